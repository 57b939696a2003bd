@_exported public import Foundation

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif

extension NSValue {
  /// The rectangle that it holds.
  public var cgRectValue: CGRect { rectValue }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
}
