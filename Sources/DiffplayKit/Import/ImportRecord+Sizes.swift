import CompositionalLayout
import ImportRecords

// What a record says of sizes and margins, which is a stranger's.

extension LayoutExtent {
  /// Whether a cell may answer it, as `measure` has it.
  var isMeasurable: Bool {
    LayoutAxis.allCases.allSatisfy { (0...1_000_000).contains(self[$0]) }
  }
}

extension ImportRecord {
  /// How far the safe area of the screen is inside of a collection view that is a part of it.
  var coveredInsets: DirectionalEdgeInsets {
    guard let covered, covered.count == 4, covered.allSatisfy({ (0...100_000).contains($0) })
    else { return .zero }
    return DirectionalEdgeInsets(
      top: covered[0], leading: covered[1], bottom: covered[2], trailing: covered[3])
  }

  /// Gives a container the margins of the collection view, where its layout counts them.
  func setMargins(of container: inout LayoutContainer) {
    guard let margins, margins.count == 4,
      margins.allSatisfy({ (0...100_000).contains($0) })
    else { return }
    container.layoutMargins = DirectionalEdgeInsets(
      top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
  }
}
