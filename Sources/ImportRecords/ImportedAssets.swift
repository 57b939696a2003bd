/// The pictures and colours of an app, by their names, as an imported program is told them.
public struct ImportedAssets: Codable, Hashable, Sendable {
  /// A picture's size.
  public struct Image: Codable, Hashable, Sendable {
    /// In points.
    public var width: Double
    /// In points, too.
    public var height: Double
    /// Whether it is a symbol, which is as large as a font asks.
    public var isSymbol: Bool

    /// A picture of a size, or a symbol.
    public init(width: Double, height: Double, isSymbol: Bool) {
      (self.width, self.height, self.isSymbol) = (width, height, isSymbol)
    }
  }

  /// A colour in both appearances.
  public struct Color: Codable, Hashable, Sendable {
    /// Red, green, blue and opacity from 0 to 1; nil for one that is only named.
    public var light: [Double]?
    /// The same in dark interfaces.
    public var dark: [Double]?
    /// The name of one of the system's colours.
    public var lightReference: String?
    /// The same in dark interfaces.
    public var darkReference: String?

    /// A colour by its components or the names of the system's.
    public init(
      light: [Double]?, dark: [Double]?, lightReference: String? = nil,
      darkReference: String? = nil
    ) {
      (self.light, self.dark) = (light, dark)
      (self.lightReference, self.darkReference) = (lightReference, darkReference)
    }
  }

  /// The pictures by name, those in folders that provide a namespace as `Folder/name`.
  public var images: [String: Image]
  /// The colours by name, likewise.
  public var colors: [String: Color]

  /// Pictures and colours; nothing unless given.
  public init(images: [String: Image] = [:], colors: [String: Color] = [:]) {
    (self.images, self.colors) = (images, colors)
  }

  /// Whether nothing is known.
  public var isEmpty: Bool { images.isEmpty && colors.isEmpty }
}
