/* What compiled code may call of the C library, for platforms whose C library would have to be built first. */
#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t n) {
  for (size_t i = 0; i < n; i++) ((char *)to)[i] = ((const char *)from)[i];
  return to;
}

void *memset(void *to, int byte, size_t n) {
  for (size_t i = 0; i < n; i++) ((char *)to)[i] = (char)byte;
  return to;
}
