import WorldModel

/// The entries of a session with what came of them, which a film is made of.
struct Shots: Sendable {
  /// The most that are kept: a film of more is not watched.
  static let most = 1_000

  /// An entry with its outcomes.
  struct Shot: Sendable {
    var entry: String
    var outcomes: [Outcome]
    /// The file that it stands in, where `source` or `run` read one.
    var file: String?
  }

  /// The latest, each in the place of the one that came `most` before it: what is let go makes room
  /// for what comes.
  private var ring: [Shot] = []
  /// The place of the oldest, once there are as many as are kept.
  private var oldest = 0
  /// How many came before them.
  private(set) var omitted = 0

  /// The file whose entries are being run.
  var file: String?

  /// The latest, in order.
  var latest: [Shot] { Array(ring[oldest...] + ring[..<oldest]) }

  /// Keeps an entry, in the place of the oldest where there are too many.
  mutating func add(_ entry: String, _ outcomes: [Outcome]) {
    let shot = Shot(entry: entry, outcomes: outcomes, file: file)
    guard ring.count == Self.most else { return ring.append(shot) }
    ring[oldest] = shot
    oldest = (oldest + 1) % Self.most
    omitted += 1
  }
}
