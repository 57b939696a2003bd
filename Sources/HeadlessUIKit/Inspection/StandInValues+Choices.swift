import Foundation

// What holds or not that is not given, and what differs from one element of a list to the next.
extension StandInValues {
  /// What was said of whether something holds that is not given, by its name.
  nonisolated(unsafe) package static var truths: [String: Bool] = [:]

  /// The names of what holds of half of the elements of a list that is not given.
  nonisolated(unsafe) package static var halved: [String] = []

  /// Whether something holds that is not given; nil where that was not said.
  ///
  /// - Parameter number: Which of many elements it is asked of; nil for one alone.
  package static func truth(of name: String, number: Int? = nil) -> Bool? {
    StandInUses.note(\.truths, name)
    if let number, let place = halved.firstIndex(of: name) {
      // Of two names each holds of some elements that the other holds of, and of others.
      return (number - 1) >> (place % 2) & 1 == 0
    }
    return truths[name]
  }

  /// Whether something holds of one of many elements, which of an enumeration's cases it has, as these
  /// take turns, or what identifies it; nil for other types, and where nothing was said.
  static func choice<Value>(of name: String, number: Int) -> Value? {
    if Value.self is Bool.Type { return truth(of: name, number: number) as? Value }
    if Value.self is UUID.Type { return UUID(standIn: number) as? Value }
    // Nothing would be a value of what may be nothing.
    guard let type = Value.self as? any StandInCase.Type else { return nil }
    return type.one(of: number) as? Value
  }
}

extension StandInCase {
  /// One of the cases that nothing comes with, which take turns by a number.
  fileprivate static func one(of number: Int) -> Self {
    let cases = Array(allCases)
    return cases.isEmpty ? Self() : cases[(number - 1) % cases.count]
  }
}

extension UUID {
  /// What identifies a value that stands for one of many by its number.
  package init?(standIn number: Int) {
    self.init(uuidString: String(format: "00000000-0000-4000-8000-%012d", number))
  }
}

extension Date {
  /// When one of many is by its number: minutes of one day, as code makes sections of days.
  package init(standIn number: Int) {
    self.init(timeIntervalSinceReferenceDate: 60 * Double(number - 1))
  }
}

extension String {
  /// A number that tells it from most others.
  var folded: Int { utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } }
}
