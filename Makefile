# make          builds the program; make demo plays a clip; make test tests; make help lists the rest

PREFIX ?= /usr/local
PROGRAM := .build/release/theremin
DEMO := Tests/Fixtures/silent-night.mp4
MEDIA := ../shared/media
PYTHON := .judges/venv/bin/python

# Always all products: after building one alone, SwiftPM does not notice that a changed module has other
# layouts for the next one, and links what does not fit together.
BUILD := swift build -c release
TEST := swift test -c release --disable-testable-imports

.PHONY: all help setup models program demo test test-all web lint format bench simulate install \
  uninstall clean demo-clip goldens golden-pictures fuzz gestures built-in-gestures \
  tracking-errors

all: program

help:
	@echo "make            set up and build $(PROGRAM)"
	@echo "make demo       play a clip: sound, notes, joints, movie and poster into demo/"
	@echo "make test       build and run the tests"
	@echo "make test-all   also ask outside judges: MediaPipe, aubio, ffprobe, and browsers"
	@echo "make bench      measure, as in docs/measurements.md"
	@echo "make simulate   let simulated beginners and experts play the lessons"
	@echo "make lint       check the format; make format mends it"
	@echo "make web        build the page into dist/, for any web server"
	@echo "make fuzz       feed damaged networks and songs to what reads them for a while"
	@echo "make demo-clip  render the demo's clip anew; make goldens the networks' tables"
	@echo "make gestures   measure poses and actions; make built-in-gestures trains them anew,"
	@echo "                make tracking-errors what they learn from"
	@echo "make install    PREFIX=… install program and networks (default $(PREFIX)); make uninstall"

## Set-up: Debian packages and the networks; does nothing where both are in place.
setup:
	@Setup/install-packages.sh build
	@Setup/fetch-models.sh

models:
	@Setup/fetch-models.sh

program: setup
	$(BUILD)

## The main job, on a committed clip: no camera, no loudspeaker.
demo: program
	@mkdir -p demo
	$(PROGRAM) render $(DEMO) -o demo/song.wav -o demo/song.csv -o demo/demo.mp4 \
	  -o demo/poster.png --at 7.9
	$(PROGRAM) track $(DEMO) -o demo/joints.csv
	@.build/release/demo-report demo/song.wav

## What a newcomer runs: the build's packages are enough.
test: setup
	$(TEST)
	Tests/Web/check.sh
	Tests/Examples/run.sh
	@echo "make test: all passed"

## Adds outside judges from Debian and PyPI, browsers, and what takes longer.
test-all: program
	@Setup/install-packages.sh check
	@Tests/Judges/set-up.sh
	$(MAKE) --no-print-directory lint
	THEREMIN_TEST_ALL=1 $(TEST) --filter MediaTests
	Tests/Install/run.sh
	$(PYTHON) Tests/Judges/files.py $(PROGRAM) Tests/Fixtures
	$(PYTHON) Tests/Judges/sound.py $(PROGRAM) $(DEMO) $(MEDIA)
	$(PYTHON) Tests/Judges/virtual_hand.py .build/release/virtual-hand
	$(PYTHON) Tests/Judges/songs.py .build/release/SongReader Tests/Fixtures/Songs
	$(PYTHON) Tests/Judges/tracking.py $(PROGRAM) $(MEDIA)
	Tests/Browser/run.sh
	@echo "make test-all: all passed"

## The core as WebAssembly, and the page around it.
web: setup
	@Setup/build-page.sh

lint:
	swift format lint --strict -r Sources Tests Benchmarks Examples Package.swift

format:
	swift format -i -r Sources Tests Benchmarks Examples Package.swift

demo-clip: program
	Setup/make-demo-clip.sh

goldens: setup
	@Tests/Judges/set-up.sh
	$(PYTHON) Tests/Goldens/NeuralNet/make_goldens.py

## After a change of what the stage shows: look at every picture before it is committed.
golden-pictures: setup
	THEREMIN_WRITE_GOLDENS=1 $(TEST) --filter GoldenTests

fuzz:
	Tests/Fuzz/fuzz.sh

## Nothing else should run meanwhile.
bench: program
	@Setup/install-packages.sh check
	@Tests/Judges/set-up.sh
	@Benchmarks/run.sh $(MEDIA)

## Poses and actions beside scikit-learn; renders and tracks some hundred hands, which takes minutes.
gestures: program
	@Benchmarks/gestures.sh $(MEDIA)

## After a change of features, shapes or motions: the same code gives the same bytes.
built-in-gestures: program
	.build/release/gesture-trainer train Sources/Core/Gestures/BuiltIn Sources/GestureTrainer/Errors
	$(BUILD)

## What the tracker makes of rendered hands: after a change of the tracker, the renderer or the shapes; some minutes.
tracking-errors: program
	@mkdir -p .build/tracked-hands
	.build/release/TrackedHands Models full training 1100 11 > .build/tracked-hands/full-11.csv
	.build/release/TrackedHands Models lite training 1600 12 > .build/tracked-hands/lite-12.csv
	for hands in full-11 lite-12; do .build/release/gesture-trainer errors \
	  .build/tracked-hands/$$hands.csv Sources/GestureTrainer/Errors/$$hands.csv || exit 1; done

## What the assist does for simulated players: a model, not a measurement of people.
simulate: program
	.build/release/SimulatedLessons

## The README's pictures.
docs/poster.png: demo
	cp demo/poster.png $@

docs/demo.png: demo
	@Tests/Judges/set-up.sh
	$(PYTHON) Setup/draw-demo.py $(DEMO) demo/joints.csv demo/song.csv \
	  Tests/Fixtures/silent-night.csv $@

## What the correction does.
docs/assist.png: program
	@Tests/Judges/set-up.sh
	.build/release/AssistCurves | $(PYTHON) Setup/draw-assist.py $@

## The page goes along where it has been made. Its packed files count as long as they are not older than the plain ones.
install: program
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/theremin/models
	install -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/theremin
	install -m 644 Models/*.tflite $(DESTDIR)$(PREFIX)/share/theremin/models
	install -m 644 LICENSE NOTICE $(DESTDIR)$(PREFIX)/share/theremin
	rm -rf $(DESTDIR)$(PREFIX)/share/theremin/web
	[ ! -f dist/index.html ] || { \
	  cp -RL --preserve=timestamps dist $(DESTDIR)$(PREFIX)/share/theremin/web && \
	  chmod -R u+rwX,go+rX,go-w $(DESTDIR)$(PREFIX)/share/theremin/web; }

uninstall:
	rm -rf $(DESTDIR)$(PREFIX)/bin/theremin $(DESTDIR)$(PREFIX)/share/theremin

clean:
	rm -rf .build .build-web demo dist
