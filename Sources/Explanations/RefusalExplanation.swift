package import CommandLanguage
package import Wording

/// What `why` tells of a sort of refusal.
package struct RefusalExplanation: Sendable {
  /// What is refused, and why: the rule.
  package let rule: Message
  /// Where the rule comes from.
  let origin: Message
  /// What mends it.
  let mend: Message
  /// Words of `help` to read next.
  let related: [String]

  /// A rule of UIKit's, told by an exception there.
  static func uikit(_ rule: Message, _ mend: Message, _ related: String...) -> RefusalExplanation {
    RefusalExplanation(
      rule: rule,
      origin:
        "UIKit raises an exception here, and an app that does not catch it ends; here nothing changes.",
      mend: mend, related: related)
  }

  /// A rule of compositional layouts.
  static func layout(_ rule: Message, _ mend: Message, _ related: String...) -> RefusalExplanation {
    RefusalExplanation(
      rule: rule,
      origin:
        "Compositional layout asks for it; UIKit raises an exception or logs and shows nothing.",
      mend: mend, related: related)
  }

  /// A rule of the command language.
  static func language(_ rule: Message, _ mend: Message, _ related: String...)
    -> RefusalExplanation
  {
    RefusalExplanation(
      rule: rule, origin: "This is the command language's own rule; UIKit has no part in it.",
      mend: mend, related: related)
  }

  /// A rule of the playground around the library.
  static func playground(_ rule: Message, _ mend: Message, _ related: String...)
    -> RefusalExplanation
  {
    RefusalExplanation(
      rule: rule, origin: "This is the playground's own rule; UIKit has no part in it.",
      mend: mend, related: related)
  }
}

extension RefusalKind {
  /// The rule as `why` and `help` show it.
  package func lines(width: Int, language: Language) -> [StyledText] {
    let told = explanation
    let parts: [(Message, Message)] = [
      ("Rule", told.rule), ("From", told.origin), ("To mend it", told.mend),
    ]
    var lines = [StyledText(rawValue, .heading)]
    for (title, text) in parts {
      let words = title.text(in: language) + ": " + text.text(in: language)
      lines += words.wrapped(toWidth: width, indent: 2).map { StyledText($0) }
    }
    if let concept = Concept.named(rawValue) {
      lines.append(Message.concepts([concept.id]).styled(in: language))
    }
    guard !told.related.isEmpty else { return lines }
    let next: Message = "Read next: \(told.related.joined(separator: ", "))"
    return lines + [next.styled(in: language)]
  }
}
