import DiffplayKit
import Measuring
import Sessions

/// Swift at the prompt: what is pasted, what runs long, what is replayed, and each key.
func runSwiftBenchmarks() {
  if isWanted("swift paste") { measurePaste() }
  if isWanted("swift loop") { measureLoop() }
  if isWanted("swift replay") { measureSwiftReplay() }
  if isWanted("swift keys") { measureSwiftKeys() }
}

/// A function of sixty lines that gives a layout of three unlike sections.
private let pastedLayout = """
  func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let isWide = environment.container.effectiveContentSize.width > 500
        switch index {
        case 0:
          // A row of banners, one behind the other.
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
          let item = NSCollectionLayoutItem(layoutSize: size)
          item.contentInsets = NSDirectionalEdgeInsets(
            top: 4, leading: 4, bottom: 4, trailing: 4)
          let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(isWide ? 0.5 : 0.9),
            heightDimension: .absolute(180))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: groupSize, subitems: [item])
          let section = NSCollectionLayoutSection(group: group)
          section.orthogonalScrollingBehavior = .groupPagingCentered
          return section
        case 1:
          // One large beside two small.
          let large = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
          let small = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
          let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
            subitems: [small, small])
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(240)),
            subitems: [large, column])
          return NSCollectionLayoutSection(group: group)
        default:
          // As many columns as fit, below a header.
          let columns = isWide ? 4 : 2
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / CGFloat(columns)),
            heightDimension: .fractionalHeight(1))
          let item = NSCollectionLayoutItem(layoutSize: size)
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
            subitems: [item])
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = 8
          return section
        }
      }, configuration: configuration)
  }
  """

/// The function read and declared, then its layout set, which answers with the frames of a screen.
private func measurePaste() {
  var playground = Playground(fileSystem: OneFile("", ""))
  _ = playground.run("append sections banners mosaic all; append a{1..5} to banners")
  _ = playground.run("append b{1..12} to mosaic; append c{1..500} to all; apply")
  // The prelude is read once.
  _ = playground.run("let one = 1")
  let seconds = shortestWork(of: 20) {
    var copy = playground
    for entry in [pastedLayout, "collectionView.collectionViewLayout = createLayout()"] {
      if copy.run(entry).contains(where: \.isFailure) { print("swift paste: \(entry) is refused") }
    }
  }
  report(
    "swift paste: 60 lines of layout and a screen's frames, in 5 ms", seconds / 0.005, limit: 1,
    note: milliseconds(seconds))
}

private func measureLoop() {
  let playground = Playground(fileSystem: OneFile("", ""))
  let seconds = shortestWork(of: 3) {
    var copy = playground
    let sum = copy.run("var sum = 0\nfor number in 0..<1_000_000 { sum += number }\nsum")
    if sum.contains(where: \.isFailure) { print("swift loop: it is refused") }
  }
  report(
    "swift loop: 1,000,000 additions, in 1 second", seconds, limit: 1, note: milliseconds(seconds))
}

/// A session of 20,000 lines of Swift: read, run, compared.
private func measureSwiftReplay() {
  let round = [
    "numbers.append(3)", "total += numbers.count", "snapshot.appendItems([\"x\"])",
    "snapshot.deleteItems([\"x\"])", "if total > 10 { total -= 10 }", "numbers.removeLast()",
    "total.isMultiple(of: 2)", "numbers.map { $0 * 2 }",
  ]
  let seconds = secondsOfReplay(
    after: ["append sections main", "append a b; apply", "var numbers = [1, 2]", "var total = 0"],
    of: (0..<20_000).map { round[$0 % round.count] })
  report(
    "swift replay: 20,000 lines, in 1 second", seconds, limit: 1,
    note: "\(Int(20_000 / seconds)) a second")
}

/// Completion and hints of each key of some lines of Swift.
private func measureSwiftKeys() {
  var playground = Playground(fileSystem: OneFile("", ""))
  _ = playground.run("append sections main; append item{1..100000} to main; apply")
  _ = playground.run(pastedLayout)
  let repl = REPL(
    playground: playground, mode: REPL.Mode(), write: { _, _ in }, writeError: { _ in })
  reportKeys(
    "swift keys",
    of: [
      "let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDim",
      "let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subi",
      "collectionView.setCollectionViewLayout(createLayout(), animated: tr",
      "snapshot.appendItems([1, 2, 3].map { $0 * 2 }.fil",
    ], in: repl)
}
