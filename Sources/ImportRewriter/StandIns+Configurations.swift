import SwiftSyntax

// Configurations of a cell's content that are not given, as in
// `cell.contentConfiguration = BookConfiguration(book: book)`.
extension StandIns {
  private static let assigned = "cannot assign value of type '"

  /// Has what stands in be a configuration where code has a cell show it: of an empty view.
  mutating func addConfigurations(_ refusals: [RewritingTask.Refusal]) {
    for refusal in refusals
    where refusal.message.hasPrefix(Self.assigned)
      && refusal.message.contains("UIContentConfiguration")
    {
      let type = String(refusal.message.dropFirst(Self.assigned.count).prefix { $0 != "'" })
      guard uses.values.contains(type) else { continue }
      let line =
        "extension \(type): UIContentConfiguration { "
        + "@MainActor func makeContentView() -> any UIView & UIContentView "
        + "{ HeadlessUIKit.StandInContentView(self) }; "
        + "func updated(for state: any UIConfigurationState) -> \(type) { self } }\n"
      if !text.contains(line) { text += line }
    }
  }
}
