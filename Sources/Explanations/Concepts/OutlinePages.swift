extension Concept {
  static let outlinePages: [Concept] = [
    Concept(
      id: "section-snapshot", theme: .outlines,
      title: Bilingual("A tree for one section", "섹션 하나의 트리"),
      text: [
        Bilingual(
          """
          A section snapshot holds the items of one section as a tree. Applying it shows its visible items
          in that section, which is made if it is not there. It refuses an item that it has already.
          """,
          """
          섹션 스냅샷은 섹션 하나의 아이템을 트리로 담습니다. apply하면 보이는 아이템이 그 섹션에 나오고, 없는
          섹션은 만들어집니다. 이미 있는 아이템은 거부합니다.
          """),
        Bilingual(
          """
          It has neither reload nor reconfigure: a row whose identifier covers a value goes and comes when
          the value changes. Keep the identifier to an id, and reconfigure it in `dataSource.snapshot()`.
          No call replaces a whole tree at once: applying another one is deletes and inserts.
          """,
          """
          reload와 reconfigure는 없습니다. 식별자에 값이 들어 있으면 값이 바뀔 때 행이 사라졌다 나타납니다.
          식별자에는 id만 두고 `dataSource.snapshot()`에서 reconfigure하세요. 트리를 통째로 바꾸는 호출은 없고, 다른
          트리를 apply하면 delete와 insert가 됩니다.
          """),
      ],
      swift: ["dataSource.apply(outline, to: .main)"],
      example: [
        "outline append fruit nuts", "outline append apple to fruit", "outline apply to main",
      ],
      names: [
        "repeated-outline-items", "outline-destination-not-found", "outline-item-not-found",
        "NSDiffableDataSourceSectionSnapshot", "outline", "parent-not-found", "rootItems",
        "visibleItems", "deleted-item-not-found", "child-not-found", "visualDescription",
      ],
      related: ["expansion", "snapshot"], commands: ["outline"]),
    Concept(
      id: "expansion", theme: .outlines,
      title: Bilingual("Which children are visible", "어느 자식이 보이는가"),
      text: [
        Bilingual(
          """
          Expansion is kept in the tree, item by item; a parent begins collapsed. An item is visible when all
          its ancestors are expanded. A person's tap asks `shouldExpandItem` and tells `willExpandItem`;
          applying a tree asks nobody.
          """,
          """
          펼침은 트리에 아이템마다 담기고, 부모는 접힌 채로 시작합니다. 조상이 모두 펼쳐져 있어야 아이템이 보입니다. 사람이
          탭하면 `shouldExpandItem`에 묻고 `willExpandItem`을 알립니다. 트리를 apply할 때는 아무에게도 묻지 않습니다.
          """)
      ],
      example: [
        "outline append fruit", "outline append apple pear to fruit", "outline apply to main",
        "toggle fruit",
      ],
      names: [
        "expand", "collapse", "isExpanded", "shouldExpandItem", "willExpandItem",
        "shouldCollapseItem", "willCollapseItem", "snapshotForExpandingParent",
        "sectionSnapshotHandlers", "outlineDisclosure",
      ],
      related: ["section-snapshot"], commands: ["toggle", "handler"]),
    Concept(
      id: "reordering", theme: .outlines,
      title: Bilingual("Items dragged by a person", "사람이 끌어 옮기는 아이템"),
      text: [
        Bilingual(
          """
          Reordering needs `canReorderItem` and `didReorder`. The data source changes its own snapshot, then
          tells what happened; your store must follow, or the next apply takes the item back.
          """,
          """
          순서를 바꾸려면 `canReorderItem`과 `didReorder`가 있어야 합니다. 데이터 소스가 자기 스냅샷을 바꾼 다음 알려
          줍니다. 저장소가 따라가지 않으면 다음 apply에서 아이템이 되돌아갑니다.
          """)
      ],
      swift: ["dataSource.reorderingHandlers.canReorderItem = { _ in true }"],
      example: ["append sections main", "append a b c", "apply", "reorder c to main 0"],
      names: ["reorderingHandlers", "canReorderItem", "didReorder", "willReorder"],
      related: ["transaction", "move"], commands: ["reorder", "handler"]),
    Concept(
      id: "transaction", theme: .outlines, title: Bilingual("What a drag changed", "끌기가 바꾼 것"),
      text: [
        Bilingual(
          """
          A transaction holds the snapshots before and after, and the difference between them, counted in the
          whole list; and the same for each section that took part.
          """,
          """
          transaction에는 전과 후의 스냅샷, 그리고 전체 목록에서 센 difference가 있습니다. 관련된 섹션마다 같은 것이
          또 있습니다.
          """)
      ],
      swift: ["store.items = transaction.finalSnapshot.itemIdentifiers"],
      example: ["append sections main", "append a b c", "apply", "reorder a to main 2"],
      names: [
        "NSDiffableDataSourceTransaction", "NSDiffableDataSourceSectionTransaction",
        "finalSnapshot", "initialSnapshot", "sectionTransactions",
      ],
      related: ["reordering", "difference"], commands: ["reorder"]),
  ]
}
