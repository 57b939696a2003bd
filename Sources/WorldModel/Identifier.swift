/// What identifies a section or an item in the playground: its name, and what identity covers.
package struct Identifier: Sendable, CustomStringConvertible {
  /// The text as it was typed, without quotes.
  package var name: String
  /// The item's content, where identity covers it, or the value that it stands for.
  let content: IdentifiedContent?

  /// The identifier called `name`, which nothing else is part of.
  package init(_ name: String) { self.init(name, content: nil) }

  /// The identifier called `name` that covers `content` too.
  init(_ name: String, content: IdentifiedContent?) {
    self.name = name
    self.content = content
  }

  /// The identifier called `name` that stands for a value of a program.
  ///
  /// The value travels with the identifier and is no part of its identity: of equal ones a snapshot
  /// keeps the first.
  ///
  /// - Parameter token: The value's number in the table of the program.
  package init(_ name: String, token: Int) {
    self.init(name, content: IdentifiedContent(token: token))
  }

  /// The number of the value that it stands for; nil where it is a name that somebody typed.
  package var token: Int? { content?.token }

  /// The fields that travel with it; nil where contents are looked up by name.
  ///
  /// They are those that the item had when it was put into the snapshot.
  package var carried: Contents.Fields? { content?.carried }

  /// The name as UIKit's texts print it.
  package var description: String { name }
}
