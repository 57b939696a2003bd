import Foundation

/// How many rounds a random test takes.
///
/// `usual` by default, `many` when `DIFFPLAY_FUZZ` is 1 as `make fuzz` sets it, and as many as it
/// says when it is a larger number.
public func fuzzRounds(_ usual: Int, many: Int) -> Int {
  fuzzSeeds(usual, many: many).count
}

/// The seeds of a random test: from 0 on, as many as ``fuzzRounds(_:many:)`` says, or those of a
/// piece of a long run, which `DIFFPLAY_FUZZ` names as `FIRST..<LAST`.
public func fuzzSeeds(_ usual: Int, many: Int) -> Range<UInt64> {
  guard let value = ProcessInfo.processInfo.environment["DIFFPLAY_FUZZ"] else {
    return 0..<UInt64(usual)
  }
  let bounds = value.components(separatedBy: "..<").compactMap { UInt64($0) }
  if bounds.count == 2, bounds[0] <= bounds[1] { return bounds[0]..<bounds[1] }
  return 0..<(bounds.first.flatMap { $0 > 1 ? $0 : nil } ?? UInt64(many))
}
