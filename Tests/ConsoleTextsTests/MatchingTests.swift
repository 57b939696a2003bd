import Testing
import Wording

@testable import ConsoleTexts

/// What a console puts around a text makes no difference.
@Suite struct MatchingTests {
  /// A way to write a text down that a console or a person has.
  struct Mangling: Sendable, CustomStringConvertible {
    var description: String
    var apply: @Sendable (String) -> String
  }

  static let manglings: [Mangling] = [
    Mangling(description: "as it is") { $0 },
    Mangling(description: "an uncaught exception") {
      """
      2024-01-31 10:11:12.345678+0900 Shop[4711:123456] *** Assertion failure in -[UICollectionView \
      _endItemAnimationsWithInvalidationContext:], UICollectionView.m:7381
      2024-01-31 10:11:12.400000+0900 Shop[4711:123456] *** Terminating app due to uncaught \
      exception 'NSInternalInconsistencyException', reason: '\($0)'
      *** First throw call stack:
      (
      \t0   CoreFoundation                      0x000000018049c2ec __exceptionPreprocess + 172
      \t1   Shop                                0x0000000104a3c1f0 $s4Shop4HomeC5applyyyF + 88
      )
      libc++abi: terminating due to uncaught exception of type NSException
      """
    },
    Mangling(description: "a Swift runtime's prefix") {
      "Shop/Home.swift:42: Fatal error: \($0)\n0   libswiftCore.dylib   0x00007ff8 _assert + 1"
    },
    Mangling(description: "Xcode's indentation") {
      $0.split(separator: "\n").map { "        \t\($0)" }.joined(separator: "\n")
    },
    Mangling(description: "wrapped lines") { wrapped($0, width: 60, with: "\n    ") },
    Mangling(description: "a narrow window") { wrapped($0, width: 37, with: "\r\n") },
    Mangling(description: "typographic quotes and spaces") {
      String($0.map { $0 == "'" ? "’" : $0 == "\"" ? "“" : $0 == " " ? "\u{A0}" : $0 })
    },
    Mangling(description: "a mail's quotes") {
      $0.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n")
    },
    Mangling(description: "colours") { "\u{1B}[31m\($0)\u{1B}[0m" },
    Mangling(description: "a report in JSON") {
      "{\"value\":\"\($0.replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\"}"
    },
  ]

  private static func wrapped(_ text: String, width: Int, with lineBreak: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if lines[lines.count - 1].count + word.count > width { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.joined(separator: lineBreak)
  }

  @Test(arguments: ConsoleSamples.all, manglings)
  func everyTextIsKnownInEveryForm(_ sample: ConsoleSamples.Sample, _ mangling: Mangling) {
    let text = mangling.apply(sample.text)
    let finding = ConsoleText.find(in: text)
    #expect(finding?.id == sample.id, "\(text)")
    #expect(finding?.isToldByShape == false)
  }

  @Test func everyRowHasASample() {
    let known = ConsoleText.all.map(\.id)
    #expect(Set(ConsoleSamples.all.map(\.id)) == Set(known))
    #expect(Set(known).count == known.count)
  }

  /// The key of a wording, its holes filled, is a text of its row.
  @Test func everyWordingLeadsToItsRow() {
    for text in ConsoleText.all {
      for wording in text.wordings {
        let bytes = wording.key.parts.flatMap { part -> [UInt8] in
          switch part {
          case .fixed(let bytes): bytes
          case .hole(_, let isNumber): Array((isNumber ? "3" : "x").utf8)
          }
        }
        let words = String(decoding: bytes, as: UTF8.self)
        #expect(ConsoleText.find(in: words)?.id == text.id, "\(words)")
      }
    }
  }

  @Test func everyPatternIsLongEnoughToBeSearchedFor() {
    let patterns =
      ConsoleText.all.flatMap { $0.wordings.map(\.key) } + ConsoleShape.all.flatMap(\.patterns)
    for pattern in patterns { #expect(pattern.anchorBytes.count >= ConsoleIndex.keyLength) }
  }

  @Test func theExceptionsClassIsRead() throws {
    let text = Self.manglings[1].apply("Failed to find index of item pear")
    let finding = try #require(ConsoleText.find(in: text))
    #expect(finding.exception == "NSInternalInconsistencyException")
    #expect(finding.holes["item"] == "pear")
    #expect(ConsoleText.find(in: "Failed to find index of item pear")?.exception == nil)
  }

  @Test func anExceptionCountsBeforeTheLogsAboveIt() {
    let log = ConsoleSamples.all.first { $0.id == "existing-items" }?.text ?? ""
    let crash = ConsoleSamples.all.first { $0.id == "item-count" }?.text ?? ""
    #expect(ConsoleText.find(in: "\(log)\n\(crash)")?.id == "item-count")
    #expect(
      ConsoleText.findings(in: "\(log)\n\(crash)").map(\.id) == ["existing-items", "item-count"])
  }

  @Test func severalTextsKeepTheirOwnNumbers() {
    let texts = [7, 8].map {
      "attempt to delete item \($0) from section 0 which only contains 2 items before the update"
    }
    let other = "attempt to insert section 4 but there are only 1 sections after the update"
    let found = ConsoleText.findings(in: texts[0] + "\n" + other + "\n" + texts[1])
    #expect(found.map(\.id) == ["deleted-item-beyond", "inserted-section-beyond"])
    #expect(found.first?.holes.number("item") == 7)
  }

  @Test func numbersThatAreTooLargeAreNotReckonedWith() throws {
    let huge = String(repeating: "9", count: 40)
    let text = ConsoleSamples.batches[0].text.replacing("(3)", with: "(\(huge))")
    let finding = try #require(ConsoleText.find(in: text))
    #expect(finding.holes["before"] == huge)
    #expect(finding.holes.number("before") == nil)
    #expect(!finding.meaning.english.contains(huge))
  }
}
