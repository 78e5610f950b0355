#!/bin/sh
# Prints where a Chromium is, for the browser tests; installs Debian's where there is none and this may be done.
# The headless shell comes first: without windows it needs a sixth less processor time for the same pages.
for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
  command -v "$name" && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  {
    echo "Installing Chromium for the browser tests (once)"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium-headless-shell ||
      DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium
  } >&2
  command -v chromium-headless-shell || command -v chromium && exit 0
fi
echo "The browser tests need Chromium. Install it (Debian and Ubuntu: sudo apt-get install chromium)" >&2
echo "or name one: make test CHROMIUM=/path/to/chromium" >&2
exit 1
