/// A colour by its role, so that it can be another one in a dark scheme.
enum SVGInk: Hashable, Comparable {
  case page, screen, bezel, caption, mark
  /// Behind what can be seen in a cell; the same in a dark scheme.
  case cell, darkCell
  case fill(Int?)
  case strong(Int?)
  case stroke(Int?)
  case text(Int?)

  /// The colour in a palette.
  func color(in palette: Palette) -> String {
    switch self {
    case .page: palette.page
    case .screen: palette.screen
    case .bezel: palette.bezel
    case .caption: palette.caption
    case .mark: palette.mark
    case .cell: "#ffffff"
    case .darkCell: "#000000"
    case .fill(let tint): palette.tint(tint).fill
    case .strong(let tint): palette.tint(tint).strong
    case .stroke(let tint): palette.tint(tint).stroke
    case .text(let tint): palette.tint(tint).text
    }
  }

  /// The class by which a style sheet knows it; lines are coloured by another property.
  func className(isLine: Bool) -> String {
    let name =
      switch self {
      case .page: "page"
      case .screen: "screen"
      case .bezel: "bezel"
      case .caption: "caption"
      case .mark: "mark"
      case .cell: "cell"
      case .darkCell: "dark-cell"
      case .fill(let tint): "f\(Self.name(of: tint))"
      case .strong(let tint): "s\(Self.name(of: tint))"
      case .stroke(let tint): "k\(Self.name(of: tint))"
      case .text(let tint): "t\(Self.name(of: tint))"
      }
    return isLine ? "\(name)-l" : name
  }

  private static func name(of tint: Int?) -> String {
    tint.map { "\($0 % Palette.light.tints.count)" } ?? "n"
  }

  static func < (one: SVGInk, other: SVGInk) -> Bool {
    one.className(isLine: false) < other.className(isLine: false)
  }
}

/// The inks that a picture uses; written with light colours as attributes, which every renderer
/// reads, and the dark ones as a style sheet.
struct SVGInks {
  private var used: Set<Use> = []

  private struct Use: Hashable {
    var ink: SVGInk
    var isLine: Bool
  }

  /// The attributes of a surface and its line.
  mutating func attributes(
    fill: SVGInk? = nil, line: SVGInk? = nil, width: Double = 1
  ) -> [(String, XMLValue)] {
    var found: [(String, XMLValue)] = []
    var classes: [String] = []
    if let fill {
      used.insert(Use(ink: fill, isLine: false))
      classes.append(fill.className(isLine: false))
    }
    if let line {
      used.insert(Use(ink: line, isLine: true))
      classes.append(line.className(isLine: true))
    }
    if !classes.isEmpty { found.append(("class", XMLValue(classes.joined(separator: " ")))) }
    found.append(("fill", XMLValue(fill?.color(in: .light) ?? "none")))
    if let line {
      found.append(("stroke", XMLValue(line.color(in: .light))))
      if width != 1 { found.append(("stroke-width", XMLValue(width))) }
    }
    return found
  }

  /// The rules that change every ink where a dark scheme is preferred.
  var darkRules: String {
    let rules = used.sorted { ($0.ink, $0.isLine ? 1 : 0) < ($1.ink, $1.isLine ? 1 : 0) }
      .map { use in
        let property = use.isLine ? "stroke" : "fill"
        let name = use.ink.className(isLine: use.isLine)
        return "  .\(name) { \(property): \(use.ink.color(in: .dark)) }\n"
      }
    return "@media (prefers-color-scheme: dark) {\n\(rules.joined())}\n"
  }
}
