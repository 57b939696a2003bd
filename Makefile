play:
	swift build -c release --product diffplay
	@.build/release/diffplay
test:
	swift test
