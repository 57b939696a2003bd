/// The side or corner of a section that a boundary item is put at.
public enum RectAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// Where on one axis an alignment puts something.
  public enum Part: Hashable, Sendable { case start, center, end }

  /// The part along `axis`, or `nil` for `.none`.
  public func part(_ axis: LayoutAxis) -> Part? {
    switch (self, axis) {
    case (.none, _): nil
    case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical): .start
    case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): .end
    case (.leading, .vertical), (.trailing, .vertical): .center
    case (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal):
      .start
    case (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal):
      .end
    case (.top, .horizontal), (.bottom, .horizontal): .center
    }
  }
}
