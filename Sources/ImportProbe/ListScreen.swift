public import HeadlessUIKit

/// A screen of a plain list, for what fills a collection view or a table whose controller is not given.
public final class ListScreen<Content>: UIViewController {
  /// What fills it.
  public let content: Content
  private let list: UIView

  /// A screen whose list `content` fills.
  init(of list: UIView, filledBy content: Content) {
    (self.list, self.content) = (list, content)
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing: no storyboard has such a screen.
  public required init?(coder: NSCoder) { nil }

  public override func loadView() { view = list }
}

extension ImportReport {
  /// The collection view of the screen that is made, which is a plain list until the code says more.
  public var listView: UICollectionView {
    if let made = list as? UICollectionView { return made }
    let layout = UICollectionViewCompositionalLayout(section: StandInLayout.rows)
    let made = UICollectionView(frame: screenView.bounds, collectionViewLayout: layout)
    StandInViews.registerElsewhere(made)
    listLayouts.append(layout)
    list = made
    return made
  }

  /// The table of the screen that is made.
  public var tableView: UITableView {
    if let made = list as? UITableView { return made }
    let made = UITableView(frame: screenView.bounds, style: .plain)
    StandInViews.registerElsewhere(made)
    list = made
    return made
  }

  /// The only screen of a list that is filled, loaded and laid out in the container, unless that ended
  /// the program before.
  public func screen<Content>(filledBy make: () -> Content) -> ListScreen<Content> {
    list = nil
    let content = make()
    let screen = ListScreen(of: list ?? listView, filledBy: content)
    return unloaded.contains("\(Content.self)") ? screen : self.screen { screen }
  }

  /// Whether a collection view is such a list, as no code gave it a layout.
  func isPlainList(_ collectionView: UICollectionView) -> Bool {
    listLayouts.contains { $0 === collectionView.collectionViewLayout }
  }
}
