/// Differences between UIKit releases that the solver can reproduce; none are on by default.
package struct SolverErrata: OptionSet, Hashable, Sendable, Codable {
  /// One bit for each release difference; unknown bits are kept and change nothing.
  package let rawValue: Int

  /// Any bits are accepted; those without a name change nothing.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Fractional sizes go to the nearest pixel instead of down, as measured on iOS 15 (rule L-2.2).
  package static let roundsSizesToNearestPixel = SolverErrata(rawValue: 1)
}
