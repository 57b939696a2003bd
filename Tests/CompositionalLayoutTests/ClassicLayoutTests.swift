import CompositionalLayout
import Testing

/// Layouts that apps are made of, with numbers reckoned by hand from the rules.
@Suite struct ClassicLayoutTests {
  private let phone = LayoutExtent(width: 390, height: 844)

  private func item(
    _ width: LayoutDimension, _ height: LayoutDimension,
    badges: [LayoutSupplementaryItem] = []
  ) -> LayoutSubitem {
    .item(
      LayoutItem(
        layoutSize: LayoutSize(widthDimension: width, heightDimension: height),
        supplementaryItems: badges))
  }

  private func group(
    _ axis: LayoutAxis, _ width: LayoutDimension, _ height: LayoutDimension,
    _ subitems: [LayoutSubitem],
    spacing: Double = 0
  ) -> LayoutGroup {
    LayoutGroup(
      axis: axis, layoutSize: LayoutSize(widthDimension: width, heightDimension: height),
      content: .subitems(subitems), interItemSpacing: .fixed(spacing))
  }

  private func header(_ alignment: RectAlignment, _ length: Double, _ axis: LayoutAxis = .vertical)
    -> LayoutBoundaryItem
  {
    var size = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    size[axis] = .absolute(length)
    return LayoutBoundaryItem(layoutSize: size, elementKind: "header", alignment: alignment)
  }

  private func solve(
    _ sections: [LayoutSection], _ container: LayoutContainer, counts: [Int],
    configuration: LayoutConfiguration = LayoutConfiguration()
  ) throws -> LayoutSolution {
    try LayoutSolver(
      description: LayoutDescription(configuration: configuration, sections: .each(sections)),
      container: container
    ).solve(itemCounts: counts)
  }

  // 0.9 of 390 is 351. Three rows share 240 less two gaps of 10: 73 1/3 points, down to a pixel.
  @Test(arguments: [2.0, 3.0])
  func threeRowsCentredInTheScreen(_ scale: Double) throws {
    let height: Double = scale == 2 ? 73 : 220.0 / 3
    let rows: [Double] = scale == 2 ? [0, 83, 166] : [0, 250.0 / 3, 500.0 / 3]
    let shelf = LayoutSection(
      group: group(
        .vertical, .fractionalWidth(0.9), .absolute(240),
        [item(.fractionalWidth(1), .fractionalHeight(1.0 / 3))], spacing: 10),
      interGroupSpacing: 8, orthogonalScrollingBehavior: .groupPagingCentered)
    let solution = try solve(
      [shelf], LayoutContainer(size: phone, scale: scale), counts: [10])
    #expect(solution.contentSize == LayoutExtent(width: 390, height: 240))
    for column in 0..<3 {
      for (row, y) in rows.enumerated() {
        #expect(
          solution.frame(item: column * 3 + row, section: 0)
            == LayoutRect(x: Double(column) * 359, y: y, width: 351, height: height))
      }
    }
    // Half of 351 less half of 390, and 359 from stop to stop; the ends are centred too.
    let scrolling = try #require(solution.sections[0].orthogonalScrolling)
    let aims: [Double] = [-500, 0, 160, 200, 5000]
    let stops: [Double] = [-19.5, -19.5, 339.5, 339.5, 1057.5]
    #expect(aims.map(scrolling.restingOffset) == stops)
  }

  // 0.33 of 375 is 123.75; what the three leave over stays at the end.
  @Test(arguments: zip([1.0, 2.0, 3.0], [123.0, 123.5, 371.0 / 3]))
  func nestedColumnsOfAThirdStandOnPixels(_ scale: Double, _ width: Double) throws {
    let x: [Double] = scale == 3 ? [0, 371.0 / 3, 742.0 / 3] : [0, width, 2 * width]
    let column = group(
      .vertical, .fractionalWidth(0.33), .fractionalHeight(1),
      [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let mosaic = LayoutSection(
      group: group(.horizontal, .fractionalWidth(1), .absolute(300), [.group(column)]))
    let solution = try solve(
      [mosaic], LayoutContainer(size: LayoutExtent(width: 375, height: 667), scale: scale),
      counts: [8])
    for index in 0..<6 {
      #expect(
        solution.frame(item: index, section: 0)
          == LayoutRect(x: x[index / 2], y: Double(index % 2) * 150, width: width, height: 150))
    }
    #expect(solution.frame(item: 6, section: 0)?.origin == LayoutPoint(x: 0, y: 300))
  }

  // Margins inset across the scroll axis alone; the empty section has no length but its spacings.
  @Test func pagesThatScrollSideways() throws {
    var section = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(0.5), .fractionalHeight(1),
        [item(.fractionalWidth(1), .fractionalHeight(1))]),
      contentInsets: DirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 6),
      interGroupSpacing: 5)
    let plain = section
    section.boundarySupplementaryItems = [header(.leading, 20, .horizontal)]
    let solution = try solve(
      [section, plain, section],
      LayoutContainer(
        size: phone,
        layoutMargins: DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)),
      counts: [3, 0, 1],
      configuration: LayoutConfiguration(
        scrollDirection: .horizontal, interSectionSpacing: 7,
        contentInsetsReference: .layoutMargins))
    let cells = (0..<3).compactMap { solution.frame(item: $0, section: 0) }
    #expect(cells.map(\.origin.x) == [23, 223, 423])
    #expect(cells[0] == LayoutRect(x: 23, y: 12, width: 195, height: 798))
    let headers = solution.boundaryItems().map(\.frame)
    #expect(headers.map(\.origin.x) == [0, 638])
    #expect(headers[0] == LayoutRect(x: 0, y: 12, width: 20, height: 798))
    #expect(solution.sections.map(\.length) == [624, 0, 224])
    #expect(solution.frame(item: 0, section: 2)?.origin.x == 661)
    #expect(solution.contentSize == LayoutExtent(width: 862, height: 844))
  }

  // The background takes the whole section less its own insets, whose leading is right to left.
  @Test(arguments: zip([LayoutContainer.Direction.leftToRight, .rightToLeft], [2.0, 4.0]))
  func backgroundsStandBehindTheWholeSection(
    _ direction: LayoutContainer.Direction, _ x: Double
  ) throws {
    let section = LayoutSection(
      group: group(
        .vertical, .fractionalWidth(1), .absolute(50),
        [item(.fractionalWidth(1), .fractionalHeight(1))]),
      contentInsets: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 12),
      boundarySupplementaryItems: [header(.top, 30)],
      decorationItems: [
        LayoutDecorationItem(
          elementKind: "background",
          contentInsets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      ])
    let container = LayoutContainer(
      size: LayoutExtent(width: 320, height: 480),
      safeAreaInsets: DirectionalEdgeInsets(top: 0, leading: 44, bottom: 0, trailing: 44),
      direction: direction)
    let solution = try solve(
      [section], container, counts: [2],
      configuration: LayoutConfiguration(boundarySupplementaryItems: [
        LayoutBoundaryItem(
          layoutSize: LayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(9)),
          elementKind: "banner", alignment: .top)
      ]))
    let elements = solution.elements(inSection: 0)
    let background = try #require(elements.first { $0.category == .decoration })
    #expect(background.frame == LayoutRect(x: x, y: 10, width: 314, height: 137))
    #expect(background.zIndex == 0)
    #expect(elements.filter { $0.category == .cell }.map(\.zIndex) == [1, 1])
    // Insets of the section and the safe area, on mirrored sides.
    let left = direction == .leftToRight ? 54.0 : 56
    #expect(
      solution.frame(item: 0, section: 0) == LayoutRect(x: left, y: 44, width: 210, height: 50))
    // The layout's own items have the whole width.
    #expect(
      solution.boundaryItems().first { $0.kind == "banner" }?.frame
        == LayoutRect(x: 0, y: 0, width: 320, height: 9))
  }

  // A page is the row less the section's insets: 350 of 390 points.
  @Test func pagesAreAsWideAsTheRowLessItsInsets() throws {
    let shelf = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(0.5), .absolute(100),
        [item(.fractionalWidth(1), .fractionalHeight(1))]),
      contentInsets: DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20),
      orthogonalScrollingBehavior: .paging)
    let solution = try solve([shelf], LayoutContainer(size: phone), counts: [10])
    #expect(
      solution.frame(item: 1, section: 0) == LayoutRect(x: 215, y: 0, width: 195, height: 100))
    let scrolling = try #require(solution.sections[0].orthogonalScrolling)
    #expect(scrolling.maxOffset == 1600)
    let aims: [Double] = [174, 175, 500, 525, 1599, 1600]
    let stops: [Double] = [0, 350, 350, 700, 1600, 1600]
    #expect(aims.map(scrolling.restingOffset) == stops)
  }

  // Rows of 44 below a header of 28, which is pinned until its rows end.
  @Test func headersOfPlainListsStayWithTheirRows() throws {
    let section = ListConfiguration(appearance: .plain, headerMode: .supplementary)
      .section(width: 390)
    var solution = try solve([section, section], LayoutContainer(size: phone), counts: [10, 10])
    #expect(solution.contentSize.height == 936)
    func pinned(_ offset: Double) -> [Double] {
      solution.boundaryItems(contentOffset: LayoutPoint(x: 0, y: offset)).map(\.frame.origin.y)
    }
    #expect([0.0, 100, 450, 500].map { pinned($0)[0] } == [0.0, 100, 440, 440])
    #expect([0.0, 100, 450, 500].map { pinned($0)[1] } == [468.0, 468, 468, 500])
    let raised = solution.boundaryItems(contentOffset: LayoutPoint(x: 0, y: 100))[0]
    #expect(raised.zIndex == 1_000_000_200)
    solution.measure(
      .boundaryItem(kind: ListConfiguration.headerKind, section: 0),
      LayoutExtent(width: 390, height: 40))
    #expect(solution.frame(item: 0, section: 0)?.origin.y == 40)
    #expect(pinned(450) == [440, 480])
  }

  @Test func theLayoutsPinnedHeaderStaysWithItsSections() throws {
    var pinned = header(.top, 30)
    pinned.pinToVisibleBounds = true
    let section = LayoutSection(
      group: group(
        .vertical, .fractionalWidth(1), .absolute(44), [item(.fractionalWidth(1), .absolute(44))]))
    let solution = try solve(
      [section, section], LayoutContainer(size: LayoutExtent(width: 320, height: 200)),
      counts: [5, 5], configuration: LayoutConfiguration(boundarySupplementaryItems: [pinned]))
    #expect(solution.contentSize.height == 470)
    func y(_ offset: Double) -> Double? {
      solution.boundaryItems(contentOffset: LayoutPoint(x: 0, y: offset)).first?.frame.origin.y
    }
    #expect([0.0, 100, 270, 440, 450].map(y) == [0, 100, 270, 440, 440])
  }

  @Test func onlyPinnedHeadersOnScreenAreRaised() throws {
    var pinned = header(.top, 30)
    pinned.pinToVisibleBounds = true
    var section = LayoutSection(
      group: group(
        .vertical, .fractionalWidth(1), .absolute(50), [item(.fractionalWidth(1), .absolute(50))]))
    section.boundarySupplementaryItems = [pinned]
    let solution = try solve(
      [section, section, section], LayoutContainer(size: LayoutExtent(width: 320, height: 200)),
      counts: [5, 5, 5])
    // Sections of 280 points.
    func raised(_ offset: Double) -> [Bool] {
      solution.boundaryItems(contentOffset: LayoutPoint(x: 0, y: offset)).map {
        $0.zIndex >= 1_000_000_000
      }
    }
    #expect(raised(0) == [true, false, false])
    #expect(raised(80) == [true, false, false])
    #expect(raised(81) == [true, true, false])
    #expect(raised(279) == [true, true, false])
    #expect(raised(280) == [false, true, false])
    #expect(raised(640) == [false, false, true])
  }

  // 100 less 20, and 0.3 of the badge's own 20 points outwards.
  @Test(arguments: zip([LayoutContainer.Direction.leftToRight, .rightToLeft], [86.0, 214.0]))
  func badgesHangOverTheCorner(_ direction: LayoutContainer.Direction, _ x: Double) throws {
    let badge = LayoutSupplementaryItem(
      layoutSize: LayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: LayoutAnchor(
        edges: [.top, .trailing], offset: .fractional(LayoutPoint(x: 0.3, y: -0.3))))
    let section = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .absolute(100),
        [item(.absolute(100), .absolute(100), badges: [badge])]))
    let solution = try solve(
      [section], LayoutContainer(size: LayoutExtent(width: 320, height: 480), direction: direction),
      counts: [4])
    let badges = solution.elements(inSection: 0).filter { $0.kind == "badge" }
    #expect(badges[0].frame == LayoutRect(x: x, y: -6, width: 20, height: 20))
    #expect(badges.map(\.indexPath.item) == [0, 1, 2, 3])
    #expect(badges[3].frame.origin == LayoutPoint(x: x, y: 94))
  }

  /// A row that scrolls sideways is as high as its highest group: those that have answered, and the
  /// estimate as long as one has not.
  @Test(
    arguments: [
      ([30, 20, 10], 30), ([30, 20], 50), ([60, 20], 60), ([], 50),
    ] as [([Double], Double)]) func orthogonalRowsAreAsHighAsTheHighestGroup(
      answers: [Double], height: Double
    ) throws
  {
    let card = group(
      .vertical, .absolute(100), .estimated(50), [item(.fractionalWidth(1), .estimated(50))])
    var section = LayoutSection(group: card)
    section.orthogonalScrollingBehavior = .continuous
    var solution = try solve([section], LayoutContainer(size: phone), counts: [3])
    for (index, answer) in answers.enumerated() {
      solution.measure(
        .cell(section: 0, item: index), LayoutExtent(width: 100, height: answer))
    }
    #expect(solution.contentSize.height == height)
  }

  /// Two halves and a gap leave no room for a third; a fourth would fit again, for with three gaps
  /// next to nothing is left to share, and nobody asks for it.
  @Test func aRunEndsAtTheFirstNumberThatDoesNotFit() throws {
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(50),
      [item(.fractionalWidth(0.5), .fractionalHeight(1))], spacing: 10)
    let width = 30.000_000_1
    let solution = try solve(
      [LayoutSection(group: row)],
      LayoutContainer(size: LayoutExtent(width: width, height: 480)), counts: [4])
    #expect(solution.contentSize.height == 100)
  }
}
