#if os(Linux)
  import Foundation
  import HeadlessUIKit
#else
  import UIKit
#endif

extension LayoutRecord {
  /// As many screenfuls are looked at as a person would scroll through.
  private static let mostPages = 1_000

  /// What a view shows, all of it: it is scrolled through once, so that every cell has been asked
  /// for its size and says what it says, and then put back.
  @MainActor init(of view: UICollectionView, on screen: LayoutScreen) {
    var texts: [Place: String] = [:]
    let start = view.contentOffset
    Self.scrollThrough(view) {
      for path in view.indexPathsForVisibleItems {
        guard let cell = view.cellForItem(at: path) else { continue }
        texts[Place(category: .cell, kind: "", path: Array(path))] = cell.shownText
      }
    }
    view.contentOffset = start
    view.layoutIfNeeded()
    let size = view.collectionViewLayout.collectionViewContentSize
    // What stands outside of the content is to be seen too.
    let everywhere = CGRect(
      x: -size.width - 10_000, y: -size.height - 10_000, width: 3 * size.width + 20_000,
      height: 3 * size.height + 20_000)
    let attributes =
      view.collectionViewLayout.layoutAttributesForElements(in: everywhere) ?? []
    let known = Set(
      attributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    // Of a section that scrolls on its own, a layout tells only what is near its viewport.
    let others = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).lazy
        .map { IndexPath(item: $0, section: section) }
        .filter { !known.contains($0) }
        .compactMap { view.collectionViewLayout.layoutAttributesForItem(at: $0) }
    }
    var elements = (attributes + others).filter { !$0.isHidden }.map { Element($0) }
    for index in elements.indices {
      let element = elements[index]
      let place = Place(category: element.category, kind: element.kind, path: element.path)
      elements[index].text = texts[place] ?? ""
    }
    elements.sort { $0.precedes($1) }
    self.init(
      screen: screen.title, container: screen.words,
      content: Frame(CGRect(origin: .zero, size: size)), elements: elements)
  }

  private struct Place: Hashable {
    var category: Element.Category
    var kind: String
    var path: [Int]
  }

  /// Shows one screenful after the other along both axes, until the end of the content, which may
  /// move away while cells answer.
  @MainActor private static func scrollThrough(_ view: UICollectionView, _ look: () -> Void) {
    look()
    for axis in [\CGSize.height, \CGSize.width] {
      let page = view.bounds.size[keyPath: axis]
      guard page > 0 else { continue }
      var reached = page
      for _ in 0..<mostPages {
        let end = view.collectionViewLayout.collectionViewContentSize[keyPath: axis]
        guard reached < end else { break }
        // A little of the last screenful stays, as under a thumb.
        let next = min(reached - page * 0.1, end - page)
        view.contentOffset =
          axis == \CGSize.height ? CGPoint(x: 0, y: next) : CGPoint(x: next, y: 0)
        view.layoutIfNeeded()
        look()
        reached = next + page
      }
    }
  }
}

extension LayoutRecord.Element {
  @MainActor fileprivate init(_ attributes: UICollectionViewLayoutAttributes) {
    let category: Category =
      switch attributes.representedElementCategory {
      case .cell: .cell
      case .decorationView: .decoration
      default: .view
      }
    self.init(
      category: category, kind: attributes.representedElementKind ?? "",
      path: Array(attributes.indexPath), frame: LayoutRecord.Frame(attributes.frame))
    if category == .cell { kind = "" }
  }

  /// By section and item, cells first.
  fileprivate func precedes(_ other: Self) -> Bool {
    if path != other.path { return path.lexicographicallyPrecedes(other.path) }
    let order = Category.allCases
    let (mine, others) = (order.firstIndex(of: category), order.firstIndex(of: other.category))
    if mine != others { return (mine ?? 0) < (others ?? 0) }
    return kind < other.kind
  }
}

extension LayoutScreen {
  /// The name as one line of a file.
  var title: String {
    let trimmed = name.onOneLine.drop { $0.isWhitespace || $0 == "#" }
    return trimmed.isEmpty ? "screen" : String(trimmed)
  }

  /// What a record says of the screen.
  fileprivate var words: String {
    var words = "\(points(width)) x \(points(height)) at \(points(scale))x"
    if readsRightToLeft { words += ", right to left" }
    return words
  }
}

extension UIView {
  /// What is written in it and inside it, in the order of views.
  var shownText: String { shownTexts.joined(separator: " | ") }

  private var shownTexts: [String] {
    if isHidden { return [] }
    if let label = self as? UILabel { return [label.text ?? ""].filter { !$0.isEmpty } }
    if let button = self as? UIButton, let title = button.title(for: .normal) { return [title] }
    let inside = subviews.flatMap(\.shownTexts)
    if inside.isEmpty, let cell = self as? UICollectionViewCell,
      let list = cell.contentConfiguration as? UIListContentConfiguration
    {
      return [list.text, list.secondaryText].compactMap(\.self)
    }
    return inside
  }
}
