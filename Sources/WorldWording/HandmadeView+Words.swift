package import Wording
package import WorldModel

extension HandmadeView {
  /// The sections as the language writes them: `a b | c`.
  package static func text(_ sections: [[Identifier]]) -> StyledText {
    guard let first = sections.first else { return "(no sections)" }
    func text(_ section: [Identifier]) -> StyledText {
      section.isEmpty ? "(empty)" : StyledText(section.map(\.shown).joined(separator: " "))
    }
    return sections.dropFirst().reduce(text(first)) { "\($0) | \(text($1))" }
  }

  /// Both sides, and whether they agree.
  package var lines: [StyledText] {
    var lines: [StyledText] = ["model: \(Self.text(model))"]
    guard let shown else { return lines + ["view:  has not asked yet"] }
    lines.append("view:  \(Self.text(shown))")
    if !isInStep {
      lines.append(
        "\("out of step:" as Message, .error) the view shows what the model no longer says")
    }
    return lines
  }
}
