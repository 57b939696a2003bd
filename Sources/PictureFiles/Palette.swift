/// The colours of a picture in one scheme, as `#rrggbb`.
///
/// Words have a contrast of at least 4.5 to what they stand on, in both schemes.
struct Palette: Hashable, Sendable {
  /// The colours of what belongs to one section.
  struct Tint: Hashable, Sendable {
    /// The surface of cells.
    var fill: String
    /// The surface of headers, footers and badges.
    var strong: String
    /// Lines.
    var stroke: String
    /// Words.
    var text: String
  }

  /// What a page shows behind the device.
  var page: String
  /// The screen.
  var screen: String
  /// The device around it.
  var bezel: String
  /// Words beside the device.
  var caption: String
  /// What is marked as different.
  var mark: String
  /// The tints of sections; a section beyond the last begins again.
  var tints: [Tint]
  /// What belongs to no section.
  var neutral: Tint

  /// The tint of a section by its number; of the whole layout for nil.
  func tint(_ number: Int?) -> Tint {
    number.map { tints[$0 % tints.count] } ?? neutral
  }

  /// For a light page.
  static let light = Palette(
    page: "#ffffff", screen: "#f6f7f9", bezel: "#23262d", caption: "#4a5160", mark: "#c2185b",
    tints: [
      Tint(fill: "#dce9fc", strong: "#b9d3f8", stroke: "#3f78d0", text: "#17356b"),
      Tint(fill: "#fde8d3", strong: "#fad0a6", stroke: "#c46a17", text: "#6b3405"),
      Tint(fill: "#d8f1e1", strong: "#b0e2c3", stroke: "#2c8a56", text: "#0e4527"),
      Tint(fill: "#eee0fa", strong: "#dcc2f5", stroke: "#8a4fc4", text: "#45206b"),
      Tint(fill: "#fbdfe6", strong: "#f6bdcb", stroke: "#c23f63", text: "#6f1630"),
      Tint(fill: "#d5eff2", strong: "#a9dfe5", stroke: "#1e8593", text: "#0a424a"),
      Tint(fill: "#f5efc9", strong: "#ebdf93", stroke: "#8f7b12", text: "#4a3f05"),
      Tint(fill: "#e5e6ee", strong: "#cdd0e0", stroke: "#666e92", text: "#2e3450"),
    ],
    neutral: Tint(fill: "#eceef1", strong: "#dadde3", stroke: "#6d7480", text: "#333a45"))

  /// For a dark page.
  static let dark = Palette(
    page: "#101216", screen: "#16191f", bezel: "#4b515d", caption: "#b6bdca", mark: "#ff7aa8",
    tints: [
      Tint(fill: "#1d3558", strong: "#2a4d80", stroke: "#6fa3f0", text: "#dce9fc"),
      Tint(fill: "#4a2c12", strong: "#6b411b", stroke: "#eb9c4f", text: "#fde8d3"),
      Tint(fill: "#173d29", strong: "#225a3c", stroke: "#5fc48b", text: "#d8f1e1"),
      Tint(fill: "#392352", strong: "#533376", stroke: "#b98aec", text: "#eee0fa"),
      Tint(fill: "#4d1d2b", strong: "#702b40", stroke: "#ef7f9d", text: "#fbdfe6"),
      Tint(fill: "#113a40", strong: "#19555e", stroke: "#58bfcc", text: "#d5eff2"),
      Tint(fill: "#3d3610", strong: "#5a5018", stroke: "#d0bb4b", text: "#f5efc9"),
      Tint(fill: "#2c3042", strong: "#41465f", stroke: "#9ca4c6", text: "#e5e6ee"),
    ],
    neutral: Tint(fill: "#2a2e36", strong: "#3b414b", stroke: "#949ba8", text: "#e4e7ec"))
}
