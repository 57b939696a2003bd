import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit

@Suite struct HinterTests {
  private static let playground = Playground.after(
    "append sections main ads", "append apple avocado banana to main", "apply",
    "outline append fruit nuts")

  private func hint(_ line: String, room: Int = 200) -> Hint? {
    Hinter(Self.playground.workbench).hint(after: line, room: room)
  }

  @Test(arguments: [
    ("appe", "nd", " sections SECTION… | [items] ITEM… [to SECTION]"),
    ("app", nil, nil),
    ("append", "", " sections SECTION… | [items] ITEM… [to SECTION]"),
    ("append ", "", "sections SECTION… | [items] ITEM… [to SECTION]"),
    ("append items ", "", "ITEM… [to SECTION]"),
    ("append items a ", "", "[to SECTION]"),
    ("append items a", "", " [to SECTION]"),
    ("append items a t", "o", " SECTION"),
    ("append items a to ", "", "SECTION"),
    ("append items a to m", "ain", ""),
    ("append items a to main", nil, nil),
    ("append items a to main ", nil, nil),
    ("append \"a b\"", "", " [to SECTION]"),
    ("append \"a b", "", " [to SECTION]"),
    ("show; mov", "e", " "),
    ("zzz ", nil, nil),
    ("append items a to main zzz ", nil, nil),
    ("undo", "", " [N]"),
    ("diff ", "", "[--explain]"),
    ("layout main { group h", "orizontal", " WIDTH x HEIGHT [count N]"),
    ("layout main { group horizontal 1w x 1h { item 1w x 1h } ", "", "item | group | section | "),
    ("layout main { section insets 8 ", "", "[spacing SPACING]"),
    ("batch { delete ", "", "[items] PATH… | sections INDEX…"),
    ("set main.group.w", "idth", " DIMENSION"),
    ("set main.group.width", "", " DIMENSION"),
    ("set main.group.width ", "", "DIMENSION"),
    ("set main.group.", nil, nil),
    ("set main.group.bogus", nil, nil),
    ("set main.section.supplementariesFollowContentInsets ", "", "(true|false)"),
    ("set configuration.scrollDirection ", "", "(horizontal|vertical)"),
  ])
  func wordsShrink(_ line: String, _ insertion: String?, _ usage: String?) {
    let hint = hint(line)
    #expect(hint?.insertion == insertion)
    if let usage, !usage.isEmpty {
      #expect(hint?.usage.hasPrefix(usage) == true, "\(hint?.usage ?? "nil")")
    } else {
      #expect(hint?.usage == usage)
    }
  }

  @Test(arguments: [
    ("snapshot.appendI", "tems([", "ITEM…]) | ITEM…], toSection: SECTION)"),
    ("snapshot.appendItems([\"a\"", "", "]) | ], toSection: SECTION)"),
    ("snapshot.appendItems([\"a\"], ", "", "toSection: SECTION)"),
    ("snapshot.appendItems([\"a\"], toS", "ection: ", "SECTION)"),
    ("snapshot.insertItems([\"a\"], ", "", "beforeItem: ITEM) | afterItem: ITEM)"),
    ("_ = snapshot.indexOfItem(", "", "ITEM)"),
    ("dataSource.apply(snapshot, ", "", "animatingDifferences: (true|false)) | to: SECTION)"),
    ("snapshot.appendItems([\"a", nil, nil),
    ("snapshot.", nil, nil),
    ("snapshot.deleteA", "llItems()", ""),
  ])
  func swiftShrinks(_ line: String, _ insertion: String?, _ usage: String?) {
    let hint = hint(line)
    #expect(hint?.insertion == insertion)
    if let usage, !usage.isEmpty {
      #expect(hint?.usage.hasPrefix(usage) == true, "\(hint?.usage ?? "nil")")
    } else {
      #expect(hint?.usage == usage)
    }
  }

  /// Where not all fits, only the next words are told.
  @Test func aLongUsageIsToldByItsHeads() {
    #expect(hint("append ", room: 30)?.usage == "sections | [items]")
  }

  // MARK: - The derivative agrees with the matcher

  /// Tokens of all commands' examples, which are mixed into lines that fit more or less.
  private static let examples: [[Token]] = CommandTable.all.flatMap(\.examples).flatMap { example in
    UnfinishedEntry(example).statements.compactMap { statement in
      if case .words(let tokens) = statement { tokens } else { nil }
    }
  }

  private func agrees(_ tokens: [Token]) -> Bool {
    guard let verb = tokens.first, let command = CommandTable.command(verb.text) else {
      return true
    }
    let isParsed = (try? CommandTable.parser.parse(tokens)) != nil
    let remainders = HintRemainder.all(of: command, after: tokens.dropFirst())
    return isParsed == remainders.contains(where: \.canEnd)
  }

  @Test(arguments: examples.indices)
  func everyExampleAndItsPrefixesAreReadAlike(_ index: Int) {
    let tokens = Self.examples[index]
    for count in 1...tokens.count {
      #expect(agrees(Array(tokens.prefix(count))), "\(tokens.prefix(count).map(\.text))")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func mixedTokensAreReadAlike(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let all = Self.examples.flatMap(\.self)
    for _ in 0..<200 {
      var tokens = Self.examples.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 1...tokens.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: if tokens.count > 1, place < tokens.count { tokens.remove(at: place) }
        case 1: tokens.insert(all.randomElement(using: &generator) ?? tokens[0], at: place)
        default: tokens.append(tokens[tokens.count - 1])
        }
      }
      #expect(agrees(laidOut(tokens)), "seed \(seed): \(tokens.map(\.text))")
    }
  }

  /// The tokens as they would stand in one line, each after the one before.
  private func laidOut(_ tokens: [Token]) -> [Token] {
    var end = 0
    return tokens.map { token in
      let start = end
      end += token.range.count + 1
      return Token(kind: token.kind, text: token.text, range: start..<start + token.range.count)
    }
  }

  // MARK: - Anything may be typed

  @Test(arguments: 0..<UInt64(fuzzRounds(6, many: 2_000)))
  func anythingMayBeTypedFuzz(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "append", "snapshot", ".", "appendItems", "(", "[", "\"", "a", "]", ")", ",", " ", "to", "{",
      "}", ";", "가", "=", "_", "let", ":", "#", "//", "\n", "1w", "<", ">", "set", "outline",
      "main.section.", "IndexPath(", "layout main {", "\\u{", "é", "group",
    ]
    let workbench = Self.playground.workbench
    for _ in 0..<150 {
      var line = ""
      for _ in 0..<Int.random(in: 1...10, using: &generator) {
        line += pieces.randomElement(using: &generator) ?? ""
        let count = line.utf8.count
        _ = Hinter(workbench).hint(after: line, room: 40)
        let (start, candidates) = Completer(workbench).completions(of: line, cursor: count)
        #expect(0...count ~= start, "seed \(seed): \(line)")
        #expect(Set(candidates).count == candidates.count, "seed \(seed): \(line)")
        let highlights = Highlighter(workbench).highlights(
          of: line, cursor: Int.random(in: 0...count, using: &generator))
        var end = 0
        for highlight in highlights {
          #expect(highlight.range.lowerBound >= end, "seed \(seed): \(line)")
          end = highlight.range.upperBound
        }
        #expect(end <= count, "seed \(seed): \(line)")
      }
    }
  }
}
