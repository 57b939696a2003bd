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

  /// The latest, in order.
  private(set) var latest: [Shot] = []
  /// How many came before them.
  private(set) var omitted = 0

  /// The file whose entries are being run.
  var file: String?

  /// Keeps an entry; of too many, the first half is left out at once.
  mutating func add(_ entry: String, _ outcomes: [Outcome]) {
    if latest.count >= 2 * Self.most {
      omitted += Self.most
      latest.removeFirst(Self.most)
    }
    latest.append(Shot(entry: entry, outcomes: outcomes, file: file))
  }
}
