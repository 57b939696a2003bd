package import Wording

/// A question of the quiz: a small world made at random, and what is to be predicted in it.
///
/// The same level and number make the same question on every machine.
package struct QuizQuestion: Hashable, Sendable {
  /// The levels: what is inserted and deleted, what moves, where an item stands, where a section
  /// rests.
  package static let levels = 4

  /// The level, from 1.
  package let level: Int
  /// The number of the question, from 0.
  package let number: Int
  /// The commands that make its world.
  package private(set) var setting: [String] = []
  /// The kinds of claims that an answer must have.
  package var kinds: Set<String> {
    switch level {
    case 1: ["inserted", "deleted"]
    case 2: ["moved"]
    case 3: ["frame"]
    default: ["rest"]
    }
  }
  /// What is told of the world before the question.
  package private(set) var facts: [Message] = []
  /// What is asked.
  package private(set) var question: Message = ""

  /// The items: a letter each, for they are typed again and again.
  private static let names = "abcdefghij".map(String.init)

  /// The question with this number; a level outside of the range is taken as the nearest.
  package init(level: Int, number: Int) {
    self.level = min(max(1, level), Self.levels)
    self.number = number
    var random = LinearCongruentialGenerator(
      state: UInt64(truncatingIfNeeded: number) &* 31 &+ UInt64(self.level))
    switch self.level {
    case 1: askOfOperations(&random)
    case 2: askOfMoves(&random)
    case 3: askOfFrames(&random)
    default: askOfStops(&random)
    }
  }

  // MARK: The levels

  private mutating func askOfOperations(_ random: inout LinearCongruentialGenerator) {
    let names = Self.names.shuffled(using: &random)
    let old = Array(names.prefix(Int.random(in: 3...5, using: &random)))
    let deleted = Set(old.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random)))
    var new = old.filter { !deleted.contains($0) }
    for name in names.suffix(Int.random(in: 1...2, using: &random)) {
      new.insert(name, at: Int.random(in: 0...new.count, using: &random))
    }
    compare(old, new)
    question = """
      What will `apply` insert and delete? `predict inserted ITEM… deleted ITEM…`, then `apply`.
      """
  }

  private mutating func askOfMoves(_ random: inout LinearCongruentialGenerator) {
    let old = Array(
      Self.names.shuffled(using: &random).prefix(Int.random(in: 4...6, using: &random)))
    var new = old
    // Two shortest answers would be right in a book, and one of them wrong in UIKit.
    while new == old
      || !Self.hasOneLongestIncreasingSubsequence(new.map { old.firstIndex(of: $0)! })
    {
      new = old
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let name = new.remove(at: Int.random(in: new.indices, using: &random))
        new.insert(name, at: Int.random(in: 0...new.count, using: &random))
      }
    }
    compare(old, new)
    question = "What will `apply` move? `predict moved ITEM…`, then `apply`."
  }

  private mutating func askOfFrames(_ random: inout LinearCongruentialGenerator) {
    let count = Int.random(in: 4...7, using: &random)
    let old = Array(Self.names.shuffled(using: &random).prefix(count))
    let columns = Int.random(in: 2...3, using: &random)
    let inset = [0, 8, 10, 16].randomElement(using: &random) ?? 0
    let spacing = [0, 4, 8, 10].randomElement(using: &random) ?? 0
    let height = [44, 50, 60, 80].randomElement(using: &random) ?? 44
    // As wide as whole numbers of points make it.
    let side = [60, 80, 90, 100].randomElement(using: &random) ?? 60
    let width = columns * side + (columns - 1) * spacing + 2 * inset
    let layout = """
      layout main { section insets \(inset) spacing \(spacing); group horizontal 1w x \(height) \
      spacing \(spacing) count \(columns) { item 1w x 1h } }
      """
    let gone = old[Int.random(in: 0..<count - 1, using: &random)]
    let asked = old[Int.random(in: (old.firstIndex(of: gone) ?? 0) + 1..<count, using: &random)]
    setting = ["container \(width) x 480 @2x", "append sections main", layout]
    setting += ["append \(old.joined(separator: " "))", "apply", "delete \(gone)"]
    facts = [
      "The view is \(width) points wide, and `\(layout)`.",
      "on screen: \(old.joined(separator: " "))",
      "pending:   \(old.filter { $0 != gone }.joined(separator: " "))",
    ]
    question = """
      Where will \(asked) stand after `apply`? `predict \(asked) at X Y WIDTH HEIGHT`, then \
      `apply`.
      """
  }

  private mutating func askOfStops(_ random: inout LinearCongruentialGenerator) {
    let items = Array(Self.names.prefix(Int.random(in: 3...6, using: &random)))
    let behavior = ["groupPaging", "groupPagingCentered", "paging"].randomElement(using: &random)!
    let width = [150, 200, 240, 280].randomElement(using: &random) ?? 200
    let spacing = [0, 8, 10, 20].randomElement(using: &random) ?? 0
    let layout = """
      layout main { section spacing \(spacing) scroll \(behavior); group horizontal \(width) x 100 \
      { item 1w x 1h } }
      """
    setting = ["container 320 x 480 @2x", "append sections main", layout]
    setting += ["append \(items.joined(separator: " "))", "apply"]
    setting += Array(
      repeating: "swipe main left", count: Int.random(in: 0..<items.count - 1, using: &random))
    let swipes = setting.count - 5
    facts = [
      "The view is 320 points wide, and `\(layout)`.",
      "main: \(items.joined(separator: " "))",
      swipes == 0
        ? "It has not been swiped yet." : "Swipes to the left before: \(swipes)",
    ]
    question = """
      Where will main rest after `swipe main left`? `predict rest main POINTS`, then `swipe main \
      left`.
      """
  }

  /// Puts `old` on screen and makes `new` of it, without saying how.
  private mutating func compare(_ old: [String], _ new: [String]) {
    setting = [
      "append sections main", "append \(old.joined(separator: " "))", "apply", "delete all",
    ]
    setting += ["append sections main", "append \(new.joined(separator: " "))"]
    facts = [
      "on screen: \(old.joined(separator: " "))", "pending:   \(new.joined(separator: " "))",
    ]
  }

  /// Whether just one choice of elements that stay is the longest.
  private static func hasOneLongestIncreasingSubsequence(_ places: [Int]) -> Bool {
    // The length of the longest that ends at each place, and how many are that long.
    var ends: [(length: Int, count: Int)] = []
    for (index, place) in places.enumerated() {
      let before = ends.indices.filter { places[$0] < place && $0 < index }
      let length = before.map { ends[$0].length }.max() ?? 0
      let count = before.filter { ends[$0].length == length }.reduce(0) { $0 + ends[$1].count }
      ends.append((length + 1, max(1, count)))
    }
    let longest = ends.map(\.length).max() ?? 0
    return ends.filter { $0.length == longest }.reduce(0) { $0 + $1.count } == 1
  }
}

/// Numbers at random that are the same everywhere (Knuth's constants of MMIX).
private struct LinearCongruentialGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    func step() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Its low bits repeat soon.
      return state >> 32
    }
    return step() << 32 | step()
  }
}
