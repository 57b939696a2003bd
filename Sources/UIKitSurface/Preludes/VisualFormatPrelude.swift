/// Constraints drawn in characters; the format is read by a native, as imported code has it.
let visualFormatPrelude = #"""
  struct _FormatEquation {
    let first: String
    let firstRole: Int
    let firstAttribute: Int
    let relation: Int
    let second: String?
    let secondRole: Int
    let secondAttribute: Int
    let constant: CGFloat
    let priority: Double
  }

  extension NSLayoutConstraint {
    struct FormatOptions: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let alignAllLeft = FormatOptions(rawValue: 2)
      static let alignAllRight = FormatOptions(rawValue: 4)
      static let alignAllTop = FormatOptions(rawValue: 8)
      static let alignAllBottom = FormatOptions(rawValue: 16)
      static let alignAllLeading = FormatOptions(rawValue: 32)
      static let alignAllTrailing = FormatOptions(rawValue: 64)
      static let alignAllCenterX = FormatOptions(rawValue: 512)
      static let alignAllCenterY = FormatOptions(rawValue: 1024)
      static let alignAllLastBaseline = FormatOptions(rawValue: 2048)
      static let alignAllFirstBaseline = FormatOptions(rawValue: 4096)
      static let directionLeadingToTrailing = FormatOptions(rawValue: 0)
      static let directionLeftToRight = FormatOptions(rawValue: 65536)
      static let directionRightToLeft = FormatOptions(rawValue: 131072)
    }

    class func constraints(
      withVisualFormat format: String, options opts: FormatOptions = [],
      metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
      let lengths = metrics ?? [:]
      let names = views.keys.filter { views[$0] is UIView }
      let equations = _formatEquations(
        format, opts.rawValue, Array(lengths.keys), Array(lengths.values), names,
        names.filter { (views[$0] as? UIView)?.superview != nil })
      func anchor(_ name: String, _ role: Int, _ attribute: Int) -> NSLayoutAnchor {
        let view = views[name] as! UIView
        if role == 0 { return NSLayoutAnchor(_of: view, attribute) }
        let outer = view.superview!
        return NSLayoutAnchor(_of: role == 1 ? outer : outer.layoutMarginsGuide, attribute)
      }
      return equations.map { equation in
        let constraint = NSLayoutConstraint(
          anchor(equation.first, equation.firstRole, equation.firstAttribute), equation.relation,
          equation.second.map { anchor($0, equation.secondRole, equation.secondAttribute) }, 1,
          equation.constant)
        constraint.priority = UILayoutPriority(Float(equation.priority))
        return constraint
      }
    }
  }

  func _formatEquations(
    _ format: String, _ options: Int, _ metrics: [String], _ values: [Any], _ views: [String],
    _ inner: [String]
  ) -> [_FormatEquation]
  """#
