import CompositionalLayout
import Wording

extension DoctorRule {
  /// Insets are taken off without a stop at zero: what is beyond comes out as a size again.
  static let insetsThatEatTheItem = DoctorRule(
    id: "insets-eat-item", severity: .warning,
    summary: "Content insets that leave nothing of an item.",
    reason: """
      UIKit takes insets off and then the sign: an item that is smaller than its insets gets what it \
      lacks as its size.
      """,
    page: "content-insets"
  ) { examination in
    examination.ofEachSubitem { _, _, subitem in
      guard case .item(let item) = subitem.subitem else { return nil }
      for axis in LayoutAxis.allCases {
        let insets = item.contentInsets.total(axis)
        let length = subitem.size[axis]
        guard insets > 0, insets >= length else { continue }
        return Complaint(
          message: """
            insets of \(points(insets)) are taken off a \(axis.extent) of \(points(length)), which \
            makes it \(points(abs(length - insets)))
            """,
          mend: "make the insets smaller, or put the gap between items with spacing")
      }
      return nil
    }
  }
}
