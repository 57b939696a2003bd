/// A number that says where an item stands among all others, for as long as it is not moved.
///
/// The header of a section and each item of a flat list own one unit, in display order. The room
/// between two units takes items that come between later. Sections that are younger than the flat
/// list have a wider room each, behind all units.
struct OrderKey: Hashable, Comparable, Sendable {
  private static let unitBits: UInt64 = 30
  private static let youngBits: UInt64 = 40
  private static let firstYoung: UInt64 = 1 << 62
  /// How far an item stands from its neighbour where there is room: one key in so many.
  static let stride: UInt64 = 1 << 16
  /// What stands for the key of an item that is absent.
  static let absent = OrderKey(rawValue: .max)

  var rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(unit: Int) { rawValue = UInt64(truncatingIfNeeded: unit) << Self.unitBits }

  /// The header of the section that came as number `youngSection` after the flat list was made.
  init(youngSection: Int) {
    rawValue = Self.firstYoung + UInt64(truncatingIfNeeded: youngSection) << Self.youngBits
  }

  /// The unit in whose room the key is.
  var unit: Int { Int(truncatingIfNeeded: rawValue >> Self.unitBits) }

  /// The last unit that starts before the key.
  var unitBefore: Int { Int(truncatingIfNeeded: (rawValue - 1) >> Self.unitBits) }

  /// The number of the section younger than the flat list, or `nil` for a key of the flat list.
  var youngSection: Int? {
    rawValue < Self.firstYoung
      ? nil : Int(truncatingIfNeeded: (rawValue - Self.firstYoung) >> Self.youngBits)
  }

  /// Whether the key is one that an item or a header of the flat list owns.
  var isUnit: Bool { rawValue & (1 << Self.unitBits - 1) == 0 }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
