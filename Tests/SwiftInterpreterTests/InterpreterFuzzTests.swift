import Foundation
import SwiftInterpreter
import SwiftReading
import TestSupport
import Testing

/// No input ends the interpreter: it runs, or it is refused.
@Suite struct InterpreterFuzzTests {
  @Test func mutatedProgramsRunOrAreRefused() throws {
    let programs = try Self.programs()
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    let interpreter = try Interpreter()
    var limits = RunLimits()
    limits.steps = 20_000
    limits.size = 10_000
    for _ in 0..<fuzzRounds(150, many: 5000) {
      let lines = programs[Int.random(in: 0..<programs.count, using: &random)]
      let start = Int.random(in: 0..<lines.count, using: &random)
      var words = lines[start..<min(lines.count, start + 12)].joined(separator: "\n")
        .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0..<words.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where words.count > 1: words.remove(at: place)
        case 1: words.swapAt(place, Int.random(in: 0..<words.count, using: &random))
        case 2: words.insert(words[Int.random(in: 0..<words.count, using: &random)], at: place)
        default: words[place] = String(words[place].dropLast())
        }
      }
      let text = words.joined(separator: " ")
      _ = SwiftSource.isComplete(text)
      var copy = interpreter
      var host = EmptyHost()
      do throws(SwiftDiagnostic) {
        _ = try copy.run(try SwiftSource(text).parsed(), host: &host, limits: limits)
      } catch {
        #expect(error.range.upperBound <= text.utf8.count, "seed \(seed): \(text)")
      }
    }
  }

  @Test func randomTokensAreParsedOrRefused() {
    let tokens = [
      "let", "var", "func", "f", "x", "(", ")", "{", "}", "[", "]", "=", "+", "->", ":", ",", "1",
      "\"a\"", "if", "else", "switch", "case", ".a", "in", "$0", "<", ">", "?", "!", "struct", "\n",
      "\"\\(", "\"", "#if", "@", "&", "...", "is", "as", "try", "\\.", "where", "guard", "for",
    ]
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<fuzzRounds(2000, many: 100_000) {
      let count = Int.random(in: 1...30, using: &random)
      let text = (0..<count).map { _ in tokens[Int.random(in: 0..<tokens.count, using: &random)] }
        .joined(separator: " ")
      do throws(SwiftDiagnostic) {
        _ = try SwiftSource(text).parsed()
      } catch {
        #expect(error.range.upperBound <= text.utf8.count, "seed \(seed): \(text)")
      }
    }
  }

  private static func programs() throws -> [[String]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/SwiftPrograms")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".program") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .map { $0.split(separator: "\n").map(String.init) }
  }
}
