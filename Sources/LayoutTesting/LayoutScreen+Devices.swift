import CompositionalLayout
import WorldModel

extension LayoutScreen {
  /// An iPhone SE held upright: 375 x 667 points at 2x.
  public static let iPhoneSE = upright("iPhone SE")
  /// An iPhone 15 held upright: 393 x 852 points at 3x.
  public static let iPhone15 = upright("iPhone 15")
  /// An iPhone 16 Pro held upright: 402 x 874 points at 3x.
  public static let iPhone16Pro = upright("iPhone 16 Pro")
  /// An iPhone 16 Pro Max held upright: 440 x 956 points at 3x.
  public static let iPhone16ProMax = upright("iPhone 16 Pro Max")
  /// An iPad mini held upright: 744 x 1133 points at 2x.
  public static let iPadMini = upright("iPad mini")
  /// An iPad Pro 13 held upright: 1032 x 1376 points at 2x.
  public static let iPadPro13 = upright("iPad Pro 13")

  /// A view of that size at a scale of 2, without a safe area.
  public static func size(_ width: Double, _ height: Double) -> LayoutScreen {
    LayoutScreen(name: "\(points(width)) x \(points(height))", width: width, height: height)
  }

  private static func upright(_ name: String) -> LayoutScreen {
    guard let device = Device.named(name) else { preconditionFailure("there is no \(name)") }
    let container = device.container
    return LayoutScreen(
      name: name, width: container.size.width, height: container.size.height,
      scale: container.scale,
      safeArea: SafeArea(
        top: container.safeAreaInsets.top, bottom: container.safeAreaInsets.bottom),
      isPad: name.hasPrefix("iPad"))
  }
}

extension [LayoutScreen] {
  /// Each screen in each orientation, direction, size of text and number of items: all combinations,
  /// the first argument changing slowest.
  ///
  /// - Parameters:
  ///   - devices: The screens, held upright.
  ///   - landscape: Whether each is turned to its side too.
  ///   - rightToLeft: Whether each is read from right to left too.
  ///   - textSizes: The sizes of text.
  ///   - itemCounts: The items of each section; none for the 12 of one section.
  /// - Complexity: O(*n*) for *n* combinations.
  public static func matrix(
    _ devices: [LayoutScreen], landscape: Bool = false, rightToLeft: Bool = false,
    textSizes: [LayoutScreen.TextSize] = [.large], itemCounts: [[Int]] = []
  ) -> [LayoutScreen] {
    devices.flatMap { landscape ? [$0, $0.landscape] : [$0] }
      .flatMap { rightToLeft ? [$0, $0.rightToLeft] : [$0] }
      .flatMap { screen in textSizes.map { $0 == .large ? screen : screen.text($0) } }
      .flatMap { screen in itemCounts.isEmpty ? [screen] : itemCounts.map { screen.items($0) } }
  }
}
