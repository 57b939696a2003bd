package import CompositionalLayout
import DiffableDataSource
package import HeadlessCollectionView

/// How a program's code shows a view otherwise than its layout has it.
package struct ViewAppearance: Codable, Hashable, Sendable {
  /// Whether it is not seen at all.
  package var isHidden = false
  /// From 0, which is invisible, to 1.
  package var opacity = 1.0
  /// How far its middle is moved.
  package var shift = LayoutPoint.zero
  /// The sixteen numbers of its transform, around its middle; nil for none.
  private var elements: [Double]?
  /// The item beside which it stands, where that is known by its index alone; nil for others.
  package var item: Identifier?
  /// Where it stood on screen as the handler of its section was told of it, from the corner of what is
  /// visible; nil for what holds wherever it stands.
  package var place: LayoutRect?

  /// A view that is shown as its layout has it.
  package init() {}

  /// Applied around its middle.
  package var transform: Transform {
    get { elements.map(Transform.init) ?? .identity }
    set { elements = newValue == .identity ? nil : newValue.elements }
  }

  /// How much wider and higher it is drawn; nil for a transform that does more than that.
  package var scale: (x: Double, y: Double)? {
    let numbers = transform.elements
    let (x, y) = (numbers[0], numbers[5])
    let scaled = Transform(elements: [x, 0, 0, 0, 0, y, 0, 0, 0, 0, numbers[10], 0, 0, 0, 0, 1])
    return transform == scaled ? (x, y) : nil
  }
}

extension Scene {
  /// What the code that was imported shows otherwise than the layout has it, as far as that is known of
  /// what stands where it stood.
  ///
  /// - Complexity: O(*k* + *n*) for *k* elements on screen and *n* changes.
  package var changedViews: [Subject: ViewAppearance] {
    guard let changes = screen.changedViews else { return [:] }
    let places = Dictionary(
      elementsOnScreen.map { (subject(of: $0), place(of: $0)) }, uniquingKeysWith: { old, _ in old }
    )
    return changes.filter { subject, change in
      if let item = change.item {
        guard case .supplementary(_, let section?, let index) = subject,
          let number = sections.firstIndex(of: section),
          snapshot.itemIdentifier(at: ItemIndexPath(item: index, section: number)) == item
        else { return false }
      }
      return change.place.map { $0.stands(at: places[subject]) } ?? true
    }
  }

  /// Where an element on screen stands, from the corner of what is visible.
  package func place(of element: LayoutElement) -> LayoutRect {
    var frame = element.frame
    frame.origin.x -= screen.container.contentOffset.x
    frame.origin.y -= screen.container.contentOffset.y
    return frame
  }
}

extension LayoutRect {
  /// Whether its edges are those of another, but for what rounding makes of them.
  fileprivate func stands(at other: LayoutRect?) -> Bool {
    guard let other else { return false }
    let pairs = [
      (origin.x, other.origin.x), (origin.y, other.origin.y), (size.width, other.size.width),
      (size.height, other.size.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 0.01 }
  }
}
