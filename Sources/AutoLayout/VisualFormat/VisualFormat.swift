import ConstraintSolver

/// A line of views drawn in characters, such as `H:|-[icon(24)]-8-[title]-|`, as a value.
///
/// The grammar is that of Apple's "Visual Format Language"; spaces count for nothing.
package struct VisualFormat: Hashable, Sendable {
  /// A length in a format, with how it is kept.
  struct Predicate: Hashable, Sendable {
    enum Length: Hashable, Sendable {
      case constant(Double)
      case view(String)
    }

    var relation = LinearRelation.equal
    var length: Length
    var priority = LinearConstraint.required
  }

  /// A view or the edge of the outer one, and the room in front of it.
  struct Part: Hashable, Sendable {
    /// `nil` for the edge of the outer view.
    var view: String?
    var sizes: [Predicate] = []
    /// The room in front: `nil` where it is the default one.
    var gap: [Predicate]?
  }

  /// Whether it is a column.
  package internal(set) var isVertical = false
  var parts: [Part] = []

  /// Reads a format from its first character to its last.
  ///
  /// - Parameters:
  ///   - metrics: The names that stand for a length, `nil` for what is no number.
  ///   - views: The names that stand for a view.
  package init(
    _ format: String, metrics: [String: Double?], views: Set<String>
  ) throws(VisualFormatError) {
    var reader = VisualFormatReader(format, metrics, views)
    do {
      self = VisualFormat(isVertical: reader.isVertical, parts: try reader.parts())
    } catch {
      throw VisualFormatError(error.reason, in: format, at: reader.place)
    }
  }

  private init(isVertical: Bool, parts: [Part]) {
    self.isVertical = isVertical
    self.parts = parts
  }
}

/// What a format cannot be read for, in UIKit's words.
package struct VisualFormatError: Error, Hashable, Sendable {
  /// All that UIKit raises: what is wrong, the format, and a mark below the place.
  package let message: String

  init(_ reason: String, in format: String, at place: Int) {
    message =
      "Unable to parse constraint format: \n\(reason) \n\(format) \n"
      + String(repeating: " ", count: place) + "^"
  }

  /// That a format names the edge of an outer view, which its views are not in.
  package static func noOuterView(in format: String) -> VisualFormatError {
    let edge = format.lastIndex(of: "|").map { format.distance(from: format.startIndex, to: $0) }
    return VisualFormatError(
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      in: format, at: edge ?? 0)
  }
}
