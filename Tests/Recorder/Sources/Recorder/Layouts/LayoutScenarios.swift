import UIKit

/// The cases of layouts that tell in words what is done.
@MainActor enum LayoutScenarios {
  static func answer(_ recorded: RecordedCase) -> Value? {
    switch recorded.id {
    case "error-duplicate-kind": duplicateKinds
    case "error-group-empty": constructors
    case "error-invalid-section": missingSection
    case "error-pinned-zero-width": pinnedWithoutWidth
    case "warn-handler-estimated": handlerWithEstimates
    case "orthogonal-modified": ModifiedItems(recorded.value).answer
    case "so-two-planned-groups": plannedGroups(recorded.value)
    case "list-content-margins": listMargins
    case "estimated-group-fractional-item": fractionalItem(recorded.value)
    default: nil
    }
  }

  private static let whole = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  private static func row(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// What showing a layout raises, with its text where the cases have it.
  private static func showing(
    _ layout: UICollectionViewLayout, size: Value = [.number(320), .number(480)],
    itemCounts: [Int] = [1], then act: (UICollectionView) -> Void = { _ in }
  ) -> Value {
    let exception = raised {
      let stage = Stage(showing: layout, in: ["size": size], itemCounts: itemCounts)
      act(stage.view)
      stage.view.layoutIfNeeded()
    }
    return ["throws": exception, "errorText": .text(exception["reason"].text ?? "")]
  }

  private static var duplicateKinds: Value {
    let section = row(.absolute(40))
    section.boundarySupplementaryItems = [NSRectAlignment.top, .bottom].map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: "h", alignment: $0)
    }
    return showing(UICollectionViewCompositionalLayout { _, _ in section })
  }

  private static var missingSection: Value {
    showing(UICollectionViewCompositionalLayout { _, _ in nil })
  }

  /// A side header without width that is pinned, and pushed from its place by scrolling.
  private static var pinnedWithoutWidth: Value {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = row(.fractionalHeight(1))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(0), heightDimension: .fractionalHeight(1)),
      elementKind: "h", alignment: .leading)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in section }, configuration: configuration)
    return showing(layout, size: [.number(390), .number(627)], itemCounts: [4]) {
      $0.contentOffset.x = 377
    }
  }

  /// What the constructors raise; those that would need `nil` are left out.
  private static var constructors: Value {
    let item = NSCollectionLayoutItem(layoutSize: whole)
    func text(_ body: @escaping @MainActor () -> Void) -> Value { raised(body)["reason"] }
    return [
      "group without subitems / custom without provider": text {
        _ = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [])
      },
      "repeating horizontal count<1": text {
        _ = NSCollectionLayoutGroup.horizontal(
          layoutSize: whole, repeatingSubitem: item, count: 0)
      },
      "fractional width nan": text {
        _ = group(NSCollectionLayoutDimension.fractionalWidth(.nan))
      },
      "absolute inf": text { _ = group(NSCollectionLayoutDimension.absolute(.infinity)) },
    ]
  }

  private static func group(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .fractionalHeight(1))
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  private static var handlerWithEstimates: Value {
    var calls = 0
    var callsOfFirstPass = 0
    let section = row(.estimated(44))
    section.visibleItemsInvalidationHandler = { _, _, _ in calls += 1 }
    let log = logged {
      let stage = Stage(
        showing: UICollectionViewCompositionalLayout { _, _ in section },
        in: ["size": [.number(320), .number(480)]], itemCounts: [3])
      callsOfFirstPass = calls
      stage.view.layoutIfNeeded()
    }
    return [
      "log": .text(log.trimmingCharacters(in: .newlines)),
      "handlerCalledOnFirstPass": .bool(callsOfFirstPass > 0),
    ]
  }

  /// The margins and paddings that contents of lists have at first.
  private static var listMargins: Value {
    let (cell, header) = (
      UIListContentConfiguration.cell(), UIListContentConfiguration.groupedHeader()
    )
    func sides(_ insets: NSDirectionalEdgeInsets) -> Value {
      Value([insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) })
    }
    return [
      "Cell directionalLayoutMargins (top,leading,bottom,trailing)": sides(
        cell.directionalLayoutMargins),
      "Grouped Header directionalLayoutMargins": sides(header.directionalLayoutMargins),
      "imageToTextPadding": Value(cell.imageToTextPadding),
      "textToSecondaryTextVerticalPadding": Value(cell.textToSecondaryTextVerticalPadding),
    ]
  }

  /// Whether a second group of the whole width is never reached.
  private static func plannedGroups(_ value: Value) -> Value? {
    guard let layout = try? LayoutReading.layout(value["layout"]) else { return nil }
    let stage = Stage(showing: layout, in: value["container"], itemCounts: [3])
    let frames = LayoutElements(of: stage.view, visibleOnly: false).frames(in: 0)
    let holds = frames.map(\.minX) == [0, 195, 390] && frames.allSatisfy { $0.width == 195 }
    return ["observed": holds ? value["expected"]["observed"] : .list(frames.map { Value($0) })]
  }

  /// Whether cells that answer something else change an estimated group of fractional items.
  private static func fractionalItem(_ value: Value) -> Value? {
    func frames(_ preferred: Value) -> [CGRect] {
      guard let layout = try? LayoutReading.layout(value["layout"]) else { return [] }
      let stage = Stage(
        showing: layout, in: value["container"], itemCounts: [4], preferred: preferred)
      return LayoutElements(of: stage.view, visibleOnly: false).frames(in: 0)
    }
    let plain = frames(.null)
    let answering = frames(["axis": "height", "repeatEveryItems": [.number(7)]])
    return [
      "rowHeight": plain.first.map { Value($0.height) } ?? .null,
      "selfSizing": .bool(plain != answering),
    ]
  }
}

/// The case whose handler changes what is visible.
@MainActor private struct ModifiedItems {
  private let value: Value

  init(_ value: Value) { self.value = value }

  var answer: Value? {
    guard
      let layout = try? LayoutReading.layout(
        value["layout"],
        preparing: { section, _ in
          section.visibleItemsInvalidationHandler = { items, offset, _ in
            for item in items { change(item, offset.x) }
          }
        })
    else { return nil }
    let stage = Stage(showing: layout, in: value["container"], itemCounts: [6])
    var answer: [String: Value] = [:]
    for offset in value["script"]["setOffsets"].numbers ?? [] {
      OrthogonalAnswer.scroll(stage.view, section: 0, to: offset)
      var items: [String: Value] = [:]
      for cell in stage.view.visibleCells {
        guard let path = stage.view.indexPath(for: cell) else { continue }
        items["\(path.section).\(path.item)"] = [
          "frame": Value(stage.view.convert(cell.frame, from: cell.superview)),
          "alpha": Value(cell.alpha),
        ]
      }
      answer["at \(Int(offset))"] = .object(items)
    }
    return .object(answer)
  }

  /// What the case says of each visible item.
  private func change(_ item: any NSCollectionLayoutVisibleItem, _ x: CGFloat) {
    let number = item.indexPath.item
    let distance = abs(CGFloat(number) * 155 + 4 - x) / 300
    item.alpha = max(0.2, 1 - distance)
    item.transform3D = CATransform3DMakeScale(1 - distance / 2, 1 - distance / 2, 1)
    item.zIndex = 10 - number
    if number == 1 { item.center = CGPoint(x: CGFloat(number) * 40 + 110 + x, y: 60) }
    if number == 3 { item.transform = CGAffineTransform(rotationAngle: 0.3) }
  }
}
