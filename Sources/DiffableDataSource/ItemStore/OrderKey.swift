/// A number that says where an item stands among all others, for as long as it is not moved.
///
/// The header of a section and each item of a flat list own one unit, in display order. The room
/// between two units takes items that come between later. Sections that are younger than the flat
/// list have a wider room each, behind all units.
@usableFromInline
struct OrderKey: Hashable, Comparable, Sendable {
  @inlinable static var unitBits: UInt64 { 30 }
  @inlinable static var youngBits: UInt64 { 40 }
  @inlinable static var firstYoung: UInt64 { 1 << 62 }
  /// How far an item stands from its neighbour where there is room: one key in so many.
  @inlinable static var stride: UInt64 { 1 << 16 }
  /// What stands for the key of an item that is absent.
  @inlinable static var absent: OrderKey { OrderKey(rawValue: .max) }

  @usableFromInline var rawValue: UInt64

  @inlinable init(rawValue: UInt64) { self.rawValue = rawValue }

  @inlinable init(unit: Int) { rawValue = UInt64(truncatingIfNeeded: unit) << Self.unitBits }

  /// The header of the section that came as number `youngSection` after the flat list was made.
  @inlinable init(youngSection: Int) {
    rawValue = Self.firstYoung + UInt64(truncatingIfNeeded: youngSection) << Self.youngBits
  }

  /// The unit in whose room the key is.
  @inlinable var unit: Int { Int(truncatingIfNeeded: rawValue >> Self.unitBits) }

  /// The last unit that starts before the key.
  @inlinable var unitBefore: Int { Int(truncatingIfNeeded: (rawValue - 1) >> Self.unitBits) }

  /// The number of the section younger than the flat list, or `nil` for a key of the flat list.
  @inlinable var youngSection: Int? {
    rawValue < Self.firstYoung
      ? nil : Int(truncatingIfNeeded: (rawValue - Self.firstYoung) >> Self.youngBits)
  }

  @inlinable static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
