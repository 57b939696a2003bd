/// A direction in which frames are laid out.
public enum LayoutAxis: String, Hashable, Sendable, Codable, CaseIterable {
  case horizontal, vertical

  /// The axis at a right angle to this one.
  public var cross: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
