# make          builds the program; make demo plays a clip; make test tests; make help lists the rest

PREFIX ?= /usr/local
SWIFT := swift
BUILD := $(SWIFT) build -c release
PROGRAM := .build/release/theremin
TEST := $(SWIFT) test -c release --disable-testable-imports
CLIP := Tests/Fixtures/silent-night.mp4

.PHONY: all help setup models program demo test test-all web lint bench install uninstall clean \
  demo-clip goldens fuzz

all: program

help:
	@echo "make          set up and build .build/release/theremin"
	@echo "make demo     play a clip: sound, notes and joints into demo/"
	@echo "make test     build and run the tests"
	@echo "make test-all the tests, and what outside judges say of us"
	@echo "make bench    measure, as in docs/measurements.md"
	@echo "make lint     check the format"
	@echo "make install  PREFIX=… install program and networks (default /usr/local)"

## Set-up: Debian packages and the networks; does nothing where both are in place.
setup:
	@Setup/install-packages.sh build
	@Setup/fetch-models.sh

models:
	@Setup/fetch-models.sh

program: setup
	$(BUILD) --product theremin

demo: program
	@mkdir -p demo
	$(PROGRAM) render $(CLIP) -o demo/song.wav -o demo/song.csv
	$(PROGRAM) track $(CLIP) -o demo/joints.csv
	@$(BUILD) --product melody-report >/dev/null
	.build/release/melody-report demo/song.csv

test: setup
	$(TEST)

lint:
	$(SWIFT) format lint --strict -r Sources Tests Benchmarks Package.swift

install: program
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/theremin/models
	install -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/theremin
	install -m 644 Models/*.tflite $(DESTDIR)$(PREFIX)/share/theremin/models
	install -m 644 LICENSE NOTICE $(DESTDIR)$(PREFIX)/share/theremin

uninstall:
	rm -rf $(DESTDIR)$(PREFIX)/bin/theremin $(DESTDIR)$(PREFIX)/share/theremin

clean:
	rm -rf .build .build-web demo
