package import CommandLanguage
import Wording
package import WorldModel

extension Match {
  /// The identifiers that the parameter `name` was given, ranges such as `a{1..5}` written out.
  ///
  /// - Throws: `CommandError` when they are more than `IdentifierRange.limit`.
  package func identifiers(_ name: String) throws(CommandError) -> [Identifier] {
    var identifiers: [Identifier] = []
    for token in tokens(name) {
      guard token.kind == .word, let range = IdentifierRange(token.text) else {
        identifiers.append(Identifier(token.text))
        continue
      }
      guard let count = range.count, identifiers.count + count <= IdentifierRange.limit else {
        throw CommandError(
          "`\(token.text)` stands for too many identifiers", at: token.range,
          fix: "name at most \(IdentifierRange.limit) at once", kind: .tooMany)
      }
      identifiers += range.words.map(Identifier.init)
    }
    return identifiers
  }

  /// The only identifier of the parameter `name`; nil when it was left out.
  package func identifier(_ name: String) -> Identifier? { text(name).map(Identifier.init) }

  /// Where `identifier` was named last; nil when no token names it.
  package func place(of identifier: Identifier) -> Range<Int>? {
    let tokens = values.flatMap(\.tokens).sorted { $0.range.lowerBound > $1.range.lowerBound }
    if let exact = tokens.first(where: { $0.text == identifier.name }) { return exact.range }
    let range = tokens.first {
      $0.kind == .word && IdentifierRange($0.text)?.contains(identifier.name) == true
    }
    return range?.range
  }
}

extension Match {
  /// The sections that `a b | c` writes; none for nothing.
  package func modelSections(of name: String = "ITEM") throws(CommandError) -> [[Identifier]] {
    let sections = tokens(name).split(omittingEmptySubsequences: false) { $0.isWord("|") }
    var identifiers: [[Identifier]] = []
    for tokens in sections {
      identifiers.append(try Match(Array(tokens), of: "ITEM").identifiers("ITEM"))
    }
    return identifiers
  }
}
