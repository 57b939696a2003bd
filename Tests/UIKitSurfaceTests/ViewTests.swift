import CompositionalLayout
import DiffableDataSource
import SwiftInterpreter
import SwiftReading
import Testing
import WorldModel

/// What a program's view asks its program for.
@Suite struct ViewTests {
  private static let list = """
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let cv = UICollectionView(frame: .zero, collectionViewLayout: list)
    var s = NSDiffableDataSourceSnapshot<Int, String>()
    s.appendSections([0])
    s.appendItems(["a", "b"])

    """

  /// UIKit's reason for refusing an entry.
  private func reason(_ source: String) throws -> String? {
    var session = try Session()
    return #expect(throws: Refusal.self) { try session.run(source) }?.diagnostic.uikit
  }

  @Test(arguments: [
    ("nil", "cell provider returned nil for index path"),
    ("UICollectionViewCell()", "does not have a reuseIdentifier"),
    (
      "view.dequeueReusableCell(withReuseIdentifier: \"x\", for: path)",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier x"
    ),
    (
      """
      view.dequeueConfiguredReusableCell(
        using: UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in },
        for: path, item: item)
      """, "using a registration that was created inside"
    ),
  ])
  func refusesCellsAsUIKitDoes(_ cell: String, _ reason: String) throws {
    let found = try self.reason(
      Self.list + """
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: cv) {
          view, path, item -> UICollectionViewCell? in
          return \(cell)
        }
        source.apply(s)
        """)
    #expect(found?.contains(reason) == true)
  }

  @Test(arguments: [
    ("NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])", "At least 1 subitem"),
    (
      "NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: 0)",
      "A repeating vertical group should specify a count >= 1"
    ),
    ("NSCollectionLayoutDimension.absolute(.infinity)", "The dimension must be a finite value"),
  ])
  func refusesLayoutsAsUIKitDoes(_ expression: String, _ reason: String) throws {
    let found = try self.reason(
      """
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(9))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let made = \(expression)
      """)
    #expect(found?.contains(reason) == true)
  }

  /// `init()` is a convenience of views: whoever overrides what they are made by has it, too, and may
  /// declare one of its own without `override`.
  @Test(arguments: [
    """
    class Badge: UIView {
      override init(frame: CGRect) { super.init(frame: frame); tag = 7 }
      required init?(coder: NSCoder) { fatalError() }
    }
    """,
    """
    class Badge: UIView {
      init() { super.init(frame: .zero); tag = 7 }
      required init?(coder: NSCoder) { fatalError() }
    }
    """,
    """
    class Badge: UIStackView {
      override init(frame: CGRect) { super.init(frame: frame); tag = 7 }
      required init(coder: NSCoder) { fatalError() }
    }
    """,
  ])
  func viewsAreMadeWithoutArguments(_ declaration: String) throws {
    var session = try Session()
    try session.run(declaration)
    #expect(try session.run("print(Badge().tag)").lines == ["7"])
  }

  @Test func asksTheProviderAgainWhenTheScreenIsAnother() throws {
    var session = try Session()
    try session.run(
      """
      let layout = UICollectionViewCompositionalLayout { index, environment in
        let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        return NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: columns))
      }
      let cv = UICollectionView(frame: .zero, collectionViewLayout: layout)
      """)
    try session.fill([8])
    session.host.world.screen.container.size = LayoutExtent(width: 390, height: 844)
    try session.layOut()
    #expect(try width(of: session) == 195)
    session.host.world.screen.container.size = LayoutExtent(width: 800, height: 400)
    try session.layOut()
    #expect(try width(of: session) == 200)
  }

  private func width(of session: Session) throws -> Double? {
    try session.host.world.scene().solution.cell(item: 0, section: 0)?.frame.size.width
  }

  @Test func showsTheNewDataToAProviderThatLooksItUp() throws {
    var session = try Session()
    try session.run(
      """
      var source: UICollectionViewDiffableDataSource<String, Int>? = nil
      let layout = UICollectionViewCompositionalLayout { index, environment in
        let name = source?.sectionIdentifier(for: index) ?? "none"
        print("asked for \\(name)")
        let height = NSCollectionLayoutDimension.absolute(name == "tall" ? 100 : 50)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
      }
      let cv = UICollectionView(frame: .zero, collectionViewLayout: layout)
      cv.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      source = UICollectionViewDiffableDataSource<String, Int>(collectionView: cv) { view, path, item in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var s = NSDiffableDataSourceSnapshot<String, Int>()
      s.appendSections(["low"])
      s.appendItems([1])
      source?.apply(s)
      """)
    let evaluation = try session.run(
      """
      s.insertSections(["tall"], beforeSection: "low")
      s.appendItems([2], toSection: "tall")
      source?.apply(s)
      """)
    #expect(evaluation.lines == ["asked for tall", "asked for low"])
    let solution = try session.host.world.scene().solution
    #expect(solution.cell(item: 0, section: 0)?.frame.size.height == 100)
    #expect(solution.cell(item: 0, section: 1)?.frame.origin.y == 100)
  }

  @Test func asksForEachCellOnceAndForMarkedOnesAgain() throws {
    var session = try Session()
    let first = try session.run(
      Self.list + """
        cv.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: cv) { view, path, item in
          print("cell", item)
          return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        source.apply(s) { print("applied") }
        """)
    #expect(first.lines == ["applied", "cell a", "cell b"])
    let second = try session.run("s.appendItems([\"c\"])\nsource.apply(s)")
    #expect(second.lines == ["cell c"])
  }

  @Test func showsTheDataSourceThatWasMadeLast() throws {
    var session = try Session()
    let evaluation = try session.run(
      Self.list + """
        func make() -> UICollectionViewDiffableDataSource<Int, String> {
          let view = UICollectionView(frame: .zero, collectionViewLayout: list)
          view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
          return UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          }
        }
        let first = make()
        first.apply(s)
        let second = make()
        s.deleteItems(["a"])
        second.apply(s)
        s.appendItems(["c"])
        first.apply(s)
        print(first.snapshot().itemIdentifiers(inSection: 0))
        print(second.itemIdentifier(for: IndexPath(item: 0, section: 0)) ?? "none")
        """)
    #expect(evaluation.lines == [#"["b", "c"]"#, "b"])
    #expect(session.host.world.applied.itemIdentifiers.map(\.name) == ["b"])
  }

  /// As compiled: integers make sizes as they are divided.
  @Test func integersMakeSizes() throws {
    var session = try Session()
    let evaluation = try session.run(
      """
      let n = 7
      print(CGSize(width: 393 / 2, height: n).width, CGSize(width: 1 / 2.0, height: 3).width)
      print(CGRect(x: n, y: 0, width: n / 2, height: 4).maxX, CGPoint(x: n / 2, y: 1).x)
      """)
    #expect(evaluation.lines == ["196.0 0.5", "10.0 3.0"])
  }

  /// A view has the screen's direction, scale and style, unless it says others.
  @Test func traitsAreThoseOfTheScreen() throws {
    var session = try Session()
    session.host.world.screen.container.direction = .rightToLeft
    session.host.world.screen.container.scale = 1
    session.host.world.screen.isDark = true
    let evaluation = try session.run(
      """
      let view = UIView()
      view.directionalLayoutMargins.leading = 20
      print(view.traitCollection.layoutDirection == .rightToLeft, view.layoutMargins.right)
      print(view.traitCollection.displayScale, UIScreen.main.scale)
      print(UITraitCollection.current.userInterfaceStyle == .dark)
      view.semanticContentAttribute = .forceLeftToRight
      print(view.traitCollection.layoutDirection == .rightToLeft, view.layoutMargins.left)
      let layout = UICollectionViewCompositionalLayout { _, environment in
        let traits = environment.traitCollection
        print(traits.displayScale, traits.userInterfaceStyle == .dark)
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
      let shown = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: shown) {
        _, _, _ in nil
      }
      var first = NSDiffableDataSourceSnapshot<Int, String>()
      first.appendSections([0])
      source.apply(first)
      """)
    #expect(
      evaluation.lines == [
        "true 20.0", "1.0 1.0", "true", "true 20.0", "1.0 true",
      ])
  }

  /// A constraint holds none of its views.
  @Test func constrainedViewsEnd() throws {
    var session = try Session()
    let evaluation = try session.run(
      """
      class Badge: UIView { deinit { print("gone") } }
      func make() {
        let badge = Badge()
        let box = UIView()
        box.addSubview(badge)
        NSLayoutConstraint.activate([badge.topAnchor.constraint(equalTo: box.topAnchor)])
      }
      make()
      print("made")
      """)
    #expect(evaluation.lines == ["gone", "made"])
  }
}
