import HostSystem
import ImportRecords
import JSON

/// Reads what an app's asset catalogues and the pictures in its bundle say of sizes and colours.
struct AssetReading {
  /// How many pictures and colours are read; those behind are as if they were not there.
  private static let most = 3_000
  private static let largestContents = 1 << 18
  private static let deepest = 8

  private(set) var assets = ImportedAssets()
  private let files: any FileSystem
  private let work: any WorkObserver
  private let scale: Double

  /// - Parameter scale: That of the screen, for which a file is chosen.
  init(scale: Double, in files: any FileSystem, for work: any WorkObserver) {
    (self.scale, self.files, self.work) = (scale, files, work)
  }

  // MARK: Catalogues

  /// Reads a catalogue; a name that is known already stays what it is.
  mutating func read(catalogue path: String) { read(folder: path, prefix: "", depth: 0) }

  private mutating func read(folder: String, prefix: String, depth: Int) {
    guard depth < Self.deepest, let names = try? files.names(in: folder) else { return }
    for name in names where !name.hasPrefix(".") {
      guard !isFull else { return }
      let path = FilePath.join(folder, name)
      guard files.isFolder(path) == true, !files.isLink(path) else { continue }
      let (stem, kind) = Self.parts(of: name)
      switch kind {
      case "imageset": readImage(path, named: prefix + stem)
      case "symbolset": know(.init(width: 0, height: 0, isSymbol: true), named: prefix + stem)
      case "colorset": readColor(path, named: prefix + stem)
      case "":
        let contents: AssetSets.Folder? = contents(of: path)
        let isNamed = contents?.properties?.providesNamespace == true
        read(folder: path, prefix: isNamed ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }

  private var isFull: Bool {
    work.isStopped || assets.images.count + assets.colors.count >= Self.most
  }

  private static func parts(of name: String) -> (stem: String, kind: String) {
    guard let dot = name.lastIndex(of: ".") else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  private func contents<Contents: Decodable>(of folder: String) -> Contents? {
    let path = FilePath.join(folder, "Contents.json")
    guard let text = try? files.text(of: path, atMost: Self.largestContents),
      let document = try? JSONDocument(parsing: text)
    else { return nil }
    return try? JSONValueDecoder().decode(Contents.self, from: document)
  }

  private mutating func readImage(_ folder: String, named name: String) {
    let contents: AssetSets.Images? = contents(of: folder)
    guard assets.images[name] == nil, let best = contents?.best(scale: scale) else { return }
    readFile(FilePath.join(folder, best.name), scale: best.scale, named: name)
  }

  private mutating func readColor(_ folder: String, named name: String) {
    let contents: AssetSets.Colors? = contents(of: folder)
    guard assets.colors[name] == nil, let contents, let any = contents.color(nil) else { return }
    let light = contents.color("light") ?? any
    let dark = contents.color("dark") ?? any
    assets.colors[name] = ImportedAssets.Color(
      light: light.values, dark: dark.values, lightReference: light.reference,
      darkReference: dark.reference)
  }

  // MARK: Pictures

  /// Reads a picture that stands in the bundle, as `name@2x.png`.
  mutating func read(picture path: String) {
    guard !isFull else { return }
    let (stem, _) = Self.parts(of: FilePath.name(of: path))
    let plain = stem.hasSuffix("~iphone") ? stem.dropLast(7) : stem[...]
    for number in [2.0, 3] where plain.hasSuffix("@\(Int(number))x") {
      return readFile(path, scale: number, named: String(plain.dropLast(3)))
    }
    readFile(path, scale: 1, named: String(plain))
  }

  private mutating func readFile(_ path: String, scale: Double, named name: String) {
    guard assets.images[name] == nil,
      let head = try? files.head(of: path, length: ImageExtent.headLength),
      let extent = ImageExtent(head)
    else { return }
    let points = extent.isVector ? 1 : scale
    know(
      .init(width: extent.width / points, height: extent.height / points, isSymbol: false),
      named: name)
  }

  private mutating func know(_ image: ImportedAssets.Image, named name: String) {
    if assets.images[name] == nil { assets.images[name] = image }
  }
}
