/// What identifies a section or an item in the playground: its name, and what identity covers.
package struct Identifier: Sendable, CustomStringConvertible {
  /// The text as it was typed, without quotes.
  package var name: String
  /// The item's content, where identity covers it.
  let content: IdentifiedContent?

  /// The identifier called `name`, which nothing else is part of.
  package init(_ name: String) { self.init(name, content: nil) }

  /// The identifier called `name` that covers `content` too.
  init(_ name: String, content: IdentifiedContent?) {
    self.name = name
    self.content = content
  }

  /// The name as UIKit's texts print it.
  package var description: String { name }
}
