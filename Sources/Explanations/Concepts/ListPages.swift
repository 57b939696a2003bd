extension Concept {
  /// What stands in and around the rows of a list.
  static let listPages: [Concept] = [
    Concept(
      id: "separators", theme: .surroundings,
      title: Bilingual("The lines between rows", "행 사이의 구분선"),
      text: [
        Bilingual(
          """
          Separators belong to the list's configuration, not to the cells. `showsSeparators` turns
          all of them off. `itemSeparatorHandler` (iOS 14.5) is asked for each row: it gets the
          configuration that the row would have and answers the one that it shall have, with
          `topSeparatorVisibility`, `bottomSeparatorVisibility` and insets at both sides.
          """,
          """
          구분선은 셀이 아니라 리스트 configuration의 것입니다. `showsSeparators`는 전부 끕니다.
          `itemSeparatorHandler`(iOS 14.5)는 행마다 불려, 그 행이 가질 configuration을 받아 바꾼 것을 돌려줍니다.
          `topSeparatorVisibility`, `bottomSeparatorVisibility`와 양옆 inset을 바꿀 수 있습니다.
          """),
        Bilingual(
          """
          A line begins by itself where the row's text does, so it begins elsewhere in a row with an
          image: a `leading` inset of your own makes all rows alike. In a cell with views of its own,
          tie `separatorLayoutGuide` to what the line is to begin at. Separators take no room and
          change no frame.
          """,
          """
          선은 저절로 행의 글자가 시작하는 곳에서 시작하므로, 이미지가 있는 행에서는 위치가 다릅니다. 직접 준 `leading`
          inset은 모든 행을 같게 합니다. 뷰를 직접 넣은 셀에서는 `separatorLayoutGuide`를 선이 시작할 뷰에
          맞추세요. 구분선은 자리를 차지하지 않아 프레임이 바뀌지 않습니다.
          """),
      ],
      swift: [
        "configuration.itemSeparatorHandler = { path, separator in", "  var separator = separator",
        "  if path.item == lastIndex { separator.bottomSeparatorVisibility = .hidden }",
        "  separator.bottomSeparatorInsets.leading = 16", "  return separator", "}",
      ],
      example: ["append sections main", "append a b c", "layout main list", "apply"],
      names: [
        "showsSeparators", "separatorConfiguration", "UIListSeparatorConfiguration",
        "itemSeparatorHandler", "bottomSeparatorInsets", "topSeparatorInsets",
        "bottomSeparatorVisibility", "topSeparatorVisibility", "separatorLayoutGuide",
        "automaticInsets", "separator", "separatorInset",
      ],
      related: ["lists", "accessories"], commands: ["layout", "import"]),
    Concept(
      id: "accessories", theme: .surroundings,
      title: Bilingual("What stands at a row's end", "행 끝에 놓이는 것"),
      text: [
        Bilingual(
          """
          Accessories of a `UICollectionViewListCell` are values in an array, which replaces the one
          before. A cell that is used again keeps those of its last row: set them in every case, `[]`
          too. Like all contents they change by reconfiguring the item, not by a diff.
          """,
          """
          `UICollectionViewListCell`의 accessory는 배열에 담긴 값이고, 새 배열이 앞의 것을 대신합니다. 재사용된 셀은
          앞 행의 것을 그대로 가지므로 모든 경우에 넣으세요. 없을 때는 `[]`입니다. 다른 내용처럼 diff가 아니라 아이템을
          reconfigure해야 바뀝니다.
          """),
        Bilingual(
          """
          `.delete`, `.insert`, `.multiselect` and `.reorder` are shown only while the collection view
          `isEditing`, unless `displayed:` says otherwise; `.reorder` needs `canReorderItem` as well.
          `.outlineDisclosure` opens and closes an item that has children in its section snapshot. The
          content ends in front of them, so that text may need another line.
          """,
          """
          `.delete`, `.insert`, `.multiselect`, `.reorder`는 `displayed:`로 달리 정하지 않으면 컬렉션 뷰가
          `isEditing`일 때만 보입니다. `.reorder`에는 `canReorderItem`도 필요합니다. `.outlineDisclosure`는 섹션
          스냅샷에서 자식이 있는 아이템을 펼치고 접습니다. 내용은 그 앞에서 끝나므로 글이 한 줄 더 필요할 수 있습니다.
          """),
      ],
      swift: [
        "cell.accessories = item.isDone ? [.checkmark()] : []",
        "cell.accessories = [.disclosureIndicator(), .delete(), .reorder(displayed: .always)]",
      ],
      example: ["append sections main", "append a b", "layout main list", "apply"],
      names: [
        "UICellAccessory", "accessory", "disclosureIndicator", "checkmark", "outlineDisclosure",
        "multiselect", "customView", "isEditing",
      ],
      related: ["lists", "separators", "cell-reuse", "reconfigure"],
      commands: ["reconfigure", "import"]),
    Concept(
      id: "list-headers", theme: .surroundings,
      title: Bilingual("Headers of a list", "리스트의 헤더"),
      text: [
        Bilingual(
          """
          `headerMode` of a list says where its headers come from. `.supplementary` asks the
          supplementary provider for one in each section. `.firstItemInSection` shows the first item
          of each section as its header: it is in the snapshot, can be selected, and in a section
          snapshot it is the root whose children it hides. Without either there is none.
          """,
          """
          리스트의 `headerMode`는 헤더가 어디서 오는지 정합니다. `.supplementary`는 섹션마다 supplementary
          provider에 요청합니다. `.firstItemInSection`은 섹션의 첫 아이템을 헤더로 보여 줍니다. 스냅샷 안에 있고 선택할
          수 있으며, 섹션 스냅샷에서는 자식을 접는 루트가 됩니다. 둘 다 아니면 헤더가 없습니다.
          """),
        Bilingual(
          """
          `headerTopPadding` (iOS 15) is the room above each header; nil leaves it to UIKit, which
          gives plain lists 22 since then: 0 takes the gap away. In a table it is called
          `sectionHeaderTopPadding`.
          """,
          """
          `headerTopPadding`(iOS 15)은 헤더 위의 여백입니다. nil이면 UIKit이 정하는데, 그때부터 plain 리스트에 22를
          줍니다. 0이면 그 틈이 없어집니다. 테이블에서는 `sectionHeaderTopPadding`입니다.
          """),
      ],
      swift: [
        "var configuration = UICollectionLayoutListConfiguration(appearance: .plain)",
        "configuration.headerMode = .supplementary", "configuration.headerTopPadding = 0",
      ],
      example: [
        "append sections main", "append a b",
        "layout main { group horizontal 1w x ~44 { item 1w x ~44 }; header 1w x 28 pin }", "apply",
      ],
      names: [
        "headerMode", "footerMode", "firstItemInSection", "headerTopPadding",
        "sectionHeaderTopPadding",
      ],
      related: ["lists", "boundary-items", "supplementary-views", "section-snapshot"],
      commands: ["layout", "import"]),
    Concept(
      id: "empty-state", theme: .surroundings,
      title: Bilingual("Nothing to show", "보여 줄 것이 없을 때"),
      text: [
        Bilingual(
          """
          A snapshot without items shows nothing, and tells nobody. Ask the snapshot that is applied,
          behind each apply: `itemIdentifiers.isEmpty`. A placeholder belongs beside the cells, in
          `contentUnavailableConfiguration` of the view controller (iOS 17) or `backgroundView` of the
          collection view; as an item of its own it takes part in every diff.
          """,
          """
          아이템이 없는 스냅샷은 아무것도 보여 주지 않고 알려 주지도 않습니다. apply할 때마다 적용한 스냅샷의
          `itemIdentifiers.isEmpty`를 보세요. 안내 화면은 셀이 아니라 뷰 컨트롤러의
          `contentUnavailableConfiguration`(iOS 17)이나 컬렉션 뷰의 `backgroundView`에 두세요. 아이템으로 넣으면 모든
          diff에 끼어듭니다.
          """)
      ],
      swift: [
        "dataSource.apply(snapshot)",
        "contentUnavailableConfiguration = snapshot.itemIdentifiers.isEmpty",
        "  ? UIContentUnavailableConfiguration.empty() : nil",
      ],
      example: ["append sections main", "append a", "apply", "delete a", "apply", "frames"],
      names: [
        "UIContentUnavailableConfiguration", "contentUnavailableConfiguration", "backgroundView",
        "empty state", "placeholder",
      ],
      related: ["apply", "boundary-items"], commands: ["apply", "frames"]),
  ]
}
