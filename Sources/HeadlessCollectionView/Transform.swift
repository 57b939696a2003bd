/// A transform in space, row by row as Core Animation writes it.
public struct Transform: Hashable, Sendable {
  /// The sixteen numbers `m11`, `m12` … `m44`.
  public private(set) var elements: [Double]

  /// Leaves everything where it is.
  public static let identity = Transform(
    elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// Creates a transform of sixteen numbers; with another count of them it is the identity.
  public init(elements: [Double]) {
    self.elements = elements.count == 16 ? elements : Transform.identity.elements
  }
}
