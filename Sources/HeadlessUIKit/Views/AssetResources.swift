public import Foundation

/// A colour of an asset catalogue, by the symbol that Xcode gives it.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A picture of an asset catalogue, by the symbol that Xcode gives it.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  /// The colour of a catalogue; grey where it is not given.
  public convenience init(resource: ColorResource) {
    let name = AssetNames.shared.colorName(ofSymbol: resource.name) ?? resource.name
    guard let (light, dark) = AssetNames.shared.color(named: name) else {
      self.init(white: 0.5, alpha: 1)
      return
    }
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

extension UIImage {
  /// The picture of a catalogue; one without a size where it is not given.
  public convenience init(resource: ImageResource) {
    self.init(named: AssetNames.shared.imageName(ofSymbol: resource.name) ?? resource.name)!
  }
}
