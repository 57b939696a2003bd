public import Foundation

/// Writes how long ago something was, or until when it is, which Foundation does only on Apple's
/// systems: in English, as the playground's screens are.
public final class RelativeDateTimeFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether days and years next to this one have names.
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  public var unitsStyle = UnitsStyle.full
  public var dateTimeStyle = DateTimeStyle.numeric
  public var formattingContext = Formatter.Context.unknown
  public var calendar: Calendar! = Calendar.current
  public var locale: Locale! = Locale.current

  /// The units from the largest down: their names, in full, short and abbreviated.
  private static let units: [(unit: Calendar.Component, names: [String])] = [
    (.year, ["year", "yr.", "y"]), (.month, ["month", "mo.", "mo"]),
    (.weekOfMonth, ["week", "wk.", "w"]), (.day, ["day", "day", "d"]),
    (.hour, ["hour", "hr.", "h"]), (.minute, ["minute", "min.", "min"]),
    (.second, ["second", "sec.", "s"]),
  ]

  /// What there are names for, by the unit's and how many of it lie ahead.
  private static let names: [String: [Int: String]] = [
    "day": [-1: "yesterday", 0: "today", 1: "tomorrow"],
    "year": [-1: "last year", 0: "this year", 1: "next year"],
    "month": [-1: "last month", 0: "this month", 1: "next month"],
    "week": [-1: "last week", 0: "this week", 1: "next week"],
    "hour": [0: "this hour"], "minute": [0: "this minute"], "second": [0: "now"],
  ]

  /// How far a date lies from another, in the largest unit that there is one of.
  public func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let components = (calendar ?? .current).dateComponents(
      Set(Self.units.map(\.unit)), from: reference, to: date)
    return localizedString(from: components)
  }

  /// So many seconds, ahead or ago.
  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    guard interval.isFinite, abs(interval) < 1e12 else { return "" }
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference + interval, relativeTo: reference)
  }

  /// The largest unit that there is one of.
  public func localizedString(from components: DateComponents) -> String {
    for (unit, names) in Self.units {
      guard let count = components.value(for: unit), count != 0 else { continue }
      return told(count, names)
    }
    return told(0, Self.units.last?.names ?? [])
  }

  public override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func told(_ count: Int, _ names: [String]) -> String {
    guard let name = names.first else { return "" }
    if dateTimeStyle == .named, let known = Self.names[name]?[count] { return known }
    let number = count.magnitude
    let amount =
      switch unitsStyle {
      case .full: "\(number) \(name)\(number == 1 ? "" : "s")"
      case .spellOut: "\(Self.spelled(number)) \(name)\(number == 1 ? "" : "s")"
      case .short: "\(number) \(names[1])\(number != 1 && name == "day" ? "s" : "")"
      case .abbreviated: "\(number)\(names[2])"
      }
    return count > 0 ? "in \(amount)" : "\(amount) ago"
  }

  private static func spelled(_ number: UInt) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
