import HostSystem
import ImportRecords
import InMemoryFileSystem
import Testing

@testable import SwiftImport

/// What asset catalogues say of pictures' sizes and of colours.
@Suite struct AssetReadingTests {
  private typealias Image = ImportedAssets.Image

  private static func svg(_ size: String) -> String {
    "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)></svg>"
  }

  private func assets(_ texts: [String: String], scale: Double = 3) -> ImportedAssets {
    let files = InMemoryFileSystem(
      Dictionary(uniqueKeysWithValues: texts.map { ("A.xcassets/\($0)", $1) }))
    var reading = AssetReading(scale: scale, in: files, for: UnobservedWork())
    reading.read(catalogue: "A.xcassets")
    return reading.assets
  }

  /// Only a folder that says so puts its name before those inside.
  @Test func namesAreThoseOfSetsBehindTheNamespacesOfFolders() {
    let set = #"{"images":[{"filename":"a.svg","idiom":"universal"}]}"#
    let found = assets([
      "Contents.json": "{}",
      "cover.imageset/Contents.json": set, "cover.imageset/a.svg": Self.svg(#"viewBox="0 0 8 9""#),
      "Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "Icons/star.imageset/Contents.json": set,
      "Icons/star.imageset/a.svg": Self.svg(#"width="24px" height="20""#),
      "Plain/Contents.json": #"{"info":{"version":1}}"#,
      "Plain/dot.imageset/Contents.json": set,
      "Plain/dot.imageset/a.svg": Self.svg(#"stroke-width="2" width='4' height='5'"#),
      "mark.symbolset/Contents.json": "{}", "broken.imageset/Contents.json": "{",
    ])
    #expect(
      found.images == [
        "cover": Image(width: 8, height: 9, isSymbol: false),
        "Icons/star": Image(width: 24, height: 20, isSymbol: false),
        "dot": Image(width: 4, height: 5, isSymbol: false),
        "mark": Image(width: 0, height: 0, isSymbol: true),
      ])
  }

  /// The file is the one of the screen's scale, else the next above, else the largest; those for
  /// dark interfaces and other devices are left aside where there are others.
  @Test(arguments: [(1.0, "1"), (2, "2"), (3, "2")])
  func theFileOfTheScreensScaleIsTaken(scale: Double, name: String) {
    let sets = AssetSets.Images(images: [
      .init(filename: "2", idiom: "universal", scale: "2x"),
      .init(filename: "1", idiom: "universal", scale: "1x"),
      .init(filename: nil, idiom: "universal", scale: "3x"),
      .init(
        filename: "dark", idiom: "universal", scale: "3x",
        appearances: [.init(appearance: "luminosity", value: "dark")]),
      .init(filename: "pad", idiom: "ipad", scale: "3x"),
    ])
    #expect(sets.best(scale: scale)?.name == name)
  }

  @Test func componentsAreOf1OrOf255AndDarkOnesApart() {
    let colors = """
      {"colors":[
        {"idiom":"universal","color":{"color-space":"srgb",
          "components":{"red":"0xFF","green":"51","blue":"0.400","alpha":"0.500"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
          "color":{"platform":"ios","reference":"systemGray6Color"}}]}
      """
    let found = assets(["Brand.colorset/Contents.json": colors]).colors["Brand"]
    #expect(
      found
        == ImportedAssets.Color(
          light: [1, 0.2, 0.4, 0.5], dark: nil, darkReference: "systemGray6Color"))
  }

  @Test func picturesOfTheBundleAreNamedWithoutTheirScales() {
    let files = InMemoryFileSystem(["b/a@2x.svg": Self.svg(#"width="4" height="6""#)])
    var reading = AssetReading(scale: 3, in: files, for: UnobservedWork())
    reading.read(picture: "b/a@2x.svg")
    #expect(reading.assets.images == ["a": Image(width: 4, height: 6, isSymbol: false)])
  }

  // MARK: Files

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 44, 0, 0, 0, 200]
  /// A segment of four bytes, a table that is no frame, then the frame.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE1, 0, 4, 9, 9, 0xFF, 0xC4, 0, 3, 1, 0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 44]
    + [3]
  private static let heic: [UInt8] =
    [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 20] + Array("ispe".utf8)
    + [0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 20] + Array("ispe".utf8)
    + [0, 0, 0, 0, 0, 0, 1, 44, 0, 0, 0, 200]
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [44, 1, 200, 0]
  private static let pdf = Array("%PDF-1.7\n1 0 obj << /MediaBox [ 0 10 300.0 210 ] >>".utf8)

  @Test(arguments: [png, jpeg, heic, gif, pdf])
  func aFileBeginsWithItsExtent(bytes: [UInt8]) throws {
    let extent = try #require(ImageExtent(bytes))
    #expect(extent.width == 300 && extent.height == 200)
    #expect(extent.isVector == (bytes == Self.pdf))
    // What is cut off anywhere says nothing, and breaks nothing.
    for length in 0..<(bytes.count - 1) where bytes != Self.pdf {
      let cut = ImageExtent(Array(bytes.prefix(length)))
      #expect(cut == nil || cut != extent)
    }
  }
}
