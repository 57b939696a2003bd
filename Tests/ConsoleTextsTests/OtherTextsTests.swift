import Foundation
import TestSupport
import Testing

@testable import ConsoleTexts

/// What is no text of a console is left alone, whatever it is.
@Suite struct OtherTextsTests {
  /// The texts of all files below a folder of the package whose names end so.
  private func files(in folder: String, ending suffix: String) throws -> [String] {
    let root = Fixtures.packageRoot.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(suffix) }.map {
      try String(contentsOf: root.appending(path: $0), encoding: .utf8)
    }
  }

  @Test func noCommandIsClaimed() throws {
    var commands = 0
    let folders = ["Sessions/commands", "Sessions/lessons", "Sessions/mistakes", "Sessions/seeds"]
    for session in try folders.flatMap({ try files(in: $0, ending: ".session") }) {
      for line in session.split(separator: "\n") where line.hasPrefix("> ") || line.hasPrefix(". ")
      {
        // A crash text that is pasted is one.
        if line.hasPrefix("> *** ") { continue }
        commands += 1
        #expect(ConsoleText.find(in: String(line.dropFirst(2))) == nil, "\(line)")
      }
    }
    #expect(commands > 1000)
  }

  @Test func noSwiftCodeIsClaimed() throws {
    let samples = try files(in: "Tests/SampleCode", ending: ".swift")
    let engines = try files(in: "Sources/CompositionalLayout/Solver", ending: ".swift")
    #expect(samples.count + engines.count > 20)
    for text in samples + engines {
      #expect(ConsoleText.find(in: text).map(\.id) == nil)
      // Each line in a long run, some of them in a usual one.
      let lines = text.split(separator: "\n")
      for index in stride(from: 0, to: lines.count, by: fuzzRounds(5, many: 1)) {
        #expect(ConsoleText.find(in: String(lines[index])) == nil, "\(lines[index])")
      }
    }
  }

  @Test func noMendIsClaimed() {
    for text in ConsoleText.all {
      #expect(ConsoleText.find(in: text.mend.joined(separator: "\n")) == nil)
    }
  }

  @Test(arguments: [
    "", " ", "\n\n", "fatalError(\"Index\")", "throw Failure.indexOutOfRange",
    "batch { delete 0-0 }",
    "why is my section empty", "deadlock", "헤더가 왜 안 보이나요", "error: no such module 'UIKit'",
    "append \"Invalid update\"", "{(\n a\n)}", "0x7f", "*** First throw call stack:",
  ])
  func nothingIsMadeOf(_ text: String) {
    #expect(ConsoleText.find(in: text)?.id == nil)
  }

  /// Texts that are made to take long, or to break what reads them.
  static let hostile: [(name: String, text: String)] = {
    let size = 2_000_000
    func filled(_ words: String) -> String {
      String(repeating: words, count: size / words.utf8.count)
    }
    return [
      ("escapes", filled("\u{1B}[")), ("open braces", filled("{(")), ("zeros", filled("\0")),
      ("beginnings of a text", filled("Invalid parameter not satisfying: ")),
      ("beginnings with holes", filled("attempt to delete item 1 from section ")),
      ("ends with holes", filled("} does not intersect {")), ("backslashes", filled("\\")),
      ("no line", filled("Deadlock detected")), ("line breaks", filled("\n> ")),
      ("broken signs", String(decoding: [UInt8](repeating: 0xE2, count: size), as: UTF8.self)),
      ("digits", "attempt to delete item " + filled("9")),
    ]
  }()

  @Test(arguments: hostile.map(\.name)) func hostileTextEnds(_ name: String) throws {
    let text = try #require(Self.hostile.first { $0.name == name }?.text)
    let time = ContinuousClock().measure { _ = ConsoleText.findings(in: text) }
    #expect(time < .seconds(5), "\(time)")
  }

  @Test func theEndOfALongTextIsRead() {
    let noise = String(repeating: "2024-01-31 10:11:12 Shop[1:2] fine\n", count: 200_000)
    let text = noise + "Failed to find index of item pear\n"
    #expect(ConsoleText.find(in: text)?.holes["item"] == "pear")
  }

  @Test func everyBeginningAndEndOfATextIsRead() {
    for sample in ConsoleSamples.all {
      let bytes = Array(sample.text.utf8)
      for length in stride(from: 0, through: bytes.count, by: 3) {
        _ = ConsoleText.find(in: String(decoding: bytes.prefix(length), as: UTF8.self))
        _ = ConsoleText.find(in: String(decoding: bytes.suffix(length), as: UTF8.self))
      }
    }
  }

  /// A crash as Xcode shows it, with its backtrace, is found at once.
  @Test func aPasteTakesNoTime() throws {
    let crash = try #require(MatchingTests.manglings.first { $0.description.contains("uncaught") })
    let text =
      crash.apply(ConsoleSamples.batches[0].text)
      + String(
        repeating: "\t12  UIKitCore   0x0000000185c2 -[UIView layoutSubviews] + 33\n", count: 60)
    _ = ConsoleText.find(in: text)
    let times = (0..<5).map { _ in
      ContinuousClock().measure { _ = ConsoleText.find(in: text) }
    }
    #expect(times.min() ?? .zero < .milliseconds(10), "\(times)")
  }
}
