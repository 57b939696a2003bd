extension FrameDerivation: CustomStringConvertible {
  /// The last steps of the four numbers of the frame.
  public var description: String {
    [x, y, width, height].map(\.description).joined(separator: "; ")
  }
}
