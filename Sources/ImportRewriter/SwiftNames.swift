// What names in Swift code say by how they are written.
extension String {
  /// Whether it is written as the names of types are.
  var isTypeName: Bool {
    first?.isUppercase == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether it begins as the names of Apple's types do, and does not end as only those of apps do.
  var isApples: Bool {
    let rest = dropFirst(2)
    return ["UI", "NS", "CA", "CG", "CI", "AV", "MK", "CL", "WK", "SK"].contains(prefix(2))
      && rest.first?.isUppercase == true && !Self.endings.contains(where: hasSuffix)
  }

  /// How apps call types that hold functions and values, `UIHelper` for one.
  private static let endings = [
    "Helper", "Helpers", "Constant", "Constants", "Utils", "Utility", "Factory", "Config",
    "Metrics", "Colors", "Fonts", "Spacing", "Sizes", "Theme",
  ]

  /// Whether a type's member of this name is likely to be what its cells are registered by.
  var isIdentifierName: Bool {
    let name = lowercased()
    return ["id", "name", "kind"].contains { name.hasSuffix($0) } || name.contains("identif")
  }

  /// Whether it is what truths are called, `isHidden` for one, or `isiPad`.
  var isTruthName: Bool {
    ["is", "has", "can", "should", "contains"].contains { word in
      let rest = dropFirst(word.count)
      return hasPrefix(word) && rest.dropFirst(rest.first == "i" ? 1 : 0).first?.isUppercase == true
    }
  }

  /// The name as it is declared or used where Swift has a word of its own for it.
  var escaped: String {
    let words: Set = [
      "default", "in", "is", "as", "for", "if", "else", "switch", "case", "repeat", "return",
      "public", "private", "internal", "import", "class", "struct", "enum", "extension", "operator",
      "true", "false", "nil", "where", "while", "do", "try", "catch", "throw", "guard", "let",
      "var",
      "func", "init", "self", "super", "static", "subscript", "protocol", "break", "continue",
      "any", "some",
    ]
    let plain: Substring = first == "`" ? dropFirst().dropLast() : self[...]
    return words.contains(String(plain)) ? "`\(plain)`" : String(plain)
  }
}
