package import CommandLanguage
import IndexPaths
import Wording
package import WorldModel
import WorldWording

/// An expression of the small part of Swift that snapshot code is written in.
package indirect enum SwiftExpression: Hashable {
  case string(String)
  case number(String)
  case bool(Bool)
  case `nil`
  /// A variable or a type.
  case name(String)
  /// `.main`, or `Section.main`.
  case member(String)
  case array([SwiftArgument])
  case call(SwiftCall)
}

/// A call such as `snapshot.appendItems(["a"], toSection: "main")`, or an initializer's.
package struct SwiftCall: Hashable {
  /// What it is called on; nil for an initializer.
  package var receiver: String?
  /// The method's or type's base name.
  package var name: String
  package var nameRange: Range<Int>
  package var arguments: [SwiftArgument]
  /// Whether it has parentheses; a property has none.
  var isCall: Bool

  /// What the members of `dataSource.snapshot()` are called on.
  package static let appliedSnapshot = "dataSource.snapshot()"

  /// The full name, as documentation writes it: `insertItems(_:beforeItem:)`.
  package var fullName: String {
    isCall ? name + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")" : name
  }
}

/// An argument or array element with its place.
package struct SwiftArgument: Hashable {
  var label: String?
  package var value: SwiftExpression
  package var range: Range<Int>
}

extension SwiftArgument {
  /// Whether it is made of literals, the working snapshot, outlines and index paths.
  package func isLiteral(knowing outlines: Set<String>) -> Bool {
    switch value {
    case .string, .number, .bool, .nil, .member: true
    case .name(let name): name == "snapshot" || outlines.contains(name)
    case .array(let elements): elements.allSatisfy { $0.isLiteral(knowing: outlines) }
    case .call(let call):
      (call.receiver.map(outlines.contains) ?? (call.name == "IndexPath"))
        && call.arguments.allSatisfy { $0.isLiteral(knowing: outlines) }
    }
  }

  /// The identifier that a literal or an enumeration case stands for.
  package func identifier() throws(CommandError) -> Identifier {
    switch value {
    case .string(let text), .number(let text), .member(let text): return Identifier(text)
    case .bool, .nil, .array, .call:
      throw CommandError(
        "this is not an identifier", at: range, fix: #"write "a", 1 or .main"#, kind: .wrongArgument
      )
    case .name(let name):
      throw CommandError(
        "there is no variable `\(name)` here", at: range,
        fix: "write \(Identifier.quote(name)) or .\(name)", kind: .unknownVariable)
    }
  }

  /// The identifier, or nil for `nil`.
  func optionalIdentifier() throws(CommandError) -> Identifier? {
    value == .nil ? nil : try identifier()
  }

  /// The identifiers of an array literal.
  func identifiers() throws(CommandError) -> [Identifier] {
    if case .name(let name) = value {
      throw CommandError(
        "there is no variable `\(name)` here", at: range, fix: #"write ["a", "b"]"#,
        kind: .unknownVariable)
    }
    guard case .array(let elements) = value else {
      throw CommandError(
        "this is not an array", at: range, fix: #"write ["a", "b"]"#, kind: .wrongArgument)
    }
    var identifiers: [Identifier] = []
    for element in elements { identifiers.append(try element.identifier()) }
    return identifiers
  }

  /// The value of a Boolean literal.
  package func bool() throws(CommandError) -> Bool {
    guard case .bool(let value) = value else {
      throw CommandError(
        "this is neither true nor false", at: range, fix: "write true or false",
        kind: .wrongArgument)
    }
    return value
  }

  /// The value of an integer literal.
  func integer() throws(CommandError) -> Int {
    guard case .number(let digits) = value, let integer = Int(digits) else {
      throw CommandError("this is not a whole number", at: range, kind: .wrongArgument)
    }
    return integer
  }

  /// The item and section of `IndexPath(item: 0, section: 0)` or `[0, 0]`.
  func indexPath() throws(CommandError) -> ItemIndexPath {
    switch value {
    case .call(let call) where call.receiver == nil && call.name == "IndexPath":
      let labels = call.arguments.map(\.label)
      if labels == ["item", "section"] || labels == ["row", "section"] {
        return ItemIndexPath(
          item: try call.arguments[0].integer(), section: try call.arguments[1].integer())
      }
    case .array(let elements) where elements.count == 2:
      return ItemIndexPath(item: try elements[1].integer(), section: try elements[0].integer())
    default: break
    }
    throw CommandError(
      "this is not an index path", at: range, fix: "write IndexPath(item: 0, section: 0)",
      kind: .wrongArgument)
  }
}
