/// A controller's own arrays and the view that was told about them: two copies kept in step by hand.
///
/// This is the world before diffable data sources. The controller edits `model` and tells the view
/// of each change; `shown` is what the view has on screen from what it was told.
struct HandmadeView: Codable, Hashable, Sendable {
  /// The controller's items, section by section.
  var model: [[Identifier]] = []
  /// What the view shows; nil until it first asked.
  var shown: [[Identifier]]?

  /// Whether the view shows what the model holds.
  var isInStep: Bool { shown == nil || shown == model }
}

extension HandmadeView {
  /// The sections as the language writes them: `a b | c`.
  static func text(_ sections: [[Identifier]]) -> StyledText {
    guard let first = sections.first else { return "(no sections)" }
    func text(_ section: [Identifier]) -> StyledText {
      section.isEmpty ? "(empty)" : StyledText(section.map(\.quoted).joined(separator: " "))
    }
    return sections.dropFirst().reduce(text(first)) { "\($0) | \(text($1))" }
  }

  /// Both sides, and whether they agree.
  var lines: [StyledText] {
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
