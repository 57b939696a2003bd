import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Wording

/// What a program's entries answer, and where they say that something failed.
@Suite struct ProgramAnswersTests {
  /// A data source whose provider of cells ends the app.
  private static let failing = [
    "enum S { case main }",
    """
    let ds = UICollectionViewDiffableDataSource<S, Int>(collectionView: collectionView) { view, path, n in
        let cell: UICollectionViewCell? = nil
        return cell!
    }
    """, "var s = NSDiffableDataSourceSnapshot<S, Int>()", "s.appendSections([.main])",
    "s.appendItems([1])",
  ]

  @Test func whatFailsInAnEarlierEntryIsPlacedWhereItIsAskedFor() throws {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    for entry in Self.failing { #expect(playground.refusal(of: entry) == nil) }
    let answer = playground.refusal(of: "let n = 1; ds.apply(s)")
    let refusal = try #require(answer)
    #expect(refusal.message.english.contains("Unexpectedly found nil"))
    #expect(refusal.place?.lowerBound == "let n = 1; ".utf8.count)
  }

  @Test func aLayoutBehindItsFunctionIsShown() {
    var playground = Playground.after("append sections main", "append a b", "apply")
    let answer = playground.text(
      """
      func createLayout() -> UICollectionViewLayout {
          print("made")
          return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      }
      createLayout()
      """)
    #expect(answer.contains { $0.hasPrefix("layout main: ") }, "\(answer)")
  }

  /// The view that no program made is the only one on the screen.
  @Test func theWorldsOwnViewHasTheBoundsOfTheScreen() {
    var playground = Playground.after("container 320 x 480")
    #expect(playground.text("collectionView.bounds.width") == ["320.0"])
    #expect(playground.text("view.frame.height") == ["480.0"])
    #expect(playground.text("let list = collectionView!; list.frame.width").last == "320.0")
    _ = playground.text("container 480 x 320")
    #expect(playground.text("collectionView.frame.width") == ["480.0"])
    #expect(playground.text("view.bounds.width") == ["480.0"])
    _ = playground.text("device \"iPhone 15\"")
    let insets = playground.text("collectionView.safeAreaInsets.top")
    #expect(insets == playground.text("view.safeAreaInsets.top"))
    #expect(insets == ["59.0"])
  }

  /// A view that a program placed stays where it is.
  @Test func aProgramsViewKeepsItsFrame() {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    _ = playground.text(
      """
      collectionView = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 200, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
      """)
    #expect(playground.text("collectionView.bounds.width") == ["200.0"])
  }

  @Test func anOutlineBeforeTheFirstLayoutTellsItsFramesOnce() {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let answer = playground.text(
      """
      class C: UIViewController {
          enum S { case main }
          var dataSource: UICollectionViewDiffableDataSource<S, String>!
          override func viewDidLoad() {
              super.viewDidLoad()
              let list = UICollectionView(frame: view.bounds, collectionViewLayout:
                  UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
              view.addSubview(list)
              let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
              dataSource = .init(collectionView: list) { view, path, text in
                  view.dequeueConfiguredReusableCell(using: cell, for: path, item: text)
              }
              var tree = NSDiffableDataSourceSectionSnapshot<String>()
              tree.append(["a", "b"])
              dataSource.apply(tree, to: .main)
          }
      }
      """)
    #expect(answer.count { $0.hasPrefix("frames: ") } == 1, "\(answer)")
  }

  /// The texts that a program puts into its cells stand beside their names.
  @Test func theListOfViewsSaysWhatCellsSay() {
    var playground = Playground.after(
      "append sections main", "append a b", "set item a title Apple", "apply")
    let answer = playground.text("cells")
    #expect(answer.contains { $0.contains("a \"Apple\"") }, "\(answer)")
    #expect(!answer.contains { $0.contains("\"b\"") }, "\(answer)")
  }

  @Test func aLayoutOfOnesOwnIsLeftToTheCompiler() throws {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let answer = playground.refusal(
      of: """
        class Left: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect)
                -> [UICollectionViewLayoutAttributes]? { nil }
        }
        """)
    let refusal = try #require(answer)
    #expect(refusal.kind == .needsCompiler, "\(refusal.message.english)")
  }
}
