public import CompositionalLayout
public import DiffableDataSource

/// Posts under topics, and where each of them stands on a screen.
public struct Feed: Sendable {
  /// What is shown: topics and the numbers of their posts.
  public private(set) var posts = Snapshot<String, Int>()
  /// Where it is shown.
  public private(set) var solution: LayoutSolution

  private let solver: LayoutSolver
  /// How high a post is once it has been laid out.
  private let height: @Sendable (Int) -> Double

  public init(
    width: Double, height: Double, postHeight: @escaping @Sendable (Int) -> Double
  ) throws {
    solver = LayoutSolver(
      description: try Feed.layout,
      container: LayoutContainer(size: LayoutExtent(width: width, height: height)))
    self.height = postHeight
    solution = try solver.solve(itemCounts: [])
  }

  /// A list of posts that size themselves, below a header that stays on screen.
  public static var layout: LayoutDescription {
    get throws {
      let row = LayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
      let group = try LayoutGroup.vertical(layoutSize: row) { LayoutItem(layoutSize: row) }
      let header = LayoutBoundaryItem(
        layoutSize: LayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "topic", alignment: .top, pinToVisibleBounds: true)
      return LayoutDescription(
        section: LayoutSection(
          group: group, interGroupSpacing: 8, boundarySupplementaryItems: [header]))
    }
  }

  /// Shows other posts.
  ///
  /// - Returns: What a list that shows the old ones has to do.
  public mutating func show(_ topics: [(name: String, posts: [Int])]) throws -> BatchUpdate {
    var next = Snapshot<String, Int>()
    for topic in topics {
      try next.appendSections([topic.name])
      try next.appendItems(topic.posts, toSection: topic.name)
    }
    let changes = next.difference(from: posts).changes
    posts = next
    solution = try solver.solve(itemCounts: posts.itemCounts)
    try scroll(to: 0)
    return changes
  }

  /// Scrolls, and lays out the posts that come on screen; the feed does not jump.
  public mutating func scroll(to offset: Double) throws {
    let asked = posts
    let height = height
    solution = try solution.selfSized(
      contentOffset: LayoutPoint(x: 0, y: offset), keepsPlaces: true
    ) { element in
      let path = ItemIndexPath(item: element.indexPath.item, section: element.indexPath.section)
      return asked.itemIdentifier(at: path).map {
        LayoutExtent(width: element.frame.size.width, height: height($0))
      }
    }
  }

  /// The posts on screen from the top down, each with its frame.
  public func onScreen() throws -> [(post: Int, frame: LayoutRect)] {
    try solution.elementsOnScreen().compactMap { element in
      guard element.category == .cell else { return nil }
      let path = ItemIndexPath(item: element.indexPath.item, section: element.indexPath.section)
      return posts.itemIdentifier(at: path).map { ($0, element.frame) }
    }
  }
}
