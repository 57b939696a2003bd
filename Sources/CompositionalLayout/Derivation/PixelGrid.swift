/// The device pixels that frames are put on (rule L-2.2).
public struct PixelGrid: Hashable, Sendable {
  /// Pixels to the point: 1, 2 or 3.
  public var scale: Double

  /// The part of a pixel that counts as being on the next one when rounding down.
  static let tolerance = 0.001

  /// A grid through zero, with `scale` lines to the point.
  public init(scale: Double) { self.scale = scale }

  /// The last pixel at or before `value`; a hair below a pixel counts as on it.
  public func floor(_ value: Double) -> Double {
    (value * scale + Self.tolerance).rounded(.down) / scale
  }

  /// The nearest pixel to `value`; half-way goes up.
  public func nearest(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }
}

extension PixelGrid {
  func floor(_ amount: Amount) -> Amount {
    amount.rounded(.down(steps: scale), to: floor(amount.value))
  }

  func nearest(_ amount: Amount) -> Amount {
    amount.rounded(.nearest(steps: scale), to: nearest(amount.value))
  }
}
