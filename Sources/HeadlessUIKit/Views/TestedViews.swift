/// A class of tests, each of which begins with what is set up.
@MainActor @preconcurrency public protocol SetUpTests: AnyObject {
  /// Sets up what each test begins with.
  func setUpTest() throws
}

extension UICollectionView {
  /// Told of each collection view that code makes, which may keep it nowhere.
  public static var isMade: ((UICollectionView) -> Void)?
}
