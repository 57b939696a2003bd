extension Concept {
  static let changePages: [Concept] = [
    Concept(
      id: "apply", theme: .changes, title: Bilingual("Making the view show it", "화면에 반영하기"),
      text: [
        Bilingual(
          """
          `apply` hands the snapshot to the data source, which compares it with the one applied before and
          tells the view what changed. The first apply has nothing to compare with: it loads everything.
          """,
          """
          `apply`는 스냅샷을 데이터 소스에 넘기고, 데이터 소스는 앞서 apply된 것과 비교해 달라진 것을 뷰에 알립니다.
          첫 apply는 비교할 것이 없어 모두 불러옵니다.
          """),
        Bilingual(
          "Apply always from the same queue, and never from inside the cell provider.",
          "apply는 언제나 같은 queue에서 하고, cell provider 안에서는 하지 마세요."),
      ],
      swift: ["dataSource.apply(snapshot)"],
      example: ["append sections main", "append a b", "apply", "append c", "apply"],
      names: ["apply-refused", "apply(_:)", "applied", "reloaded", "Deadlock detected"],
      related: ["difference", "animating-differences", "reload-data"], commands: ["apply"]),
    Concept(
      id: "queues", theme: .changes, title: Bilingual("Which queue applies", "어느 queue에서 apply하나"),
      text: [
        Bilingual(
          """
          A data source wants all its applies from one side: always the main queue, or always off it.
          Mixing them is logged, and an apply on main while another is outstanding ends the app. Off main
          only the diff is made there; the view is updated on main, later.
          """,
          """
          데이터 소스에는 언제나 한쪽에서만 apply해야 합니다. 늘 메인 queue이거나 늘 메인 밖입니다. 섞으면 로그가 남고, 다른
          apply가 끝나지 않았는데 메인에서 apply하면 앱이 종료됩니다. 메인 밖에서는 diff만 그곳에서 만들고 뷰는 나중에
          메인에서 바뀝니다.
          """),
        Bilingual(
          """
          iOS 13 to 17 allow either side. Since the SDK of iOS 18 the data sources are `@MainActor`: with
          Swift concurrency a call from elsewhere has to `await`. Little is gained off main, so apply there.
          """,
          """
          iOS 13부터 17까지는 어느 쪽이든 됩니다. iOS 18 SDK부터 데이터 소스는 `@MainActor`라서, Swift concurrency로 다른 곳에서
          부르려면 `await`해야 합니다. 메인 밖에서 얻는 것은 적으니 메인에서 apply하세요.
          """),
      ],
      swift: ["Task { @MainActor in", "  await dataSource.apply(snapshot)", "}"],
      example: ["append sections main", "append a b", "apply"],
      names: [
        "queue", "MainActor", "main actor", "DispatchQueue", "thread", "Sendable", "concurrency",
        "background queue", "Task", "async",
      ],
      related: ["apply", "reload-data"], commands: ["apply", "import"]),
    Concept(
      id: "difference", theme: .changes,
      title: Bilingual("What changed between two snapshots", "두 스냅샷의 차이"),
      text: [
        Bilingual(
          """
          A difference is the deletes, inserts and moves that turn one snapshot into another, for sections
          and for items. It compares two states and does not know how you got there: an item deleted and
          added again leaves no trace. `-` is a delete, `+` an insert, `>` a move, `~` a reload, `=` a
          reconfigure.
          """,
          """
          diff는 한 스냅샷을 다른 스냅샷으로 만드는 delete, insert, move이며 섹션과 아이템에 각각 있습니다. 두
          상태를 비교할 뿐 과정은 모릅니다. 지웠다 다시 넣은 아이템은 흔적이 없습니다. `-`는 delete, `+`는 insert, `>`는
          move, `~`는 reload, `=`는 reconfigure입니다.
          """)
      ],
      example: [
        "append sections main", "append a b c", "apply", "delete b", "append b", "diff", "why b",
      ],
      names: ["diff", "insert", "delete", "CollectionDifference", "no difference", "stays"],
      related: ["move", "minimal-moves", "index-path"], commands: ["diff", "why"]),
    Concept(
      id: "move", theme: .changes,
      title: Bilingual("Another place, the same cell", "자리는 다르고 셀은 같게"),
      text: [
        Bilingual(
          """
          A move takes an item to another place and keeps its cell, so nothing is asked for. An item that
          changes its section is one move. Items that slide up because another left do not move.
          """,
          """
          move는 아이템을 다른 자리로 옮기고 셀은 그대로 둡니다. 그래서 셀 요청이 없습니다. 섹션을 옮기는 것도 move
          하나입니다. 앞의 것이 빠져 밀려 올라온 아이템은 move가 아닙니다.
          """)
      ],
      example: [
        "append sections main ads", "append a b c to main", "apply", "move a after c", "apply",
      ],
      names: [
        "item-move-destination-not-found", "moveItem", "moveSection", "moves",
        "item-moved-to-itself",
      ],
      related: ["minimal-moves", "difference"], commands: ["move"]),
    Concept(
      id: "minimal-moves", theme: .changes,
      title: Bilingual("Why the fewest items move", "왜 가장 적게 움직이는가"),
      text: [
        Bilingual(
          """
          Of the items in both snapshots, those that keep their order among each other can stay. The most
          that can do so are a longest increasing subsequence of the old places, read in the new order. The
          rest move, and no choice needs fewer moves.
          """,
          """
          두 스냅샷에 다 있는 아이템 가운데 서로의 순서를 지키는 것은 그대로 있을 수 있습니다. 새 순서로 읽은 옛
          위치들의 최장 증가 부분 수열(LIS)이 그런 것을 가장 많이 고른 것입니다. 나머지가 move하며, 이보다 적은 move로는
          안 됩니다.
          """)
      ],
      example: ["append sections main", "append a b c d", "apply", "move d before a", "why d"],
      names: ["LIS", "longest increasing subsequence", "subsequence", "stay"],
      related: ["move", "difference"], commands: ["why"]),
    Concept(
      id: "reload", theme: .changes, title: Bilingual("Another cell for an item", "아이템에 새 셀"),
      text: [
        Bilingual(
          """
          A diff never sees that contents changed. `reload` marks an item, and the apply deletes its cell and
          asks for another. Marks belong to the snapshot that is applied and are gone afterwards. An item
          that is not in the snapshot cannot be reloaded.
          """,
          """
          diff는 내용이 바뀐 것을 보지 못합니다. `reload`로 아이템에 표시하면 apply할 때 셀을 버리고 새 셀을
          요청합니다. 표시는 apply되는 스냅샷에만 있고 그 뒤에는 사라집니다. 스냅샷에 없는 아이템은 reload할 수 없습니다.
          """)
      ],
      swift: ["snapshot.reloadItems([id])"],
      example: [
        "append sections main", "append a b", "apply", "set item a title New", "reload a", "apply",
      ],
      names: [
        "reloadItems", "reloadSections", "mark", "marks", "reloaded-item-not-found",
        "reloaded-section-not-found",
      ],
      related: ["reconfigure", "identity"], commands: ["reload"]),
    Concept(
      id: "reconfigure", theme: .changes,
      title: Bilingual("The same cell, filled anew", "같은 셀을 다시 채우기"),
      text: [
        Bilingual(
          """
          `reconfigure` (iOS 15) keeps the cell and asks the provider to set it up again: no
          `prepareForReuse`, and running animations go on. The provider must return the same kind of cell.
          There is no reconfigure for sections.
          """,
          """
          `reconfigure`(iOS 15)는 셀을 그대로 두고 provider에게 다시 구성하게 합니다. `prepareForReuse`가 불리지 않고
          진행 중인 애니메이션도 이어집니다. 같은 종류의 셀을 돌려줘야 합니다. 섹션에는 없습니다.
          """)
      ],
      swift: ["snapshot.reconfigureItems([id])"],
      example: [
        "append sections main", "append a b", "apply", "set item a title New", "reconfigure a",
        "apply",
      ],
      names: ["reconfigureItems", "reconfigured-item-not-found"],
      related: ["reload", "cell"], commands: ["reconfigure"]),
    Concept(
      id: "animating-differences", theme: .changes,
      title: Bilingual("With or without animation", "애니메이션할 것인가"),
      text: [
        Bilingual(
          """
          `animatingDifferences` decides whether the view animates. Since iOS 15 the diff is made either
          way; before, false meant reloadData.
          """,
          """
          `animatingDifferences`는 뷰가 애니메이션할지를 정합니다. iOS 15부터는 어느 쪽이든 diff를 만들고, 그 전에는
          false가 reloadData를 뜻했습니다.
          """)
      ],
      swift: ["dataSource.apply(snapshot, animatingDifferences: false)"],
      example: [
        "append sections main", "append a b", "apply", "move b before a", "apply unanimated",
      ],
      names: ["unanimated"], related: ["reload-data", "apply"], commands: ["apply"]),
    Concept(
      id: "reload-data", theme: .changes,
      title: Bilingual("Show it without comparing", "비교하지 않고 보이기"),
      text: [
        Bilingual(
          """
          `applySnapshotUsingReloadData` compares nothing: all cells are thrown away and asked for again. It
          fits when nearly everything changes at once.
          """,
          """
          `applySnapshotUsingReloadData`는 비교하지 않습니다. 셀을 모두 버리고 다시 요청합니다. 거의 모든 것이
          한꺼번에 바뀔 때 알맞습니다.
          """)
      ],
      swift: ["dataSource.applySnapshotUsingReloadData(snapshot)"],
      example: ["append sections main", "append a b", "apply", "apply using reload data"],
      names: ["applySnapshotUsingReloadData", "using reload data"],
      related: ["apply", "animating-differences"], commands: ["apply"]),
    Concept(
      id: "cell-reuse", theme: .changes,
      title: Bilingual("Cells are used again", "셀은 재사용됩니다"),
      text: [
        Bilingual(
          """
          A cell that leaves the screen waits in the pool of its registration, and the next one that is
          asked for is taken from there: the last put aside first. So the provider has to set all that a
          cell shows, also what this item leaves out.
          """,
          """
          화면에서 나간 셀은 registration별 재사용 풀에서 기다리고, 다음에 요청되는 셀은 거기서 꺼냅니다. 마지막에 들어간 셀이
          먼저 나옵니다. 그래서 셀을 구성할 때는 이 아이템에 없는 것까지 모두 다시 정해야 합니다.
          """)
      ],
      swift: [
        "collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)"
      ],
      example: [
        "container 320 x 88 @2x", "append sections main", "append a{1..6}", "apply", "scroll by 88",
        "cells",
      ],
      names: [
        "pool", "put aside", "used again", "dequeueConfiguredReusableCell", "prepareForReuse",
        "reuseIdentifier",
      ],
      related: ["cell", "reload-data"], commands: ["cells", "scroll"]),
  ]
}
