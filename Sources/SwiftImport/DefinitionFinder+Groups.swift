// Groups that code makes and no section of which is given.
extension DefinitionFinder {
  /// Whether code names a declaration, other than where it is declared.
  func isNamedByOthers(_ symbol: SwiftSymbol) -> Bool {
    let name = symbol.baseName
    let declared = Set(
      graph.symbols.filter { $0.baseName == name }.map { "\($0.file):\($0.line)" })
    return texts.contains { file, text in
      guard text.contains(name) else { return false }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().contains { number, line in
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let isComment = line.drop { $0 == " " }.hasPrefix("//")
        return words.contains { $0 == name } && !isComment
          && !declared.contains("\(file):\(number + 1)")
      }
    }
  }
}
