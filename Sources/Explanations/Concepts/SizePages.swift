extension Concept {
  static let sizePages: [Concept] = [
    Concept(
      id: "item-group-section", theme: .sizes,
      title: Bilingual(
        "The three parts of a layout",
        "레이아웃의 세 가지 부분"),
      text: [
        Bilingual(
          """
          An item is the place of one cell. A group lays items in a row or a column and is
          repeated until every item has a place. A section holds one group and adds insets,
          spacing, headers and scrolling.
          """,
          """
          아이템은 셀 하나의 자리입니다. 그룹은 아이템을 가로나 세로로 늘어놓고 모든 아이템의 자리가 생길 때까지 반복됩니다. 섹션은
          그룹 하나를 갖고 inset, spacing, 헤더, 스크롤을 더합니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 80 { item 0.5w x 1h } }", "draw 40",
      ],
      names: [
        "impossible-layout",
        "NSCollectionLayoutItem", "NSCollectionLayoutGroup", "NSCollectionLayoutSection",
        "UICollectionViewCompositionalLayout", "layout", "group", "missing-section",
        "missing-group", "empty-group", "missing-group-size",
      ],
      related: ["fractional", "packing", "nested-groups"],
      commands: ["layout", "draw"]),
    Concept(
      id: "frame", theme: .sizes,
      title: Bilingual(
        "Where an element stands",
        "요소의 자리"),
      text: [
        Bilingual(
          """
          A frame is x, y, width and height in content coordinates: points from the top left of
          all that can be scrolled to. `was` tells what changed. Items of a section that scrolls
          sideways keep their unscrolled frames.
          """,
          """
          프레임은 content 좌표의 x, y, width, height입니다. 스크롤할 수 있는 전체의 왼쪽 위에서 잰 포인트입니다. `was`는 바뀌기 전
          값입니다. 옆으로 스크롤되는 섹션의 아이템은 스크롤하지 않은 프레임을 지킵니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "frames a", "why frame b",
      ],
      names: [
        "frames", "layoutAttributes", "UICollectionViewLayoutAttributes", "content",
        "contentSize", "was",
      ],
      related: ["fractional", "rounding", "container"],
      commands: ["frames", "why", "scroll"]),
    Concept(
      id: "container", theme: .sizes,
      title: Bilingual(
        "The space that sizes refer to",
        "크기의 기준이 되는 공간"),
      text: [
        Bilingual(
          """
          A layout is solved in a container: the bounds of the view, its scale and its insets.
          Inside, a group is the container of its items. Change the container and everything is
          solved again.
          """,
          """
          레이아웃은 container 안에서 계산됩니다. 뷰의 bounds, scale, inset입니다. 그 안에서는 그룹이 자기 아이템의
          container입니다. container가 바뀌면 모두 다시 계산됩니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main grid 2", "container 480 x 320 @2x",
      ],
      names: [
        "NSCollectionLayoutContainer", "bounds", "effectiveContentSize", "viewport",
      ],
      related: ["fractional", "environment"],
      commands: ["container", "device"]),
    Concept(
      id: "fractional", theme: .sizes,
      title: Bilingual(
        "A part of what stands around",
        "바깥에 대한 비율"),
      text: [
        Bilingual(
          """
          `0.5w` is `fractionalWidth(0.5)`, `0.5h` `fractionalHeight(0.5)`. An item's fraction
          is of the inside of its group, less the spacing between items; a group's is of its
          section: the view's width less the section's insets, but the whole height of the view.
          """,
          """
          `0.5w`는 `fractionalWidth(0.5)`, `0.5h`는 `fractionalHeight(0.5)`입니다. 아이템의 비율은 그룹
          안쪽에서 아이템 사이 spacing을 뺀 것이 기준입니다. 그룹의 비율은 섹션이 기준인데, 너비는 뷰 너비에서 섹션
          inset을 뺀 것이고 높이는 뷰 전체 높이입니다.
          """),
        Bilingual(
          """
          In a section that scrolls sideways the width is that of the whole view, and the height
          is less the insets.
          """,
          """
          옆으로 스크롤되는 섹션에서는 너비가 뷰 전체이고, 높이에서 inset을 뺍니다.
          """),
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 50 { item 0.5w x 1h }; section insets 0 20 }",
        "why frame a",
      ],
      names: [
        "fractionalWidth", "fractionalHeight", "containerWidthFactor", "containerHeightFactor",
        "NSCollectionLayoutDimension", "w", "h",
      ],
      related: ["absolute", "container", "rounding"],
      commands: ["layout", "set"]),
    Concept(
      id: "absolute", theme: .sizes,
      title: Bilingual(
        "Points, whatever happens",
        "언제나 같은 포인트"),
      text: [
        Bilingual(
          """
          `44` is `absolute(44)`: it is neither rounded nor measured, and does not change with
          the container.
          """,
          """
          `44`는 `absolute(44)`입니다. 반올림하지도 재지도 않고, container가 바뀌어도 그대로입니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 44 { item 100 x 1h } }",
      ],
      names: ["absolute(_:)", "points", "not-finite", "invalid-dimension"],
      related: ["fractional", "estimated"],
      commands: ["layout"]),
    Concept(
      id: "estimated", theme: .sizes,
      title: Bilingual(
        "A guess until the cell is measured",
        "재기 전까지의 추정값"),
      text: [
        Bilingual(
          """
          `~44` is `estimated(44)`. The first solution uses the guess; cells on screen are then
          asked for the size they prefer, and what follows moves. What has not been on screen
          keeps the guess, and content insets of an item are ignored on that axis.
          """,
          """
          `~44`는 `estimated(44)`입니다. 처음에는 추정값으로 계산하고, 화면에 나온 셀에 원하는 크기를 물어 그 아래 것들을 옮깁니다. 화면에
          나온 적 없는 것은 추정값 그대로이고, 그 축에서는 아이템의 contentInsets가 무시됩니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group vertical 1w x ~44 { item 1w x ~44 } }", "measure b 320 x 88",
        "frames main",
      ],
      names: ["estimated(_:)", "~", "estimate"],
      related: ["self-sizing", "uniform-siblings", "absolute"],
      commands: ["measure"]),
    Concept(
      id: "self-sizing", theme: .sizes,
      title: Bilingual(
        "Cells that say their own size",
        "스스로 크기를 정하는 셀"),
      text: [
        Bilingual(
          """
          A cell decides a dimension only if both the item and its group are estimated in it. A
          fractional item takes its size from the group and is never asked: `item 1w x 1h` in a
          group of `~44` stays 44 high.
          """,
          """
          아이템과 그룹이 모두 estimated인 차원만 셀이 정합니다. fractional인 아이템은 그룹에서 크기를 받으므로 묻지 않습니다.
          `~44`인 그룹 안의 `item 1w x 1h`는 44 그대로입니다.
          """),
        Bilingual(
          """
          In a row the tallest item decides the height of the row; the others keep their own,
          aligned to the top.
          """,
          """
          한 행에서는 가장 높은 아이템이 행 높이를 정하고, 나머지는 자기 높이로 위쪽에 맞춰집니다.
          """),
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x ~44 { item 0.5w x ~44 } }", "measure b 160 x 88",
        "frames main",
      ],
      names: ["preferredLayoutAttributesFitting", "systemLayoutSizeFitting", "measured"],
      related: ["estimated", "uniform-siblings"],
      commands: ["measure"]),
    Concept(
      id: "uniform-siblings", theme: .sizes,
      title: Bilingual(
        "As large as the largest sibling",
        "가장 큰 형제만큼"),
      text: [
        Bilingual(
          """
          `=~44` is `uniformAcrossSiblings(estimate: 44)` (iOS 17): every sibling of a group
          gets the largest size that one of them prefers. In the outermost group of a section
          that is the largest of the section, so all cells must be measured.
          """,
          """
          `=~44`는 `uniformAcrossSiblings(estimate: 44)`(iOS 17)입니다. 같은 그룹의 형제가 모두 그 가운데 가장 큰
          크기를 갖습니다. 섹션의 맨 바깥 그룹이면 섹션 전체에서 가장 큰 크기이므로 모든 셀을 재야 합니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x ~44 { item 0.5w x =~44 } }", "measure b 160 x 88",
        "frames main",
      ],
      names: ["uniformAcrossSiblings", "=~"],
      related: ["self-sizing", "estimated"],
      commands: ["layout", "measure"]),
    Concept(
      id: "rounding", theme: .sizes,
      title: Bilingual(
        "Whole pixels",
        "픽셀에 맞추기"),
      text: [
        Bilingual(
          """
          Fractional sizes are cut down to whole pixels: a third of 320 is 106.5 at two pixels a
          point. Positions are rounded to the nearest. What is left over stays at the end of the
          row; it is not shared out.
          """,
          """
          fractional 크기는 픽셀 단위로 내림합니다. 포인트당 2픽셀이면 320의 3분의 1은 106.5입니다. 위치는 가장 가까운 픽셀로 반올림합니다.
          남는 것은 행 끝에 남고 나누어 주지 않습니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 60 { item 1/3w x 1h } }", "why frame c",
      ],
      names: ["pixel", "scale", "down to"],
      related: ["fractional", "packing"],
      commands: ["why", "container"]),
  ]
}
