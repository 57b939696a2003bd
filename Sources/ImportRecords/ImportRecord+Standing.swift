extension ImportRecord {
  /// Whether views stand in it for those of nibs or outlets that are not given.
  public var lacksViews: Bool { standing?.views.isEmpty == false }

  /// The names of what code asked for that is not given, by what stands for it.
  public struct Standing: Codable, Hashable, Sendable {
    /// Heights and widths, for which that of a row stands.
    public var lengths: [String]
    /// Distances and insets, for which 0 stands.
    public var distances: [String]
    /// Numbers of columns, and ratios, for which 1 stands.
    public var ones: [String]
    /// Nibs, for which empty views of their classes stand.
    public var nibs: [String]
    /// Outlets, for which empty views of their types stand.
    public var outlets: [String]
    /// Headers, badges and backgrounds, which no layout shows.
    public var supplements: [String]

    /// What stands for so much.
    public init(
      lengths: [String], distances: [String], ones: [String], nibs: [String], outlets: [String],
      supplements: [String]
    ) {
      (self.lengths, self.distances, self.ones) = (lengths, distances, ones)
      (self.nibs, self.outlets, self.supplements) = (nibs, outlets, supplements)
    }

    /// The nibs and outlets.
    public var views: [String] { nibs + outlets }

    /// Whether it is nothing.
    public var isEmpty: Bool { (lengths + distances + ones + views + supplements).isEmpty }
  }
}
