import HeadlessUIKit

/// Layouts of sections that a screen may have and does not show yet.
extension ImportReport {
  /// The number that comes with a case where nothing says which: 1, which is told.
  public func one<Number: ExpressibleByIntegerLiteral>(for name: String) -> Number {
    StandInUses.noted.ones.insert(name)
    return 1
  }

  /// Asks for the layouts of a screen's sections, and of one for each case of an enumeration that it
  /// shows none of; whether there are such.
  ///
  /// A provider looks for the section in the snapshot, which has them for that time.
  func askEveryCase(_ definition: Int, _ ask: (_ count: Int) -> Void) -> Bool {
    // Of several screens nothing says which one a layout is of that none of them gives.
    guard ends[definition] == nil, let screen = owner ?? (screens.count == 1 ? appearing : nil),
      let view = screen.viewIfLoaded?.itemsView as? UICollectionView,
      let source = view.dataSource as? any CaseShowing
    else { return false }
    return source.showEveryCase(asked: ask)
  }
}

/// A data source that can show a section of each case.
@MainActor private protocol CaseShowing {
  func showEveryCase(asked ask: (_ count: Int) -> Void) -> Bool
}

extension UICollectionViewDiffableDataSource: CaseShowing {
  fileprivate func showEveryCase(asked ask: (_ count: Int) -> Void) -> Bool {
    let shown = snapshot()
    guard shown.numberOfSections > 0, let cases = EnumerationCases(of: SectionIdentifierType.self),
      !cases.names.indices.contains(where: cases.hasPayload)
    else { return false }
    var all = shown
    for number in 1...max(1, cases.names.count) {
      let section = PlaceholderValue(number: number).made(
        SectionIdentifierType.self, named: "section")
      if let section, all.indexOfSection(section) == nil { all.appendSections([section]) }
    }
    guard all.numberOfSections > shown.numberOfSections else { return false }
    apply(all, animatingDifferences: false)
    ask(all.numberOfSections)
    apply(shown, animatingDifferences: false)
    return true
  }
}
