import CommandLanguage
import ImportRecords
import SwiftImport
import TextWidth
import Wording

// Which of several screens is shown.
extension ImportedDefinitions {
  /// Makes the screen of a name, or of a file, the first.
  ///
  /// - Returns: What is said where others are called the same.
  mutating func putFirst(
    screen name: Token, naming files: SourceNaming
  ) throws(CommandError) -> [StyledText] {
    let screens = results.filter { $0.definition.isScreen && $0.record.snapshot != nil }
      .map(\.definition)
    let called = screens.filter { $0.isScreen(called: name.text) }
    guard let found = called.first ?? screens.first(where: { $0.stands(in: name.text) }) else {
      let other = screensWithoutItems.first {
        $0.definition.isScreen(called: name.text) || $0.definition.stands(in: name.text)
      }
      throw CommandError(
        other.map { "\(name.text.singleLine) shows \($0.state)" }
          ?? "there is no screen \(name.text.singleLine)", at: name.range,
        fix: screens.isEmpty
          ? nil : "there are \(screens.map(\.title).joined(separator: ", "))")
    }
    for index in results.indices where results[index].definition.isScreen {
      results[index].record.isFirst = results[index].definition == found
    }
    let others = called.dropFirst().map(\.file).filter { $0 != found.file }
    guard let other = others.first else { return [] }
    func told(_ file: String) -> String { files.name(of: file) ?? file.singleLine }
    return [
      """
      \(others.count + 1) screens are called \(name.text.singleLine): this is the one of \
      \(told(found.file)); `import … screen \(told(other))` shows the one of that file
      """
    ]
  }

  /// The number of the screen that is shown: the one that was chosen, the app's first, else one that
  /// shows something, rather one that no other opens, and of what is given than made of values that
  /// nothing says; of the files that were named first, then of the controller that uses them.
  func first(
    of screens: [(definition: ImportDefinition, record: ImportRecord)], isChosen: Bool
  ) -> Int? {
    if isChosen { return screens.firstIndex { $0.record.isFirst == true } }
    let named = screens.indices.filter { !takenAlong.contains(screens[$0].definition.file) }
    let using = screens.indices.filter { screens[$0].definition.file == takenAlong.first }
    return [named, using, Array(screens.indices)].lazy.compactMap { indices in
      let shown = indices.filter { screens[$0].record.snapshot?.isEmpty == false }
      return indices.first { screens[$0].record.isFirst == true }
        ?? shown.min { screens[$0].definition.isLater < screens[$1].definition.isLater }
    }.first
  }

  /// What is said of the screens behind the first, which is shown; nil where there are none.
  static func notShown(
    _ screens: [ImportDefinition], naming files: SourceNaming
  ) -> StyledText? {
    let titles = screens.map { screen in
      // Apps that lie apart call their screens the same.
      let isOne = screens.filter { $0.title == screen.title }.count == 1
      return isOne
        ? screen.title : "\(screen.title) (\(files.name(of: screen.file) ?? screen.file))"
    }
    let others = Array(titles.dropFirst())
    return others.isEmpty ? nil : "not shown: \(first(of: others)), one screen at a time"
  }
}

extension ImportDefinition {
  /// How little it is likely to be the first screen of an app that does not say.
  fileprivate var isLater: Int {
    (isFurtherView ? 4 : 0) + (title.contains("(") ? 2 : 0) + (isOpenedByOthers ? 1 : 0)
  }

  /// Whether a screen is the one of a name: as it is listed, or its class's, with or without the
  /// types that it stands in.
  fileprivate func isScreen(called name: String) -> Bool {
    let path = title.prefix { $0 != "(" }
    // What it is generic over is not given by who names it.
    let open = path.prefix { $0 != "<" }
    return title == name || [path, open].contains { $0 == name || $0.hasSuffix(".\(name)") }
  }

  /// Whether it stands in a file, told by its path or the end of it.
  fileprivate func stands(in name: String) -> Bool {
    name.hasSuffix(".swift") && (file == name || file.hasSuffix("/\(name)"))
  }
}
