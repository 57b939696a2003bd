import CommandLanguage
import CompositionalLayout
import Wording

/// What a property takes: how `set` is told its value, and how that is read.
struct PropertyValue<Value>: Sendable {
  /// How a value is written, as a usage shows it: `DIMENSION`.
  let form: String
  /// What is wanted, as a refusal and `?` say it: `a number`.
  let wanted: Message
  private let reading: @Sendable ([Token], Message) throws(CommandError) -> Value

  private init(
    _ form: String, _ wanted: Message,
    _ reading: @escaping @Sendable ([Token], Message) throws(CommandError) -> Value
  ) {
    self.form = form
    self.wanted = wanted
    self.reading = reading
  }

  /// The value that `tokens` write.
  func read(_ tokens: [Token]) throws(CommandError) -> Value { try reading(tokens, wanted) }
}

/// The refusal of values that are not `wanted`.
private func refusal(_ tokens: [Token], _ wanted: Message) -> CommandError {
  guard let first = tokens.first, let last = tokens.last else { return CommandError(wanted) }
  return CommandError(
    "this is not \(wanted)", at: first.range.lowerBound..<last.range.upperBound, kind: .badValue)
}

/// One of some words, with or without the dot that Swift puts in front.
private func choice(
  _ tokens: [Token], of choices: [String], _ wanted: Message
) throws(CommandError) -> String {
  let text = tokens.count == 1 ? tokens[0].text : ""
  let name = text.first == "." ? String(text.dropFirst()) : text
  guard choices.contains(name) else { throw refusal(tokens, wanted) }
  return name
}

private func oneOf(_ choices: [String]) -> Message { "one of \(choices.joined(separator: ", "))" }

private func usage(of choices: [String]) -> String { "(\(choices.joined(separator: "|")))" }

extension PropertyValue where Value == Double {
  static var number: PropertyValue {
    PropertyValue("NUMBER", "a number") { tokens, wanted throws(CommandError) in
      guard tokens.count == 1, let number = Number(tokens[0])?.value else {
        throw refusal(tokens, wanted)
      }
      return number
    }
  }
}

extension PropertyValue where Value == Int {
  static var count: PropertyValue {
    PropertyValue("N", "a count of 1 or more") { tokens, wanted throws(CommandError) in
      guard tokens.count == 1, let count = Int(tokens[0].text), count >= 1 else {
        throw refusal(tokens, wanted)
      }
      return count
    }
  }

  static var integer: PropertyValue {
    PropertyValue("INTEGER", "a whole number") { tokens, wanted throws(CommandError) in
      guard tokens.count == 1, let integer = Int(tokens[0].text) else {
        throw refusal(tokens, wanted)
      }
      return integer
    }
  }
}

extension PropertyValue where Value == LayoutPoint {
  static var point: PropertyValue {
    PropertyValue("X Y", "two numbers, x and y") { tokens, wanted throws(CommandError) in
      guard tokens.count == 2, let x = Number(tokens[0])?.value, let y = Number(tokens[1])?.value
      else { throw refusal(tokens, wanted) }
      return LayoutPoint(x: x, y: y)
    }
  }
}

extension PropertyValue where Value == LayoutEdgeSpacing? {
  static var edgeSpacing: PropertyValue {
    PropertyValue("LEADING TOP TRAILING BOTTOM", "four spacings, each 4, flexible:4 or _") {
      tokens, _ throws(CommandError) in
      try Match(tokens, of: "EDGES").edgeSpacing()
    }
  }
}

extension PropertyValue where Value == Bool {
  static var bool: PropertyValue {
    let words = ["true", "false"]
    return PropertyValue(usage(of: words), oneOf(words)) { tokens, wanted throws(CommandError) in
      try choice(tokens, of: words, wanted) == "true"
    }
  }
}

extension PropertyValue where Value == DirectionalEdgeInsets {
  static var insets: PropertyValue {
    PropertyValue("INSETS…", "one, two or four numbers") { tokens, wanted throws(CommandError) in
      guard tokens.allSatisfy({ Number($0) != nil }),
        let insets = try Match(tokens, of: "INSETS").insets()
      else { throw refusal(tokens, wanted) }
      return insets
    }
  }
}

extension PropertyValue where Value == LayoutSpacing {
  static var spacing: PropertyValue {
    PropertyValue("[flexible] NUMBER", "a number") { tokens, _ throws(CommandError) in
      let number = PropertyValue<Double>.number
      if let first = tokens.first, first.isWord("flexible") {
        return .flexible(try number.read(Array(tokens.dropFirst())))
      }
      return .fixed(try number.read(tokens))
    }
  }
}

extension PropertyValue where Value == LayoutDimension {
  static var dimension: PropertyValue {
    PropertyValue("DIMENSION", "a dimension such as 0.5w, 44 or ~44") {
      tokens, wanted throws(CommandError) in
      guard tokens.count == 1, let word = DimensionWord(tokens[0].text) else {
        throw refusal(tokens, wanted)
      }
      return LayoutDimension(word)
    }
  }
}

extension PropertyValue where Value: RawRepresentable<String> & CaseIterable & Sendable {
  static var named: PropertyValue {
    let values = Array(Value.allCases)
    let names = values.map(\.rawValue)
    return PropertyValue(usage(of: names), oneOf(names)) { tokens, wanted throws(CommandError) in
      let name = try choice(tokens, of: names, wanted)
      guard let index = names.firstIndex(of: name) else { throw refusal(tokens, wanted) }
      return values[index]
    }
  }
}
