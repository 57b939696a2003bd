extension Concept {
  static let scrollingPages: [Concept] = [
    Concept(
      id: "orthogonal-scrolling", theme: .scrolling,
      title: Bilingual(
        "A section that scrolls on its own",
        "따로 스크롤되는 섹션"),
      text: [
        Bilingual(
          """
          With `orthogonalScrollingBehavior` a section lays its groups in one row that scrolls
          across the layout. Its height is that of its tallest group. Fractional widths are of
          the whole view, also when the section has insets.
          """,
          """
          `orthogonalScrollingBehavior`를 주면 섹션의 그룹이 한 줄로 놓여 레이아웃과 수직으로 스크롤됩니다. 높이는 가장 높은
          그룹의 높이입니다. 섹션에 inset이 있어도 fractionalWidth는 뷰 전체가 기준입니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 0.8w x 100 { item 1w x 1h }; section scroll continuous }",
        "scroll main to 100",
      ],
      names: ["orthogonalScrollingBehavior", "continuous", "orthogonal"],
      related: ["resting-offset", "vertical-groups"],
      commands: ["layout", "scroll", "swipe"]),
    Concept(
      id: "resting-offset", theme: .scrolling,
      title: Bilingual(
        "Where it comes to rest",
        "어디에 멈추는가"),
      text: [
        Bilingual(
          """
          continuous rests anywhere. continuousGroupLeadingBoundary and groupPaging rest at the
          leading edge of a group; paging at multiples of the viewport, which is the view less
          the section's insets; groupPagingCentered with a group in the middle. None goes past
          the end, except groupPagingCentered, which centres the first and the last group too.
          """,
          """
          continuous는 어디든 멈춥니다. continuousGroupLeadingBoundary와 groupPaging은 그룹의 leading에,
          paging은 viewport(뷰에서 섹션 inset을 뺀 것)의 배수에, groupPagingCentered는 그룹이 가운데 오게
          멈춥니다. 끝을 넘지 않지만, groupPagingCentered만은 첫 그룹과 마지막 그룹도 가운데에 둡니다.
          """)
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append items a b c d", "apply",
        "layout main { group horizontal 100 x 80 { item 1w x 1h }; section spacing 8 scroll groupPaging }",
        "why stop main to 70",
      ],
      names: [
        "paging", "groupPaging", "groupPagingCentered", "continuousGroupLeadingBoundary",
        "rests at", "targetContentOffset",
      ],
      related: ["orthogonal-scrolling"],
      commands: ["scroll", "swipe", "why"]),
  ]
}
