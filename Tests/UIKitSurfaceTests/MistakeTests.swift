import Foundation
import SwiftInterpreter
import SwiftReading
import Testing
import Wording

/// What people get wrong is told as the compiler tells it: what it is, where, and what mends it.
///
/// `Mistakes.txt` has them, with the answers: the source behind `> `, the sentence, the text under
/// the caret behind `at `, and what mends it. `DIFFPLAY_RECORD=1` writes it anew, to be read.
@Suite struct MistakeTests {
  struct Mistake: CustomTestStringConvertible {
    var source: String
    var told: [String]

    var testDescription: String { source }

    /// What is told of it, line by line; nil where it runs.
    func answer(in session: inout Session) throws -> (diagnostic: SwiftDiagnostic, told: [String])?
    {
      let start = "untouched = 2\n"
      do {
        try session.run(start + source)
        return nil
      } catch let refusal as Refusal {
        let diagnostic = refusal.diagnostic
        let offset = diagnostic.range.lowerBound - start.utf8.count
        let place = String(
          decoding: source.utf8.dropFirst(offset).prefix(diagnostic.range.count), as: UTF8.self)
        let mends = diagnostic.fix.map { [$0.text(in: .english)] } ?? []
        return (diagnostic, [diagnostic.message.text(in: .english), "at \(place)"] + mends)
      }
    }
  }

  private static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Mistakes.txt")

  static let all: [Mistake] = {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let mistakes = text.components(separatedBy: "\n\n").compactMap { block -> Mistake? in
      let lines = block.split(separator: "\n").map(String.init)
      let source = lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
      return source.isEmpty
        ? nil
        : Mistake(
          source: source.joined(separator: "\n"), told: lines.filter { !$0.hasPrefix("> ") })
    }
    guard ProcessInfo.processInfo.environment["DIFFPLAY_RECORD"] != nil else { return mistakes }
    return (try? recorded(mistakes)) ?? mistakes
  }()

  private static func recorded(_ mistakes: [Mistake]) throws -> [Mistake] {
    let told = try mistakes.map { mistake in
      var session = try Session()
      try session.run("var untouched = 1")
      return Mistake(
        source: mistake.source, told: try mistake.answer(in: &session)?.told ?? ["it runs"])
    }
    let blocks = told.map { mistake in
      let source = mistake.source.split(separator: "\n").map { "> \($0)" }
      return (source + mistake.told).joined(separator: "\n") + "\n"
    }
    try blocks.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    return told
  }

  @Test func thereAreMany() {
    #expect(Self.all.count >= 120)
  }

  @Test(arguments: all)
  func isToldAndChangesNothing(_ mistake: Mistake) throws {
    var session = try Session()
    try session.run("var untouched = 1")
    let answer = try #require(try mistake.answer(in: &session), "it was run: \(mistake.source)")
    #expect(answer.told == mistake.told)
    for message in [answer.diagnostic.message, answer.diagnostic.fix].compactMap({ $0 }) {
      let korean = message.text(in: .korean)
      #expect(
        korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) },
        "no Korean: \(korean)")
    }
    #expect(try session.run("untouched").text == "1")
  }
}
