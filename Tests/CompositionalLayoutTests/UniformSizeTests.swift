import CompositionalLayout
import Testing

/// Sizes shared among siblings (rule L-3.11), and what has been measured.
@Suite struct UniformSizeTests {
  private func row(uniformGroup: Bool) throws -> LayoutSolver {
    let item = LayoutItem(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .uniformAcrossSiblings(estimate: 50)))
    let group = try LayoutGroup.horizontal(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: uniformGroup ? .uniformAcrossSiblings(estimate: 50) : .estimated(50)),
      subitems: [.item(item)])
    return LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
  }

  private func heights(_ solution: LayoutSolution) -> [Double] {
    (0..<solution.sections[0].cellCount).compactMap {
      solution.frame(item: $0, section: 0)?.size.height
    }
  }

  private let answers = [31.0, 88, 40, 20, 70]

  private func measured(_ solver: LayoutSolver, _ items: [Int]) throws -> LayoutSolution {
    var solution = try solver.solve(itemCounts: [5])
    for item in items {
      solution.measure(
        .cell(section: 0, item: item), LayoutExtent(width: 160, height: answers[item]))
    }
    return solution
  }

  @Test func siblingsInARunShareTheLargestAnswer() throws {
    let solution = try measured(row(uniformGroup: false), [0, 1, 2, 3, 4])
    #expect(heights(solution) == [88, 88, 40, 40, 70])
    #expect(solution.contentSize.height == 198)
  }

  @Test func siblingThatHasNotAnsweredCountsWithItsEstimate() throws {
    #expect(heights(try measured(row(uniformGroup: false), [0])) == [50, 50, 50, 50, 50])
  }

  @Test func uniformOuterGroupSharesOneSizeInTheWholeSection() throws {
    let all = try measured(row(uniformGroup: true), [0, 1, 2, 3, 4])
    #expect(heights(all) == [88, 88, 88, 88, 88])
    #expect(all.contentSize.height == 264)
    // As long as one has not answered its estimate counts.
    #expect(heights(try measured(row(uniformGroup: true), [0, 3])) == [50, 50, 50, 50, 50])
    #expect(heights(try measured(row(uniformGroup: true), [0, 2, 3, 4])) == [70, 70, 70, 70, 70])
  }

  /// Once all have answered, their estimate counts no more.
  @Test func uniformCellsMayAllBeSmallerThanTheirEstimate() throws {
    var solution = try row(uniformGroup: true).solve(itemCounts: [5])
    for item in 0..<5 {
      #expect(heights(solution) == [50, 50, 50, 50, 50])
      solution.measure(.cell(section: 0, item: item), LayoutExtent(width: 160, height: 20))
    }
    #expect(heights(solution) == [20, 20, 20, 20, 20])
    #expect(solution.contentSize.height == 60)
  }

  @Test func rowsOfMeasuredWidthsShareOneHeightToo() throws {
    let row = LayoutDimension.uniformAcrossSiblings(estimate: 30)
    let tag = LayoutItem(
      layoutSize: LayoutSize(widthDimension: .estimated(100), heightDimension: row))
    let group = try LayoutGroup.horizontal(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: row),
      subitems: [.item(tag)])
    let solver = LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    var solution = try solver.solve(itemCounts: [6])
    #expect(solution.contentSize.height == 60)
    solution.measure(.cell(section: 0, item: 0), LayoutExtent(width: 150, height: 50))
    #expect(heights(solution) == [50, 50, 50, 50, 50, 50])
    #expect(try solution.sections[0].cellFrames.map(\.origin.y) == [0, 0, 50, 50, 50, 100])
    try solution.insertItems(1, at: 0, inSection: 0)
    #expect(try solution.sections[0].cellFrames.map(\.origin.y) == [0, 0, 50, 50, 50, 100, 100])
    let fresh = try solver.solve(itemCounts: [7], measurements: solution.measurements)
    #expect(fresh.elements(inSection: 0) == solution.elements(inSection: 0))
  }

  @Test func rowsLikeThePatternCountForTheSharedHeight() throws {
    // Two kinds of tags, low and high, as many in a row as fit; all rows are as high as the highest.
    let tags = [20.0, 60].map { height in
      LayoutSubitem.item(
        LayoutItem(
          layoutSize: LayoutSize(
            widthDimension: .estimated(100), heightDimension: .absolute(height))))
    }
    let group = try LayoutGroup.horizontal(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .uniformAcrossSiblings(estimate: 10)), subitems: tags)
    let solver = LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    var solution = try solver.solve(itemCounts: [5])
    #expect(solution.contentSize.height == 120)
    // Items 3 and 4 now have a row each, of low tags; only the row nobody has measured is high.
    solution.measure(.cell(section: 0, item: 4), LayoutExtent(width: 300, height: 20))
    #expect(try solution.sections[0].cellFrames.map(\.origin.y) == [0, 0, 0, 60, 120])
    #expect(solution.contentSize.height == 180)
    // Without that row, no row is high.
    let low = try solver.solve(
      itemCounts: [2],
      measurements: {
        var measurements = Measurements()
        measurements[.cell(section: 0, item: 1)] = LayoutExtent(width: 300, height: 20)
        return measurements
      }())
    #expect(low.contentSize.height == 40)
  }

  private func column(
    _ heights: LayoutDimension..., height: LayoutDimension = .uniformAcrossSiblings(estimate: 40)
  ) throws -> LayoutSolver {
    let group = try LayoutGroup.vertical(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: heights.map {
        .item(
          LayoutItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: $0)))
      })
    return LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
  }

  /// The second and the third are in groups of their own, however high they would be together.
  @Test func onlyGroupsThatThereAreCountForTheSharedHeight() throws {
    var solution = try column(.estimated(20), .estimated(20)).solve(itemCounts: [4])
    for (item, height) in [10.0, 50, 50, 10].enumerated() {
      solution.measure(.cell(section: 0, item: item), LayoutExtent(width: 320, height: height))
    }
    #expect(solution.contentSize.height == 120)
    #expect(try solution.sections[0].cellFrames.map(\.origin.y) == [0, 10, 60, 110])
  }

  /// The first group is low, but what it shares makes the other one high, and both are as high;
  /// whichever of its cells answers first.
  @Test(arguments: [[0, 1], [1, 0]])
  func groupsThatNobodyHasMeasuredGrowWithWhatIsShared(_ order: [Int]) throws {
    var solution = try column(.uniformAcrossSiblings(estimate: 50), .estimated(50))
      .solve(itemCounts: [4])
    #expect(solution.contentSize.height == 200)
    for item in order {
      let height = item == 0 ? 88.0 : 10
      solution.measure(.cell(section: 0, item: item), LayoutExtent(width: 320, height: height))
    }
    #expect(heights(solution) == [88, 10, 88, 50])
    #expect(solution.contentSize.height == 2 * (88 + 50))
    // Without the high answer both are as they were.
    solution.measure(.cell(section: 0, item: 0), nil)
    #expect(heights(solution) == [50, 10, 50, 50])
    #expect(solution.contentSize.height == 200)
  }

  /// Nothing is measured in a group of given frames, and nothing is shared.
  @Test func groupsOfGivenFramesKeepTheirOwnHeight() throws {
    let group = try LayoutGroup.custom(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .uniformAcrossSiblings(estimate: 30)),
      items: [LayoutCustomItem(frame: LayoutRect(x: 0, y: 0, width: 320, height: 20))])
    let solution = try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [3])
    #expect(solution.contentSize.height == 90)
    let length = try #require(solution.derivation(ofSection: 0))
    var terms = [length]
    var labels: Set<String> = []
    while let term = terms.popLast() {
      labels.insert(term.label)
      terms += term.operands
    }
    #expect(labels.contains("group height"))
    #expect(!labels.contains("largest group height in the section"))
  }

  @Test func groupOfItsOwnLengthDoesNotShare() throws {
    var solver = try row(uniformGroup: false)
    guard case .same(var section) = solver.description.sections else { return }
    section.group.layoutSize.heightDimension = .absolute(60)
    solver.description.sections = .same(section)
    #expect(heights(try measured(solver, [0, 1])) == [31, 88, 50, 50, 50])
  }

  @Test(arguments: [false, true])
  func selfSizingAsksTheSiblingsOfWhatIsOnScreen(_ uniformGroup: Bool) throws {
    var asked: Set<Int> = []
    let solution = try row(uniformGroup: uniformGroup).solve(itemCounts: [40]).selfSized {
      asked.insert($0.indexPath.item)
      return LayoutExtent(width: 0, height: $0.indexPath.item == 39 ? 91 : 60)
    }
    #expect(asked.count == (uniformGroup ? 40 : 16))
    #expect(solution.frame(item: 0, section: 0)?.size.height == (uniformGroup ? 91 : 60))
  }

  @Test func siblingsOffScreenAreAskedOnlyForOneOnScreen() throws {
    func item(_ height: LayoutDimension) -> LayoutItem {
      LayoutItem(
        layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height))
    }
    let group = try LayoutGroup.vertical(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(700))
    ) {
      item(.absolute(500))
      item(.uniformAcrossSiblings(estimate: 100))
      item(.uniformAcrossSiblings(estimate: 100))
    }
    let solution = try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [3])
    for (offset, expected) in [(0.0, []), (30, [1, 2])] as [(Double, Set<Int>)] {
      var asked: Set<Int> = []
      _ = try solution.selfSized(contentOffset: LayoutPoint(x: 0, y: offset)) {
        asked.insert($0.indexPath.item)
        return LayoutExtent(width: 0, height: 120)
      }
      #expect(asked == expected, "\(offset)")
    }
  }

  @Test func estimatedAxesTellWhatHasAnswered() throws {
    let solution = try measured(row(uniformGroup: false), [1])
    let cells = solution.elements(inSection: 0)
    #expect(cells[0].estimatedAxes == [.vertical])
    #expect(cells[0].measuredAxes == [])
    #expect(cells[1].estimatedAxes == [])
    #expect(cells[1].measuredAxes == [.vertical])
    #expect(cells.map(\.selfSizingAxes) == Array(repeating: [.vertical], count: 5))
  }

  /// An answer is forgotten alone; those behind stay with their items.
  @Test(arguments: 0..<4) func aForgottenAnswerLeavesTheOthers(_ forgotten: Int) throws {
    let items = [1, 4, 5, 9]
    var solution = try column(.estimated(20), height: .estimated(20)).solve(itemCounts: [10])
    for item in items {
      solution.measure(
        .cell(section: 0, item: item), LayoutExtent(width: 320, height: Double(item)))
    }
    solution.measure(.cell(section: 0, item: items[forgotten]), nil)
    var expected = Array(repeating: 20.0, count: 10)
    for item in items where item != items[forgotten] { expected[item] = Double(item) }
    #expect(heights(solution) == expected)
    #expect(solution.contentSize.height == expected.reduce(0, +))
    var left = Measurements()
    for item in items where item != items[forgotten] {
      left[.cell(section: 0, item: item)] = LayoutExtent(width: 320, height: Double(item))
    }
    #expect(solution.measurements == left)
  }

  /// The same answer of another item is another solution, though all lengths are the same.
  @Test func solutionsDifferInWhoHasAnswered() throws {
    let unmeasured = try column(.estimated(20), height: .estimated(20)).solve(itemCounts: [3])
    let answered = (0..<3).map { item in
      var solution = unmeasured
      solution.measure(.cell(section: 0, item: item), LayoutExtent(width: 320, height: 50))
      return solution
    }
    #expect(Set(answered.map(\.contentSize.height)) == [90])
    #expect(answered[0] != answered[1] && answered[1] != answered[2])
    #expect(Set(answered).count == 3)
  }

  @Test func measuredBoundaryItemsMoveTheContent() throws {
    var solver = try row(uniformGroup: false)
    guard case .same(var section) = solver.description.sections else { return }
    let size = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    section.boundarySupplementaryItems = [
      LayoutBoundaryItem(layoutSize: size, elementKind: "header", alignment: .top),
      LayoutBoundaryItem(layoutSize: size, elementKind: "footer", alignment: .bottom),
    ]
    solver.description.sections = .same(section)
    solver.description.configuration.boundarySupplementaryItems = [
      LayoutBoundaryItem(layoutSize: size, elementKind: "top", alignment: .top)
    ]
    var solution = try solver.solve(itemCounts: [2, 2])
    #expect(solution.contentSize.height == 250)
    solution.measure(
      .boundaryItem(kind: "header", section: 0), LayoutExtent(width: 320, height: 28))
    solution.measure(
      .boundaryItem(kind: "footer", section: 1), LayoutExtent(width: 320, height: 40))
    solution.measure(
      .boundaryItem(kind: "top", section: .max), LayoutExtent(width: 320, height: 10))
    #expect(solution.contentSize.height == 238)
    #expect(solution.frame(item: 0, section: 0)?.origin.y == 38)
    let items = solution.boundaryItems()
    #expect(
      items.filter { $0.measuredAxes == [.vertical] }.map(\.kind) == ["top", "header", "footer"])
    #expect(items.filter { $0.estimatedAxes == [.vertical] }.map(\.kind) == ["footer", "header"])
    let fresh = try solver.solve(itemCounts: [2, 2], measurements: solution.measurements)
    #expect(fresh == solution)
  }
}
