/// Something in a cell that can be seen: a surface, a text, an image's place or a control.
///
/// What a view shows is written down once it is laid out, and every picture is made of that.
public struct ContentElement: Codable, Hashable, Sendable {
  /// From the cell's leading edge as it is seen, in points.
  public var x: Double
  /// From the cell's top edge, in points.
  public var y: Double
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  /// What fills it, as `#rrggbb` or `#rrggbbaa`; nil for nothing.
  public var fill: String?
  /// The line around it.
  public var border: Border?
  /// The radius of its corners in points; nil for none.
  public var cornerRadius: Double?
  /// What it throws behind itself.
  public var shadow: Shadow?
  /// The words in it.
  public var text: Text?
  /// The name of the image whose place it is; empty for one without a name.
  public var image: String?
  /// The control that it is.
  public var control: Control?

  /// A place that shows nothing yet.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether there is anything to be seen.
  public var isVisible: Bool {
    fill != nil || border != nil || text != nil || image != nil || control != nil
  }
}

extension ContentElement {
  /// A line around a surface.
  public struct Border: Codable, Hashable, Sendable {
    /// Its colour, as `fill` has one.
    public var color: String
    /// In points.
    public var width: Double

    /// A line of a width.
    public init(color: String, width: Double) {
      self.color = color
      self.width = width
    }
  }

  /// What a surface throws behind itself.
  public struct Shadow: Codable, Hashable, Sendable {
    /// Its colour, as `fill` has one.
    public var color: String
    /// How far it is shifted to the trailing side as it is seen, in points.
    public var x: Double
    /// How far it is shifted down, in points.
    public var y: Double
    /// How far its edge is blurred, in points.
    public var radius: Double

    /// A shadow of a colour.
    public init(color: String, x: Double, y: Double, radius: Double) {
      self.color = color
      self.x = x
      self.y = y
      self.radius = radius
    }
  }

  /// Words, in the lines that they are set in.
  public struct Text: Codable, Hashable, Sendable {
    /// Where lines begin: `start`, `middle` or `end`.
    public enum Alignment: String, Codable, Hashable, Sendable { case start, middle, end }

    /// What each line shows.
    public var lines: [String]
    /// The size of the font in points.
    public var size: Double
    /// From 100 to 900, as style sheets have it.
    public var weight: Double
    /// From one line to the next, in points.
    public var lineHeight: Double
    /// Its colour, as `fill` has one.
    public var color: String
    /// Where its lines begin.
    public var alignment: Alignment

    /// Lines in a font.
    public init(
      lines: [String], size: Double, weight: Double = 400, lineHeight: Double, color: String,
      alignment: Alignment = .start
    ) {
      self.lines = lines
      self.size = size
      self.weight = weight
      self.lineHeight = lineHeight
      self.color = color
      self.alignment = alignment
    }
  }

  /// A control, which pictures show schematically.
  public struct Control: Codable, Hashable, Sendable {
    /// What sort it is.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
      case `switch`, slider, progress, stepper, segments, pages, field, activity
      case disclosure, checkmark, detail
    }

    /// What sort it is.
    public var kind: Kind
    /// From 0 to 1: whether a switch is on, how far a slider or a progress has come.
    public var value: Double
    /// How many segments or pages it has.
    public var count: Int

    /// A control with its value.
    public init(_ kind: Kind, value: Double = 0, count: Int = 0) {
      self.kind = kind
      self.value = value
      self.count = count
    }
  }
}

/// What stands in a cell of a size, back to front.
public struct CellContents: Codable, Hashable, Sendable {
  /// The width of the cell in points.
  public var width: Double
  /// In points, too.
  public var height: Double
  /// What stands in it, back to front.
  public var elements: [ContentElement]
  /// Whether it stands on a dark ground; nil for a light one.
  public var isDark: Bool?

  /// The contents of a cell of a size.
  public init(width: Double, height: Double, elements: [ContentElement]) {
    self.width = width
    self.height = height
    self.elements = elements
  }

  /// The first words that it shows.
  public var firstText: String? {
    elements.lazy.compactMap { $0.text?.lines.first { !$0.isEmpty } }.first
  }

  /// The most elements of a cell that are kept; what is behind the others goes first.
  public static let most = 60
}

extension ContentElement {
  /// A colour as style sheets write it; nil where nothing is seen of it.
  ///
  /// - Parameters: Components from 0 to 1.
  public static func color(
    red: Double, green: Double, blue: Double, alpha: Double
  ) -> String? {
    guard alpha > 0.004 else { return nil }
    func hex(_ component: Double) -> String {
      let number = Int((min(1, max(0, component.isNaN ? 0 : component)) * 255).rounded())
      return (number < 16 ? "0" : "") + String(number, radix: 16)
    }
    let solid = "#" + [red, green, blue].map(hex).joined()
    return alpha > 0.998 ? solid : solid + hex(alpha)
  }
}
