import CompositionalLayout
import ImportRecords

// What a record says of sizes and margins, which is a stranger's.

extension LayoutExtent {
  /// Whether a cell may answer it, as `measure` has it.
  var isMeasurable: Bool {
    LayoutAxis.allCases.allSatisfy { (0...1_000_000).contains(self[$0]) }
  }
}

extension DirectionalEdgeInsets {
  /// Insets at the top, leading, bottom and trailing edge; nil for other numbers than those of some.
  fileprivate init?(_ edges: [Double]) {
    guard edges.count == 4, edges.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
    self.init(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
  }
}

extension ImportRecord {
  /// How far the safe area of the screen is inside of a collection view that is a part of it.
  var coveredInsets: DirectionalEdgeInsets {
    covered.flatMap(DirectionalEdgeInsets.init) ?? .zero
  }

  /// Gives a container the margins of the collection view, where its layout counts them.
  func setMargins(of container: inout LayoutContainer) {
    if let margins = margins.flatMap(DirectionalEdgeInsets.init) {
      container.layoutMargins = margins
    }
  }
}
