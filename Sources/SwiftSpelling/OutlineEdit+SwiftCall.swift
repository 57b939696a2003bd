package import CommandLanguage
package import DiffableDataSource
package import JSON
import Wording
package import WorldModel
import WorldWording

extension OutlineEdit {
  /// The edit that a call on a section snapshot makes, with the outline it inserts if it names one;
  /// nil when it is not an editing call.
  ///
  /// - Parameter outlines: The section snapshots that the code has named.
  package static func parse(
    _ call: SwiftCall, outlines: [String: Outline]
  ) throws(CommandError) -> (edit: OutlineEdit, other: Outline?)? {
    let arguments = call.arguments
    switch call.fullName {
    case "append(_:)": return (.append(try arguments[0].identifiers(), to: nil), nil)
    case "append(_:to:)":
      let parent = try arguments[1].optionalIdentifier()
      return (.append(try arguments[0].identifiers(), to: parent), nil)
    case "insert(_:before:)", "insert(_:after:)":
      let side: SnapshotEdit.Side = arguments[1].label == "before" ? .before : .after
      let anchor = try arguments[1].identifier()
      if case .array = arguments[0].value {
        return (.insert(try arguments[0].identifiers(), side, anchor), nil)
      }
      let other = try arguments[0].outline(among: outlines)
      return (.insertOutline(roots: other.rootItems, side, anchor), other)
    case "delete(_:)": return (.delete(try arguments[0].identifiers()), nil)
    case "deleteAll()": return (.deleteAll, nil)
    case "expand(_:)": return (.expand(try arguments[0].identifiers()), nil)
    case "collapse(_:)": return (.collapse(try arguments[0].identifiers()), nil)
    case "replace(childrenOf:using:)":
      let other = try arguments[1].outline(among: outlines)
      let parent = try arguments[0].identifier()
      return (.replaceChildren(of: parent, roots: other.rootItems), other)
    default: return nil
    }
  }

  /// The full names of all editing calls.
  package static let swiftNames = [
    "append(_:)", "append(_:to:)", "insert(_:before:)", "insert(_:after:)", "delete(_:)",
    "deleteAll()", "expand(_:)", "collapse(_:)", "replace(childrenOf:using:)",
  ]
}

extension SwiftArgument {
  /// The section snapshot that a variable or `snapshotWithRoots([…])` stands for.
  package func outline(among outlines: [String: Outline]) throws(CommandError) -> Outline {
    switch value {
    case .name(let name):
      if let outline = outlines[name] { return outline }
      let near = Suggestion.nearest(to: name, among: outlines.keys.sorted())
      throw CommandError(
        "there is no section snapshot `\(name)`", at: range,
        fix: near.map { "did you mean `\($0)`?" }
          ?? "`var \(name) = NSDiffableDataSourceSectionSnapshot<String>()` makes one",
        kind: .unknownVariable)
    case .call(let call) where call.receiver == nil && call.name == "snapshotWithRoots":
      guard let roots = call.arguments.first, call.arguments.count == 1 else { break }
      let items = try roots.identifiers()
      do { return try OutlineEdit.outline(items) } catch {
        throw CommandError(
          "an item is named twice", at: roots.range, uikit: error.uikitReason,
          kind: RefusalKind(error))
      }
    default: break
    }
    throw CommandError(
      "this is not a section snapshot", at: range,
      fix: #"write a variable's name or snapshotWithRoots(["a"])"#, kind: .wrongArgument)
  }
}

/// The questions that a section snapshot answers in Swift spelling.
package enum OutlineQuery {
  package static let swiftNames = [
    "items", "rootItems", "visibleItems", "expandedItems", "isExpanded(_:)", "isVisible(_:)",
    "contains(_:)", "level(of:)", "index(of:)", "parent(of:)", "snapshot(of:)",
    "snapshot(of:includingParent:)", "visualDescription()",
  ]
}

extension SectionSnapshot<Identifier> {
  /// The answer to a query; nil when a section snapshot has no such member.
  ///
  /// - Throws: `SectionSnapshotError` for an unknown item, `CommandError` for a bad argument.
  package func answer(to call: SwiftCall) throws -> JSONValue? {
    func item() throws -> Identifier { try call.arguments[0].identifier() }
    switch call.fullName {
    case "items": return .identifiers(items)
    case "rootItems": return .identifiers(rootItems)
    case "visibleItems": return .identifiers(visibleItems)
    case "expandedItems": return .identifiers(expandedItems)
    case "isExpanded(_:)": return .bool(try isExpanded(item()))
    case "isVisible(_:)": return .bool(try isVisible(item()))
    case "contains(_:)": return .bool(try contains(item()))
    case "level(of:)": return JSONValue(try level(of: item()))
    case "index(of:)": return try index(of: item()).map { JSONValue($0) } ?? .null
    case "parent(of:)": return try parent(of: item()).map { .string($0.name) } ?? .null
    case "visualDescription()": return .string(visualDescription())
    default: return try part(call).map(JSONValue.outline)
    }
  }

  /// The part of the tree that `snapshot(of:)` asks for; nil for any other call.
  package func part(_ call: SwiftCall) throws -> SectionSnapshot<Identifier>? {
    switch call.fullName {
    case "snapshot(of:)": try snapshot(of: call.arguments[0].identifier())
    case "snapshot(of:includingParent:)":
      try snapshot(
        of: call.arguments[0].identifier(), includingParent: call.arguments[1].bool())
    default: nil
    }
  }
}
