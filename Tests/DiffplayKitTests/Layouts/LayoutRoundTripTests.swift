import CompositionalLayout
import InMemoryFileSystem
import TestSupport
import Testing

@testable import DiffplayKit
@testable import LayoutLanguage
@testable import WorldModel
@testable import WorldWording

/// What `layout` prints is read again as an equal layout.
@Suite struct LayoutRoundTripTests {
  /// Writes random layouts in the words of the grammar.
  private struct Writer {
    var generator: SeededGenerator

    mutating func pick(_ choices: [String]) -> String {
      choices.randomElement(using: &generator) ?? ""
    }

    mutating func maybe(_ words: (inout Writer) -> String) -> String {
      Bool.random(using: &generator) ? " " + words(&self) : ""
    }

    mutating func number() -> String {
      pick([
        "0", "1", "8.5", "-3", "1/3", "2/7", "44", "0.1", "1000000", "123456789.25", "0.0000001",
        "10000000000000000000000", "-12345000000000000000000", "(1/2)", "-0",
      ])
    }

    mutating func dimension() -> String {
      number() + pick(["w", "h", ""])
    }

    mutating func size() -> String {
      let dimensions = (0..<2).map { _ in
        let mark = pick(["", "", "~", "=~"])
        return mark.isEmpty ? dimension() : mark + number()
      }
      return dimensions.joined(separator: " x ")
    }

    mutating func numbers(_ count: Int) -> String {
      (0..<count).map { _ in number() }.joined(separator: " ")
    }

    mutating func insets() -> String {
      let count = [1, 2, 4].randomElement(using: &generator) ?? 1
      return "insets " + numbers(count)
    }

    mutating func edges() -> String {
      let sides = (0..<4).map { _ in
        let number = number()
        return pick(["_", "flexible:" + number, number])
      }
      return "edges " + sides.joined(separator: " ")
    }

    mutating func kind() -> String {
      pick([
        "kind", "none", "header", "footer", "1w", "x", "지금", "a b", "pin", "insets", "", "a\"b\\",
        "1..3", "at", "top", "title",
      ])
    }

    mutating func quotedKind() -> String { Identifier.quote(kind()) }

    mutating func badge() -> String {
      var words = "badge \(quotedKind()) \(size())"
      words += maybe { "at " + $0.pick(["top", "leading bottom", "trailing top", "top leading"]) }
      words += maybe {
        "itemAnchor " + $0.pick(["top", "bottom trailing", "center"])
          + $0.maybe { $0.pick(["itemOffset ", "itemFraction "]) + $0.numbers(2) }
      }
      words += maybe { $0.pick(["offset ", "fraction "]) + $0.numbers(2) } + maybe { $0.insets() }
      return words + maybe { $0.zIndex() }
    }

    mutating func zIndex() -> String {
      "zIndex " + pick(["0", "1", "-5", "\(Int.max)", "\(Int.min)", "9007199254740993"])
    }

    mutating func badges() -> [String] {
      (0..<Int.random(in: 0...2, using: &generator)).map { _ in badge() }
    }

    mutating func block(_ statements: [String]) -> String {
      "{" + pick([" ", "\n"]) + statements.joined(separator: pick(["; ", "\n", "\n\n;"])) + " }"
    }

    mutating func item() -> String {
      let head = "item \(size())" + maybe { $0.insets() } + maybe { $0.edges() }
      let badges = badges()
      return badges.isEmpty ? head : head + " " + block(badges)
    }

    mutating func subitem(_ depth: Int) -> String {
      depth > 0 && Bool.random(using: &generator) ? group(depth - 1) : item()
    }

    mutating func customGroup() -> String {
      let frames = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        "frame \(numbers(2)) \(number()) x \(number())" + maybe { $0.zIndex() }
      }
      return "group custom \(size())" + maybe { $0.insets() } + maybe { $0.edges() } + " "
        + block(frames + badges())
    }

    mutating func group(_ depth: Int) -> String {
      if Int.random(in: 0..<6, using: &generator) == 0 { return customGroup() }
      var words = "group \(pick(["horizontal", "vertical"])) \(size())"
      let counts = Bool.random(using: &generator)
      if counts { words += pick([" count ", " repeat "]) + pick(["1", "3", "1000000000"]) }
      words += maybe { "spacing " + $0.pick(["", "flexible "]) + $0.number() }
      words += maybe { $0.insets() } + maybe { $0.edges() }
      let count = counts ? 1 : Int.random(in: 1...3, using: &generator)
      let contents = (0..<count).map { _ in subitem(depth) }
      return words + " " + block(contents + badges())
    }

    mutating func boundary() -> String {
      var words = pick(["header ", "footer "]) + quotedKind() + " " + size()
      if Int.random(in: 0..<3, using: &generator) == 0 {
        words = "boundary \(quotedKind()) \(pick(LayoutGrammar.alignments)) \(size())"
      }
      words += maybe { _ in "pin" } + maybe { _ in "inside" }
      words += maybe { "align " + $0.pick(LayoutGrammar.alignments) }
      words += maybe { "offset " + $0.numbers(2) } + maybe { $0.insets() } + maybe { $0.zIndex() }
      return words + maybe { "title " + $0.quotedKind() }
    }

    mutating func section() -> String {
      "section" + maybe { $0.insets() } + maybe { "spacing " + $0.number() }
        + maybe { "scroll " + $0.pick(LayoutGrammar.behaviors) }
        + maybe { "deceleration " + $0.pick(LayoutGrammar.decelerationRates) }
        + maybe { "bounce " + $0.pick(LayoutGrammar.bounces) }
        + maybe { "supplementariesFollowInsets " + $0.pick(["true", "false"]) }
        + maybe { "reference " + $0.pick(LayoutGrammar.references) }
    }

    mutating func layout() -> String {
      var statements = [group(2)]
      if Bool.random(using: &generator) { statements.append(section()) }
      if Bool.random(using: &generator) { statements.append(boundary()) }
      statements += maybe { "background " + $0.quotedKind() + $0.maybe { $0.insets() } }
        .split(separator: "|").map { String($0.dropFirst()) }
      return block(statements.shuffled(using: &generator))
    }
  }

  private func layout(_ playground: Playground) -> SectionLayout? {
    playground.workbench.world.screen.layouts.values.first
  }

  /// Every description that the engine knows can be said in words.
  @Test func everyDescriptionHasWords() throws {
    for seed in 0..<UInt64(300) {
      var layouts = RandomLayouts(seed: seed)
      let section = layouts.section().sayingVerticalOfCustomGroups
      let configuration = layouts.description().configuration
      var playground = Playground(fileSystem: InMemoryFileSystem())
      let words =
        LayoutPrinter.lines(of: SectionLayout(section: section), name: "main")
        + LayoutPrinter.lines(of: configuration)
      let refusal = playground.refusal(of: words.joined(separator: "\n"))
      #expect(refusal == nil, "seed \(seed): \(words)")
      #expect(layout(playground)?.section == section, "seed \(seed): \(words)")
      #expect(
        playground.workbench.world.screen.configuration == configuration, "seed \(seed): \(words)")
    }
  }

  @Test func whatIsPrintedReadsBack() throws {
    for seed in 0..<UInt64(1_000) {
      var writer = Writer(generator: SeededGenerator(seed: seed))
      let name = Identifier(writer.kind()).quoted
      let entry = "layout \(name) \(writer.layout())"
      var first = Playground(fileSystem: InMemoryFileSystem())
      let refusal = first.refusal(of: entry)
      #expect(refusal == nil, "seed \(seed): \(entry)")
      let printed = first.text("layout \(name)").joined(separator: "\n")
      var second = Playground(fileSystem: InMemoryFileSystem())
      #expect(second.refusal(of: printed) == nil, "seed \(seed): \(printed)")
      #expect(layout(second) == layout(first) && layout(first) != nil, "seed \(seed): \(printed)")
      #expect(second.text("layout \(name)").joined(separator: "\n") == printed, "seed \(seed)")
    }
  }

  @Test(arguments: [
    (
      "layout a { group horizontal 0.9w x 0.3h { item 1w x 1h insets 8 6 }\n"
        + "section scroll groupPagingCentered\nfooter separator 1w x 1 }",
      [
        "layout a {", "  group horizontal 0.9w x 0.3h { item 1w x 1h insets 8 6 }",
        "  section scroll groupPagingCentered", "  footer separator 1w x 1", "}",
      ]
    ),
    (
      "layout a { group vertical 1/3w x 200 repeat 3 { item ~1w x =~40 edges _ 4 flexible:2 _ } }",
      nil
    ),
    (
      "layout a { group vertical 1/3w x 200 repeat 3 { item 1w x =~40 edges _ 4 flexible:2 _ } }",
      [
        "layout a {",
        "  group vertical 1/3w x 200 repeat 3 { item 1w x =~40 edges _ 4 flexible:2 _ }",
        "}",
      ]
    ),
    (
      "layout a { group horizontal 100000000000000000000000 x 0.00000012 { item 1w x 1h insets 1 2 1 2 } }",
      [
        "layout a {",
        "  group horizontal 100000000000000000000000 x 0.00000012 { item 1w x 1h insets 1 2 }", "}",
      ]
    ),
    (
      "layout a { group horizontal 12345000000000000000000w x 1 { item 1w x 1h } }",
      ["layout a {", "  group horizontal 12345000000000000000000w x 1 { item 1w x 1h }", "}"]
    ),
    (
      "layout \"none\" { group horizontal 1w x 1 { item 1w x 1h }; header \"from\" 1w x 1 }",
      [
        "layout \"none\" {", "  group horizontal 1w x 1 { item 1w x 1h }",
        "  header \"from\" 1w x 1", "}",
      ]
    ),
  ])
  func printed(entry: String, lines: [String]?) {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    #expect((playground.refusal(of: entry) == nil) == (lines != nil))
    let name = entry.contains("\"none\"") ? "\"none\"" : "a"
    if let lines { #expect(playground.text("layout \(name)") == lines) }
  }

  @Test(arguments: LayoutPreset.allCases)
  func presets(preset: LayoutPreset) throws {
    for count in preset.takesCount ? [1, 3, 7, 1000] : [3] {
      let number = preset.takesCount ? " \(count)" : ""
      let first = Playground.after("layout a \(preset.rawValue)\(number)")
      var copy = first
      let printed = copy.text("layout a").joined(separator: "\n")
      #expect(layout(Playground.after(printed)) == layout(first))
      #expect(try preset.layout(count: count) == layout(first))
    }
  }
}

extension LayoutSection {
  /// The section as UIKit would have made it: the axis of a custom group says nothing.
  fileprivate var sayingVerticalOfCustomGroups: LayoutSection {
    var section = self
    guard case .group(let group) = LayoutSubitem.group(section.group).sayingVertical else {
      return self
    }
    section.group = group
    return section
  }
}

extension LayoutSubitem {
  fileprivate var sayingVertical: LayoutSubitem {
    guard case .group(var group) = self else { return self }
    switch group.content {
    case .subitems(let subitems): group.content = .subitems(subitems.map(\.sayingVertical))
    case .subitemCount(let subitem, let count):
      group.content = .subitemCount(subitem.sayingVertical, count: count)
    case .repeatingSubitem(let subitem, let count):
      group.content = .repeatingSubitem(subitem.sayingVertical, count: count)
    case .custom: group.axis = .vertical
    }
    return .group(group)
  }
}
