import Foundation

/// A comparison of what stands on screens with what was recorded of them.
@MainActor struct LayoutExpectation {
  /// As many differences of a screen are told; the page has all.
  private static let toldDifferences = 8

  private let recorded: RecordedExpectation
  private var name: String { recorded.name }

  /// An expectation that a test has at a place; without a name it is called as the function is.
  init(_ name: String?, _ function: String, _ place: TestPlace) {
    recorded = RecordedExpectation(name, function, place)
  }

  /// Lays out on each screen, compares, and fails or records.
  func check(on screens: [LayoutScreen], _ show: (LayoutScreen) throws -> Stage?) rethrows {
    let place = recorded.place
    guard !screens.isEmpty else { return place.fail("“\(name)” is looked at on no screen.") }
    let titles = screens.map(\.title)
    for (index, title) in titles.enumerated() where titles[..<index].contains(title) {
      return place.fail("“\(name)” is looked at on two screens that are called \(title).")
    }
    var shown: [LayoutRecord] = []
    for screen in screens {
      let told = try place.tellingExceptions(on: screen) {
        try show(screen).map { LayoutRecord(of: $0.collectionView, on: screen) }
      }
      guard let seen = told else { return }
      guard let record = seen else {
        return place.fail("“\(name)” shows no collection view on \(screen.title).")
      }
      shown.append(record)
    }
    recorded.settle(
      "where everything stands, in points, from the start of the content.",
      shown.map(\.text).joined(separator: "\n"),
      pictures: shown.map { ($0.screen, $0.svg(titled: name)) }
    ) { difference(of: shown, from: $0) }
  }

  /// What differs, screen by screen; the pictures of what does are written.
  private func difference(of shown: [LayoutRecord], from text: String) -> [String]? {
    let recorded: [LayoutRecord]
    do throws(LayoutRecord.ParsingError) {
      recorded = try LayoutRecord.parse(text)
    } catch {
      return ["The record of “\(name)” cannot be read: \(error)"]
    }
    if recorded == shown { return nil }
    var lines: [String] = []
    for record in shown {
      if let expected = recorded.first(where: { $0.screen == record.screen }) {
        lines += difference(of: record, from: expected)
      } else {
        lines.append("“\(name)” was never recorded on \(record.screen).")
      }
    }
    let screens = Set(shown.map(\.screen))
    for record in recorded where !screens.contains(record.screen) {
      lines.append("“\(name)” was recorded on \(record.screen), and is not looked at there.")
    }
    return lines.isEmpty
      ? ["“\(name)” is looked at on its screens in another order than it was recorded."] : lines
  }

  private func difference(of record: LayoutRecord, from expected: LayoutRecord) -> [String] {
    let differences = record.differences(from: expected)
    if differences.isEmpty { return [] }
    let changed = record.changedNames(from: expected).count
    var lines = [
      "“\(name)” differs on \(record.screen): \(changed) of \(record.elements.count) elements."
    ]
    lines += differences.listed(atMost: Self.toldDifferences)
    return lines + pictures(of: record, expected, differences)
  }

  /// Writes both pictures and the page that has them side by side; says where.
  private func pictures(
    of record: LayoutRecord, _ expected: LayoutRecord, _ differences: [String]
  ) -> [String] {
    let folder = RecordedFiles.failures(in: ProcessInfo.processInfo.environment)
    let stem = "\(RecordedFiles.fileName(name)).\(RecordedFiles.fileName(record.screen))"
    let page = record.page(expected: expected, titled: name, differences: differences)
    let files = [
      ("recorded.svg", expected.svg(titled: "\(name), recorded,")),
      ("now.svg", record.svg(titled: name)), ("html", page),
    ]
    do {
      for (suffix, text) in files {
        try RecordedFiles.write(text, to: folder.appending(path: "\(stem).\(suffix)"))
      }
      return ["  Pictures: \(folder.path)/\(stem).html, .recorded.svg, .now.svg"]
    } catch {
      return ["  The pictures could not be written to \(folder.path)."]
    }
  }
}
