/// Views, one inside the other, and the constraints among them: what Auto Layout solves, as a value.
///
/// The library that has Apple's names makes one of its objects, the interpreter of its own; both
/// have the same sums in it. Coordinates are points, y grows downwards.
package struct LayoutTree {
  /// The first is the view that is laid out or fitted; each stands before those that it holds.
  package var views: [View] = []
  /// What has anchors and is no view.
  package var guides: [Guide] = []
  /// In the order in which they were activated.
  package var constraints: [Constraint] = []
  /// Whether lines read from right to left.
  package var isRightToLeft = false
  /// The pixels of a point.
  package var scale = 1.0

  /// A tree without views.
  package init() {}
}

extension LayoutTree {
  /// One of the two directions that sizes have.
  package enum Axis: Hashable, Sendable, CaseIterable { case horizontal, vertical }

  /// A number for each direction.
  package struct Pair<Value> {
    package var horizontal: Value
    package var vertical: Value

    /// Both numbers.
    package init(_ horizontal: Value, _ vertical: Value) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    package subscript(axis: Axis) -> Value {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// What a rectangle is smaller by at each side.
  package struct Insets: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    /// Insets; below zero they make it larger.
    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A view, of which the solver asks where it is.
  package struct View {
    /// The view that it is in; nil for the first alone.
    package var outer: Int?
    /// How it follows its outer view, where its autoresizing mask says so; nil where constraints do.
    package var autoresizing: Pair<AutoresizedSpan>?
    /// Whether it is the content view of the cell that it is in.
    package var isCellContent = false
    /// Whether what is inside it asks for a size of its own.
    package var content: Content?
    /// What it does to what it arranges.
    package var stack: Stack?
    /// The first line of text.
    package var firstBaseline = Baseline()
    /// The last line of text.
    package var lastBaseline = Baseline()

    /// A view that constraints place.
    package init(in outer: Int? = nil) { self.outer = outer }
  }

  /// The size that a view's content asks for.
  package struct Content {
    /// In points; nil along an axis on which it asks for nothing.
    package var size: Pair<Double?>
    /// How much it is to be no larger.
    package var hugging = Pair<Double>(250, 250)
    /// How much it is to be no smaller.
    package var resistance = Pair<Double>(750, 750)
    /// The size for a width, where it is higher the narrower it is; nil where nothing wraps.
    package var wrapped: ((Double) -> Pair<Double?>?)?

    /// Content with UIKit's usual priorities.
    package init(size: Pair<Double?>) { self.size = size }
  }

  /// A line of text in a view, counted from its top for the first, from its bottom for the last.
  package struct Baseline: Hashable, Sendable {
    /// The view inside that has the line; nil for the view itself.
    package var view: Int?
    /// From that view's edge inwards.
    package var offset: Double

    /// A line so far from the edge, which it is on where nothing is said.
    package init(of view: Int? = nil, offset: Double = 0) {
      self.view = view
      self.offset = offset
    }
  }

  /// A rectangle of a view that has anchors.
  package struct Guide: Hashable, Sendable {
    /// Where it is.
    package enum Role: Hashable, Sendable {
      /// Where constraints say.
      case own
      /// The view less insets: its safe area or its margins.
      case inset(Insets)
      /// The middle of such a rectangle, no wider than lines can be read.
      case readable(Insets)
      /// What scrolls, which lies so far to the left and above.
      case scrolled(x: Double, y: Double)
      /// The end of the view, so high: where a keyboard comes.
      case keyboard(height: Double)
    }

    /// The view that has it.
    package var owner: Int
    package var role: Role

    /// A guide of a view.
    package init(of owner: Int, _ role: Role) {
      self.owner = owner
      self.role = role
    }
  }
}

extension LayoutTree.Pair: Equatable where Value: Equatable {}
extension LayoutTree.Pair: Sendable where Value: Sendable {}
