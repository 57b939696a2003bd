import DiffableDataSource
import Testing

@Test(arguments: try SectionSnapshotCase.all("uikit-section-snapshot.json"))
func sectionSnapshotMatchesUIKit(_ testCase: SectionSnapshotCase) throws {
  var outline = SectionSnapshot<String>()
  try outline.add(testCase.setup.roots, to: nil)
  outline.expand(testCase.setup.expanded)
  try #require(SectionSnapshotCase.Outline(outline) == testCase.setup)
  var reason: String?
  do {
    let answer = try outline.perform(testCase.operation)
    if let expected = testCase.answer {
      #expect([answer?.items, answer?.rootItems, answer?.expandedItems] == expected)
    }
  } catch {
    reason = error.uikitReason
  }
  outline.verifyInvariants()
  #expect(reason == testCase.reason)
  #expect(SectionSnapshotCase.Outline(outline) == testCase.expected)
}

extension SectionSnapshot<String> {
  fileprivate mutating func add(_ nodes: [SectionSnapshotCase.Node], to parent: String?) throws {
    try append(nodes.map(\.item), to: parent)
    for node in nodes { try add(node.children, to: node.item) }
  }

  fileprivate mutating func perform(
    _ call: Call
  ) throws(SectionSnapshotError) -> SectionSnapshot<String>? {
    let list = call.list(0)
    switch call.name {
    case "append(_:)": try append(list)
    case "append(_:to:)": try append(list, to: call.word(1))
    case "insert(_:before:)" where call.isOutline: try insert(outline(list), before: call.word(1))
    case "insert(_:after:)" where call.isOutline: try insert(outline(list), after: call.word(1))
    case "insert(_:before:)": try insert(list, before: call.word(1))
    case "insert(_:after:)": try insert(list, after: call.word(1))
    case "delete(_:)": try delete(list)
    case "expand(_:)": expand(list)
    case "collapse(_:)": collapse(list)
    case "level(of:)": _ = try level(of: call.word(0))
    case "replace(childrenOf:using:)":
      try replace(childrenOf: call.word(0), using: outline(call.list(1)))
    case "snapshot(of:includingParent:)":
      return try snapshot(of: call.word(0), includingParent: call.flag(1))
    default: Issue.record("unknown call \(call.name)")
    }
    return nil
  }

  private func outline(_ roots: [String]) throws(SectionSnapshotError) -> SectionSnapshot<String> {
    var outline = SectionSnapshot<String>()
    try outline.append(roots)
    return outline
  }
}

extension SectionSnapshotCase.Outline {
  init(_ outline: SectionSnapshot<String>) {
    func nodes(_ items: [String]) -> [SectionSnapshotCase.Node] {
      items.map { item in
        .init(item: item, children: nodes((try? outline.children(of: item)) ?? []))
      }
    }
    self.init(
      roots: nodes(outline.rootItems), expanded: outline.expandedItems,
      lines: outline.visualDescriptionLines)
  }
}
