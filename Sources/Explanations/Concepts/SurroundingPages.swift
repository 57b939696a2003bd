extension Concept {
  static let surroundingPages: [Concept] = [
    Concept(
      id: "boundary-items", theme: .surroundings,
      title: Bilingual(
        "Headers and footers",
        "헤더와 푸터"),
      text: [
        Bilingual(
          """
          A header is a boundary supplementary item at the top of a section. It extends the
          section: cells move down by its height. It follows the section's insets unless
          `supplementariesFollowInsets false` is set. Two headers need different kinds. Its view is
          asked for when it comes on screen and when its section is new or reloaded, not when items
          change.
          """,
          """
          헤더는 섹션 위쪽의 boundary supplementary item입니다. 섹션을 늘려 셀이 그 높이만큼 내려갑니다.
          `supplementariesFollowInsets false`가 아니면 섹션 inset을 따릅니다. 헤더가 둘이면 kind가 달라야
          합니다. 뷰는 화면에 들어올 때와 섹션이 새로 생기거나 reload될 때 요청되고, 아이템이 바뀔 때는 요청되지 않습니다.
          """),
        Bilingual(
          """
          One at a side, as with `align leading`, takes no room: the cells keep their places and it
          covers them. Give the section an inset at that side, and `supplementariesFollowInsets
          false` so that the header does not move with it.
          """,
          """
          `align leading`처럼 옆에 두면 자리를 차지하지 않습니다. 셀은 그대로 있고 헤더가 그 위를 덮습니다. 그쪽에 섹션
          inset을 주고, 헤더가 따라 움직이지 않게 `supplementariesFollowInsets false`로 하세요.
          """),
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 44 { item 1w x 1h }; header 1w x 30 title Fruit }",
      ],
      names: [
        "NSCollectionLayoutBoundarySupplementaryItem", "boundarySupplementaryItems", "header",
        "footer", "supplementariesFollowContentInsets", "extendsBoundary", "elementKind",
        "duplicate-element-kinds",
      ],
      related: ["pinning", "badges"],
      commands: ["layout"]),
    Concept(
      id: "configuration", theme: .surroundings,
      title: Bilingual(
        "What holds for all sections",
        "모든 섹션에 대한 설정"),
      text: [
        Bilingual(
          """
          A layout's configuration says which way it scrolls, how far sections stand apart and
          what they are inset by. Its own headers and footers stand before and behind all sections
          together, as wide as the view.
          """,
          """
          레이아웃의 configuration은 스크롤 방향, 섹션 사이 간격, 섹션 inset의 기준을 정합니다. 레이아웃 자신의 헤더와
          푸터는 모든 섹션의 앞과 뒤에 뷰 너비로 놓입니다.
          """)
      ],
      swift: [
        "let configuration = UICollectionViewCompositionalLayoutConfiguration()",
        "configuration.interSectionSpacing = 20",
        "configuration.boundarySupplementaryItems = [header]",
      ],
      example: [
        "container 320 x 480 @2x", "append sections main more", "append a b to main",
        "append c to more", "apply",
        "layout configuration { spacing 20; header title 1w x 60 pin }", "frames",
      ],
      names: [
        "UICollectionViewCompositionalLayoutConfiguration", "interSectionSpacing",
        "scrollDirection",
      ],
      related: ["boundary-items", "pinning"],
      commands: ["layout", "set"]),
    Concept(
      id: "pinning", theme: .surroundings,
      title: Bilingual(
        "Headers that stay on screen",
        "화면에 남는 헤더"),
      text: [
        Bilingual(
          """
          A pinned header stays at the edge of the view while its section is there. The end of
          its section's cells pushes it off, not the next header.
          """,
          """
          pin한 헤더는 자기 섹션이 있는 동안 뷰 가장자리에 머뭅니다. 다음 헤더가 아니라 자기 섹션의 셀이 끝나는
          곳이 밀어냅니다.
          """),
        Bilingual(
          """
          It stands in front of the cells, which pass below it and show through: give it a background.
          How it looks is no matter of frames; macOS 26 was seen to blur behind it by itself.
          """,
          """
          셀보다 앞에 있어서 셀이 그 아래로 지나가며 비칩니다. 배경을 주세요. 모양은 프레임과 상관없습니다. macOS 26이
          그 뒤를 저절로 흐리게 한 기록이 있습니다.
          """),
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 200 { item 1w x 1h }; header 1w x 30 pin }",
        "scroll to 100", "draw 40",
      ],
      names: ["pinToVisibleBounds", "pin", "pinned-frame-outside"],
      related: ["boundary-items"],
      commands: ["layout", "scroll"]),
    Concept(
      id: "badges", theme: .surroundings,
      title: Bilingual(
        "Views that hang on an item",
        "아이템에 매달린 뷰"),
      text: [
        Bilingual(
          """
          A badge is a supplementary item of an item or group. Its anchor says at which edges it
          hangs; an offset is in points, a fraction in its own size. It changes no other size.
          """,
          """
          배지는 아이템이나 그룹의 supplementary item입니다. anchor가 어느 모서리에 매달릴지 정하고, offset은 포인트,
          fraction은 배지 자신의 크기 단위입니다. 다른 크기는 바뀌지 않습니다.
          """),
        Bilingual(
          """
          A badge's index path counts the views of its kind in the section, in the order of the layout: it
          is the item's only while every item has one. An estimated badge keeps its estimate here; whether
          UIKit measures it is not known.
          """,
          """
          배지의 index path는 섹션 안에서 같은 kind의 뷰를 레이아웃 순서로 센 것입니다. 모든 아이템에 배지가 있을 때만
          아이템의 것과 같습니다. estimated 배지는 여기서 estimate 그대로입니다. UIKit이 재는지는 알려져 있지 않습니다.
          """),
        Bilingual(
          """
          What reaches beyond the view, or beyond a section that scrolls sideways, is cut off: both are
          scroll views, which clip. Inset the items or the section by as much as the badge, or a
          shadow, needs.
          """,
          """
          뷰나 옆으로 스크롤되는 섹션을 벗어난 부분은 잘립니다. 둘 다 클리핑하는 스크롤 뷰입니다. 배지나 그림자에 필요한
          만큼 아이템이나 섹션에 inset을 주세요.
          """),
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 80 { item 0.5w x 1h insets 8 { badge new 20 x 20 at top trailing } } }",
      ],
      names: [
        "NSCollectionLayoutSupplementaryItem", "NSCollectionLayoutAnchor", "badge",
        "containerAnchor", "itemAnchor",
      ],
      related: ["boundary-items", "backgrounds"],
      commands: ["layout"]),
    Concept(
      id: "backgrounds", theme: .surroundings,
      title: Bilingual(
        "A view behind the section",
        "섹션 뒤의 뷰"),
      text: [
        Bilingual(
          """
          A background is a decoration item: a view of the layout that stands for no data. It
          covers the whole section with its headers and insets, less its own insets. An empty
          section has none, unless it has a header.
          """,
          """
          background는 decoration item입니다. 데이터가 아니라 레이아웃의 뷰입니다. 헤더와 inset을 포함한 섹션 전체를
          덮고 자기 inset만큼 줄어듭니다. 빈 섹션에는 헤더가 있을 때만 있습니다.
          """),
        Bilingual(
          """
          It is registered with the layout by its kind, and nobody fills it: there is no provider, no
          registration with a handler, no data. For another colour in each section take a kind for
          each, or layout attributes of a class of your own that carry the colour; or a boundary
          item behind the cells, whose height has to be known.
          """,
          """
          kind로 레이아웃에 등록하고, 내용을 채우는 곳은 없습니다. provider도, handler가 있는 registration도, 데이터도
          없습니다. 섹션마다 다른 색은 색마다 kind를 두거나, 색을 담은 layout attributes 서브클래스를 쓰거나, 높이를 아는
          boundary item을 셀 뒤에 두세요.
          """),
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 44 { item 1w x 1h }; section insets 20; background card insets 8 }",
      ],
      names: [
        "NSCollectionLayoutDecorationItem", "decorationItems", "background", "decoration",
        "forDecorationViewOfKind", "background color", "background colour", "decoration view",
      ],
      related: ["boundary-items", "lists"],
      commands: ["layout"]),
    Concept(
      id: "environment", theme: .surroundings,
      title: Bilingual(
        "Layouts for phone and tablet",
        "휴대폰과 태블릿의 레이아웃"),
      text: [
        Bilingual(
          """
          A section provider is called with the environment, for each section in order, again
          whenever the data, the view's size or its traits change. It may answer with more columns on a wide view. Guard against views
          that are too narrow for their insets.
          """,
          """
          section provider는 environment를 받아 섹션마다 차례로 불리고, 데이터나 뷰의 크기, trait이 바뀔 때마다 다시 불립니다. 넓으면 열을 늘려 답할 수
          있습니다. inset보다 좁은 뷰에 대비하세요.
          """)
      ],
      swift: [
        "UICollectionViewCompositionalLayout { index, environment in",
        "  let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2",
      ],
      example: [
        "device \"iPhone 16\"", "append sections main", "append items a b c d", "apply",
        "layout main grid 2", "device \"iPad mini\"", "layout main grid 4",
      ],
      names: [
        "NSCollectionLayoutEnvironment", "sectionProvider",
        "UICollectionViewCompositionalLayoutSectionProvider", "traitCollection", "rotation",
        "device",
      ],
      related: ["container", "lists"],
      commands: ["device", "container"]),
    Concept(
      id: "lists", theme: .surroundings,
      title: Bilingual(
        "Rows as in Settings",
        "설정 앱 같은 목록"),
      text: [
        Bilingual(
          """
          `UICollectionLayoutListConfiguration` makes a section of rows: a group of the full
          width and estimated height. Inset grouped adds 16 at the sides, 35 above the first row
          and 20 below, and a background.
          """,
          """
          `UICollectionLayoutListConfiguration`은 행으로 된 섹션을 만듭니다. 너비를 꽉 채우고 높이는 estimated인
          그룹입니다. insetGrouped는 양옆에 16, 첫 행 위에 35, 아래에 20의 여백과 background를 더합니다.
          """)
      ],
      swift: [
        "var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)"
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x ~44 { item 1w x ~44 }; section insets 35 16 20 16 }",
      ],
      names: [
        "UICollectionLayoutListConfiguration", "list(using:)", "insetGrouped", "plain", "grouped",
        "sidebar",
      ],
      related: ["separators", "accessories", "list-headers", "self-sizing", "backgrounds"],
      commands: ["layout"]),
    Concept(
      id: "right-to-left", theme: .surroundings,
      title: Bilingual(
        "Leading is not left",
        "leading은 왼쪽이 아니다"),
      text: [
        Bilingual(
          """
          A layout says leading and trailing. In a right-to-left view the frames are mirrored: x
          becomes the view's width less x less the element's width. Nothing in the layout
          changes.
          """,
          """
          레이아웃은 leading과 trailing으로 말합니다. 오른쪽에서 왼쪽으로 쓰는 뷰에서는 프레임이 뒤집혀 x가 뷰 너비 - x - 요소
          너비가 됩니다. 레이아웃은 바뀌지 않습니다.
          """),
        Bilingual(
          """
          The locale decides, or `semanticContentAttribute` of the view. The layout's
          `flipsHorizontallyInOppositeLayoutDirection` is only to be read: to answer false, or true
          always, override it in a subclass of the layout.
          """,
          """
          방향은 로캘이나 뷰의 `semanticContentAttribute`가 정합니다. 레이아웃의
          `flipsHorizontallyInOppositeLayoutDirection`은 읽기 전용입니다. 다르게 답하려면 레이아웃을 서브클래스로
          만들어 재정의하세요.
          """),
      ],
      swift: ["collectionView.semanticContentAttribute = .forceRightToLeft"],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 44 { item 100 x 1h }; section insets 0 20 0 0 }",
        "container 320 x 480 @2x rtl",
      ],
      names: [
        "rtl", "leading", "trailing", "semanticContentAttribute", "RTL", "forceRightToLeft",
        "flipsHorizontallyInOppositeLayoutDirection",
      ],
      related: ["content-insets", "container"],
      commands: ["container"]),
  ]
}
