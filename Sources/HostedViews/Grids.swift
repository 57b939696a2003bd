public import Foundation
import HeadlessUIKit

/// Rows whose cells stand in columns, each as wide as its widest cell.
public struct Grid<Content: View>: View, MadeView {
  public typealias Body = Never
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    self.content = content()
  }

  func made(in surroundings: Surroundings) -> [UIView] {
    var inner = surroundings
    inner.axis = .vertical
    var columns: [UIView] = []
    var widths: [NSLayoutConstraint] = []
    let rows = content.views(in: inner).map { view in
      guard let row = view as? GridRowView else { return view }
      let own = Alignment(
        horizontal: alignment.horizontal, vertical: row.vertical ?? alignment.vertical)
      let cells = row.cells.map { cell in
        let place = UIView()
        place.place(cell, at: own)
        return place
      }
      row.take(cells, spacing: horizontalSpacing ?? usualSpacing)
      for (number, cell) in cells.enumerated() {
        if columns.indices.contains(number) {
          widths.append(cell.widthAnchor.constraint(equalTo: columns[number].widthAnchor))
        } else {
          columns.append(cell)
        }
      }
      return row
    }
    let stack = UIStackView(arrangedSubviews: rows)
    // Only what stands in one view can be held to one another.
    NSLayoutConstraint.activate(widths)
    stack.axis = .vertical
    stack.spacing = verticalSpacing ?? usualSpacing
    stack.alignment =
      switch alignment.horizontal {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return [stack]
  }
}

/// The cells of a row.
public struct GridRow<Content: View>: View, MadeView {
  public typealias Body = Never
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  func made(in surroundings: Surroundings) -> [UIView] {
    var inner = surroundings
    inner.axis = .horizontal
    return [GridRowView(content.views(in: inner), alignment)]
  }
}

/// A row with its cells, which its grid puts into columns.
private final class GridRowView: UIStackView {
  private(set) var cells: [UIView] = []
  private(set) var vertical: VerticalAlignment?

  convenience init(_ cells: [UIView], _ alignment: VerticalAlignment?) {
    self.init(arrangedSubviews: cells)
    (self.cells, vertical) = (cells, alignment)
  }

  /// Shows cells as high as the row in the place of its own.
  func take(_ views: [UIView], spacing: CGFloat) {
    for view in arrangedSubviews { removeArrangedSubview(view) }
    for view in views { addArrangedSubview(view) }
    (axis, alignment, self.spacing) = (.horizontal, .fill, spacing)
  }
}

/// The first of several views that is no wider than the screen, or the last of them.
public struct ViewThatFits<Content: View>: View, MadeView {
  public typealias Body = Never
  private let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func made(in surroundings: Surroundings) -> [UIView] {
    let views = content.views(in: surroundings)
    let fitting = views.first {
      $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        <= UIScreen.main.bounds.width
    }
    return (fitting ?? views.last).map { [$0] } ?? []
  }
}
