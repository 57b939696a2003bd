import AutoLayout
import ConstraintSolver
import Foundation

extension NSLayoutConstraint {
  /// The constraints that a picture in characters means, such as `H:|-[icon(24)]-8-[title]-|`.
  ///
  /// What cannot be read is raised, as UIKit raises it.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let views = views.compactMapValues { $0 as? UIView }
    do {
      let read = try VisualFormat(
        format, metrics: (metrics ?? [:]).mapValues(number), views: Set(views.keys))
      let options = VisualFormat.Options(rawValue: Int(opts.rawValue))
      return try read.equations(options, spacing: systemSpacing).map { equation in
        try NSLayoutConstraint(equation, among: views, in: format)
      }
    } catch {
      let error = error as? VisualFormatError
      raise(error?.message ?? "", name: "NSInvalidArgumentException")
      return []
    }
  }

  private class func number(_ metric: Any) -> Double? {
    switch metric {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private convenience init(
    _ equation: VisualFormat.Equation, among views: [String: UIView], in format: String
  ) throws(VisualFormatError) {
    var second: AnchorReference?
    if let term = equation.second { second = try AnchorReference(term, among: views, in: format) }
    self.init(
      try AnchorReference(equation.first, among: views, in: format),
      Relation(equation.relation), to: second, constant: CGFloat(equation.constant))
    priority = UILayoutPriority(Float(equation.priority))
  }
}

extension AnchorReference {
  fileprivate init(
    _ term: VisualFormat.Term, among views: [String: UIView], in format: String
  ) throws(VisualFormatError) {
    let item: (any LayoutAnchored)? =
      switch term.item {
      case .view(let name): views[name]
      case .outerView(let name): views[name]?.superview
      case .outerMargins(let name): views[name]?.superview?.layoutMarginsGuide
      }
    guard let item else { throw VisualFormatError.noOuterView(in: format) }
    self.init(item, NSLayoutConstraint.Attribute(term.attribute))
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: LinearRelation) {
    self =
      switch relation {
      case .atMost: .lessThanOrEqual
      case .equal: .equal
      case .atLeast: .greaterThanOrEqual
      }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ attribute: LayoutTree.Attribute) {
    self =
      switch attribute {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .width: .width
      case .height: .height
      case .centerX: .centerX
      case .centerY: .centerY
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
  }
}
