import Foundation
import JSON
import Wording

/// What stands where on one screen: what a test compares and a file keeps.
///
/// Numbers are points, to the hundredth: what is compared is what a person reads in the file.
struct LayoutRecord: Hashable {
  /// A cell, a header, a badge or a background.
  struct Element: Hashable {
    /// What kind of view it is.
    enum Category: String, Hashable, CaseIterable {
      case cell, view, decoration
    }

    var category: Category
    /// The kind of a view or a decoration; empty for a cell.
    var kind = ""
    /// The indexes of section and item; one alone for a view of the whole layout.
    var path: [Int]
    var frame: Frame
    /// What it says, as far as it has come on screen.
    var text = ""

    /// What it is called: `cell 0-2`, `view header 1-0`.
    var name: String {
      category == .cell
        ? "cell \(path.place)" : "\(category.rawValue) \(Self.word(kind)) \(path.place)"
    }

    /// A kind as one word of a line: as a text of JSON where it is none.
    static func word(_ kind: String) -> String {
      let isWord = kind.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.".unicodeScalars.contains($0)
      }
      return isWord && !kind.isEmpty
        ? kind : JSONPrinter.quoted(kind).replacing(" ", with: "\\u0020")
    }
  }

  /// A rectangle in the content.
  struct Frame: Hashable {
    var x, y, width, height: Double

    init(x: Double, y: Double, width: Double, height: Double) {
      self.x = Self.hundredths(x)
      self.y = Self.hundredths(y)
      self.width = Self.hundredths(width)
      self.height = Self.hundredths(height)
    }

    init(_ rect: CGRect) {
      self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// What `NumberText.rounded` writes of a number, read again.
    static func hundredths(_ value: Double) -> Double {
      Double(NumberText.rounded(value)) ?? value
    }

    var corner: String { "\(points(x)), \(points(y))" }
    var extent: String { "\(points(width)) x \(points(height))" }
    var text: String { "(\(corner); \(extent))" }
  }

  /// What the screen is called.
  var screen: String
  /// The screen's measures and how it is read, in words.
  var container: String
  /// The size of the content; the origin is always zero.
  var content: Frame
  /// By place, then by category and kind.
  var elements: [Element]
}

/// Points as people read them.
func points(_ value: Double) -> String { NumberText.rounded(value) }

extension Sequence<Int> {
  /// The indexes of a path as records have them: `0-2`.
  var place: String { map { "\($0)" }.joined(separator: "-") }
}

extension StringProtocol {
  /// The text with a space for each end of a line.
  var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}

extension [String] {
  /// The first lines, set in, and how many there are besides.
  func listed(atMost limit: Int) -> [String] {
    prefix(limit).map { "  \($0)" } + (count > limit ? ["  … \(count - limit) more"] : [])
  }
}

// MARK: - As text

extension LayoutRecord {
  /// The lines of the file, in columns.
  var text: String {
    let names = elements.map(\.name)
    let corners = elements.map(\.frame.corner)
    let extents = elements.map(\.frame.extent)
    func padded(_ text: String, _ all: [String], left: Bool = false) -> String {
      let room = String(repeating: " ", count: (all.map(\.count).max() ?? 0) - text.count)
      return left ? room + text : text + room
    }
    var lines = [screen, "  screen \(container)", "  content \(content.extent)"]
    for index in elements.indices {
      var line =
        "  " + padded(names[index], names) + "  " + padded(corners[index], corners, left: true)
        + "  " + padded(extents[index], extents, left: true)
      if !elements[index].text.isEmpty {
        line += "  " + JSONPrinter.quoted(elements[index].text)
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
