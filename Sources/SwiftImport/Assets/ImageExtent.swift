/// How large a picture is, as the first bytes of its file say: pixels of PNG, JPEG, GIF and HEIC,
/// points of PDF and SVG.
struct ImageExtent: Equatable {
  var width: Double
  var height: Double
  /// Whether it is drawn from lines, so that its extent is one in points.
  var isVector = false

  /// How many bytes are looked at: what cameras and editors put before the extent of a photo.
  static let headLength = 1 << 18

  private init?(_ width: Double, _ height: Double, isVector: Bool = false) {
    guard width > 0, height > 0, width < 100_000, height < 100_000 else { return nil }
    (self.width, self.height, self.isVector) = (width, height, isVector)
  }

  /// The extent that a file begins with; nil for what is no picture of these sorts.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init?(_ bytes: [UInt8]) {
    let found =
      Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.heic(bytes)
      ?? Self.pdf(bytes) ?? Self.svg(bytes)
    guard let found else { return nil }
    self = found
  }

  // MARK: Pixels

  /// The first chunk, which is `IHDR`; of files for phones an own one stands before it.
  private static func png(_ bytes: [UInt8]) -> Self? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]),
      let start = bytes.prefix(64).firstRange(of: Array("IHDR".utf8))?.upperBound
    else { return nil }
    return big(bytes, start, 4).flatMap { width in
      big(bytes, start + 4, 4).flatMap { Self(width, $0) }
    }
  }

  private static func gif(_ bytes: [UInt8]) -> Self? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    return Self(
      Double(bytes[6]) + 256 * Double(bytes[7]), Double(bytes[8]) + 256 * Double(bytes[9]))
  }

  /// The frame header, behind segments that each say how long they are.
  private static func jpeg(_ bytes: [UInt8]) -> Self? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard let height = big(bytes, place + 5, 2), let width = big(bytes, place + 7, 2) else {
          return nil
        }
        return Self(width, height)
      }
      guard let length = big(bytes, place + 2, 2), length >= 2 else { return nil }
      place += 2 + Int(length)
    }
    return nil
  }

  /// The largest of the extents that the properties of its items have: tiles are smaller.
  private static func heic(_ bytes: [UInt8]) -> Self? {
    guard bytes.count > 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    var largest: Self?
    for start in bytes.ranges(of: Array("ispe".utf8)).map(\.upperBound) {
      guard let width = big(bytes, start + 4, 4), let height = big(bytes, start + 8, 4),
        let found = Self(width, height)
      else { continue }
      if found.width * found.height > (largest?.width ?? 0) * (largest?.height ?? 0) {
        largest = found
      }
    }
    return largest
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Double? {
    guard start + count <= bytes.count else { return nil }
    return Double(bytes[start..<(start + count)].reduce(0) { $0 << 8 | UInt64($1) })
  }

  // MARK: Points

  /// The first box of a page: a left, a bottom, a right and a top edge.
  private static func pdf(_ bytes: [UInt8]) -> Self? {
    guard bytes.starts(with: Array("%PDF".utf8)),
      let start = bytes.firstRange(of: Array("/MediaBox".utf8))?.upperBound
    else { return nil }
    let text = String(decoding: bytes[start...].prefix(200), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return nil
    }
    let edges = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard edges.count == 4 else { return nil }
    return Self(abs(edges[2] - edges[0]), abs(edges[3] - edges[1]), isVector: true)
  }

  /// The width and height of the outermost element, or those of its box of coordinates.
  private static func svg(_ bytes: [UInt8]) -> Self? {
    let text = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg")?.upperBound,
      let end = text[start...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start..<end]
    if let width = length("width", in: tag), let height = length("height", in: tag) {
      return Self(width, height, isVector: true)
    }
    let box =
      attribute("viewBox", in: tag)?
      .split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? Self(box[2], box[3], isVector: true) : nil
  }

  /// A length in points; nil for a share, which says nothing of its own.
  private static func length(_ name: String, in tag: Substring) -> Double? {
    guard let value = attribute(name, in: tag) else { return nil }
    let number = value.prefix { $0.isNumber || $0 == "." }
    let unit = value.dropFirst(number.count)
    return ["", "px", "pt"].contains(unit) ? Double(number) : nil
  }

  private static func attribute(_ name: String, in tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      for start in tag.ranges(of: "\(name)=\(quote)")
      where start.lowerBound == tag.startIndex
        || tag[tag.index(before: start.lowerBound)].isWhitespace
      {
        return tag[start.upperBound...].prefix { String($0) != quote }
      }
    }
    return nil
  }
}
