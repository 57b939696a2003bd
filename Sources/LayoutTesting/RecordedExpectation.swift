import Foundation

/// A text that is compared with what was recorded of it, or recorded.
struct RecordedExpectation {
  /// What the record is called, on one line.
  let name: String
  let place: TestPlace
  private let files: RecordedFiles

  /// An expectation that a test has at a place; without a name it is called as the function is, and
  /// its record stands beside the test.
  init(
    _ name: String?, _ function: String, _ place: TestPlace, beside filePath: String? = nil
  ) {
    self.name = (name ?? String(function.prefix { $0 != "(" })).onOneLine
    self.place = place
    files = RecordedFiles(named: self.name, beside: filePath ?? "\(place.filePath)")
  }

  /// What is told beside every failure.
  private static let advice =
    "If this is as it should be, record it: \(RecordedFiles.variable)=1 swift test"

  /// Compares, and fails or records.
  ///
  /// - Parameters:
  ///   - heading: What the file says first of what it holds.
  ///   - text: What is.
  ///   - pictures: Pictures that are recorded with it, by what they show.
  ///   - recording: Whether it is recorded.
  ///   - difference: What differs from a recorded text, in lines; nil where nothing does.
  func settle(
    _ heading: String, _ text: String, pictures: @autoclosure () -> [(shown: String, svg: String)],
    recording: RecordedFiles.Recording = RecordedFiles.recording(
      in: ProcessInfo.processInfo.environment),
    difference: (String) -> [String]?
  ) {
    if recording == .refused {
      return place.fail(
        "\(RecordedFiles.variable) is set in CI, where nothing is recorded. Record where you can "
          + "look at what is written.")
    }
    if let recorded = files.recorded() {
      guard let found = difference(recorded) else { return }
      if recording != .all { return place.fail((found + [Self.advice]).joined(separator: "\n")) }
    } else if recording == .never {
      return place.fail(
        "“\(name)” was never recorded: there is no \(files.text.path).\n\(Self.advice)")
    }
    let lines = "# \(name): \(heading)\n# Written by LayoutTesting; to be reviewed like code.\n\n"
    do {
      try RecordedFiles.write(lines + text, to: files.text)
      for picture in pictures() {
        try RecordedFiles.write(picture.svg, to: files.picture(of: picture.shown))
      }
      print("LayoutTesting: recorded “\(name)” in \(files.text.path)")
    } catch {
      place.fail("“\(name)” could not be recorded in \(files.text.path): \(error)")
    }
  }
}
