import Foundation
import SwiftReading
import Testing
import Wording

/// What people get wrong is told as the compiler tells it: what it is, where, and what mends it.
///
/// `Mistakes.txt` has them, with the answers: the source behind `> `, the sentence, the text under
/// the caret behind `at `, and what mends it.
@Suite struct MistakeTests {
  struct Mistake: CustomTestStringConvertible {
    var source: String
    var told: [String]

    var testDescription: String { source }
  }

  static let all: [Mistake] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Mistakes.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n\n").compactMap { block in
      let lines = block.split(separator: "\n").map(String.init)
      let source = lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
      return source.isEmpty
        ? nil
        : Mistake(
          source: source.joined(separator: "\n"), told: lines.filter { !$0.hasPrefix("> ") })
    }
  }()

  @Test func thereAreMany() {
    #expect(Self.all.count >= 60)
  }

  @Test(arguments: all)
  func isToldAndChangesNothing(_ mistake: Mistake) throws {
    var session = try Session()
    try session.run("var untouched = 1")
    do {
      try session.run("untouched = 2\n" + mistake.source)
      Issue.record("it was run: \(mistake.source)")
    } catch let refusal as Refusal {
      let diagnostic = refusal.diagnostic
      let start = diagnostic.range.lowerBound - "untouched = 2\n".utf8.count
      let place = String(
        decoding: mistake.source.utf8.dropFirst(start).prefix(diagnostic.range.count),
        as: UTF8.self)
      let mends = diagnostic.fix.map { [$0.text(in: .english)] } ?? []
      #expect([diagnostic.message.text(in: .english), "at \(place)"] + mends == mistake.told)
      for message in [diagnostic.message, diagnostic.fix].compactMap({ $0 }) {
        let korean = message.text(in: .korean)
        #expect(
          korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) },
          "no Korean: \(korean)")
      }
    }
    #expect(try session.run("untouched").text == "1")
  }
}
