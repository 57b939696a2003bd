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
    return symbol.parameters.reduce(title) { title, parameter in
      guard !parameter.hasDefault, let label = parameter.label,
        resolved(parameter.type) == "Int", !Self.isIndex(parameter),
        values.literal(label: label, name: parameter.name, type: "Int") == nil,
        let number = givenNumber(for: parameter, of: "Int")
      else { return title }
      return title.replacing("\(label):", with: "\(label): \(number)")
    }
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
    if start.lowerBound > text.startIndex {
      let before = text[text.index(before: start.lowerBound)]
      if before.isLetter || before.isNumber || before == "_" { return nil }
    }
    let digits = text[start.upperBound...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let rest = text[digits.endIndex...].prefix { !$0.isNewline }.drop { $0 == " " }
    guard digits.first?.isNumber == true, digits.last?.isNumber == true,
      rest.first.map({ ",);}/".contains($0) }) ?? true
    else { return nil }
    return String(digits)
  }
}
