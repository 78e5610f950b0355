"""What every emitted file begins with: number types, array types, and Python's integer arithmetic as C functions.

The same text is compiled as C for processors and for WebAssembly, and as C++ for a GPU.
"""

PRELUDE = """\
#include <stdint.h>
#ifdef __CUDACC__
typedef int32_t num;
#define RULE static __device__ inline
#define TABLE static __constant__
#else
#include <stdbool.h>
typedef int64_t num;
#define RULE static inline
#define TABLE static const
#endif
typedef int64_t wide;
#ifdef __cplusplus
#define _Static_assert static_assert
#endif

/* Indices are checked in builds for tests only. */
#ifdef CHECK_BOUNDS
extern int printf(const char *, ...);
extern void abort(void);
static wide check_index(wide i, wide n, const char *file, int line) {
  if (i >= 0 && i < n) return i;
  printf("%s:%d: index %lld is outside 0 to %lld\\n", file, line, (long long)i, (long long)n - 1);
  abort();
}
#define AT(i, n) check_index(i, n, __FILE__, __LINE__)
#else
#define AT(i, n) (i)
#endif

/* Division rounds down and the remainder has the sign of the divisor, as in Python. */
RULE num floordiv(num a, num b) { num q = a / b; return q - (a % b != 0 && (a ^ b) < 0); }
RULE num floormod(num a, num b) { num r = a % b; return r != 0 && (r ^ b) < 0 ? r + b : r; }
RULE wide floordiv_wide(wide a, wide b) { wide q = a / b; return q - (a % b != 0 && (a ^ b) < 0); }
RULE wide floormod_wide(wide a, wide b) { wide r = a % b; return r != 0 && (r ^ b) < 0 ? r + b : r; }
RULE num min_num(num a, num b) { return b < a ? b : a; }
RULE num max_num(num a, num b) { return b > a ? b : a; }
RULE num abs_num(num a) { return a < 0 ? -a : a; }
RULE wide min_wide(wide a, wide b) { return b < a ? b : a; }
RULE wide max_wide(wide a, wide b) { return b > a ? b : a; }
RULE wide abs_wide(wide a) { return a < 0 ? -a : a; }
RULE double min_double(double a, double b) { return b < a ? b : a; }
RULE double max_double(double a, double b) { return b > a ? b : a; }
RULE double abs_double(double a) { return a < 0 ? -a : a; }
RULE double double_from_bits(int64_t bits) { union { int64_t i; double d; } u; u.i = bits; return u.d; }
RULE int64_t bits_of_double(double d) { union { int64_t i; double d; } u; u.d = d; return u.i; }
"""

_WORDS = """
    auto break case char const continue default do double else enum extern float for goto if inline int long
    register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while
    bool true false num wide tables class delete new this template typename operator private public protected
    virtual using namespace friend export mutable explicit try catch throw xor compl asm and or not and_eq or_eq
    not_eq abs index round floor ceil exp log pow sqrt sin cos tan printf abort select signal time y0 y1 j0 j1 gamma
    floordiv floormod
"""

RESERVED = frozenset(_WORDS.split())
"""Names that mean something in C, C++ or the C library."""


def c_name(name: str) -> str:
    """A name of the rules as it is in C."""
    return f"{name}_" if name in RESERVED else name
