public import Foundation

// Points and rectangles of one view in the coordinates of another.

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = point + offsetToRoot
    return view.map { inRoot - $0.offsetToRoot } ?? inRoot
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convert(point, to: self) ?? point - offsetToRoot
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// From a point of this view to the same point of the topmost one, transforms aside.
  private var offsetToRoot: CGPoint {
    let own = CGPoint(x: center.x - bounds.midX, y: center.y - bounds.midY)
    return own + (superview?.offsetToRoot ?? CGPoint(x: -frame.minX, y: -frame.minY))
  }
}

extension CGPoint {
  fileprivate static func + (first: CGPoint, second: CGPoint) -> CGPoint {
    CGPoint(x: first.x + second.x, y: first.y + second.y)
  }

  fileprivate static func - (first: CGPoint, second: CGPoint) -> CGPoint {
    CGPoint(x: first.x - second.x, y: first.y - second.y)
  }
}
