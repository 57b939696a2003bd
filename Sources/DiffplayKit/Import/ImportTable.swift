import ConsoleTexts
import TextWidth
import Wording

/// What an import brought in, a row for each screen, snapshot and layout.
///
/// The class's name of a screen, by which it is chosen, is never cut. Where the rows do not fit,
/// screens have columns of their own, and files give way: one that is called like its class is not
/// named, of another the folders are not.
struct ImportTable {
  struct Row {
    /// `screen`, `snapshot`, or the name of a layout.
    var kind: StyledText
    /// The declaration, with what a screen is made with.
    var title: String
    var state: StyledText
    /// Its file; empty where only one was named and it is that.
    var file: String

    /// The row in a language.
    func told(in language: Language) -> Row {
      var row = self
      (row.kind, row.state) = (kind.told(in: language), state.told(in: language))
      return row
    }

    /// The name that a screen is chosen by.
    fileprivate var name: String { String(title.prefix { $0 != "(" }) }

    /// The title, where it is too wide without a part of what the screen is made with.
    fileprivate func title(toWidth width: Int) -> String {
      guard title.displayWidth > width else { return title }
      return name.displayWidth == width ? name : StyledText(title).truncated(toWidth: width).plain
    }

    fileprivate var cells: [StyledText] {
      [kind, StyledText(title), state, StyledText(file)]
    }
  }

  var screens: [Row]
  var others: [Row]

  /// The spaces between two columns.
  private static let gap = 2
  /// The columns that a file must have to be told, and that a title keeps beside it.
  private static let (narrowestFile, narrowestTitle) = (12, 24)

  /// The lines, in the columns of a terminal.
  func lines(fitting width: Int) -> [StyledText] {
    let whole = Self.table(screens + others).lines()
    if whole.allSatisfy({ $0.displayWidth <= width }) { return whole }
    let longest = screens.map(\.name.displayWidth).max() ?? 0
    return Self.lines(of: screens, fitting: width, keeping: longest)
      + Self.lines(of: others, fitting: width, keeping: 0)
  }

  private static func lines(
    of rows: [Row], fitting width: Int, keeping name: Int
  ) -> [StyledText] {
    var rows = rows
    for index in rows.indices {
      let row = rows[index]
      let isOne = rows.filter { $0.name == row.name && $0.file != row.file }.isEmpty
      guard isOne, let file = row.file.split(separator: "/").last else { continue }
      let type = row.name.split(separator: ".").first ?? ""
      rows[index].file = file == "\(type).swift" ? "" : String(file)
    }
    func longest(_ text: (Row) -> Int) -> Int { rows.map(text).max() ?? 0 }
    let taken = longest(\.kind.displayWidth) + longest(\.state.displayWidth) + 2 * gap
    let room = max(name, width - taken)
    let file = longest(\.file.displayWidth)
    let least = max(name, min(longest(\.title.displayWidth), narrowestTitle))
    let forFile = min(file, max(0, room - least - gap))
    let isTold = file > 0 && forFile >= min(file, narrowestFile)
    let forTitle = isTold ? room - forFile - gap : room
    for index in rows.indices {
      rows[index].title = rows[index].title(toWidth: forTitle)
      rows[index].file = isTold ? rows[index].file.lastPart(toWidth: forFile) : ""
    }
    return table(rows).lines()
  }

  private static func table(_ rows: [Row]) -> TextTable {
    let column = TextTable.Column("", isShortened: false)
    return TextTable([column, column, column, column], rows: rows.map(\.cells))
  }
}

extension String {
  /// Its end, where it is too wide.
  fileprivate func lastPart(toWidth width: Int) -> String {
    guard displayWidth > width else { return self }
    var rest = self[...]
    while rest.displayWidth >= width, !rest.isEmpty { rest = rest.dropFirst() }
    return "…" + rest
  }
}
