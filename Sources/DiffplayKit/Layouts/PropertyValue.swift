import CompositionalLayout

/// Reads the values that `set` is given.
enum PropertyValue {
  private static func refusal(_ tokens: [Token], _ wanted: Message) -> CommandError {
    guard let first = tokens.first, let last = tokens.last else { return CommandError(wanted) }
    return CommandError(
      "this is not \(wanted)", at: first.range.lowerBound..<last.range.upperBound, kind: .badValue)
  }

  @Sendable static func number(_ tokens: [Token]) throws(CommandError) -> Double {
    guard tokens.count == 1, let number = Number(tokens[0])?.value else {
      throw refusal(tokens, "a number")
    }
    return number
  }

  @Sendable static func count(_ tokens: [Token]) throws(CommandError) -> Int {
    guard tokens.count == 1, let count = Int(tokens[0].text), count >= 1 else {
      throw refusal(tokens, "a count of 1 or more")
    }
    return count
  }

  @Sendable static func integer(_ tokens: [Token]) throws(CommandError) -> Int {
    guard tokens.count == 1, let integer = Int(tokens[0].text) else {
      throw refusal(tokens, "a whole number")
    }
    return integer
  }

  @Sendable static func point(_ tokens: [Token]) throws(CommandError) -> Point {
    guard tokens.count == 2, let x = Number(tokens[0])?.value, let y = Number(tokens[1])?.value
    else { throw refusal(tokens, "two numbers, x and y") }
    return Point(x: x, y: y)
  }

  @Sendable static func edgeSpacing(_ tokens: [Token]) throws(CommandError) -> LayoutEdgeSpacing? {
    try Match(tokens, of: "EDGES").edgeSpacing()
  }

  @Sendable static func bool(_ tokens: [Token]) throws(CommandError) -> Bool {
    try choice(tokens, ["true", "false"]) == "true"
  }

  @Sendable static func insets(_ tokens: [Token]) throws(CommandError) -> EdgeInsets {
    guard tokens.allSatisfy({ Number($0) != nil }),
      let insets = try Match(tokens, of: "INSETS").insets()
    else {
      throw refusal(tokens, "one, two or four numbers")
    }
    return insets
  }

  @Sendable static func spacing(_ tokens: [Token]) throws(CommandError) -> LayoutSpacing {
    if let first = tokens.first, first.isWord("flexible") {
      return .flexible(try number(Array(tokens.dropFirst())))
    }
    return .fixed(try number(tokens))
  }

  @Sendable static func dimension(_ tokens: [Token]) throws(CommandError) -> LayoutDimension {
    guard tokens.count == 1, let word = DimensionWord(tokens[0].text) else {
      throw refusal(tokens, "a dimension such as 0.5w, 44 or ~44")
    }
    return LayoutDimension(word)
  }

  private static func choice(_ tokens: [Token], _ choices: [String]) throws(CommandError) -> String
  {
    let name = tokens[0].text.first == "." ? String(tokens[0].text.dropFirst()) : tokens[0].text
    guard tokens.count == 1, choices.contains(name) else {
      throw refusal(tokens, "one of \(choices.joined(separator: ", "))")
    }
    return name
  }

  @Sendable static func named<Value: RawRepresentable<String> & CaseIterable>(
    _ tokens: [Token]
  ) throws(CommandError) -> Value {
    let name = try choice(tokens, Value.allCases.map(\.rawValue))
    guard let value = Value(rawValue: name) else { throw refusal(tokens, Message(verbatim: name)) }
    return value
  }
}
