# What a person needs:
#
#   make play              build what is missing and open the playground
#   make build             the release program, .build/release/diffplay
#   make test              build and run the tests, or those of one module: MODULE=JSON
#   make bench             measure, against the floor of each operation
#   make long              run the tests that take long, and some random imports
#   make fuzz              run the long random tests
#   make docs              print docs/commands.md and the pictures of docs anew
#   make install PREFIX=~  put program, man page and completions below PREFIX (/usr/local)
#   make dist              archive, Debian package, formula and container recipe, in .build/dist
#   make lint              check the format of the sources
#   make clean             remove what was built

PREFIX = /usr/local
DESTDIR =

program = .build/release/diffplay
# What serves the page in the browser stands beside the program.
page = --product diffplay-page
# The library that `import` compiles code against is built with it, so that no import waits for it.
# Touched after each build: SwiftPM leaves a program that did not change as old as it was.
built = .build/diffplay.built
sources = Package.swift $(shell find Sources Sessions -type f 2>/dev/null)
ifeq ($(shell uname),Linux)
  # At a fixed address, the loader has no pointers to move: a quarter of a launch.
  link = --product diffplay --static-swift-stdlib -Xlinker -no-pie
  # Alone in a folder, static libraries are found there before the shared ones, whose relocations
  # take a sixth of a launch.
  libraries = $(CURDIR)/.build/libraries
  static = .ci/static-libraries $(libraries) && export DIFFPLAY_LIBRARIES=$(libraries) &&
else
  link = --product diffplay
endif

help:
	@sed -n '/^#/!q;s/^# \{0,1\}//p' Makefile

# A program for the first prompt: the engines optimized, what is above them not. Who has built the
# optimized program plays that.
quick = .build/play/debug/diffplay

play:
	@if [ -x $(program) ] && $(MAKE) -q $(built); then $(program); \
	else $(MAKE) -s $(quick).built && $(quick); fi

$(quick).built: $(sources) $(if $(wildcard $(quick)),,missing)
	@.ci/prepare
	$(static) DIFFPLAY_QUICK=1 .ci/quietly swift build --scratch-path .build/play $(link) \
	  --disable-index-store -Xswiftc -gnone
	DIFFPLAY_QUICK=1 .ci/quietly swift build --scratch-path .build/play $(page) \
	  --disable-index-store -Xswiftc -gnone
	-$(quick) prepare-import $(CURDIR)/.build/library
	@touch $@

build: $(built)

$(built): $(sources) $(if $(wildcard $(program)),,missing)
	@.ci/prepare
	$(static) swift build -c release $(link)
	swift build -c release $(page)
	$(program) prepare-import $(CURDIR)/.build/library
	@touch $@

missing:

# The engines check their invariants in tests. Without what a debugger reads they are built sooner.
tests = DIFFPLAY_CHECKS=1 $(1) swift test -Xswiftc -gnone

test:
	@.ci/prepare
	$(call tests,$(if $(MODULE),DIFFPLAY_MODULE=$(MODULE)))

# Its plan is made anew: SwiftPM does not notice files that come or go in the library below it.
bench:
	@.ci/prepare
	@rm -f Tests/Benchmarks/.build/*.yaml
	DIFFPLAY_KIWI=$$(.ci/kiwi) swift run -c release --package-path Tests/Benchmarks
	DIFFPLAY_BENCH=1 swift run -c release PromptBenchmarks

# The suites of which some or all tests take long say so.
long = $(shell grep -rl 'runsLongTests' Tests --include='*Tests.swift' | sed 's|.*/||;s|[.]swift||' \
  | paste -sd '|' -)

long:
	@.ci/prepare
	$(call tests,DIFFPLAY_LONG=1) --filter "$(long)"
	$(call tests,DIFFPLAY_FUZZ='0..<12') --skip-build --filter ImportMutationFuzzTests

fuzz:
	@.ci/prepare
	$(call tests,DIFFPLAY_FUZZ=1) --filter "Fuzz|BruteForceTests|TextPropertyTests"

docs: $(built)
	$(program) reference > docs/commands.md
	sed '/^## Errata$$/,$$d' docs/fidelity.md > .build/fidelity.md
	$(program) reference --errata >> .build/fidelity.md
	cp .build/fidelity.md docs/fidelity.md
	$(program) run docs/pictures/pictures.txt > /dev/null

install: $(built)
	@.ci/install "$(program)" "$(DESTDIR)$(PREFIX)"

# URL is where the archive of the sources will be fetched from.
dist: $(built)
	@.ci/dist "$(program)" .build/dist "$(URL)"

# What was made, tried on a system that has nothing but its base (as root, with debootstrap).
try-dist: dist
	@.ci/try-dist .build/dist

# What has Apple's names is documented by Apple: a comment says only how it differs.
facade = Sources/HeadlessUIKit Sources/UIKit Sources/_Testing_UIKit Sources/ImportedPackages \
  Sources/HostedViews Tests
engines = $(filter-out $(facade),$(wildcard Sources/*))

lint:
	swift format lint --strict --parallel --recursive --configuration .ci/swift-format.json \
	  Package.swift $(engines)
	swift format lint --strict --parallel --recursive \
	  --configuration .ci/facade.swift-format.json $(facade)

clean:
	rm -rf .build Tests/Benchmarks/.build Tests/Consumer/.build

.PHONY: help play build missing test bench long fuzz docs install dist try-dist lint clean
