#!/bin/sh
# Builds the page into dist/, ready for any web server that knows application/wasm.
#
# All files but index.html, manifest.webmanifest and sw.js get a part of their SHA-256 into their names, so that
# they may be cached for ever; references (./name.ext) are rewritten. sw.js gets the lists of files and a version
# made of them. Beside texts, modules and the lite networks lie their .gz for servers that use them.
set -eu
cd "$(dirname "$0")/.."
root=$PWD

module=$(Setup/build-web.sh)
relaxed=$(Setup/build-web.sh relaxed)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/in" "$work/out"
cp Page/*.js Page/*.css Page/*.html Page/*.webmanifest Page/Fonts/*.woff2 Page/Icons/*.svg Page/Icons/*.png \
  Page/Words/*.json Models/*.tflite Tests/Fixtures/silent-night.mp4 "$work/in"
for name in Poses Actions; do
  # The built-in models, out of the Swift files that hold them for the command line.
  sed -n 's|^  \([A-Za-z0-9+/=]*\)\\*$|\1|p' "Sources/Core/Gestures/BuiltIn/BuiltIn$name.swift" | base64 -d \
    >"$work/in/$(echo $name | tr PA pa).model"
done
cp "$module" "$work/in/ThereminWeb.wasm"
cp "$relaxed" "$work/in/ThereminWebRelaxed.wasm"
cd "$work/in"

: >"$work/renamed"
# Moves a file into out/ under a name with its hash, its own references rewritten.
publish() {
  case $1 in *.js | *.css) sed -i -f "$work/renamed" "$1" ;; esac
  stem=${1%.*}
  name=$stem-$(sha256sum "$1" | cut -c1-10).${1##*.}
  mv "$1" "$work/out/$name"
  echo "s|\\./$stem\\.${1##*.}\"|./$name\"|g" >>"$work/renamed"
}

for file in *.wasm *.tflite *.model *.mp4 *.woff2 *.png *.svg *.json; do publish "$file"; done
# A file's hash depends on the names in it: those first that name none of the others.
mv sw.js "$work/sw.js"
while [ -n "$(find . -name "*.js" -o -name "*.css")" ]; do
  published=
  for file in *.js *.css; do
    [ -e "$file" ] || continue
    # `import` and `url` name a file as "./name".
    for other in *.js *.css; do
      if [ "$other" != "$file" ] && grep -qF "\"./$other\"" "$file"; then continue 2; fi
    done
    publish "$file"
    published=yes
  done
  [ -n "$published" ] || { echo "these files name each other in a circle:" *.js >&2; exit 1; }
done
sed -i -f "$work/renamed" index.html manifest.webmanifest
mv index.html manifest.webmanifest "$work/out"
# The licences travel with what they are for.
cat "$root/LICENSE" "$root/NOTICE" "$root/Page/Fonts/OFL.txt" >"$work/out/LICENSES.txt"

cd "$work/out"
# Names as the elements of a JavaScript array.
list() { for name in "$@"; do [ ! -e "$name" ] || printf '"./%s", ' "$name"; done | sed 's/, $//'; }
shell="\"./\", $(list manifest.webmanifest *.css *.js *.json *.woff2 *.svg *.png)"
sed -e "s|\"SHELL\"|$shell|" -e "s|\"OTHERS\"|$(list *.wasm *.tflite *.model *.mp4)|" "$work/sw.js" >sw.js
version=$(cat sw.js index.html manifest.webmanifest | sha256sum | cut -c1-10)
sed -i "s|VERSION|$version|" sw.js
gzip -9 -n -k ./*.html ./*.js ./*.css ./*.json ./*.svg ./*.webmanifest ./*.wasm ./*_lite-*.tflite

rm -rf "$root/dist"
mv "$work/out" "$root/dist"
chmod 755 "$root/dist"
echo "dist/: the page, version $version"
