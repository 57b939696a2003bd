import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Every call with numbers at the ends of what there is: each gives an answer or an error.
@Suite struct HostileCallTests {
  private static let integers: [Int] = [
    .min, .min + 1, -1, 0, 1, 2, 5, 31, 32, 33, 1_000, .max / 2, .max - 1, .max,
  ]
  private static let doubles: [Double] = [
    0, -0.0, 1, -1, 0.5, 44, 320, 1e-9, -1e-9, .leastNonzeroMagnitude, 1e11, -1e11, 1e12, 1e18,
    -1e18, 1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .nan, .infinity, -.infinity,
  ]

  private struct Calls {
    var random: RandomLayouts

    mutating func integer() -> Int { random.pick(HostileCallTests.integers) }
    mutating func double() -> Double {
      random.chance(50) ? random.length(0...800) : random.pick(HostileCallTests.doubles)
    }
    mutating func path() -> ItemIndexPath { ItemIndexPath(item: integer(), section: place()) }
    mutating func point() -> LayoutPoint { LayoutPoint(x: double(), y: double()) }
    mutating func size() -> LayoutExtent { LayoutExtent(width: double(), height: double()) }
    /// A section, more often than not one of those there are.
    mutating func place() -> Int { random.chance(70) ? random.int(0...2) : integer() }

    mutating func change(_ solution: inout LayoutSolution) {
      switch random.int(0...7) {
      case 0: try? solution.insertItems(integer(), at: integer(), inSection: place())
      case 1:
        let bounds = [integer(), integer()].sorted()
        solution.deleteItems(bounds[0]..<bounds[1], inSection: place())
      case 2: try? solution.moveItem(at: path(), to: path())
      case 3:
        try? solution.insertSection(
          random.chance(80) ? random.section() : nil, itemCount: integer(), at: place())
      case 4: if solution.sections.count > 2 { solution.deleteSection(at: place()) }
      case 5: solution.moveSection(at: place(), to: place())
      case 6: solution.measure(.cell(section: place(), item: integer()), size())
      default: solution.measure(.boundaryItem(kind: "kind 0", section: place()), size())
      }
    }

    /// Asks everything there is to ask, and gives the frames of the answers.
    mutating func frames(_ solution: LayoutSolution) -> [LayoutRect] {
      let (path, point) = (path(), point())
      var frames = [solution.frame(at: path)].compactMap(\.self)
      for category in [LayoutElement.Category.cell, .supplementary, .decoration] {
        frames += [solution.element(category, kind: "badge 1", at: path)].compactMap(\.self)
          .map(\.frame)
      }
      let rect = LayoutRect(origin: point, size: size())
      frames += ((try? solution.elements(in: rect, limit: 500)) ?? []).map(\.frame)
      let offsets = [path.section: double()]
      let onScreen = try? solution.elementsOnScreen(
        contentOffset: point, orthogonalOffsets: offsets, limit: 500)
      frames += (onScreen ?? []).map(\.frame)
      frames += solution.boundaryItems(contentOffset: point).map(\.frame)
      _ = solution.derivation(ofItem: path.item, section: path.section)?.frame
      _ = solution.derivation(
        ofSupplementaryItem: "badge 1", number: path.item, section: path.section)
      _ = solution.derivation(ofBoundaryItem: "kind 0", section: path.section, contentOffset: point)
      _ = solution.derivation(ofDecorationItem: "background", section: path.section)
      _ = solution.derivation(ofRestingOffsetFor: double(), section: path.section)
      let elements = solution.elements(inSection: path.section)
      for place in [0, elements.count / 2, elements.count - 1] where elements.count > max(0, place)
      {
        frames.append(elements[place].frame)
      }
      return frames
    }
  }

  private func isFinite(_ frame: LayoutRect) -> Bool {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
  }

  @Test func callFuzzEndsWithFiniteAnswers() throws {
    for seed in 0..<UInt64(randomRounds) {
      var calls = Calls(random: RandomLayouts(seed: seed &+ 7_000_000))
      let solver = calls.random.solver()
      let counts = calls.random.itemCounts(solver).map {
        calls.random.chance(60) ? $0 : calls.integer()
      }
      guard var solution = try? solver.solve(itemCounts: counts) else { continue }
      for _ in 0..<6 {
        calls.change(&solution)
        for frame in calls.frames(solution) { #expect(isFinite(frame), "seed \(seed)") }
      }
      let answer = calls.size()
      let sized = try? solution.selfSized(
        contentOffset: calls.point(), keepsPlaces: true, limit: 200
      ) { _ in answer }
      let offset = (sized ?? solution).container.contentOffset
      #expect(offset.x.isFinite && offset.y.isFinite, "seed \(seed)")
      #expect(solution.sections.allSatisfy { $0.itemCount >= 0 }, "seed \(seed)")
    }
  }

  @Test func farItemOfARowPackedInTwoPassesIsMeasuredAtOnce() throws {
    // The height follows the row's width, so that a row looks at items it then leaves to the next.
    let item = LayoutItem(
      layoutSize: LayoutSize(
        widthDimension: .estimated(90), heightDimension: .fractionalWidth(0.1)))
    let group = LayoutGroup(
      axis: .horizontal,
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      content: .subitems([.item(item)]), interItemSpacing: .fixed(40))
    let solver = LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 300, height: 480)))
    var solution = try solver.solve(itemCounts: [.max])
    let far = Int.max / 2
    let row = (far / 2)
    solution.measure(.cell(section: 0, item: far), LayoutExtent(width: 250, height: 50))
    #expect(solution.frame(item: far, section: 0)?.size.width == 250)
    #expect(solution.frame(item: 3, section: 0)?.origin == LayoutPoint(x: 130, y: 50))
    #expect(solution.frame(item: far, section: 0)?.origin.y == Double(row + 1) * 50)
  }

  @Test(arguments: Self.integers)
  func measurementsTakeAnySection(_ index: Int) {
    var measurements = Measurements()
    let header = Measurements.Subject.boundaryItem(kind: "header", section: .max)
    measurements[header] = .zero
    measurements[.cell(section: .max - 1, item: 0)] = .zero
    measurements[.cell(section: 3, item: .max)] = .zero
    measurements.insertSection(at: index)
    measurements.deleteSection(at: index)
    #expect(measurements[header] == .zero)
    #expect(measurements.sizes.count >= 2)
  }

  @Test func preferredSizesAnswerForItemsOnly() {
    let preferred = LayoutDocument.PreferredSizes(axis: .vertical, repeatEveryItems: [30, 50, 70])
    let given = LayoutExtent(width: 320, height: 44)
    #expect([Int.min, -4, -1].allSatisfy { preferred.answer(item: $0, given: given) == nil })
    #expect(preferred.answer(item: 0, given: given) == LayoutExtent(width: 320, height: 30))
    #expect(preferred.answer(item: 4, given: given) == LayoutExtent(width: 320, height: 50))
    #expect(preferred.answer(item: .max, given: given)?.height == [30, 50, 70][Int.max % 3])
    let none = LayoutDocument.PreferredSizes(axis: .vertical, repeatEveryItems: [])
    #expect(none.answer(item: 0, given: given) == nil)
  }

  // MARK: Measuring

  /// Groups of `count` rows each, all on screen; every answer has its group solved anew.
  private func rows(_ count: Int, flowing: Bool = false) throws -> LayoutSolution {
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(1))
    let item = LayoutSubitem.item(LayoutItem(layoutSize: size))
    let group = LayoutGroup(
      axis: .vertical,
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: flowing ? .absolute(Double(count)) : .estimated(1)),
      content: flowing ? .subitems([item]) : .repeatingSubitem(item, count: count))
    return try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [count])
  }

  @Test(arguments: [false, true])
  func answersThatHaveLargeGroupsSolvedAnewComeToAnEnd(flowing: Bool) throws {
    let solution = try rows(20, flowing: flowing)
    var asked = 0
    func sized(_ slotLimit: Int) throws(LayoutError) -> LayoutSolution {
      asked = 0
      return try solution.selfSized(slotLimit: slotLimit) { _ in
        asked += 1
        return LayoutExtent(width: 320, height: 1.5)
      }
    }
    let whole = try sized(LayoutLimit.solvedSlots.value)
    #expect(whole.frame(item: 0, section: 0)?.size.height == 1.5 && asked >= 13)
    // For an answer twenty slots are filled anew, and as many looked through; who has answered is
    // asked once more.
    #expect(throws: LayoutError.limitExceeded(.solvedSlots)) { try sized(200) }
    #expect((5...14).contains(asked), "\(asked)")
  }

  /// A row, and a thousand groups below it that have no room for an item: an answer of the row has
  /// them filled anew, where the section shares its sizes five times.
  @Test(arguments: [(false, 1_000), (false, 1_500), (true, 4_500), (true, 5_500)])
  func slotsWithoutACellCountAgainstTheLimitToo(isUniform: Bool, _ limit: Int) throws {
    let height: LayoutDimension = isUniform ? .uniformAcrossSiblings(estimate: 20) : .estimated(20)
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let flat = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
    let nothing = LayoutGroup(
      axis: .vertical, layoutSize: flat,
      content: .subitems([.item(LayoutItem(layoutSize: flat))]))
    let empty = LayoutGroup(
      axis: .vertical, layoutSize: size,
      content: .repeatingSubitem(.group(nothing), count: 1_000))
    let group = LayoutGroup(
      axis: .vertical, layoutSize: size,
      content: .subitems([.item(LayoutItem(layoutSize: size)), .group(empty)]))
    let solution = try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [1])
    #expect(solution.sections[0].cellCount == 1)
    func sized() throws(LayoutError) -> LayoutSolution {
      try solution.selfSized(slotLimit: limit) { _ in LayoutExtent(width: 320, height: 50) }
    }
    if limit % 1_000 == 0 || limit == 4_500 {
      #expect(throws: LayoutError.limitExceeded(.solvedSlots)) { try sized() }
    } else {
      #expect(try sized().frame(item: 0, section: 0)?.size.height == 50)
    }
  }

  @Test func whatMeasuringCostIsNoPartOfASolution() throws {
    let solution = try rows(3)
    var other = solution
    other.measure(.cell(section: 0, item: 1), LayoutExtent(width: 320, height: 9))
    #expect(other != solution)
    other.measure(.cell(section: 0, item: 1), nil)
    #expect(other == solution && other.hashValue == solution.hashValue)
  }

  @Test func anItemThatAGroupInsideLooksAtChangesTheGroupInFront() throws {
    // Ten fit in 300 points without gaps, at the sizes that ten give six with them. Once the ninth
    // has answered 250, eight fit without, and at the sizes of eight only five.
    let nested = LayoutGroup(
      axis: .horizontal,
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      content: .subitems([
        .item(
          LayoutItem(
            layoutSize: LayoutSize(
              widthDimension: .estimated(30), heightDimension: .fractionalWidth(0.1)))),
        .item(
          LayoutItem(
            layoutSize: LayoutSize(
              widthDimension: .fractionalWidth(0.1), heightDimension: .absolute(10)))),
      ]), interItemSpacing: .fixed(45))
    let row = LayoutItem(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)))
    let group = LayoutGroup(
      axis: .vertical,
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)),
      content: .subitems([.item(row), .group(nested)]))
    var solution = try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 300, height: 480))
    ).solve(itemCounts: [30])
    #expect(solution.frame(item: 6, section: 0)?.origin.y == 20)
    #expect(solution.frame(item: 7, section: 0) == LayoutRect(x: 0, y: 70, width: 300, height: 20))
    solution.measure(.cell(section: 0, item: 9), LayoutExtent(width: 250, height: 10))
    #expect(solution.frame(item: 5, section: 0)?.origin.y == 20)
    #expect(solution.frame(item: 6, section: 0) == LayoutRect(x: 0, y: 70, width: 300, height: 20))
  }

  // MARK: Depth

  private func nested(_ depth: Int) -> LayoutGroup {
    let size = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    var group = LayoutGroup(
      axis: .vertical, layoutSize: size, content: .subitems([.item(LayoutItem(layoutSize: size))]))
    for _ in 1..<depth {
      group = LayoutGroup(axis: .vertical, layoutSize: size, content: .subitems([.group(group)]))
    }
    return group
  }

  @Test(arguments: [(99, true), (100, true), (101, false), (9_000, false)])
  func groupsNestedTooDeepAreRefused(depth: Int, isAccepted: Bool) throws {
    let section = LayoutSection(group: nested(depth))
    let solver = LayoutSolver(
      description: LayoutDescription(section: section),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    if isAccepted {
      let frame = try solver.solve(itemCounts: [1]).frame(item: 0, section: 0)
      #expect(frame == LayoutRect(x: 0, y: 0, width: 320, height: 480))
      try section.validate()
    } else {
      let error = LayoutError.limitExceeded(.groupDepth)
      #expect(throws: error) { try solver.solve(itemCounts: [1]) }
      #expect(throws: error) { try section.validate() }
      #expect(throws: error) {
        var solution = try LayoutSolver(
          description: LayoutDescription(sections: .each([])), container: solver.container
        ).solve(itemCounts: [])
        try solution.insertSection(section, itemCount: 1, at: 0)
      }
    }
  }

  @Test(arguments: [(100, true), (101, false), (150, false)])
  func documentsNestedTooDeepAreRefused(depth: Int, isRead: Bool) throws {
    let size = #""width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}"#
    let open = #"{"kind": "group", "axis": "vertical", \#(size), "subitems": ["#
    let json =
      String(repeating: open, count: depth) + "{\(size)}"
      + String(repeating: "]}", count: depth)
    let read = Result { try JSONDecoder().decode(LayoutGroup.self, from: Data(json.utf8)) }
    switch read {
    case .success(let group):
      #expect(isRead)
      #expect(group == nested(depth))
    case .failure(let error):
      #expect(!isRead)
      guard case .dataCorrupted(let context)? = error as? DecodingError else { throw error }
      #expect(context.underlyingError as? LayoutError == .limitExceeded(.groupDepth))
      #expect(context.codingPath.count == 200)
    }
  }

  // MARK: Documents

  private func document(
    _ group: LayoutGroup, itemCounts: [Int], offset: LayoutPoint = .zero
  ) -> LayoutDocument {
    LayoutDocument(
      container: LayoutContainer(
        size: LayoutExtent(width: 320, height: 480), contentOffset: offset),
      layout: LayoutDescription(section: LayoutSection(group: group)), itemCounts: itemCounts)
  }

  private func row(of height: Double, badges: Int = 0) -> LayoutGroup {
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let views = (0..<badges).map {
      LayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge \($0)",
        containerAnchor: LayoutAnchor(edges: [.top]))
    }
    return LayoutGroup(
      axis: .horizontal, layoutSize: size,
      content: .subitems([.item(LayoutItem(layoutSize: size, supplementaryItems: views))]))
  }

  private let tooMany = DocumentValue.object([
    "error": .string("The answer would hold more than 100000 frames.")
  ])

  @Test func documentsAnswerNoMoreThanCanBeListed() {
    let many = [
      document(row(of: 10), itemCounts: [100_001]),
      document(row(of: 10), itemCounts: [.max, .max]),
      document(row(of: 10), itemCounts: Array(repeating: 1, count: 100_001)),
      // Every cell brings a thousand views.
      document(row(of: 10, badges: 1_000), itemCounts: [100]),
      document(row(of: 1e-9), itemCounts: [.max], offset: LayoutPoint(x: 0, y: 1e-6)),
    ]
    for document in many { #expect(document.solved() == tooMany) }
    var asking = document(row(of: 1), itemCounts: [50_000])
    let whole = LayoutRect(x: 0, y: 0, width: 320, height: 50_000)
    asking.queries = LayoutDocument.Queries(elementsInRect: [whole, whole], only: true)
    #expect(asking.solved() == tooMany)
    var scrolling = document(row(of: 1), itemCounts: Array(repeating: 1, count: 400))
    scrolling.setOffsets = Array(repeating: 10, count: 251)
    #expect(scrolling.solved() == tooMany)
    scrolling.setOffsets = Array(repeating: 10, count: 250)
    #expect(scrolling.solved() != tooMany)
    var measuring = document(row(of: 1e-9), itemCounts: [.max])
    measuring.preferredSizes = LayoutDocument.PreferredSizes(
      axis: .vertical, repeatEveryItems: [1])
    #expect(measuring.solved() == tooMany)
    guard case .object(let answer) = document(row(of: 1), itemCounts: [1_000]).solved() else {
      Issue.record("A document is answered by an object.")
      return
    }
    #expect(answer["contentSize"] == .array([.number(320), .number(1_000)]))
  }
}
