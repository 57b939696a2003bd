import SwiftSyntax

// What comes with cases, as several uses of them tell.
extension TypeUses.Part {
  /// The parts that two uses of a case tell: where both name all of theirs, those of either, which the
  /// other does without.
  static func joined(_ known: [Self], _ parts: [Self]) -> [Self] {
    if known.count == parts.count {
      return zip(known, parts).map { known, part in
        Self(
          label: part.label ?? known.label, bound: part.bound ?? known.bound,
          isOptional: known.isOptional || part.isOptional)
      }
    }
    guard !(known + parts).contains(where: { $0.label == nil }) else {
      return parts.contains { $0.bound != nil } ? parts : known
    }
    let (most, fewer) = known.count > parts.count ? (known, parts) : (parts, known)
    guard fewer.allSatisfy({ part in most.contains { $0.label == part.label } }) else {
      return known
    }
    return most.map { part in
      let other = fewer.first { $0.label == part.label }
      return Self(
        label: part.label, bound: part.bound ?? other?.bound,
        isOptional: part.isOptional || other?.isOptional != false)
    }
  }
}

// Which members of types are texts.
extension TypeUses {
  private static let textLabels: Set = [
    "elementKind", "ofKind", "withReuseIdentifier", "forCellWithReuseIdentifier",
    "forSupplementaryViewOfKind", "forDecorationViewOfKind", "forCellReuseIdentifier",
    "withIdentifier", "systemName",
  ]

  /// Notes what a call is given as the kind or the identifier of something.
  func noteTexts(in call: FunctionCallExprSyntax) {
    for argument in call.arguments where Self.textLabels.contains(argument.label?.text ?? "") {
      guard let member = argument.expression.as(MemberAccessExprSyntax.self),
        let type = member.base?.typeAtEnd
      else { continue }
      texts.insert("\(type).\(member.declName.baseName.text)")
    }
  }

  /// Whether a member of a type is a text, as calls are given it as one or its name says.
  func isText(_ member: String, of type: String) -> Bool {
    texts.contains("\(type).\(member)")
      || ["ElementKind", "Identifier"].contains { member.hasSuffix($0) }
  }
}
