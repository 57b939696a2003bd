import CompositionalLayout
import Foundation
import InMemoryFileSystem
import TestSupport
import Testing

@testable import DiffplayKit
@testable import LayoutLanguage
@testable import Wording
@testable import WorldModel

/// What `why` derives in random worlds: there, short, and the same as the frames.
@Suite struct DerivationPropertyTests {
  private func world(seed: UInt64) -> Playground? {
    var layouts = RandomLayouts(seed: seed)
    let section = layouts.section()
    let words = LayoutPrinter.lines(of: SectionLayout(section: section), name: "main")
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let scale = layouts.pick(["@1x", "@2x", "@3x"])
    for entry in [
      "container 390 x 600 \(scale)", "append sections main", "append a{1..7}", "apply",
      words.joined(separator: "\n"),
    ] where playground.refusal(of: entry) != nil {
      return nil
    }
    if layouts.chance(40) { _ = playground.run("measure a1 120 x 70.5") }
    if layouts.chance(30) { _ = playground.run("scroll by 130") }
    return playground
  }

  private func questions(_ playground: Playground) throws -> [String] {
    let scene = try playground.workbench.scene()
    let views = scene.solution.sections.flatMap(\.elements).compactMap { element -> String? in
      guard let kind = element.kind else { return nil }
      let name = kind.contains(" ") ? "\"\(kind)\"" : kind
      let number = element.indexPath.item
      return number == 0 ? "why frame main \(name)" : "why frame main \(name) \(number)"
    }
    return ["why frame main"] + (1...7).map { "why frame a\($0)" } + Set(views).sorted()
  }

  @Test func everyNumberIsDerivedOnOneScreen() throws {
    var told = 0
    for seed in 0..<UInt64(fuzzRounds(2, many: 2_000)) {
      guard var playground = world(seed: seed) else { continue }
      for question in try questions(playground) {
        let lines = playground.text(question)
        guard !lines.contains(where: { $0.hasPrefix("error:") }) else {
          #expect(lines.joined().contains("no room"), "seed \(seed): \(question)")
          continue
        }
        told += 1
        #expect((1...24).contains(lines.count), "seed \(seed): \(question): \(lines.count) lines")
        let whole = playground.text(question + " --all")
        #expect(whole.count >= lines.count - 1, "seed \(seed): \(question)")
      }
      for question in ["why"] + (1...7).map({ "why a\($0)" }) {
        #expect(!playground.text(question).isEmpty, "seed \(seed): \(question)")
      }
    }
    #expect(told > 7)
  }

  @Test func whatIsReckonedComesToWhatStandsThere() throws {
    var reckoned = 0
    for seed in 0..<UInt64(fuzzRounds(2, many: 2_000)) {
      guard var playground = world(seed: seed) else { continue }
      playground.workbench.settings.width = 4_000
      for question in try questions(playground) {
        for line in playground.text(question) + playground.text(question + " --all") {
          guard let sum = PrintedSum(line) else { continue }
          reckoned += 1
          #expect(sum.holds, "seed \(seed): \(question): \(line)")
          #expect(!line.contains("− -") && !line.contains("+ -"), "seed \(seed): \(line)")
        }
      }
    }
    #expect(reckoned > 20)
  }

  @Test func theFirstLinesAreTheFrame() throws {
    for seed in 0..<UInt64(fuzzRounds(2, many: 2_000)) {
      guard var playground = world(seed: seed) else { continue }
      let solution = try playground.workbench.scene().solution
      for item in 0..<7 {
        guard let frame = solution.cell(item: item, section: 0)?.frame else { continue }
        let lines = playground.text("why frame a\(item + 1)")
        for (name, value) in [
          ("width", frame.size.width), ("height", frame.size.height), ("x", frame.origin.x),
          ("y", frame.origin.y),
        ] {
          let start = "\(name) \(NumberText.rounded(value))"
          let isTold = lines.contains { $0 == start || $0.hasPrefix(start + " ") }
          #expect(isTold, "seed \(seed), a\(item + 1): no line \(start) in \(lines)")
        }
      }
    }
  }
}

/// A line of a derivation with a calculation in it, reckoned again within what rounding to two
/// decimals leaves open.
private struct PrintedSum {
  private let stated: ClosedRange<Double>
  private let reckoned: ClosedRange<Double>

  var holds: Bool { stated.overlaps(reckoned) }

  /// Nil for a line without a calculation, or with words in it.
  init?(_ line: String) {
    let text = line.drop { "├│└ ".contains($0) }
    let head = text.split(separator: "  ", maxSplits: 1).first.map(String.init) ?? ""
    let parts = head.components(separatedBy: " = ")
    guard parts.count >= 2, !head.contains("…") else { return nil }
    let isRounded = head.contains(", down to") || head.contains(", to the nearest")
    if isRounded, parts.count < 3 { return nil }
    let number = (isRounded ? parts[2] : parts[0]).components(separatedBy: ",")[0]
    let words = number.components(separatedBy: " (")[0].split(separator: " ")
    guard let last = words.last.map(String.init), let stated = Self.range(last) else {
      return nil
    }
    var formula = parts[1].components(separatedBy: " as above")[0]
    if formula.hasSuffix(" times)") { formula = formula.components(separatedBy: " (")[0] }
    guard let reckoned = Self.value(formula.components(separatedBy: ", down")[0]) else {
      return nil
    }
    (self.stated, self.reckoned) = (stated, reckoned)
  }

  private static func value(_ formula: String) -> ClosedRange<Double>? {
    for (start, pick) in [
      ("largest of ", max as (Double, Double) -> Double), ("smallest of ", min),
    ]
    where formula.hasPrefix(start) {
      let numbers = formula.dropFirst(start.count).components(separatedBy: ", ")
        .compactMap { range($0) }
      guard let first = numbers.first else { return nil }
      return numbers.dropFirst().reduce(first) {
        pick($0.lowerBound, $1.lowerBound)...pick($0.upperBound, $1.upperBound)
      }
    }
    if formula.hasPrefix("|"), formula.hasSuffix("|") {
      return range(String(formula.dropFirst().dropLast())).map { range in
        let ends = [abs(range.lowerBound), abs(range.upperBound)]
        return min(ends[0], ends[1])...max(ends[0], ends[1])
      }
    }
    let words = formula.split(separator: " ").map(String.init)
    var sum = 0.0...0.0
    var index = 0
    var sign = 1.0
    while index < words.count {
      var word = words[index]
      if word.hasPrefix("−") { (sign, word) = (-sign, String(word.dropFirst())) }
      guard var term = range(word) else { return nil }
      while index + 2 < words.count, ["×", "÷"].contains(words[index + 1]) {
        guard let factor = range(words[index + 2]) else { return nil }
        guard let result = combined(term, words[index + 1] == "×", factor) else { return nil }
        term = result
        index += 2
      }
      let signed = sign > 0 ? term : -term.upperBound ... -term.lowerBound
      sum = sum.lowerBound + signed.lowerBound...sum.upperBound + signed.upperBound
      index += 1
      guard index < words.count else { break }
      guard words[index] == "+" || words[index] == "−" else { return nil }
      sign = words[index] == "+" ? 1 : -1
      index += 1
    }
    return sum
  }

  private static func combined(
    _ first: ClosedRange<Double>, _ multiplies: Bool, _ second: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    if !multiplies, second.contains(0) { return nil }
    let ends = [first.lowerBound, first.upperBound].flatMap { left in
      [second.lowerBound, second.upperBound].map { multiplies ? left * $0 : left / $0 }
    }
    guard let low = ends.min(), let high = ends.max() else { return nil }
    return low...high
  }

  /// What a printed number can stand for.
  private static func range(_ text: String) -> ClosedRange<Double>? {
    let parts = text.split(separator: "/")
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, !numbers.isEmpty else { return nil }
    let value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
    let play = numbers.count == 2 ? 0 : 0.0051
    return value - play...value + play
  }
}
