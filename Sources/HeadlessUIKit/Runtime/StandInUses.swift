import Foundation

/// The names of what code asked for that is not given, where what stands for it does not tell so
/// itself; by what that is.
public struct StandInUses {
  /// Those so far, on the main thread.
  nonisolated(unsafe) public static var noted = StandInUses()

  /// Heights and widths, for which that of a row stands.
  public var lengths: Set<String> = []
  /// Distances and insets, for which 0 stands.
  public var distances: Set<String> = []
  /// Numbers of columns, and ratios, for which 1 stands.
  public var ones: Set<String> = []
  /// Nibs, for which empty views of their classes stand.
  public var nibs: Set<String> = []
  /// Outlets, for which empty views of their types stand.
  public var outlets: Set<String> = []
  /// Headers, badges and backgrounds, which no layout shows.
  public var supplements: Set<String> = []
  /// What holds or not, of which false or what was said stands.
  package var truths: Set<String> = []

  /// None.
  public init() {}

  /// Notes one, where code runs that shows something.
  static func note(_ kind: WritableKeyPath<Self, Set<String>>, _ name: String) {
    if Thread.isMainThread { noted[keyPath: kind].insert(name) }
  }
}
