import CompositionalLayout
import DiffableDataSource
import Foundation
import HeadlessCollectionView
import JSON
import TestSupport
import Testing
import ViewContents
import Wording
import WorldModel

@testable import PictureFiles
@testable import PictureModel

/// Pictures as files, byte by byte.
@Suite struct SVGPictureTests {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")

  /// Compares with a file that was looked at; `DIFFPLAY_RECORD=1` writes it anew.
  private func expect(
    _ text: String, isIn name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = Self.golden.appending(path: name)
    if ProcessInfo.processInfo.environment["DIFFPLAY_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, sourceLocation: sourceLocation)
    #expect(text.isWellFormedXML || name.hasSuffix(".json"), sourceLocation: sourceLocation)
  }

  @Test func aScreenIsDrawnToScale() throws {
    let picture = Picture(try Scenes.shop(), contents: Contents())
    try expect(SVGPicture(picture, title: "a shop").text, isIn: "shop.svg")
    try expect(JSONPrinter.pretty(picture.json()) + "\n", isIn: "shop.json")
  }

  @Test func overlaysExplainTheLayout() throws {
    var choice = Picture.Choice()
    choice.hasOverlays = true
    let picture = Picture(try Scenes.shop(), contents: Contents(), choice)
    try expect(SVGPicture(picture, title: "a shop").text, isIn: "shop-overlay.svg")
    try expect(JSONPrinter.pretty(picture.json()) + "\n", isIn: "shop-overlay.json")
    #expect(Set(picture.overlays.map(\.kind)) == Set(Picture.Overlay.Kind.allCases))
  }

  @Test func cellsShowWhatTheyContain() throws {
    let contents = Scenes.contents([
      "a": ["title": "Milk", "subtitle": "1 litre", "image": "milk", "color": "systemBlue"],
      "b": ["title": "Wi-Fi", "switch": "on"], "c": ["subtitle": "no title"],
    ])
    let scene = try Scene(
      Scenes.snapshot(["list": ["a", "b", "c"]]),
      on: Scenes.screen(["list": Scenes.grid(columns: 1)], height: 400), contents: contents)
    try expect(
      SVGPicture(Picture(scene, contents: contents), title: "cells").text, isIn: "contents.svg")
    var choice = Picture.Choice()
    choice.showsContents = false
    let plain = Picture(scene, contents: contents, choice)
    #expect(plain.elements.filter { $0.role == .cell }.map(\.label) == ["a", "b", "c"])
    #expect(plain.elements.allSatisfy { $0.contents == nil })
  }

  /// Texts stand in the lines that they were set in, surfaces and switches where they were laid out.
  @Test func cellsShowWhatCanBeSeenInThem() {
    var fill = ContentElement(x: 0, y: 0, width: 100, height: 60)
    fill.fill = "#ff000080"
    fill.cornerRadius = 12
    var text = ContentElement(x: 10, y: 10, width: 80, height: 40)
    text.text = ContentElement.Text(
      lines: ["<one>", "two"], size: 16, weight: 700, lineHeight: 20, color: "#112233",
      alignment: .middle)
    var control = ContentElement(x: 120, y: 10, width: 51, height: 31)
    control.control = ContentElement.Control(.switch, value: 1)
    var element = Picture.Element(
      id: "a", role: .cell, name: "a", label: "a", section: nil,
      pose: Picture.Pose(frame: LayoutRect(x: 0, y: 0, width: 200, height: 60)))
    element.contents = Picture.CellContents()
    element.contents?.elements = [fill, text, control]
    let size = LayoutExtent(width: 200, height: 100)
    let picture = Picture(
      bounds: LayoutRect(origin: .zero, size: size), screen: size, content: size,
      elements: [element])
    let svg = SVGPicture(picture, title: "a").text
    #expect(svg.contains(##"width="100" height="60" rx="12" fill="#ff0000" fill-opacity="0.5"##))
    #expect(svg.contains(##"x="50" y="26" font-size="16" font-weight="700""##))
    #expect(svg.contains("&lt;one&gt;</text>"))
    #expect(svg.contains(#"x="50" y="46""#))
    // The knob of a switch that is on: 120 + 51 - 15.5.
    #expect(svg.contains(#"cx="155.5" cy="25.5" r="13.5""#))
  }

  @Test func theLastApplyMoves() throws {
    let screen = try Scenes.screen(["all": Scenes.grid(columns: 3)])
    let before = try Scene(
      Scenes.snapshot(["all": ["a", "b", "c", "d"]]), on: screen, contents: Contents())
    let after = try Scene(
      Scenes.snapshot(["all": ["d", "a", "c", "e"]]), on: screen, contents: Contents())
    let (old, new) = (
      Picture(before, contents: Contents()), Picture(after, contents: Contents())
    )
    let motion = Motion(from: old, to: new)
    let changes = Dictionary(grouping: motion.elements, by: \.change).mapValues {
      $0.map(\.element.name).sorted()
    }
    #expect(changes[.appear] == ["e"] && changes[.disappear] == ["b"])
    #expect(changes[.move] == ["a", "d"] && changes[.stay] == ["all header", "c"])
    try expect(
      SVGPicture(new, motion: motion, title: "an apply").text, isIn: "apply.svg")
    try expect(JSONPrinter.pretty(motion.json) + "\n", isIn: "apply.json")
  }

  /// Where nothing moves, the moving file shows what the still one does.
  @Test func theEndOfAMovementIsThePicture() throws {
    let picture = Picture(try Scenes.shop(), contents: Contents())
    let still = SVGPicture(picture, title: "x").text
    let moving = SVGPicture(picture, motion: Motion(from: picture, to: picture), title: "x").text
    func body(_ text: String) -> Substring? { text.split(separator: "</style>").last }
    #expect(body(still) == body(moving))
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "]]>", "a\"b'c&d", "\u{202E}evil", "\u{0}\u{1}\u{1B}[31m", "&lt;",
    "--><!--", "\u{FFFE}", "url(#x)", "</style><script>", "😀👩‍👩‍👧", "한글",
  ])
  func hostileNamesAreWords(_ name: String) throws {
    let scene = try Scene(
      Scenes.snapshot([name: [name + "1", name + "2"]]),
      on: Scenes.screen([name: Scenes.carousel()]), contents: Contents())
    var choice = Picture.Choice()
    choice.hasOverlays = true
    let picture = Picture(scene, contents: Contents(), choice)
    let text = SVGPicture(picture, motion: nil, title: "\(name)").text
    #expect(text.isWellFormedXML)
    #expect(!text.contains("<script") && !text.contains("\u{202E}"))
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0xFFFE })
  }

  /// WCAG's contrast of words, in both schemes.
  @Test(arguments: [Palette.light, .dark])
  func wordsHaveContrast(_ palette: Palette) {
    for tint in palette.tints + [palette.neutral] {
      #expect(contrast(tint.text, tint.fill) >= 4.5, "\(tint)")
      #expect(contrast(tint.text, tint.strong) >= 4.5, "\(tint)")
      #expect(contrast(tint.text, palette.screen) >= 4.5, "\(tint)")
      #expect(contrast(tint.stroke, palette.screen) >= 3, "\(tint)")
    }
    #expect(contrast(palette.caption, palette.page) >= 4.5)
    #expect(contrast(palette.mark, palette.screen) >= 4.5)
  }

  @Test func aCrowdIsDrawnOnce() throws {
    let names = (0..<20_000).map { "i\($0)" }
    let item = LayoutItem(
      layoutSize: LayoutSize(widthDimension: .absolute(0.5), heightDimension: .absolute(1)))
    let group = try LayoutGroup.horizontal(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1)),
      subitems: [.item(item)])
    let layout = SectionLayout(section: LayoutSection(group: group))
    let scene = try Scene(
      Scenes.snapshot(["all": names]), on: Scenes.screen(["all": layout]), contents: Contents())
    let picture = Picture(scene, contents: Contents())
    #expect(picture.omitted > 0 && picture.elements.count + picture.omitted == 20_000)
    #expect(picture.elements.count < 11_000)
  }
}

private func contrast(_ one: String, _ other: String) -> Double {
  func part(_ number: Int, _ shift: Int) -> Double {
    let value = Double((number >> shift) & 0xFF) / 255
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    let parts: [Double] = [part(number, 16), part(number, 8), part(number, 0)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
  let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
  return (high + 0.05) / (low + 0.05)
}

extension String {
  /// Whether tags are balanced, attributes quoted, and every `&` begins a known entity.
  fileprivate var isWellFormedXML: Bool {
    var open: [Substring] = []
    var rest = self[...]
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else { return false }
      let tag = rest[rest.index(after: start)..<end]
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" || $0 == "/" && tag.first == "/" }
      if tag.hasPrefix("/") {
        guard open.popLast() == name.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
      guard tag.count(where: { $0 == "\"" }).isMultiple(of: 2) else { return false }
      let attributes = tag.split(separator: "\"").enumerated().filter {
        $0.offset.isMultiple(of: 2)
      }
      let names = attributes.compactMap { $0.element.split(separator: " ").last }
        .filter { $0.hasSuffix("=") }
      guard Set(names).count == names.count else { return false }
      rest = rest[rest.index(after: end)...]
    }
    let entities = ["amp;", "lt;", "gt;", "quot;", "#39;"]
    return open.isEmpty
      && split(separator: "&", omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
        entities.contains { part.hasPrefix($0) }
      }
  }
}
