import ImportRecords

/// What a program that ended before is asked for otherwise, or not at all, by the places of the
/// definitions.
struct RunDemands: Codable {
  /// The first section that is not asked for; -1 where nothing is asked.
  var ends: [Int: Int] = [:]
  /// The names of controllers whose layouts are asked of one that is not loaded.
  var unloaded: [String] = []
  /// What is filled with placeholders for which plain views stand, and what takes none.
  var unshown: [Int] = []
  var unfilled: [Int] = []
  /// What does not take what stands for what others hand it.
  var unhanded: [Int] = []
  /// Whose screens an earlier run waited for in vain.
  var unawaited: Set<Int> = []
  /// Where there is what may be nothing, as the code forces it.
  var forced: [Int] = []
  /// The kinds and sections of views that plain ones stand for, by definitions.
  var unasked: [Int: [String]] = [:]
  /// What controllers are not told, behind the places of their screens.
  var untold: [String] = []
  /// Whether code that waits for what is not given is given what stands for it.
  var isAnswered = true
  /// Whether lists that are not given have elements from the beginning.
  var isListed = false
  /// Whether screens that show something are handed what others would hand them as well.
  var isHanded = false
  /// What holds that is not given.
  var truths: [String: Bool] = [:]
  /// What holds of half of the elements of lists that are not given.
  var halved: [String] = []

  /// How many kinds of views in sections may end the program before all of a screen are plain.
  private static let mostUnasked = 12

  /// Leaves out a kind of views in a section; whether it may.
  mutating func leaveOut(_ view: String, of definition: Int) -> Bool {
    guard !unshown.contains(definition),
      unasked[definition, default: []].count < Self.mostUnasked
    else { return false }
    unasked[definition, default: []].append(view)
    return true
  }

  /// Notes whose screens were waited for in vain: they are not so long again.
  mutating func noteWaits(of records: [ImportRecord]) {
    unawaited.formUnion(records.filter { $0.isInVain == true }.map(\.definition))
  }

  /// What the program reads of them, beside the sections that it is not asked for.
  var environment: [String: String] {
    var values = ["DIFFPLAY_UNTOLD": untold.joined(separator: " ")]
    values["DIFFPLAY_UNASKED"] = toldUnasked
    for (name, places) in [
      ("UNSHOWN", unshown), ("FORCED", forced), ("UNHANDED", unhanded),
      ("UNAWAITED", unawaited.sorted()),
    ] {
      values["DIFFPLAY_\(name)"] = places.map { "\($0)" }.joined(separator: " ")
    }
    if isListed { values["DIFFPLAY_LISTED"] = "1" }
    if isHanded { values["DIFFPLAY_HANDED"] = "1" }
    if !isAnswered { values["DIFFPLAY_UNANSWERED"] = "1" }
    return values
  }

  /// What is left out of views, a line for each.
  private var toldUnasked: String {
    unasked.sorted { $0.key < $1.key }.flatMap { views in
      views.value.map { "\(views.key):\($0)" }
    }.joined(separator: "\n")
  }
}
