/// What `Contents.json` says in the folders of an asset catalogue, as far as it is read.
enum AssetSets {
  /// A folder that may put its name before those of what is in it.
  struct Folder: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var properties: Properties?
  }

  /// The files of a picture, one for each scale, device and appearance.
  struct Images: Decodable {
    struct File: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var appearances: [Appearance]?
    }

    var images: [File]?

    /// The file for a phone's screen of a scale, and the scale that it is drawn for.
    ///
    /// One for phones goes before one for all, and that before others; of the scales that of the
    /// screen, else the next one above, else the largest.
    func best(scale wanted: Double) -> (name: String, scale: Double)? {
      let files = (images ?? []).filter { $0.filename != nil && ($0.appearances ?? []).isEmpty }
      let groups = [["iphone"], ["universal", nil], nil]
      for group in groups {
        let scaled = files.filter { group?.contains($0.idiom) ?? true }
          .compactMap { file in
            file.filename.map { (name: $0, scale: Self.number(file.scale)) }
          }
          .sorted { $0.scale < $1.scale }
        if let found = scaled.first(where: { $0.scale >= wanted }) ?? scaled.last { return found }
      }
      return nil
    }

    private static func number(_ scale: String?) -> Double {
      scale.flatMap { Double($0.prefix { $0 != "x" }) }.flatMap { $0 > 0 ? $0 : nil } ?? 1
    }
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  /// A colour in its appearances.
  struct Colors: Decodable {
    struct Variant: Decodable {
      var idiom: String?
      var appearances: [Appearance]?
      var color: Color?

      func isOf(_ luminosity: String?) -> Bool {
        let appearances = appearances ?? []
        guard let luminosity else { return appearances.isEmpty }
        return appearances.map(\.value) == [luminosity]
      }
    }

    struct Color: Decodable {
      var components: [String: String]?
      /// The name of one of the system's colours.
      var reference: String?

      /// Red, green, blue and opacity from 0 to 1; what names a space of colours is left aside.
      var values: [Double]? {
        guard let components else { return nil }
        let alpha = components["alpha"].flatMap { Double($0) } ?? 1
        if let white = components["white"].flatMap(Self.number) {
          return [white, white, white, alpha]
        }
        let found = ["red", "green", "blue"].compactMap { components[$0].flatMap(Self.number) }
        return found.count == 3 ? found + [alpha] : nil
      }

      /// `0x7F` and `127` are of 255, `0.498` is of 1.
      private static func number(_ text: String) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
          return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
      }
    }

    var colors: [Variant]?

    /// The colour of an appearance; nil for that of none.
    func color(_ luminosity: String?) -> Color? {
      let found = (colors ?? []).filter { $0.isOf(luminosity) && $0.color != nil }
      return (found.first { $0.idiom == "iphone" } ?? found.first { $0.idiom != "ipad" })?.color
    }
  }
}
