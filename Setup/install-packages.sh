#!/usr/bin/env bash
# Installs the Debian packages of the given purposes (build, check) that are not installed yet.
# With everything installed it does nothing and needs neither network nor rights.
set -euo pipefail
cd "$(dirname "$0")"

missing=()
for purpose in "$@"; do
  while read -r kind name _; do
    [ "$kind" = "$purpose" ] || continue
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
  done < packages.txt
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || {
    echo "set-up needs these Debian packages: ${missing[*]}; install them as root" >&2
    exit 1
  }
  as_root=(sudo)
fi
echo "installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null 2>&1 || {
  # The package lists may be old or missing.
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null
}
