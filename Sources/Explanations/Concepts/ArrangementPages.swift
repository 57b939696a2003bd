extension Concept {
  static let arrangementPages: [Concept] = [
    Concept(
      id: "packing", theme: .arrangement,
      title: Bilingual(
        "How many items a group takes",
        "그룹에 몇 개가 들어가는가"),
      text: [
        Bilingual(
          """
          A group takes its subitems in turn until the next one does not fit. Each added item
          may add a spacing, and fractions share what the spacings leave. If not even one fits,
          the group shows nothing.
          """,
          """
          그룹은 다음 것이 들어가지 않을 때까지 subitem을 차례로 받습니다. 아이템이 늘면 spacing도 늘 수 있고, 비율은 spacing을 뺀
          나머지를 나눕니다. 하나도 들어가지 않으면 그 그룹은 아무것도 보여 주지 않습니다.
          """),
        Bilingual(
          """
          The last group is filled like the others: what is missing in it leaves its room empty, and
          the items there grow no wider. To fill or centre a last row, let the section provider look at
          the number of items and answer a custom group, or give the rest a section of its own.
          """,
          """
          마지막 그룹도 다른 그룹처럼 채워집니다. 모자란 만큼 자리가 비고, 있는 아이템이 넓어지지 않습니다. 마지막 줄을
          채우거나 가운데에 두려면 section provider에서 아이템 수를 보고 custom group을 만들거나, 남은 아이템을 다른
          섹션에 두세요.
          """),
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 60 { item 0.4w x 1h } }",
      ],
      names: ["cannot-fit-single-item", "no-room", "no room"],
      related: ["count-and-repeat", "spacing", "rounding"],
      commands: ["layout"]),
    Concept(
      id: "count-and-repeat", theme: .arrangement,
      title: Bilingual(
        "A fixed number of items",
        "정해진 개수"),
      text: [
        Bilingual(
          """
          `count 3` is `subitem:count:`: the row is shared equally, and the item's own size
          along the row is ignored. `repeat 3` is `repeatingSubitem:count:` (iOS 16), which
          keeps the item's size.
          """,
          """
          `count 3`은 `subitem:count:`입니다. 행을 똑같이 나누고, 행 방향의 아이템 크기는 무시됩니다. `repeat 3`은
          `repeatingSubitem:count:`(iOS 16)이고 아이템의 크기를 지킵니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 60 count 3 { item 40 x 1h } }",
        "layout main { group horizontal 1w x 60 repeat 3 { item 40 x 1h } }",
      ],
      names: [
        "subitem:count:", "repeatingSubitem:count:", "repeatingSubitem", "count", "repeat",
        "repeat-count-below-one",
      ],
      related: ["packing", "fractional"],
      commands: ["layout"]),
    Concept(
      id: "nested-groups", theme: .arrangement,
      title: Bilingual(
        "A group in a group",
        "그룹 안의 그룹"),
      text: [
        Bilingual(
          """
          A nested group is sized like an item and fills itself with the next items before the
          outer group goes on. When items run out in the middle, the rest of the pattern is
          missing.
          """,
          """
          안쪽 그룹의 크기는 아이템처럼 정해지고, 바깥 그룹이 나아가기 전에 다음 아이템들로 자신을 채웁니다. 중간에 아이템이 떨어지면 무늬의
          나머지는 비어 있습니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 160 { item 0.5w x 1h; group vertical 0.5w x 1h { item 1w x 0.5h } } }",
        "draw 40",
      ],
      names: ["subitems"],
      related: ["item-group-section", "vertical-groups"],
      commands: ["layout"]),
    Concept(
      id: "vertical-groups", theme: .arrangement,
      title: Bilingual(
        "Columns of several rows",
        "여러 행짜리 열"),
      text: [
        Bilingual(
          """
          A vertical group is a column. With `count 3` in a section that scrolls sideways it is
          the ranking of a store: columns of three, one beside the other. The last column may
          hold fewer.
          """,
          """
          vertical 그룹은 열입니다. 옆으로 스크롤되는 섹션에서 `count 3`을 쓰면 스토어의 순위처럼 셋짜리 열이 나란히 섭니다. 마지막
          열은 덜 찰 수 있습니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group vertical 0.9w x 180 count 3 { item 1w x 1h }; section scroll groupPaging }",
      ],
      names: ["vertical", "ranking"],
      related: ["nested-groups", "orthogonal-scrolling", "count-and-repeat"],
      commands: ["layout"]),
    Concept(
      id: "custom-groups", theme: .arrangement,
      title: Bilingual(
        "Frames given by hand",
        "직접 정하는 frame"),
      text: [
        Bilingual(
          """
          A custom group packs nothing: its item provider gives the frame of each item, from the
          group's corner, in points. The group takes as many items as frames and is repeated for
          the rest. A last group with fewer items keeps its length.
          """,
          """
          custom 그룹은 아이템을 채워 넣지 않습니다. 아이템 provider가 그룹 모서리에서 잰 프레임을 포인트로 줍니다. 그룹에는 프레임
          수만큼 아이템이 들어가고 나머지를 위해 반복됩니다. 마지막 그룹은 아이템이 모자라도 길이가 줄지 않습니다.
          """)
      ],
      swift: [
        "NSCollectionLayoutGroup.custom(layoutSize: size) { environment in",
        "    [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 200, height: 120))]",
        "}",
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group custom 1w x 120 { frame 0 0 200 x 120; frame 210 0 110 x 55; "
          + "frame 210 65 110 x 55 } }", "draw 40",
      ],
      names: [
        "NSCollectionLayoutGroupCustomItem", "itemProvider",
        "NSCollectionLayoutGroupCustomItemProvider",
      ],
      related: ["nested-groups", "packing"],
      commands: ["layout"]),
    Concept(
      id: "content-insets", theme: .arrangement,
      title: Bilingual(
        "Room inside the edges",
        "가장자리 안쪽 여백"),
      text: [
        Bilingual(
          """
          Insets of an item shrink the cell in its place; those of a group shrink the space for
          its items; those of a section move its content and narrow its groups. Order: top,
          leading, bottom, trailing.
          """,
          """
          아이템의 inset은 자리 안에서 셀을 줄이고, 그룹의 inset은 아이템이 놓일 공간을, 섹션의 inset은 내용을 밀고
          그룹을 좁힙니다. 순서는 top, leading, bottom, trailing입니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 60 { item 0.5w x 1h insets 5 }; section insets 0 16 }",
      ],
      names: [
        "contentInsetsReference", "contentInsets", "NSDirectionalEdgeInsets", "insets",
      ],
      related: ["spacing", "edge-spacing"],
      commands: ["layout", "set"]),
    Concept(
      id: "spacing", theme: .arrangement,
      title: Bilingual(
        "Room between",
        "사이 간격"),
      text: [
        Bilingual(
          """
          `spacing` in a group is `interItemSpacing`, in a section `interGroupSpacing`. Fixed is
          exactly so much; flexible at least so much, and its share of what is left over.
          Fractions of items share what fixed spacing leaves.
          """,
          """
          그룹의 `spacing`은 `interItemSpacing`, 섹션의 `spacing`은 `interGroupSpacing`입니다.
          fixed는 꼭 그만큼, flexible은 적어도 그만큼에 남는 공간의 몫을 더합니다. 아이템의 비율은 spacing을 뺀 나머지를 나눕니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 60 spacing 10 { item 0.5w x 1h }; section spacing 10 }",
      ],
      names: [
        "interItemSpacing", "interGroupSpacing", "NSCollectionLayoutSpacing", "flexible", "fixed",
      ],
      related: ["content-insets", "edge-spacing", "packing"],
      commands: ["layout", "set"]),
    Concept(
      id: "edge-spacing", theme: .arrangement,
      title: Bilingual(
        "Room outside the edges",
        "가장자리 바깥 간격"),
      text: [
        Bilingual(
          """
          Edge spacing stands outside an item or group and takes part in the arrangement; the
          size stays. Flexible edges share what is left over: two of them centre an item.
          """,
          """
          edge spacing은 아이템이나 그룹의 바깥에 있고 배치에 들어갑니다. 크기는 그대로입니다. flexible 변은 남는 공간을 나눕니다. 양쪽에
          두면 아이템이 가운데로 옵니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 1w x 60 { item 200 x 1h edges flexible:0 _ flexible:0 _ } }",
      ],
      names: ["edgeSpacing", "NSCollectionLayoutEdgeSpacing", "edges"],
      related: ["spacing", "content-insets"],
      commands: ["layout"]),
  ]
}
