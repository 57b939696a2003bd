/// A controller's own arrays and the view that was told about them: two copies kept in step by hand.
///
/// This is the world before diffable data sources. The controller edits `model` and tells the view
/// of each change; `shown` is what the view has on screen from what it was told.
package struct HandmadeView: Codable, Hashable, Sendable {
  /// The controller's items, section by section.
  package var model: [[Identifier]] = []
  /// What the view shows; nil until it first asked.
  package var shown: [[Identifier]]?

  /// The controller's items, and what the view shows of them.
  package init(model: [[Identifier]] = [], shown: [[Identifier]]? = nil) {
    self.model = model
    self.shown = shown
  }

  /// Whether the view shows what the model holds.
  package var isInStep: Bool { shown == nil || shown == model }
}
