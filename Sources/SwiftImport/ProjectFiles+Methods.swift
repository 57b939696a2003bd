import HostSystem

// Which of a project's files give a type a method of a name that it has already.
extension ProjectFiles {
  /// A method by its name and its first argument's label, `_` where it has none.
  private struct Method: Hashable {
    let name: Substring
    let label: Substring

    /// The one whose name is followed by `rest`, from the generic parameters or the parenthesis on;
    /// nil where no parenthesis is there.
    init?(_ name: Substring, _ rest: Substring, isDeclared: Bool) {
      var rest = rest
      if isDeclared, rest.first == "<", let end = rest.firstIndex(of: ">") {
        rest = rest[rest.index(after: end)...]
      }
      guard rest.first == "(" else { return nil }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let word = rest.prefix(while: ProjectFiles.isNamePart)
      let isLabel = isDeclared || rest.dropFirst(word.count).first == ":"
      (self.name, label) = (name, isLabel && !word.isEmpty ? word : "_")
    }
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The methods whose names follow a `mark` in a text.
  private static func methods(
    after mark: String, in text: some StringProtocol, areDeclared: Bool
  ) -> Set<Method> {
    Set(
      text.ranges(of: mark).compactMap { range in
        let rest = Substring(text[range.upperBound...])
        let name = rest.prefix(while: isNamePart)
        return Method(name, rest[name.endIndex...], isDeclared: areDeclared)
      })
  }

  /// The files whose extensions have a method that is called in a line of a text, by its name and its
  /// first argument's label, the nearest first.
  mutating func files(
    declaringMethodsCalledAt line: Int, of text: String, in reach: Reach
  ) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return [] }
    let called = Self.methods(after: ".", in: lines[line - 1], areDeclared: false)
    guard !called.isEmpty else { return [] }
    return untaken(in: reach) { other in
      other.contains("extension ")
        && !Self.methods(after: "func ", in: other, areDeclared: true).isDisjoint(with: called)
    }
  }
}
