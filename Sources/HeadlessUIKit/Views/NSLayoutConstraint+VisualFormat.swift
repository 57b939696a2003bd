import Foundation

extension NSLayoutConstraint {
  /// The constraints that a picture in characters means, such as `H:|-[icon(24)]-8-[title]-|`.
  ///
  /// What cannot be read is raised, as UIKit raises it.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, metrics ?? [:], views)
    do {
      let line = try reader.read()
      return VisualFormatLine(line, reader.axis, opts).constraints
    } catch {
      raise(
        "Unable to parse constraint format: \n\(error.reason) \n\(format) \n"
          + String(repeating: " ", count: reader.place) + "^",
        name: "NSInvalidArgumentException")
      return []
    }
  }
}

/// What a format cannot be read for.
struct VisualFormatError: Error {
  var reason: String
}

/// A length in a format, with how it is kept.
struct VisualFormatPredicate {
  enum Length {
    case constant(CGFloat)
    case view(UIView)
  }

  var relation = NSLayoutConstraint.Relation.equal
  var length: Length
  var priority = UILayoutPriority.required
}

/// A part of a format: a view or the outer one's edge, and the room in front of it.
struct VisualFormatPart {
  /// `nil` for the edge of the outer view.
  var view: UIView?
  var sizes: [VisualFormatPredicate] = []
  /// The room in front: `nil` where it is the default one.
  var gap: [VisualFormatPredicate]?
}

/// Reads a format from its first character to its last.
@MainActor struct VisualFormatReader {
  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  /// How many characters are read.
  private(set) var place = 0
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(_ format: String, _ metrics: [String: Any], _ views: [String: Any]) {
    characters = format.filter { $0 != " " }
    self.metrics = metrics
    self.views = views
  }

  mutating func read() throws(VisualFormatError) -> [VisualFormatPart] {
    if take("V:") { axis = .vertical } else { _ = take("H:") }
    var parts: [VisualFormatPart] = []
    var gap: [VisualFormatPredicate]? = [zero]
    while place < characters.count {
      parts.append(try part(gap))
      gap = place < characters.count ? try self.gap() : nil
    }
    guard parts.contains(where: { $0.view != nil }) else { throw refusal("Expected a view") }
    return parts
  }

  private var zero: VisualFormatPredicate { VisualFormatPredicate(length: .constant(0)) }

  private mutating func part(
    _ gap: [VisualFormatPredicate]?
  ) throws(VisualFormatError) -> VisualFormatPart {
    if take("|") { return VisualFormatPart(gap: gap) }
    guard take("[") else { throw refusal("Expected a '[' or a '|'") }
    var part = VisualFormatPart(view: try view(named: try name()), gap: gap)
    if take("(") { part.sizes = try predicates() }
    guard take("]") else { throw refusal("Expected a ']'") }
    return part
  }

  private mutating func gap() throws(VisualFormatError) -> [VisualFormatPredicate]? {
    guard take("-") else { return [zero] }
    if peek == "[" || peek == "|" { return nil }
    let gap = take("(") ? try predicates() : [try predicate()]
    guard take("-") else { throw refusal("Expected a '-'") }
    return gap
  }

  /// Predicates up to the bracket that closes them.
  private mutating func predicates() throws(VisualFormatError) -> [VisualFormatPredicate] {
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw refusal("Expected a ')'") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormatPredicate {
    var predicate = zero
    if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    predicate.length = try length()
    if take("@") {
      guard case .constant(let value) = try length() else { throw refusal("Expected a number") }
      predicate.priority = UILayoutPriority(Float(value))
    }
    return predicate
  }

  private mutating func length() throws(VisualFormatError) -> VisualFormatPredicate.Length {
    if let number = number() { return .constant(number) }
    let name = try name()
    if let metric = metrics[name] {
      guard let value = Self.number(metric) else {
        throw refusal("\(name) is not a number")
      }
      return .constant(value)
    }
    return .view(try view(named: name))
  }

  private static func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private func view(named name: String) throws(VisualFormatError) -> UIView {
    guard let view = views[name] as? UIView else {
      throw refusal("\(name) is not a key in the views dictionary.")
    }
    return view
  }

  // MARK: Characters

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard characters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }

  private mutating func name() throws(VisualFormatError) -> String {
    let start = place
    while let next = peek, next.isLetter || next.isNumber || next == "_" { place += 1 }
    guard place > start else { throw refusal("Expected a name") }
    return String(characters[start..<place])
  }

  private mutating func number() -> CGFloat? {
    let start = place
    if peek == "-" { place += 1 }
    while let next = peek, next.isASCII, next.isNumber || next == "." { place += 1 }
    guard let value = Double(String(characters[start..<place])) else {
      place = start
      return nil
    }
    return CGFloat(value)
  }

  private func refusal(_ reason: String) -> VisualFormatError { VisualFormatError(reason: reason) }
}

/// The constraints of what was read.
@MainActor private struct VisualFormatLine {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let axis: NSLayoutConstraint.Axis
  private let options: NSLayoutConstraint.FormatOptions

  init(
    _ parts: [VisualFormatPart], _ axis: NSLayoutConstraint.Axis,
    _ options: NSLayoutConstraint.FormatOptions
  ) {
    self.axis = axis
    self.options = options
    for part in parts { addSizes(of: part) }
    for (before, after) in zip(parts, parts.dropFirst()) { addGap(before, after) }
    align(parts.compactMap(\.view))
  }

  private var start: NSLayoutConstraint.Attribute {
    if axis == .vertical { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if axis == .vertical { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private mutating func addSizes(of part: VisualFormatPart) {
    guard let view = part.view else { return }
    let extent: NSLayoutConstraint.Attribute = axis == .vertical ? .height : .width
    for size in part.sizes {
      switch size.length {
      case .constant(let value):
        add(AnchorReference(view, extent), size, to: nil, value)
      case .view(let other):
        add(AnchorReference(view, extent), size, to: AnchorReference(other, extent), 0)
      }
    }
  }

  /// From the end of one part to the start of the next; the outer view's edge without a number is
  /// that of its margins.
  private mutating func addGap(_ before: VisualFormatPart, _ after: VisualFormatPart) {
    let outer = before.view?.superview ?? after.view?.superview
    guard let outer, before.view != nil || after.view != nil else { return }
    let isDefault = after.gap == nil
    let edge: any LayoutAnchored =
      isDefault && (before.view == nil || after.view == nil) ? outer.layoutMarginsGuide : outer
    let first = AnchorReference(after.view ?? edge, after.view == nil ? end : start)
    let second = AnchorReference(before.view ?? edge, before.view == nil ? start : end)
    let isBetween = before.view != nil && after.view != nil
    let usual = VisualFormatPredicate(length: .constant(isBetween ? systemSpacing : 0))
    for gap in after.gap ?? [usual] {
      guard case .constant(let value) = gap.length else { continue }
      add(first, gap, to: second, isMirrored ? -value : value)
    }
  }

  private var isMirrored: Bool {
    axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private mutating func add(
    _ first: AnchorReference, _ predicate: VisualFormatPredicate, to second: AnchorReference?,
    _ constant: CGFloat
  ) {
    let constraint = NSLayoutConstraint(
      first, predicate.relation, to: second, constant: constant)
    constraint.priority = predicate.priority
    constraints.append(constraint)
  }

  private mutating func align(_ views: [UIView]) {
    let lines: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in lines where options.contains(option) {
      for (view, next) in zip(views, views.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            AnchorReference(next, attribute), to: AnchorReference(view, attribute), constant: 0))
      }
    }
  }
}
