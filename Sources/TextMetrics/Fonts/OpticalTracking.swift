/// What the system's font adds after each character, by its size.
enum OpticalTracking {
  /// In thousandths of an em for 6 to 54 points, as Apple publishes it for San Francisco.
  private static let small: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6,
  ]
  /// The same from 56 to 80 points, every four.
  private static let large: [Double] = [6, 4, 4, 2, 2, 1, 0]

  /// The tracking of a size, in ems: that of the sizes around it, blended.
  static func ems(at size: Double) -> Double {
    if size < 55 { return blend(small, at: size - 6) / 1000 }
    return blend(large, at: (size - 56) / 4) / 1000
  }

  private static func blend(_ values: [Double], at place: Double) -> Double {
    let place = min(max(place, 0), Double(values.count - 1))
    let lower = Int(place)
    let upper = min(lower + 1, values.count - 1)
    return values[lower] + (values[upper] - values[lower]) * (place - Double(lower))
  }
}
