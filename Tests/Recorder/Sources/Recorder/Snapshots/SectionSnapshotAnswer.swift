import UIKit

/// Carries out the cases of section snapshots.
@MainActor enum SectionSnapshotAnswer {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// The tree afterwards, what was raised, and the outline that the call gave.
  static func answer(_ recorded: RecordedCase) -> Value? {
    guard let roots = recorded.value["setup"]["roots"].list,
      let expanded = recorded.value["setup"]["expandedInItemOrder"].texts,
      let operations = recorded.value["operations"].texts
    else { return nil }
    var outline = Outline()
    append(roots, to: nil, of: &outline)
    outline.expand(expanded)
    // The outline that operations call `other`.
    var other = Outline()
    append(recorded.value["setup"]["other"]["roots"].list ?? [], to: nil, of: &other)
    var isKnown = true
    var given: Outline?
    var exception = Value.null
    for operation in operations {
      let call = Call(operation)
      let used = operation.contains("(other") || operation.contains(" other") ? other : nil
      let one = raised { isKnown = perform(call, on: &outline, &given, used) && isKnown }
      if one != .null { exception = one }
    }
    guard isKnown else { return nil }
    var answer: [String: Value] = ["throws": exception, "after": value(outline)]
    if let given, exception == .null {
      answer["sub"] = [
        "items": Value(given.items), "rootItems": Value(given.rootItems),
        "expanded": Value(given.items.filter { given.isExpanded($0) }),
      ]
    }
    return .object(answer)
  }

  private static func append(_ nodes: [Value], to parent: String?, of outline: inout Outline) {
    outline.append(nodes.compactMap { $0.list?.first?.text }, to: parent)
    for node in nodes {
      guard let pair = node.list, pair.count == 2, let children = pair[1].list, !children.isEmpty
      else { continue }
      append(children, to: pair[0].text, of: &outline)
    }
  }

  private static func value(_ outline: Outline) -> Value {
    [
      "roots": .list(outline.rootItems.map { node($0, of: outline) }),
      "expandedInItemOrder": Value(outline.items.filter { outline.isExpanded($0) }),
      // The first line names the object, the last one closes it.
      "visualDescriptionLines": Value(
        outline.visualDescription().split(separator: "\n").dropFirst().dropLast().map(String.init)),
    ]
  }

  private static func node(_ item: String, of outline: Outline) -> Value {
    let children = outline.snapshot(of: item, includingParent: false)
    return [.text(item), .list(children.rootItems.map { node($0, of: outline) })]
  }

  /// Whether the call is one that is known.
  private static func perform(
    _ call: Call, on outline: inout Outline, _ given: inout Outline?, _ other: Outline?
  ) -> Bool {
    let list = call.list(0)
    switch call.name {
    case "append(_:)": outline.append(list)
    case "append(_:to:)": outline.append(list, to: call.word(1))
    case "insert(_:before:)" where call.hasOutline || other != nil:
      outline.insert(other ?? flat(list), before: call.word(1))
    case "insert(_:after:)" where call.hasOutline || other != nil:
      outline.insert(other ?? flat(list), after: call.word(1))
    case "insert(_:before:)": outline.insert(list, before: call.word(1))
    case "insert(_:after:)": outline.insert(list, after: call.word(1))
    case "delete(_:)": outline.delete(list)
    case "expand(_:)": outline.expand(list)
    case "collapse(_:)": outline.collapse(list)
    case "level(of:)": _ = outline.level(of: call.word(0))
    case "replace(childrenOf:using:)":
      outline.replace(childrenOf: call.word(0), using: other ?? flat(call.list(1)))
    case "snapshot(of:includingParent:)":
      given = outline.snapshot(of: call.word(0), includingParent: call.flag(1))
    default: return false
    }
    return true
  }

  private static func flat(_ roots: [String]) -> Outline {
    var outline = Outline()
    outline.append(roots)
    return outline
  }
}
