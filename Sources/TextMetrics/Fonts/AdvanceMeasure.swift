/// What a font needs to measure many characters: how much of each column of the table counts.
struct AdvanceMeasure: Sendable {
  private let size: Double
  private let pitch: Double?
  private let tracking: Double
  /// The advance of every digit in points, where all are equally wide.
  private var tabularDigit: Double?
  // The columns that the weight lies between, in the text size and in the display size, and how much
  // of each counts, in points for a thousandth of an em.
  private let lighter: Int
  private let lightText: Double
  private let heavyText: Double
  private let lightDisplay: Double
  private let heavyDisplay: Double

  /// The advance of digits of equal width in the columns of the table.
  private static let tabularDigits: [Double] = [591, 648, 705, 531, 588, 673]

  init(_ font: TextFont) {
    size = font.size
    pitch = font.family.pitch
    let weight = font.weight.value
    lighter = weight < 400 ? 0 : 1
    let heavier = weight < 400 ? (weight - 100) / 300 : (weight - 400) / 500
    // The system's letters change from those for text to those for display from 17 to 28 points.
    let display = min(max((size - 17) / 11, 0), 1)
    lightText = (1 - heavier) * (1 - display) * size / 1000
    heavyText = heavier * (1 - display) * size / 1000
    lightDisplay = (1 - heavier) * display * size / 1000
    heavyDisplay = heavier * display * size / 1000
    tracking = pitch == nil ? OpticalTracking.ems(at: size) * size : 0
    if font.hasTabularDigits { tabularDigit = blend { Self.tabularDigits[$0] } + tracking }
  }

  private func blend(_ advance: (Int) -> Double) -> Double {
    lightText * advance(lighter) + heavyText * advance(lighter + 1)
      + lightDisplay * advance(lighter + 3) + heavyDisplay * advance(lighter + 4)
  }

  /// How far a single scalar goes, in points.
  func advance(of scalar: UInt32) -> Double {
    let table = AdvanceTable.shared
    guard let place = table.place(of: scalar) else { return size * FallbackAdvances.ems(scalar) }
    if let pitch { return size * pitch }
    if let tabularDigit, (0x30...0x39).contains(scalar) { return tabularDigit }
    return blend { table.advance(place, $0) } + tracking
  }

  /// How far an emoji goes, in points.
  var emojiAdvance: Double { size * FallbackAdvances.emoji }

  /// How much nearer the second of two characters stands, in points below zero.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    pitch == nil ? AdvanceTable.shared.kerning(first, second) * size / 1000 : 0
  }

  /// How far the scalars of one character go, in points.
  ///
  /// - Complexity: O(*n*) in the scalars.
  func advance(of scalars: some Sequence<Unicode.Scalar>) -> Double {
    var sum = 0.0
    var isFirst = true
    for scalar in scalars {
      let value = scalar.value
      if value == 0xFE0F || isFirst && FallbackAdvances.isEmoji(value) { return emojiAdvance }
      sum += advance(of: value)
      isFirst = false
    }
    return sum
  }
}
