package import Foundation

/// The pictures and colours of an app, by the names that its asset catalogues give them.
package final class AssetNames: @unchecked Sendable {
  /// A picture, by its size, or a symbol of the app's own.
  package enum Image: Hashable, Sendable {
    case picture(CGSize)
    case symbol
  }

  package static let shared = AssetNames()

  private let lock = NSLock()
  private var images: [String: Image] = [:]
  private var colors: [String: (light: UIColor, dark: UIColor)] = [:]

  /// Remembers a picture.
  package func know(_ image: Image, named name: String) { lock.withLock { images[name] = image } }

  /// Remembers a colour in both appearances.
  package func know(light: UIColor, dark: UIColor, named name: String) {
    lock.withLock { colors[name] = (light, dark) }
  }

  /// The name of the colour that Xcode calls by a symbol: without marks, and without `Color` at its
  /// end.
  func colorName(ofSymbol symbol: String) -> String? {
    lock.withLock { Self.name(ofSymbol: symbol, kind: "color", among: Array(colors.keys)) }
  }

  /// The name of the picture that Xcode calls by a symbol, without `Image` at its end.
  func imageName(ofSymbol symbol: String) -> String? {
    lock.withLock { Self.name(ofSymbol: symbol, kind: "image", among: Array(images.keys)) }
  }

  private static func name(
    ofSymbol symbol: String, kind: String, among names: [String]
  ) -> String? {
    func plain(_ name: String) -> String {
      name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let wanted = plain(symbol)
    return names.sorted().first { [wanted, wanted + kind].contains(plain($0)) }
  }

  func image(named name: String) -> Image? { lock.withLock { images[name] } }

  func color(named name: String) -> (light: UIColor, dark: UIColor)? {
    lock.withLock { colors[name] }
  }
}
