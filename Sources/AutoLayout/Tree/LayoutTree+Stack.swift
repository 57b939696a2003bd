extension LayoutTree {
  /// A stack view: views in a row or a column.
  package struct Stack {
    /// How the views share the row.
    package enum Distribution: Hashable, Sendable {
      case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How the views stand across the row.
    package enum Alignment: Hashable, Sendable {
      case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    package var axis = Axis.horizontal
    package var distribution = Distribution.fill
    package var alignment = Alignment.fill
    /// The views that are not hidden, in order.
    package var arranged: [Int] = []
    /// The room behind each of them; that behind the last counts for nothing.
    package var spacings: [Double] = []
    /// Margins that the row keeps.
    package var margins = Insets()
    /// Whether a row begins at the right here; nil for as lines read everywhere.
    package var isRightToLeft: Bool?

    /// An empty row.
    package init() {}
  }
}
