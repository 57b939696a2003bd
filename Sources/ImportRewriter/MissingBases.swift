import SwiftParser
import SwiftSyntax

/// Bases and protocols of classes that are not given.
///
/// What stands in their place in a copy tells them in a comment: their code may have members, and be
/// of types, that the class goes on to use.
enum MissingBase {
  private static let beginning = "/*not given: "
  private static let end = "*/"

  /// What tells of a type that was put something else in the place of.
  static func comment(on type: TypeSyntax) -> String {
    "\(beginning)\(type.trimmedDescription)\(end)"
  }

  /// The types that comments tell of.
  fileprivate static func types(in comments: Trivia) -> [String] {
    comments.compactMap { piece in
      guard case .blockComment(let text) = piece, text.hasPrefix(beginning) else { return nil }
      return String(text.dropFirst(beginning.count).dropLast(end.count))
    }
  }
}

extension ClassDeclSyntax {
  /// The types that it inherits from and that are not given.
  var missingBases: [String] {
    let tokens = tokens(viewMode: .sourceAccurate).prefix {
      $0.position < memberBlock.leftBrace.position
    }
    let comments = tokens.map(\.trailingTrivia) + [memberBlock.leftBrace.leadingTrivia]
    return comments.flatMap(MissingBase.types)
  }

  /// The types that those which it inherits from are of, and that it has names for, by these.
  var typesOfBases: [(name: String, type: String)] {
    let arguments = missingBases.flatMap { base in
      let alias = Parser.parse(source: "typealias Base = \(base)").statements.first?.item
        .as(TypeAliasDeclSyntax.self)
      let type = alias?.initializer.value.as(IdentifierTypeSyntax.self)
      return type?.genericArgumentClause?.arguments.map {
        (name: "", type: $0.argument.trimmedDescription)
      } ?? []
    }
    let named = memberBlock.members.compactMap { member -> (name: String, type: String)? in
      guard let alias = member.decl.as(TypeAliasDeclSyntax.self) else { return nil }
      return (alias.name.trimmedText, alias.initializer.value.trimmedDescription)
    }
    return arguments + named
  }

  /// Whether it can be made with these labels, as far as its own initializers tell.
  func isMade(with labels: [String]) -> Bool {
    let own = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { !$0.modifiers.contains("convenience") }
    let lists = own.map { $0.signature.parameterClause.parameters.map(\.firstName.trimmedText) }
      .filter { $0 != ["coder"] }
    return lists.isEmpty || lists.contains(labels)
  }
}
