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

  func image(named name: String) -> Image? { lock.withLock { images[name] } }

  func color(named name: String) -> (light: UIColor, dark: UIColor)? {
    lock.withLock { colors[name] }
  }
}
