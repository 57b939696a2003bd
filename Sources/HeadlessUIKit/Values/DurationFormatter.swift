public import Foundation

/// Writes durations, as `DateComponentsFormatter` does, which Foundation has only on Apple's systems;
/// copies of code that name that one have this.
public final class DurationFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which zeros are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 2)
    public static let dropMiddle = Self(rawValue: 4)
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll = Self(rawValue: 14)
    public static let pad = Self(rawValue: 65536)
  }

  public var allowedUnits: NSCalendar.Unit = []
  public var unitsStyle = UnitsStyle.positional
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  public var maximumUnitCount = 0
  public var calendar: Calendar?
  public var includesApproximationPhrase = false
  public var includesTimeRemainingPhrase = false
  public var allowsFractionalUnits = false
  public var collapsesLargestUnit = false

  /// The units from the largest down: their seconds and how each style writes them.
  private static let units: [(unit: NSCalendar.Unit, seconds: Int, names: [String])] = [
    (.day, 86400, ["d", "day", "day"]), (.hour, 3600, ["h", "hr", "hour"]),
    (.minute, 60, ["m", "min", "minute"]), (.second, 1, ["s", "sec", "second"]),
  ]

  /// The duration of so many seconds, in whole units.
  public func string(from timeInterval: TimeInterval) -> String? {
    guard timeInterval.isFinite, abs(timeInterval) < 1e12 else { return nil }
    var rest = Int(timeInterval.rounded())
    let allowed = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    var parts: [(count: Int, names: [String])] = []
    for unit in allowed {
      parts.append((rest / unit.seconds, unit.names))
      rest %= unit.seconds
    }
    if unitsStyle == .positional {
      while parts.count > 2 || parts.count == 2 && allowed.count > 2, parts.first?.count == 0 {
        parts.removeFirst()
      }
      return parts.enumerated().map { index, part in
        index > 0 && part.count < 10 ? "0\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    }
    let shown = parts.filter { $0.count != 0 }
    let told = (shown.isEmpty ? Array(parts.suffix(1)) : shown)
      .prefix(maximumUnitCount > 0 ? maximumUnitCount : .max)
    return told.map { part in
      switch unitsStyle {
      case .positional, .abbreviated: return "\(part.count)\(part.names[0])"
      case .brief: return "\(part.count)\(part.names[1])"
      case .short: return "\(part.count) \(part.names[1])"
      case .full, .spellOut:
        return "\(part.count) \(part.names[2])\(part.count == 1 ? "" : "s")"
      }
    }.joined(separator: [.abbreviated, .brief].contains(unitsStyle) ? " " : ", ")
  }

  /// The duration of components from days down.
  public func string(from components: DateComponents) -> String? {
    let days = (components.day ?? 0) + 7 * (components.weekOfMonth ?? 0)
    let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60
    return string(from: TimeInterval(days * 86400 + seconds + (components.second ?? 0)))
  }

  /// The duration between two dates.
  public func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  public override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }
}

/// How a measurement is written.
public struct MeasurementStyle: Sendable {
  /// How long units are written.
  public enum Width: Sendable { case wide, abbreviated, narrow }
  /// What a measurement is of.
  public enum Usage: Sendable {
    case general, asProvided, person, personWeight, personHeight, road, roadVisibility, focalLength
    case food, workout, weather, file, memory
  }

  let writesBytes: Bool

  public static func measurement(width: Width, usage: Usage = .general) -> Self {
    MeasurementStyle(writesBytes: false)
  }
  public static func byteCount(style: Usage) -> Self { MeasurementStyle(writesBytes: true) }
}

extension Measurement {
  /// The value with the symbol of its unit, as they are: Foundation, which would take the units of a
  /// locale, writes none here.
  public func formatted() -> String {
    let number = (value * 100).rounded() / 100
    let whole = Int(exactly: number).map(String.init)
    return "\(whole ?? "\(number)") \(unit.symbol)"
  }

  /// The same in a style.
  public func formatted(_ style: MeasurementStyle) -> String {
    guard style.writesBytes else { return formatted() }
    return ByteCountFormatter.string(fromByteCount: Int64(value), countStyle: .file)
  }
}
