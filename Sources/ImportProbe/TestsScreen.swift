import Foundation
public import HeadlessUIKit

// Classes of tests as screens: what is seen is a collection view that a test makes.
extension ImportReport {
  /// The screen of the first test that leaves items in a collection view; where none does, of one that
  /// makes such a view.
  public func screen<Case: SetUpTests>(
    testedBy make: () -> Case, _ tests: [(name: String, body: (Case) throws -> Void)]
  ) -> ListScreen<Case> {
    var shown: (UICollectionView, Case)?
    for test in tests {
      var made: [UICollectionView] = []
      UICollectionView.isMade = { made.append($0) }
      defer { UICollectionView.isMade = nil }
      let tested = make()
      tell("\(test.name)()") {
        try? tested.setUpTest()
        try? test.body(tested)
        Self.runPutOff()
      }
      if let filled = made.last(where: \.showsItems) {
        shown = (filled, tested)
        break
      }
      shown = shown ?? made.last.map { ($0, tested) }
    }
    if let view = shown?.0 { layOutByOwnFrame(view) }
    let (list, content) = shown ?? (UIView(frame: screenView.bounds), make())
    let screen = ListScreen(of: list, filledBy: content)
    return self.screen { screen }
  }

  /// Has a collection view that is in no window be as large as the test made it.
  private func layOutByOwnFrame(_ view: UICollectionView) {
    let frame = view.frame
    guard view.superview == nil, frame.width > 0, frame.height > 0,
      frame.size != container.frame.size
    else { return }
    keepSize(of: view)
  }
}
