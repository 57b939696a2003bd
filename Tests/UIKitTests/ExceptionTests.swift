import Foundation
import Testing
import UIKit

@Test func uncaughtExceptionEndsTheProgramWithItsNameAndReason() async throws {
  let result = try await #require(
    processExitsWith: .failure, observing: [\.standardErrorContent]
  ) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendItems([1])
  }
  let message = String(decoding: result.standardErrorContent, as: UTF8.self)
  #expect(message.contains("NSInternalInconsistencyException"))
  #expect(message.contains("There are currently no sections in the data source."))
}

@MainActor @Suite struct ExceptionTests {
  private func list() -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  private func reasons(_ body: @MainActor () -> Void) -> [String] {
    UIKitException.observe(body).map(\.reason)
  }

  @Test func aConstraintHasFiniteNumbers() {
    let view = UIView()
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    #expect(
      reasons { height.constant = .nan } == [
        "Constant is not finite!  That's illegal.  constant:nan"
      ])
    #expect(height.constant == 10)
    #expect(
      reasons { _ = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: .infinity) }
        == ["Multiplier is not finite!  That's illegal.  multiplier:inf"])
  }

  @Test func refusedEditChangesNothing() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    let raised = UIKitException.observe { snapshot.appendItems(["b", "b"]) }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(snapshot.itemIdentifiers == ["a"])
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a"])
    #expect(
      reasons { outline.append(["b"], to: "z") }
        == ["Parent item identifier does not exist in section snapshot: z"])
    #expect(outline.items == ["a"])
  }

  @Test func layoutConstructorsRefuseWhatUIKitRefuses() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    #expect(
      reasons { _ = NSCollectionLayoutDimension.fractionalWidth(.nan) }
        == ["Invalid fractional width: nan. The fraction must be a finite value."])
    #expect(
      reasons { _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: []) }
        == ["At least 1 subitem is required for a group"])
    #expect(
      reasons {
        _ = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
      } == ["A repeating vertical group should specify a count >= 1"])
  }

  @Test func aViewWithoutASizeShowsNothingAndOneTooNarrowForItsInsetsIsRefused() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    let first = IndexPath(item: 0, section: 0)
    #expect(
      reasons {
        source.apply(snapshot)
        view.scrollToItem(at: first, at: .top, animated: false)
      } == [])
    #expect(view.visibleCells.isEmpty)
    view.frame = CGRect(x: 0, y: 0, width: 32, height: 653)
    #expect(reasons { view.layoutIfNeeded() }.first?.contains("There is no room") == true)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 653)
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: first)?.frame.width == 288)
  }

  @Test func providerWithoutSectionIsRefusedWhenThereAreItems() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
      nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    source.apply(snapshot)
    #expect(reasons { view.layoutIfNeeded() } == [])
    snapshot.appendItems([1])
    #expect(
      reasons { source.apply(snapshot) }.first?.hasPrefix("Invalid section definition.") == true)
  }

  @Test func unregisteredIdentifierIsRefused() {
    let view = list()
    #expect(
      reasons {
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "X", for: IndexPath(item: 0, section: 0))
      } == [
        """
        could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must \
        register a nib or a class for the identifier or connect a prototype cell in a storyboard
        """
      ])
  }

  @Test func cellProviderMustAnswerACell() throws {
    let view = list()
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in
      nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    let reason = try #require(reasons { view.layoutIfNeeded() }.first)
    #expect(
      reason.hasPrefix("UICollectionViewDiffableDataSource cell provider returned nil for index"))
    #expect(reason.contains("with item identifier 'a', which is not allowed."))
    #expect(reason.contains("to the collection view: <UICollectionView: "))
  }

  @Test func applyingFromACellProviderIsRefused() {
    let view = list()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    var source: UICollectionViewDiffableDataSource<Int, Int>?
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      source?.apply(snapshot)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source?.apply(snapshot)
    view.layoutIfNeeded()
    snapshot.appendItems([1])
    #expect(
      reasons { source?.apply(snapshot) }.first == """
        Deadlock detected: attempted to apply a snapshot to diffable data source while it was \
        already applying a snapshot.
        """)
  }

  @Test func aProviderThatGivesNoCellIsRefused() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["x"])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in
      nil
    }
    let table = UITableView(frame: view.frame)
    let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
    let raised = reasons {
      source.apply(snapshot)
      view.layoutIfNeeded()
      rows.apply(snapshot, animatingDifferences: false)
      table.layoutIfNeeded()
    }
    for (name, noun) in [("UICollectionView", "collection"), ("UITableView", "table")] {
      let text = """
        \(name)DiffableDataSource cell provider returned nil for index path \
        <NSIndexPath: 0x...> {length = 2, path = 0 - 0} with item identifier 'x', which is not \
        allowed. You must always return a cell to the \(noun) view: <UI
        """
      #expect(raised.contains { $0.hasPrefix(text) })
    }
  }

  @Test func headersNeedAProvider() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
      nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    source.apply(snapshot)
    #expect(
      reasons { view.layoutIfNeeded() }
        .contains { $0.contains("a supplementaryViewProvider was not specified") })
  }
}
