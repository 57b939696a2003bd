/// How a view follows its outer one's size along an axis, as its autoresizing mask says.
///
/// What the outer one gains or loses goes to the flexible ones of the margin in front, the extent
/// and the margin behind, to each as much as its part of them; to the margin behind if none is.
package struct Autoresizing: Hashable, Sendable {
  private var before: Double
  private var extent: Double

  /// The shares of a view that is so long, between such margins.
  package init(
    before: Double, extent: Double, after: Double,
    flexible: (before: Bool, extent: Bool, after: Bool)
  ) {
    let parts = [
      flexible.before ? before : nil, flexible.extent ? extent : nil,
      flexible.after ? after : nil,
    ]
    let known = parts.compactMap(\.self)
    let sum = known.reduce(0, +)
    let fallback = known.isEmpty ? 0 : 1 / Double(known.count)
    let share = { (part: Double?) -> Double in
      part.map { sum > 0 && known.allSatisfy { $0 >= 0 } ? $0 / sum : fallback } ?? 0
    }
    self.before = share(parts[0])
    self.extent = share(parts[1])
  }

  /// Where it is and how long where the outer one's length changes by so much.
  package func resized(
    _ start: Double, _ length: Double, by change: Double
  ) -> (start: Double, length: Double) {
    (start + change * before, length + change * extent)
  }
}

/// A view that follows its mask along an axis, with what is known of it at present.
package struct AutoresizedSpan: Hashable, Sendable {
  package var shares: Autoresizing
  /// The present length of the outer view.
  package var outerLength: Double
  /// Where it begins in the outer view.
  package var start: Double
  package var length: Double

  /// What is known of a view.
  package init(_ shares: Autoresizing, in outerLength: Double, start: Double, length: Double) {
    self.shares = shares
    self.outerLength = outerLength
    self.start = start
    self.length = length
  }
}
