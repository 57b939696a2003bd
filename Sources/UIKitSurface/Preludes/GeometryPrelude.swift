/// Core Graphics' and UIKit's values of geometry, as Swift structs.
let geometryPrelude = #"""
  struct CGPoint: Hashable, CustomStringConvertible {
    var x: CGFloat
    var y: CGFloat
    static let zero = CGPoint(x: 0, y: 0)
    init() { x = 0; y = 0 }
    init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
    init(x: Int, y: Int) { self.x = CGFloat(x); self.y = CGFloat(y) }
    var description: String { "(\(x), \(y))" }
    func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  struct CGVector: Hashable {
    var dx: CGFloat
    var dy: CGFloat
    static let zero = CGVector(dx: 0, dy: 0)
    init() { dx = 0; dy = 0 }
    init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
    init(dx: Int, dy: Int) { self.dx = CGFloat(dx); self.dy = CGFloat(dy) }
  }

  struct CGSize: Hashable, CustomStringConvertible {
    var width: CGFloat
    var height: CGFloat
    static let zero = CGSize(width: 0, height: 0)
    init() { width = 0; height = 0 }
    init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
    init(width: Int, height: Int) { self.width = CGFloat(width); self.height = CGFloat(height) }
    var description: String { "(\(width), \(height))" }
    func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  struct CGRect: Hashable, CustomStringConvertible {
    var origin: CGPoint
    var size: CGSize
    static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
    init() { origin = CGPoint.zero; size = CGSize.zero }
    init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      origin = CGPoint(x: x, y: y)
      size = CGSize(width: width, height: height)
    }
    init(x: Int, y: Int, width: Int, height: Int) {
      origin = CGPoint(x: x, y: y)
      size = CGSize(width: width, height: height)
    }
    var width: CGFloat { abs(size.width) }
    var height: CGFloat { abs(size.height) }
    var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
    var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
    var maxX: CGFloat { minX + width }
    var maxY: CGFloat { minY + height }
    var midX: CGFloat { minX + width / 2 }
    var midY: CGFloat { minY + height / 2 }
    var isEmpty: Bool { size.width == 0 || size.height == 0 }
    var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
    func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
    func inset(by insets: UIEdgeInsets) -> CGRect {
      CGRect(
        x: origin.x + insets.left, y: origin.y + insets.top,
        width: size.width - insets.left - insets.right,
        height: size.height - insets.top - insets.bottom)
    }
    func contains(_ point: CGPoint) -> Bool {
      point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    func intersects(_ rect: CGRect) -> Bool {
      minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
    }
    func union(_ rect: CGRect) -> CGRect {
      let left = min(minX, rect.minX)
      let top = min(minY, rect.minY)
      return CGRect(
        x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
    }
    func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }

  func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }
  func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  struct UIEdgeInsets: Hashable {
    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat
    static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    init() { top = 0; left = 0; bottom = 0; right = 0 }
    init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  struct NSDirectionalEdgeInsets: Hashable {
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat
    static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    init() { top = 0; leading = 0; bottom = 0; trailing = 0 }
    init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  struct CGAffineTransform: Hashable {
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
    var tx: CGFloat
    var ty: CGFloat
    static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }
    init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }
    init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }
    var isIdentity: Bool { self == CGAffineTransform.identity }
    func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
        tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
    }
  }

  struct NSDirectionalRectEdge: OptionSet, Hashable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let top = NSDirectionalRectEdge(rawValue: 1)
    static let leading = NSDirectionalRectEdge(rawValue: 2)
    static let bottom = NSDirectionalRectEdge(rawValue: 4)
    static let trailing = NSDirectionalRectEdge(rawValue: 8)
    static let all = NSDirectionalRectEdge(rawValue: 15)
  }

  struct UIRectCorner: OptionSet, Hashable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let topLeft = UIRectCorner(rawValue: 1)
    static let topRight = UIRectCorner(rawValue: 2)
    static let bottomLeft = UIRectCorner(rawValue: 4)
    static let bottomRight = UIRectCorner(rawValue: 8)
    static let allCorners = UIRectCorner(rawValue: 15)
  }

  enum NSRectAlignment: Int {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
    case topTrailing
  }

  struct IndexPath: Hashable, Comparable, CustomStringConvertible {
    var section: Int
    var item: Int
    init(item: Int, section: Int) { self.item = item; self.section = section }
    init(row: Int, section: Int) { item = row; self.section = section }
    var row: Int {
      get { item }
      set { item = newValue }
    }
    var count: Int { 2 }
    var description: String { "[\(section), \(item)]" }
    static func < (left: IndexPath, right: IndexPath) -> Bool {
      left.section == right.section ? left.item < right.item : left.section < right.section
    }
    subscript(position: Int) -> Int { position == 0 ? section : item }
  }
  """#
