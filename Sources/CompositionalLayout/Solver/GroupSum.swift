/// Some groups together.
struct GroupSum: RowSum, Hashable {
  /// Added up, in points along the row.
  var length = 0.0
  /// The largest across the row.
  var extent = -Double.infinity
  /// The farthest that views tied to one of the groups reach beyond it along the row.
  var overhang = 0.0
  /// How many groups.
  var count = 0

  static func += (sum: inout GroupSum, other: GroupSum) {
    sum.length += other.length
    sum.extent = max(sum.extent, other.extent)
    sum.overhang = max(sum.overhang, other.overhang)
    sum.count += other.count
  }
}
