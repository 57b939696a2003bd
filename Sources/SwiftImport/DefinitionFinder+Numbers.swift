import SwiftExport

// The numbers that screens are made with where nothing says what they are.
extension DefinitionFinder {
  /// What a number begins with: the value that the user's files give one of its name, or 1 for what is
  /// divided by, such as columns; nil for another number.
  ///
  /// Files give it as in `var columns: Int = 2`.
  func number(for parameter: SwiftSymbol.Parameter, of type: String) -> String? {
    guard type != "Bool" else { return nil }
    if let given = givenNumber(for: parameter, of: type) { return given }
    let words = [parameter.name, parameter.label ?? ""].map { $0.lowercased() }
    let isDivisor = words.contains { word in
      Self.divisors.contains { word.hasPrefix($0) || word.hasSuffix($0) }
    }
    return isDivisor ? "1" : nil
  }

  /// The number that the user's files give a property or parameter of a name, as it is written down.
  func givenNumber(for parameter: SwiftSymbol.Parameter, of type: String) -> String? {
    let name = parameter.name
    let beginnings = ["\(name): \(type) = ", "let \(name) = ", "var \(name) = "]
    return texts.sorted { $0.key < $1.key }.lazy.compactMap { _, text in
      beginnings.lazy.compactMap { Self.number(after: $0, in: text) }
        .first { !$0.contains(".") || !Self.isWhole(type) }
    }.first
  }

  /// How a declaration is told with the numbers that the user's files give its parameters.
  func title(of symbol: SwiftSymbol) -> String {
    let title = symbol.path.joined(separator: ".")
    let told = symbol.parameters.reduce(title) { title, parameter in
      let type = resolved(parameter.type)
      guard !parameter.hasDefault, let label = parameter.label, Self.lengths.contains(type),
        !Self.isIndex(parameter),
        values.literal(label: label, name: parameter.name, type: type) == nil,
        let number = (type == "Int" ? givenNumber(for: parameter, of: type) : nil)
          ?? calledNumber(for: parameter, of: symbol)
      else { return title }
      return title.replacing("\(label):", with: "\(label): \(number), ")
    }
    return told.replacing(", )", with: ")")
  }

  private static let lengths: Set = ["Int", "CGFloat", "Double", "Float"]

  /// The number that the code first calls a function with, rather in its own file, as in `rows(height: 80)`;
  /// of one for the one screen and one for the other, as in `isWide ? 4 : 2`, the other.
  func calledNumber(for parameter: SwiftSymbol.Parameter, of symbol: SwiftSymbol) -> String? {
    let type = resolved(parameter.type)
    guard !parameter.hasDefault, Self.lengths.contains(type), !Self.isIndex(parameter),
      let label = parameter.label
    else { return nil }
    return (calls(of: symbol) + callsElsewhere(of: symbol)).lazy.compactMap { call -> String? in
      guard let argument = Self.argument(label, of: call) else { return nil }
      let number = argument.split(separator: " : ").last ?? argument
      guard argument == number || argument.contains(" ? "),
        number.first?.isNumber == true, number.last?.isNumber == true,
        number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
        !number.contains(".") || !Self.isWhole(type)
      else { return nil }
      return String(number)
    }.first
  }

  /// What stands behind a label in the rest of a call, and not in one within it.
  private static func argument(_ label: String, of call: Substring) -> Substring? {
    var depth = 0
    func nesting(behind character: Character) -> Int {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      return depth
    }
    let arguments = call.prefix { nesting(behind: $0) >= 0 }
    depth = 0
    let parts = arguments.split { nesting(behind: $0) == 0 && $0 == "," }
    return parts.lazy.map { $0.drop { $0 == " " } }.first { $0.hasPrefix("\(label): ") }?
      .dropFirst(label.count + 2)
  }

  /// What layouts divide by.
  private static let divisors = ["column", "columns", "columncount", "perrow", "itemsperrow"]

  private static func isWhole(_ type: String) -> Bool {
    type.hasPrefix("Int") || type.hasPrefix("UInt")
  }

  /// The number that stands behind the first of some words in a text and is all that does, as it is
  /// written down.
  private static func number(after words: String, in text: String) -> String? {
    guard let start = text.firstRange(of: words) else { return nil }
    // What the words end is another name.
    if text[..<start.lowerBound].last.map(isOfName) == true { return nil }
    let digits = text[start.upperBound...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let rest = text[digits.endIndex...].prefix { !$0.isNewline }.drop { $0 == " " }
    guard digits.first?.isNumber == true, digits.last?.isNumber == true,
      rest.first.map({ ",);}/".contains($0) }) ?? true
    else { return nil }
    return String(digits)
  }
}
