/// What a row adds up of groups.
struct RowSum: Hashable, Sendable {
  /// Added up, in points along the row.
  var length = 0.0
  /// The largest is kept.
  var extent = -Double.infinity
  /// How far views tied to the groups reach beyond them along the row; the largest is kept.
  var overhang = 0.0
  /// Added up, to find a group by its number.
  var count = 0
  /// Added up, the views of each kind.
  var views: [String: Int] = [:]

  static func += (sum: inout RowSum, other: RowSum) {
    sum.length += other.length
    sum.extent = max(sum.extent, other.extent)
    sum.overhang = max(sum.overhang, other.overhang)
    sum.count += other.count
    if !other.views.isEmpty { sum.views.merge(other.views, uniquingKeysWith: +) }
  }
}
