import CommandLanguage

/// A value of one of UIKit's types for layouts, as a person writes it after a point:
/// `.fractionalWidth(0.4)`, `.continuous`, `.init(top: 8, leading: 8, bottom: 8, trailing: 8)`.
struct SaidShape: Hashable {
  private let name: String
  private let arguments: [Argument]

  private struct Argument: Hashable {
    var label: String
    var number: String
  }

  /// The value that tokens spell, from the first of them, and how many those are; nil where they spell
  /// none.
  init?(_ tokens: ArraySlice<Token>, count: inout Int) {
    guard tokens.first?.kind == .word, tokens.first?.text.hasPrefix(".") == true else { return nil }
    // A comma counts as a space: brackets tell where the value ends.
    var text = ""
    var read = 0
    for token in tokens {
      guard token.kind == .word else { return nil }
      text += (text.isEmpty ? "" : " ") + token.text
      read += 1
      if text.count(where: { $0 == "(" }) <= text.count(where: { $0 == ")" }) { break }
    }
    if text.hasSuffix(",") { text.removeLast() }
    let parts = text.dropFirst().split(separator: "(", maxSplits: 1)
    guard let first = parts.first else { return nil }
    name = String(first)
    guard parts.count > 1 else {
      (arguments, count) = ([], read)
      return
    }
    guard parts[1].hasSuffix(")") else { return nil }
    var arguments: [Argument] = []
    var label = "_"
    for word in parts[1].dropLast().split(whereSeparator: { " ,".contains($0) }) {
      // A label may stand right before its value.
      let pair = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count > 1 { label = String(pair[0]) }
      guard let number = pair.last, !number.isEmpty else { continue }
      guard let value = ImportValues.number(number) else { return nil }
      arguments.append(Argument(label: label, number: value.text))
      label = "_"
    }
    (self.arguments, count) = (arguments, read)
  }

  /// The value in Swift.
  var text: String {
    let all = arguments.map { $0.label == "_" ? $0.number : "\($0.label): \($0.number)" }
    return arguments.isEmpty ? ".\(name)" : ".\(name)(\(all.joined(separator: ", ")))"
  }

  /// Whether it is a value of a type.
  func isValue(of type: String) -> Bool {
    Self.forms[type]?[name] == arguments.map(\.label)
  }

  /// Whether values of a type can be spelled so.
  static func spells(_ type: String) -> Bool { forms[type] != nil }

  private static let edges = ["top", "leading", "bottom", "trailing"]
  private static let behaviors = [
    "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
    "groupPagingCentered",
  ]
  private static let appearances = ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]

  /// What a type's values are made with, by their names and the labels of what they take.
  private static let forms: [String: [String: [String]]] = [
    "NSCollectionLayoutDimension": [
      "fractionalWidth": ["_"], "fractionalHeight": ["_"], "absolute": ["_"], "estimated": ["_"],
    ],
    "NSCollectionLayoutSpacing": ["fixed": ["_"], "flexible": ["_"]],
    "NSDirectionalEdgeInsets": ["zero": [], "init": edges],
    "UIEdgeInsets": ["zero": [], "init": ["top", "left", "bottom", "right"]],
    "CGSize": ["zero": [], "init": ["width", "height"]],
    "UICollectionLayoutSectionOrthogonalScrollingBehavior": named(behaviors),
    "UICollectionLayoutListConfiguration.Appearance": named(appearances),
  ]

  private static func named(_ names: [String]) -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, []) })
  }
}
