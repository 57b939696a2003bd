package import CompositionalLayout

/// A device whose screen the container can take: points, scale and safe area, held upright.
package struct Device: Sendable {
  package var name: String
  var width: Double
  var height: Double
  var scale: Double
  /// The safe area at the top and at the bottom.
  var safeTop: Double
  var safeBottom: Double

  /// The devices by name, phones first.
  ///
  /// Sizes are Apple's published screen sizes in points; safe areas are those of an app without
  /// bars.
  package static let all: [Device] = [
    Device("iPhone SE", 375, 667, 2, 20, 0),
    Device("iPhone 8", 375, 667, 2, 20, 0),
    Device("iPhone 13 mini", 375, 812, 3, 50, 34),
    Device("iPhone 14", 390, 844, 3, 47, 34),
    Device("iPhone 15", 393, 852, 3, 59, 34),
    Device("iPhone 15 Pro Max", 430, 932, 3, 59, 34),
    Device("iPhone 16", 393, 852, 3, 59, 34),
    Device("iPhone 16 Pro", 402, 874, 3, 62, 34),
    Device("iPhone 16 Pro Max", 440, 956, 3, 62, 34),
    Device("iPad mini", 744, 1133, 2, 24, 20),
    Device("iPad Air 11", 820, 1180, 2, 24, 20),
    Device("iPad Pro 13", 1032, 1376, 2, 24, 20),
  ]

  /// The device of that name, in any case.
  package static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  private init(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ safeTop: Double,
    _ safeBottom: Double
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.safeTop = safeTop
    self.safeBottom = safeBottom
  }

  /// The same with the device held sideways: what was its top, with the camera, covers both sides
  /// of a phone without a home button; a tablet's bars stay where they are.
  package var landscapeContainer: LayoutContainer {
    var sideways = container
    sideways.size = LayoutExtent(width: height, height: width)
    if !name.hasPrefix("iPad") {
      sideways.safeAreaInsets = Self.phoneSafeArea(sideways: container.safeAreaInsets)
    }
    return sideways
  }

  /// The safe area of a phone held sideways, of what it has held upright.
  package static func phoneSafeArea(sideways upright: DirectionalEdgeInsets)
    -> DirectionalEdgeInsets
  {
    guard upright.bottom > 0 else { return .zero }
    return DirectionalEdgeInsets(
      top: 0, leading: upright.top, bottom: homeIndicatorSideways, trailing: upright.top)
  }

  /// The points at the bottom of a phone held sideways that its home indicator covers.
  private static let homeIndicatorSideways = 21.0

  /// A collection view that fills the device's screen, scrolled to its top.
  package var container: LayoutContainer {
    LayoutContainer(
      size: LayoutExtent(width: width, height: height), scale: scale,
      safeAreaInsets: DirectionalEdgeInsets(
        top: safeTop, leading: 0, bottom: safeBottom, trailing: 0))
  }
}
