import SwiftExport

// What definitions are called.
extension DefinitionFinder {
  /// The words of a name that say nothing of what is laid out.
  private static let filler: Set<String> = [
    "create", "make", "build", "get", "configure", "setup", "provide", "generate", "new",
    "section", "layout", "collection", "view", "controller", "compositional", "for", "the", "of",
    "with", "provider", "shared", "default",
  ]

  /// What a declaration is about: `makeFeatureSection` is `feature`.
  static func name(_ declared: String) -> String {
    var words: [String] = []
    for character in declared {
      if character == "_" { words.append("") }
      let startsWord = character.isUppercase && words.last?.last?.isUppercase != true
      if words.isEmpty || startsWord { words.append("") }
      if character != "_" { words[words.count - 1].append(character) }
    }
    let telling = words.filter { !$0.isEmpty && !filler.contains($0.lowercased()) }
    guard let first = telling.first else { return declared }
    return SwiftSource.name(([first.lowercased()] + telling.dropFirst()).joined())
  }
}
