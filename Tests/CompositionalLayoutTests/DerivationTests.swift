import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Every derivation is reckoned again from its leaves and compared with the frame it explains.
@Suite struct DerivationTests {
  /// What the operation and the rounding make of the operands' values.
  private func reckoned(_ term: Derivation) -> (unrounded: Double, value: Double)? {
    let values = term.operands.map(\.value)
    var result: Double
    switch term.operation {
    case .given: result = term.unrounded
    case .sum(let signs):
      guard signs.count == values.count, let first = values.first else { return nil }
      result = signs[0] == .plus ? first : -first
      for (sign, value) in zip(signs, values).dropFirst() {
        result += sign == .plus ? value : -value
      }
    case .product: result = values[0] * values[1]
    case .quotient: result = values[0] / values[1]
    case .largest: result = values.max() ?? .nan
    case .smallest: result = values.min() ?? .nan
    case .magnitude: result = abs(values[0])
    case .replacement: result = values[0]
    case .nearest:
      result =
        values.dropFirst().min {
          (abs($0 - values[0]), -$0) < (abs($1 - values[0]), -$1)
        } ?? 0
    case .count:
      result = term.unrounded
      let room = values[0] + 0.001
      if result > 0, values[1] > room { return nil }
      if let next = term.operands.last {
        let lengths = next.operands.first { $0.label == "lengths" }?.value ?? 0
        if next.value <= room, lengths > 0 { return nil }
      }
    }
    switch term.rounding {
    case .none: return (result, result)
    case .down(let steps): return (result, (result * steps + 0.001).rounded(.down) / steps)
    case .nearest(let steps): return (result, (result * steps + 0.5).rounded(.down) / steps)
    }
  }

  /// The first term below `term` that cannot be reckoned again.
  private func fault(in term: Derivation) -> String? {
    for operand in term.operands {
      if let fault = fault(in: operand) { return fault }
    }
    guard let again = reckoned(term), again.unrounded == term.unrounded, again.value == term.value
    else { return "\(term.label): \(term.formula) is not \(term.value)" }
    return nil
  }

  private func expectSound(
    _ derivation: FrameDerivation?, _ frame: LayoutRect?, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let derivation = try #require(derivation, comment, sourceLocation: sourceLocation)
    #expect(derivation.frame == frame, comment, sourceLocation: sourceLocation)
    for term in [derivation.x, derivation.y, derivation.width, derivation.height] {
      #expect(fault(in: term) == nil, comment, sourceLocation: sourceLocation)
    }
    if let items = derivation.itemsInRun {
      #expect(fault(in: items) == nil, comment, sourceLocation: sourceLocation)
    }
  }

  /// Badges and backgrounds, and what stands in front of what.
  private func expectSoundViews(
    _ solution: LayoutSolution, _ section: SectionSolution, _ comment: Comment
  ) throws {
    let kinds = Set(section.section.boundarySupplementaryItems.map(\.elementKind))
    for element in section.elements where !kinds.contains(element.kind ?? "") {
      let derivation =
        switch element.category {
        case .cell:
          solution.derivation(ofItem: element.indexPath.item, section: section.index)
        case .supplementary:
          solution.derivation(
            ofSupplementaryItem: element.kind ?? "", number: element.indexPath.item,
            section: section.index)
        case .decoration:
          solution.derivation(ofDecorationItem: element.kind ?? "", section: section.index)
        }
      if element.category != .cell { try expectSound(derivation, element.frame, comment) }
      let zIndex = try #require(derivation).zIndex
      #expect(zIndex.value == Double(element.zIndex), comment)
      #expect(fault(in: zIndex) == nil, comment)
    }
  }

  @Test func randomFramesAreTheSumsOfTheirTerms() throws {
    for seed in 0..<UInt64(randomRounds) {
      var random = RandomLayouts(seed: seed)
      var solver = random.solver()
      solver.container.direction = random.chance(30) ? .rightToLeft : .leftToRight
      let counts = random.itemCounts(solver)
      guard var solution = try? solver.solve(itemCounts: counts) else { continue }
      for _ in 0..<random.int(0...4) {
        let section = random.int(0...(counts.count - 1))
        let item = random.int(0...40)
        if item < counts[section] {
          solution.measure(.cell(section: section, item: item), random.answer())
        }
      }
      for (index, section) in solution.sections.enumerated() {
        if seed % 4 == 0 { try expectSoundViews(solution, section, "seed \(seed)") }
        for item in [0, 1, 7, section.cellCount - 1] where (0..<section.cellCount).contains(item) {
          try expectSound(
            solution.derivation(ofItem: item, section: index),
            solution.frame(item: item, section: index), "seed \(seed), \(index).\(item)")
        }
        let length = try #require(solution.derivation(ofSection: index))
        #expect(length.value == section.length, "seed \(seed)")
        #expect(fault(in: length) == nil, "seed \(seed)")
      }
      for offset in [
        LayoutPoint.zero, LayoutPoint(x: random.length(0...900), y: random.length(0...900)),
      ] {
        for element in solution.boundaryItems(contentOffset: offset) {
          let isGlobal = element.indexPath.item == .max
          let derivation = solution.derivation(
            ofBoundaryItem: element.kind ?? "",
            section: isGlobal ? nil : element.indexPath.section, contentOffset: offset)
          try expectSound(derivation, element.frame, "seed \(seed)")
          #expect(derivation?.zIndex.value == Double(element.zIndex), "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: RecordedCase.documents)
  func recordedFramesAreTheSumsOfTheirTerms(_ recorded: RecordedCase) throws {
    let document = try JSONDecoder().decode(LayoutDocument.self, from: recorded.document)
    guard let container = document.container, let counts = document.itemCounts,
      let solution = try? LayoutSolver(description: document.layout, container: container)
        .solve(itemCounts: counts)
    else { return }
    for (index, section) in solution.sections.enumerated() {
      for item in 0..<min(30, section.cellCount) {
        try expectSound(
          solution.derivation(ofItem: item, section: index),
          solution.frame(item: item, section: index), "\(index).\(item)")
      }
      guard let scrolling = section.orthogonalScrolling else { continue }
      for offset in [0, 40, 130, 200, 300, 400, 700, -50] as [Double] {
        let rest = scrolling.derivation(ofRestingOffsetFor: offset)
        #expect(rest.value == scrolling.restingOffset(for: offset))
        #expect(fault(in: rest) == nil)
      }
    }
  }

  // MARK: Examples

  private func term(_ label: String, in derivation: Derivation) -> Derivation? {
    if derivation.label == label { return derivation }
    return derivation.operands.lazy.compactMap { term(label, in: $0) }.first
  }

  private func thirds() throws -> LayoutSolution {
    let item = LayoutItem(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)))
    let group = LayoutGroup(
      axis: .horizontal,
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      content: .subitems([.item(item)]), interItemSpacing: .fixed(10))
    let section = LayoutSection(
      group: group,
      contentInsets: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 11),
      interGroupSpacing: 8)
    return try LayoutSolver(
      description: LayoutDescription(section: section),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [9])
  }

  @Test func widthNamesItsPropertyItsNumbersAndItsRounding() throws {
    let width = try #require(thirds().derivation(ofItem: 4, section: 0)).width
    #expect(width.property == "LayoutItem.layoutSize.widthDimension")
    #expect(width.formula == "0.3 × 279")
    #expect(width.unrounded == 0.3 * 279)
    #expect(width.rounding == .down(steps: 2))
    #expect(width.value == 83.5)
    let shared = try #require(term("shared by fractions", in: width))
    #expect(shared.formula == "299 − 20")
    let container = try #require(term("section container's width", in: width))
    #expect(container.formula == "320 − 21")
  }

  @Test func itemsInARunSayWhyNotOneMore() throws {
    let count = try #require(try thirds().derivation(ofItem: 0, section: 0)?.itemsInRun)
    #expect(count.value == 3)
    #expect(count.formula == "3 need 270.5 of 299, one more 352")
    #expect(count.operands.map(\.label) == ["room", "needed by 3", "needed by 4"])
  }

  @Test func placeOfAGroupIsACountTimesAPitch() throws {
    let y = try #require(thirds().derivation(ofItem: 7, section: 0)).y
    #expect(y.value == 121)
    #expect(try #require(term("groups before as estimated", in: y)).formula == "2 × 58")
    #expect(try #require(term("from one group to the next", in: y)).formula == "50 + 8")
  }

  /// What a group is made of is named below its pitch and below the section's length.
  @Test func lengthsOfGroupsNameTheirProperty() throws {
    let solution = try thirds()
    let y = try #require(solution.derivation(ofItem: 7, section: 0)).y
    let pitch = try #require(term("from one group to the next", in: y))
    let height = try #require(term("group height", in: pitch))
    #expect(height.property == "LayoutGroup.layoutSize.heightDimension")
    let length = try #require(solution.derivation(ofSection: 0))
    #expect(length.value == 176)
    #expect(try #require(term("section insets", in: length)).formula == "5 + 5")
    #expect(try #require(term("groups", in: length)).formula == "116 + 50")
  }

  /// The third column stands behind two items and two gaps.
  @Test func placeInARunIsTheSumOfWhatStandsBefore() throws {
    let x = try #require(thirds().derivation(ofItem: 5, section: 0)).x
    #expect(try #require(term("x in the group", in: x)).formula == "83.5 + 10 + 83.5 + 10")
    let second = try #require(term("item 1 width", in: x))
    #expect(term("width", in: second)?.formula == "0.3 × 279")
  }

  /// A plain item, then a column of two with badges: a cell inside, and a badge of it, names the
  /// group, and what stands before it there.
  @Test func placeInsideOfANestedGroupNamesBoth() throws {
    func size(_ width: Double, _ height: Double) -> LayoutSize {
      LayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }
    let badge = LayoutSupplementaryItem(
      layoutSize: size(4, 4), elementKind: "badge",
      containerAnchor: LayoutAnchor(edges: [.top, .leading]))
    let column = try LayoutGroup.vertical(
      layoutSize: size(50, 40),
      subitems: [.item(LayoutItem(layoutSize: size(50, 20), supplementaryItems: [badge]))])
    let group = try LayoutGroup.horizontal(
      layoutSize: size(110, 40),
      subitems: [.item(LayoutItem(layoutSize: size(60, 40))), .group(column)])
    let solution = try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 110, height: 200))
    ).solve(itemCounts: [6])
    let cell = try #require(solution.derivation(ofItem: 5, section: 0))
    let view = try #require(
      solution.derivation(ofSupplementaryItem: "badge", number: 3, section: 0))
    for place in [cell, view] {
      #expect(place.frame.origin == LayoutPoint(x: 60, y: 60))
      let column = try #require(term("group x", in: place.x))
      #expect(column.value == 60)
      let width = try #require(term("item 0 width", in: column))
      #expect(term("width", in: width)?.property == "LayoutItem.layoutSize.widthDimension")
      let height = try #require(term("item 0 height", in: place.y))
      #expect(height.value == 20)
      #expect(term("height", in: height)?.property == "LayoutItem.layoutSize.heightDimension")
    }
  }

  /// A wide tag has a row to itself; the row in front of it is as estimated.
  @Test func rowsOfMeasuredWidthsAreNamedOneByOne() throws {
    let tag = LayoutItem(
      layoutSize: LayoutSize(widthDimension: .estimated(100), heightDimension: .absolute(20)))
    let group = try LayoutGroup.horizontal(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      subitems: [.item(tag)])
    var solution = try LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(group: group, interGroupSpacing: 5)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [12])
    solution.measure(.cell(section: 0, item: 4), LayoutExtent(width: 300, height: 20))
    for (item, formula, rows) in [(4, "25 + 25", [1]), (11, "25 + 25 + 25", [1, 2])] {
      let y = try #require(solution.derivation(ofItem: item, section: 0)).y
      let before = try #require(term("groups before", in: y))
      #expect(before.formula == formula)
      #expect(before.operands.first?.formula == "1 × 25")
      for row in rows { #expect(term("group \(row) height", in: before)?.value == 20) }
    }
  }

  /// Margins that leave the header nothing are taken off like others.
  @Test func aHeaderWithoutRoomIsWhatItsInsetsLeave() throws {
    var section = try thirds().sections[0].section
    section.contentInsetsReference = .none
    section.supplementaryContentInsetsReference = .layoutMargins
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [
      LayoutBoundaryItem(
        layoutSize: LayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "header", alignment: .top)
    ]
    for (margin, formula) in [(150.0, "320 − 300"), (160, "320 − 320"), (170, "|-20|")] {
      let solution = try LayoutSolver(
        description: LayoutDescription(section: section),
        container: LayoutContainer(
          size: LayoutExtent(width: 320, height: 100),
          layoutMargins: DirectionalEdgeInsets(
            top: 0, leading: margin, bottom: 0, trailing: margin))
      ).solve(itemCounts: [9])
      let header = try #require(solution.derivation(ofBoundaryItem: "header", section: 0))
      #expect(header.width.value == abs(320 - 2 * margin))
      #expect(term("room for boundary items", in: header.width)?.formula == formula)
    }
  }

  @Test func measuredHeightStandsInForTheEstimate() throws {
    let row = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = try LayoutGroup.vertical(
      layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))])
    var solution = try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [5])
    solution.measure(.cell(section: 0, item: 1), LayoutExtent(width: 320, height: 61))
    let second = try #require(solution.derivation(ofItem: 1, section: 0))
    #expect(second.height.formula == "61 in place of 44")
    let third = try #require(solution.derivation(ofItem: 2, section: 0))
    #expect(try #require(term("what measuring changed before", in: third.y)).value == 17)
  }

  @Test func pinnedHeaderGivesTheFormulaWithItsValues() throws {
    var section = try thirds().sections[0].section
    section.boundarySupplementaryItems = [
      LayoutBoundaryItem(
        layoutSize: LayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "header", alignment: .top, pinToVisibleBounds: true)
    ]
    let solution = try LayoutSolver(
      description: LayoutDescription(section: section),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 100))
    ).solve(itemCounts: [9])
    let y = try #require(
      solution.derivation(
        ofBoundaryItem: "header", section: 0, contentOffset: LayoutPoint(x: 0, y: 60))
    ).y
    #expect(y.value == 60)
    #expect(y.formula == "smallest of 60, 176")
    #expect(y.operands.first?.formula == "largest of 0, 60")
  }
}
