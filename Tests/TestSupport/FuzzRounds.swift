import Foundation

/// How many rounds a random test takes.
///
/// `usual` by default, `many` when `DIFFPLAY_FUZZ` is 1 as `make fuzz` sets it, and as many as it
/// says when it is a larger number.
public func fuzzRounds(_ usual: Int, many: Int) -> Int {
  guard let value = ProcessInfo.processInfo.environment["DIFFPLAY_FUZZ"] else { return usual }
  return Int(value).flatMap { $0 > 1 ? $0 : nil } ?? many
}
