package import CompositionalLayout
import TextWidth
import Wording
import WorldModel

/// What screens are laid out on to be compared.
package struct ComparedDevice: Hashable, Sendable {
  /// What reports call it.
  package var name: String
  /// The bounds, with the direction in which lines read.
  package var container: LayoutContainer
  /// Whether interfaces are dark.
  package var isDark = false

  /// The device that stands for all phones, and the one for all tablets.
  private static let (phone, tablet) = ("iPhone 15", "iPad Air 11")

  /// A phone, the same held sideways, a tablet, and a phone that reads from right to left.
  package static let usual = ["iphone", "iphone landscape", "ipad", "iphone rtl"]
    .compactMap { ComparedDevice($0) }

  /// What words name: a device or a size, with `landscape`, `rtl` and `dark` behind it or alone.
  ///
  /// `iphone` and `ipad` stand for one of each; a size is `390x844`, in points, at three pixels each.
  ///
  /// - Returns: nil where there is no such device.
  package init?(_ words: String) {
    var parts = words.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard !parts.isEmpty else { return nil }
    func take(_ word: String) -> Bool {
      guard let place = parts.firstIndex(of: word) else { return false }
      parts.remove(at: place)
      return true
    }
    let (isSideways, isMirrored) = (take("landscape"), take("rtl"))
    isDark = take("dark")
    let wanted = parts.joined(separator: " ")
    if let size = Self.size(wanted) {
      let shown = isSideways ? LayoutExtent(width: size.height, height: size.width) : size
      container = LayoutContainer(size: shown, scale: 3)
      name = "\(NumberText.rounded(size.width)) x \(NumberText.rounded(size.height))"
    } else {
      let known = ["": Self.phone, "iphone": Self.phone, "ipad": Self.tablet][wanted] ?? wanted
      guard let device = Device.named(known) else { return nil }
      container = isSideways ? device.landscapeContainer : device.container
      name = device.name
    }
    if isMirrored { container.direction = .rightToLeft }
    let said = [(isSideways, "landscape"), (isMirrored, "rtl"), (isDark, "dark")]
    for (isSo, word) in said where isSo { name += " " + word }
  }

  /// A size such as `390x844`, as `container` takes one.
  private static func size(_ words: String) -> LayoutExtent? {
    let sides = words.filter { $0 != " " }.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]),
      (1...100_000).contains(width), (1...100_000).contains(height)
    else { return nil }
    return LayoutExtent(width: width, height: height)
  }
}
