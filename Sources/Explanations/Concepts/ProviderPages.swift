extension Concept {
  /// What a data source asks its owner for.
  static let providerPages: [Concept] = [
    Concept(
      id: "cell-provider", theme: .data,
      title: Bilingual("One cell for one identifier", "식별자 하나에 셀 하나"),
      text: [
        Bilingual(
          """
          The provider is handed an identifier and returns one dequeued cell. Look the contents up by that
          identifier in a store that is asked now: an array that the closure captured is as old as the
          closure, and an index path into an array of your own is wrong as soon as the two differ.
          """,
          """
          provider는 식별자를 받아 dequeue한 셀 하나를 돌려줍니다. 내용은 그 식별자로 지금의 저장소에서
          찾으세요. 클로저가 캡처한 배열은 클로저를 만들 때의 것이고, 따로 둔 배열을 index path로 찾으면 둘이
          달라지는 순간 틀립니다.
          """),
        Bilingual(
          """
          Return every cell that you dequeue, and dequeue one: since iOS 18 a cell that is dequeued and not
          returned ends the app. Being asked is not being shown; asking may come early or for measuring.
          """,
          """
          dequeue는 한 번만 하고, dequeue한 셀은 반드시 돌려주세요. iOS 18부터 dequeue하고 돌려주지 않은 셀이 있으면
          앱이 종료됩니다. 요청을 받았다고 화면에 보이는 것은 아닙니다. 미리 요청하거나 크기를 재려고 요청하기도 합니다.
          """),
      ],
      swift: [
        "dataSource = .init(collectionView: view) { [store] view, indexPath, id in",
        "  view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: store[id])",
        "}",
      ],
      example: ["append sections main", "append a b", "apply", "insert z before a", "apply"],
      names: ["cellProvider", "dequeueReusableCell", "stray view", "captured array"],
      related: ["cell", "registrations", "identity"], commands: ["apply"]),
    Concept(
      id: "registrations", theme: .data,
      title: Bilingual("Made once, before any cell", "셀보다 먼저, 한 번만"),
      text: [
        Bilingual(
          """
          A registration says which class a cell has and how it is filled. Make it once, outside the
          provider, and let the provider use it. One made inside would be new for each cell, so no cell
          could be used again: iOS 14 let that pass, since iOS 15 it ends the app. A `lazy var` that the
          provider touches first is made inside too.
          """,
          """
          registration은 셀의 클래스와 채우는 방법입니다. provider 밖에서 한 번 만들고 provider에서는 쓰기만 하세요.
          안에서 만들면 셀마다 새것이라 셀을 다시 쓸 수 없습니다. iOS 14는 그냥 넘어갔지만 iOS 15부터는 앱이
          종료됩니다. provider에서 처음 건드리는 `lazy var`도 안에서 만든 것입니다.
          """)
      ],
      swift: [
        "let registration = UICollectionView.CellRegistration<Cell, Item> { cell, indexPath, item in",
        "  cell.label.text = item.title", "}",
      ],
      example: [
        "append sections main", "append a b", "apply", "delete a", "append c", "apply", "cells",
      ],
      names: [
        "registration", "CellRegistration", "SupplementaryRegistration",
        "dequeueConfiguredReusableCell", "register", "forCellWithReuseIdentifier",
      ],
      related: ["cell-provider", "cell-reuse"], commands: ["cells"]),
    Concept(
      id: "supplementary-views", theme: .surroundings,
      title: Bilingual("When a header is asked for", "헤더를 요청하는 때"),
      text: [
        Bilingual(
          """
          A header, footer or badge that a layout asks for is made by `supplementaryViewProvider`, when it
          comes on screen. A diff knows sections and items only: while the section's identifier is the same
          its header stays as it is, whatever became of the items. No call reconfigures a section.
          """,
          """
          레이아웃이 요구하는 헤더, 푸터, 배지는 화면에 들어올 때 `supplementaryViewProvider`가 만듭니다. 차이(diff)는
          섹션과 아이템만 압니다. 섹션의 식별자가 그대로면 아이템이 어떻게 되든 헤더는 그대로입니다. 섹션을
          reconfigure하는 호출은 없습니다.
          """),
        Bilingual(
          """
          To refresh it, reload the section, which asks for all its cells too; or fetch the view that is
          shown and set its text. A section identifier that holds the title makes the section another one:
          a delete and an insert. Without a provider, or with none registered for the kind, the app ends.
          """,
          """
          새로 고치려면 섹션을 reload하거나(셀도 모두 다시 요청합니다) 보이는 뷰를 가져와 글자를 바꾸세요. 섹션의
          식별자에 제목을 담으면 다른 섹션이 되어 delete와 insert가 됩니다. provider가 없거나 그 kind로 등록한
          것이 없으면 앱이 종료됩니다.
          """),
      ],
      swift: [
        "let kind = UICollectionView.elementKindSectionHeader",
        "let path = IndexPath(item: 0, section: index)",
        "let header = view.supplementaryView(forElementKind: kind, at: path) as? Header",
        "header?.title = \"3 items\"",
      ],
      example: [
        "append sections main", "append a b", "apply",
        "layout main { group vertical 1w x 44 { item 1w x 1h }; header 1w x 30 }", "append c",
        "apply", "reload sections main", "apply", "cells",
      ],
      names: [
        "supplementaryViewProvider", "supplementaryView(forElementKind:at:)", "supplementary view",
        "dequeueConfiguredReusableSupplementary", "dequeueReusableSupplementaryView",
        "reconfigureSections", "elementKindSectionHeader", "supplementary views",
      ],
      related: ["boundary-items", "reload", "registrations"],
      commands: ["reload", "cells"]),
    Concept(
      id: "tables", theme: .data,
      title: Bilingual("Tables with a diffable data source", "테이블과 diffable 데이터 소스"),
      text: [
        Bilingual(
          """
          `UITableViewDiffableDataSource` compares snapshots as a collection view's does. Editing, moving
          rows and the titles of sections are questions to the data source, which answers no to all of
          them: subclass it and override `canEditRowAt`, `commit`, `canMoveRowAt` and
          `titleForHeaderInSection`. The delegate is never asked these.
          """,
          """
          `UITableViewDiffableDataSource`도 스냅샷을 똑같이 비교합니다. 편집, 행 이동, 섹션 제목은 데이터 소스에 묻는
          것이고, 기본 대답은 모두 아니요입니다. 서브클래스에서 `canEditRowAt`, `commit`, `canMoveRowAt`,
          `titleForHeaderInSection`을 재정의하세요. delegate에는 묻지 않습니다.
          """),
        Bilingual(
          """
          In a collection view the list configuration has swipe actions, and `reorderingHandlers` of the
          data source let items be moved. The prompt has no tables; `import` of a Swift file has.
          """,
          """
          컬렉션 뷰에서는 list configuration에 스와이프 동작이 있고, 데이터 소스의 `reorderingHandlers`로 아이템을
          옮기게 합니다. 프롬프트에는 테이블이 없지만 Swift 파일을 `import`하면 쓸 수 있습니다.
          """),
      ],
      swift: [
        "final class Rows: UITableViewDiffableDataSource<Section, Item.ID> {",
        "  override func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool {",
        "    true", "  }", "}",
      ],
      example: ["append sections main", "append a b c", "layout main list", "apply"],
      names: [
        "UITableView", "UITableViewDiffableDataSource", "canEditRowAt", "canMoveRowAt",
        "titleForHeaderInSection", "trailingSwipeActionsConfigurationProvider",
        "swipe to delete", "table view", "table",
      ],
      related: ["lists", "reordering"], commands: ["reorder", "import"]),
    Concept(
      id: "data-source-lifetime", theme: .data,
      title: Bilingual("Who keeps the data source", "데이터 소스를 누가 붙잡나"),
      text: [
        Bilingual(
          """
          A view keeps its data source weakly. Store it in a property of what owns the view, or it is gone
          at the end of the function and nothing is shown. When the owner goes while the view lives on, as
          behind an animation or an asynchronous block, the view asks nobody: a table was seen to end the
          app then. The provider holds its captures: `[weak self]`.
          """,
          """
          뷰는 데이터 소스를 weak로만 가집니다. 뷰를 가진 쪽의 속성에 두지 않으면 함수가 끝날 때 사라지고 아무것도
          보이지 않습니다. 애니메이션이나 비동기 블록 때문에 뷰가 주인보다 오래 남으면 물어볼 곳이 없습니다. 그때
          테이블이 앱을 종료한 기록이 있습니다. provider는 캡처한 것을 붙잡으니 `[weak self]`를 쓰세요.
          """)
      ],
      swift: ["private var dataSource: UICollectionViewDiffableDataSource<Section, Item.ID>!"],
      example: ["append sections main", "append a", "apply"],
      names: ["weak", "dealloc", "deinit", "deallocated", "retain cycle", "lifetime", "weak self"],
      related: ["single-source-of-truth", "cell-provider"], commands: ["apply"]),
  ]
}
