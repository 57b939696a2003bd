import Foundation

/// What of an answer is not as it was recorded.
public struct Differences {
  /// The keys that differ, with both values.
  public private(set) var found: [(key: String, text: String)] = []

  /// Compares what was recorded with an answer, key by key.
  ///
  /// A recorded `null` among numbers was not transcribed, and stands for any, as words do that tell
  /// what a number is. In texts, what differs
  /// from run to run has a placeholder. Keys of the answer that were not recorded do not count.
  public init(_ expected: Value, _ answer: Value?) {
    guard let answer else {
      found = [("", "no answer")]
      return
    }
    for (key, value) in (expected.object ?? [:]).sorted(by: { $0.key < $1.key }) {
      let isThere = answer.object?[key] != nil
      let isSame =
        key == "throws"
        ? Self.isRaised(answer[key], as: value) : isThere && Self.matches(answer[key], value)
      if !isSame { found.append((key, "\(answer[key].line) instead of \(value.line)")) }
    }
  }

  /// Whether an answer is what was recorded, its numbers exactly, or in the six digits in which some
  /// records were printed.
  static func matches(_ answer: Value, _ expected: Value) -> Bool {
    matches(answer, expected, isOfSixDigits: hasSixDigits(expected))
  }

  private static func matches(_ answer: Value, _ expected: Value, isOfSixDigits: Bool) -> Bool {
    switch (answer, expected) {
    case (.object(let answers), .object(let expectations)):
      answers.count == expectations.count
        && expectations.allSatisfy {
          matches(answers[$0.key] ?? .null, $0.value, isOfSixDigits: isOfSixDigits)
        }
    case (.list(let answers), .list(let expectations)):
      answers.count == expectations.count
        && zip(answers, expectations).allSatisfy {
          matches($0, $1, isOfSixDigits: isOfSixDigits)
        }
    case (.number, .null), (.number, .text): true
    case (.number(let answer), .number(let expected)):
      answer == expected || (isOfSixDigits && abs(answer - expected) < 0.001)
    case (.text(let answer), .text(let expected)): TextPattern(expected).matches(answer)
    default: answer == expected
    }
  }

  /// Whether a number of a record was printed with six digits, as `%g` does.
  private static func hasSixDigits(_ value: Value) -> Bool {
    switch value {
    case .number(let number):
      number.truncatingRemainder(dividingBy: 1) != 0
        && String(abs(number)).drop { $0 == "0" || $0 == "." }.filter(\.isNumber).count == 6
    case .list(let values): values.contains { hasSixDigits($0) }
    case .object(let values): values.values.contains { hasSixDigits($0) }
    default: false
    }
  }

  /// Whether what was raised is what was recorded: nothing, anything, a name, a text or its begin.
  private static func isRaised(_ answer: Value, as expected: Value) -> Bool {
    switch expected {
    case .null: return answer == .null
    case .bool(let isRaised): return (answer != .null) == isRaised
    case .text(let name): return answer["exception"].text == name
    default:
      guard let reason = answer["reason"].text else { return false }
      if let name = expected["exception"].text, name != answer["exception"].text { return false }
      let whole = ["reason", "reasonWithLineBreaksFlattenedByTheCrashReporter"]
        .compactMap { expected[$0].text }
      return whole.allSatisfy { TextPattern($0).matches(reason) }
        && (expected["reasonPrefix"].text.map { TextPattern($0, isPrefix: true).matches(reason) }
          ?? true)
    }
  }
}

/// A recorded text, with placeholders for what differs from run to run.
struct TextPattern {
  private let pieces: [String]
  private let isPrefix: Bool

  /// `<...>` and its like stand for a view or an identifier, `0x…` for an address, `(...)` for a list.
  init(_ text: String, isPrefix: Bool = false) {
    pieces = Self.plain(text)
      .replacing(
        /<[^<>]*(\.\.\.|…)\s*>|<(view description|view|id|a|b|x)>|\(\s*(\.\.\.|…)\s*\)/,
        with: "\u{0}"
      )
      .split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init)
    self.isPrefix = isPrefix
  }

  /// Whether the literal parts stand in a text in their order, from its begin to its end.
  ///
  /// Of batch updates, today's texts end with the view, which older ones left out.
  func matches(_ text: String) -> Bool {
    var rest = Self.plain(text)[...]
    for (index, piece) in pieces.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(piece) else { return false }
        rest = rest.dropFirst(piece.count)
      } else if index == pieces.count - 1, !isPrefix {
        return rest.hasSuffix(piece)
      } else {
        guard let place = rest.range(of: piece) else { return false }
        rest = rest[place.upperBound...]
      }
    }
    return isPrefix || rest.isEmpty || rest.hasPrefix(" Collection view:")
      || rest.hasPrefix(" Table view:")
  }

  /// Line breaks, addresses and paths in one form.
  private static func plain(_ text: String) -> String {
    text.replacing(/\s+/, with: " ").replacing("[ ]", with: "[]")
      .replacing(/0x[0-9a-fA-F]+|0x…|0x\.\.\.|0xADDR/, with: "0x")
      .replacing("<NSIndexPath ...>", with: "<NSIndexPath: 0x> {length = 2, path = 0 - 0}")
  }
}
