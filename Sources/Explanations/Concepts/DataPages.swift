extension Concept {
  static let dataPages: [Concept] = [
    Concept(
      id: "snapshot", theme: .data,
      title: Bilingual("What the view shall show", "뷰가 보여 줄 모습"),
      text: [
        Bilingual(
          """
          A snapshot says which sections there are and which items stand in each, by identifier and in
          order. It is a value: editing one changes nothing on screen until it is applied.
          """,
          """
          스냅샷은 어떤 섹션이 있고 각 섹션에 어떤 아이템이 있는지를 식별자와 순서로 나타냅니다. 값이므로
          apply하기 전까지는 무엇을 고쳐도 화면이 바뀌지 않습니다.
          """)
      ],
      swift: [
        "var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()",
        "snapshot.appendSections([.main])", "snapshot.appendItems(ids)",
      ],
      example: ["append sections main", "append items a b", "show", "show applied"],
      names: [
        "NSDiffableDataSourceSnapshot", "pending", "working snapshot", "appendItems",
        "appendSections",
      ],
      related: ["apply", "section", "item"],
      commands: ["append", "insert", "delete", "show", "reset"]),
    Concept(
      id: "section", theme: .data, title: Bilingual("An ordered run of items", "순서 있는 아이템의 묶음"),
      text: [
        Bilingual(
          """
          A section has an identifier of its own, an order among the others, and a layout. It may be empty.
          A section that exists is refused when it is added again; an item would be moved.
          """,
          """
          섹션에는 자기 식별자와 순서와 레이아웃이 있습니다. 비어 있어도 됩니다. 이미 있는 섹션을 다시 추가하면
          거부됩니다. 아이템이라면 옮겨집니다.
          """),
        Bilingual(
          "Names of sections and of items do not get in each other's way.",
          "섹션과 아이템의 이름은 서로 부딪치지 않습니다."),
      ],
      example: [
        "append sections main ads", "append items a b to main", "move section ads before main",
      ],
      names: [
        "section-destination-inserted", "section-destination-not-found", "section-moved-to-itself",
        "moved-section-not-found", "section-move-destination-not-found",
        "sectionIdentifier", "sectionIdentifiers", "numberOfSections", "no-sections",
        "section-not-found", "existing-sections", "repeated-sections", "deleteSections",
      ],
      related: ["snapshot", "item", "item-group-section"], commands: ["move"]),
    Concept(
      id: "item", theme: .data, title: Bilingual("One element of the data", "데이터의 요소 하나"),
      text: [
        Bilingual(
          """
          An item is an identifier; the contents stand in a store of your own. It has one place in the
          whole snapshot: appending it elsewhere moves it. In a layout, an item is the place of one cell.
          """,
          """
          아이템은 식별자이고 내용은 따로 둔 저장소에 있습니다. 스냅샷 전체에서 자리는 하나라, 다른 곳에 append하면
          옮겨집니다. 레이아웃에서 아이템은 셀 하나의 자리입니다.
          """)
      ],
      example: [
        "append sections main ads", "append items a b to main", "append items a to ads", "show",
      ],
      names: [
        "item-destination-inserted",
        "itemIdentifier", "itemIdentifiers", "numberOfItems", "item-not-found",
        "destination-not-found", "moved-item-not-found",
      ],
      related: ["identity", "duplicates", "cell"], commands: ["show"]),
    Concept(
      id: "cell", theme: .data, title: Bilingual("The view of an item", "아이템을 보여 주는 뷰"),
      text: [
        Bilingual(
          """
          A cell shows an item while it is on screen. The cell provider is asked for one when an item comes
          on screen, is inserted, reloaded or reconfigured, and not when it stays or moves. `cells asked
          for` lists these requests.
          """,
          """
          셀은 화면에 있는 동안 아이템을 보여 줍니다. 아이템이 화면에 나오거나 insert, reload, reconfigure될 때 셀
          provider가 불리고, 그대로 있거나 move할 때는 불리지 않습니다. `cells asked for`가 그 요청입니다.
          """)
      ],
      example: ["append sections main", "append items a b c", "apply", "move c before a", "apply"],
      names: [
        "cells asked for", "UICollectionViewCell",
        "dequeueConfiguredReusableCell",
      ],
      related: ["reload", "reconfigure"], commands: ["apply"]),
    Concept(
      id: "single-source-of-truth", theme: .data,
      title: Bilingual("One place that knows", "사실은 한 곳에만"),
      text: [
        Bilingual(
          """
          Without a diffable data source the controller's array and the view's counts are two copies of one
          truth, and every change must be told to both in agreeing numbers. With one, you state the result;
          the data source keeps what was applied and works out the difference.
          """,
          """
          diffable data source가 없으면 컨트롤러의 배열과 뷰의 개수가 같은 사실을 나누어 갖고 있어, 바뀔 때마다 서로
          맞는 숫자로 양쪽에 알려야 합니다. 있으면 결과만 말하면 됩니다. 데이터 소스가 apply된 것을 간직하고 diff를
          계산합니다.
          """)
      ],
      example: ["append sections main", "append items a b c", "apply", "delete b", "apply"],
      names: [
        "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "data source",
      ],
      related: ["batch-updates", "snapshot"], commands: ["model", "view"]),
    Concept(
      id: "batch-updates", theme: .data,
      title: Bilingual("Changes told by index", "index로 알리는 변경"),
      text: [
        Bilingual(
          """
          `performBatchUpdates` tells a view which index paths go and come. Afterwards the count of every
          section must be the old one, plus inserted, minus deleted, plus moved in, minus moved out. If the
          data source says otherwise, the app ends with `Invalid update` or `Invalid batch updates detected`.
          """,
          """
          `performBatchUpdates`는 어느 index path가 사라지고 생기는지 뷰에 알립니다. 끝나면 섹션마다 개수가 옛 개수 +
          insert - delete + 들어온 move - 나간 move와 같아야 합니다. 데이터 소스가 다르게 답하면 `Invalid update` 또는
          `Invalid batch updates detected`로 앱이 종료됩니다.
          """)
      ],
      example: ["model a b c", "batch { model a c; delete 0-1 }", "batch { delete 0-1 }"],
      showsRefusal: true,
      names: [
        "out-of-range", "conflicting-updates",
        "performBatchUpdates", "Invalid update", "Invalid batch updates detected", "item-count",
        "section-count", "out of step", "reloadData", "deleteItems(at:)",
      ],
      related: ["single-source-of-truth", "index-path"], commands: ["batch", "model", "view"]),
    Concept(
      id: "index-path", theme: .data, title: Bilingual("A place, by number", "번호로 나타낸 자리"),
      text: [
        Bilingual(
          """
          `[0, 1]` is item 1 of section 0. Deletes and the first place of a move count before the update;
          inserts and the second place of a move count after it. That is why a delete and an insert can
          name the same path.
          """,
          """
          `[0, 1]`은 섹션 0의 아이템 1입니다. delete와 move의 출발 위치는 업데이트 전, insert와 move의 도착 위치는
          업데이트 후 index로 셉니다. 그래서 delete와 insert가 같은 path를 가리킬 수 있습니다.
          """),
        Bilingual(
          """
          `indexOfItem` of a snapshot is no path: it counts all items before, across the sections. For the
          place in the view ask `dataSource.indexPath(for:)`, which knows what was applied.
          """,
          """
          스냅샷의 `indexOfItem`은 path가 아닙니다. 섹션을 넘어 앞의 아이템을 모두 셉니다. 뷰에서의 자리는 apply된 것을
          아는 `dataSource.indexPath(for:)`에 물으세요.
          """),
      ],
      example: ["append sections main", "append a b c", "apply", "delete a", "append x", "diff"],
      names: [
        "IndexPath", "indexPath", "indexPath(for:)", "itemIdentifier(for:)", "indexOfItem",
        "indexOfSection",
      ],
      related: ["difference", "batch-updates"], commands: ["diff"]),
  ]
}
