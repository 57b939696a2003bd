import Foundation
import Testing

@testable import diffplay

/// What people try on the command line before they have read how it is meant.
@Suite struct ArgumentTests {
  @Test func helpKnowsTheCommandsToo() throws {
    let help = try ProgramRun("help", "append")
    #expect(help.status == 0 && help.errors.isEmpty)
    #expect(help.lines.first == "append sections SECTION…")
    #expect(try ProgramRun("help", "layout", "words").status == 0)
  }

  @Test func helpOnASubcommandIsItsPage() throws {
    let help = try ProgramRun("help", "run")
    #expect(help.status == 0 && help.output.contains("USAGE: diffplay run"))
    let all = try ProgramRun("help")
    #expect(all.status == 0 && all.output.contains("SUBCOMMANDS:"))
  }

  @Test func helpOnNothingIsAnError() throws {
    let help = try ProgramRun("help", "frobnicate")
    #expect(help.status == 2 && help.output.isEmpty)
    #expect(help.errors.contains("there is no help on `frobnicate`"))
  }

  @Test(arguments: [
    (["append", "sections", "a"], "`diffplay -c 'append …'` runs commands."),
    (["list.txt"], "`diffplay run FILE` runs the commands of a file"),
  ])
  func aWordThatIsNoSubcommandGetsAdvice(_ arguments: [String], _ advice: String) throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(filePath: folder.path("list.txt")))
    let run = try ProgramRun(arguments: arguments, folder: folder.url)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("nexpected argument"))
    #expect(run.errors.contains(advice))
  }

  @Test(arguments: [[], ["run"], ["--keep-going", "--lang", "en"]])
  func aFileOfSwiftIsRun(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let source = """
      // A list of two.
      enum Section { case main }
      var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
      snapshot.appendSections([.main])
      snapshot.appendItems([7, 9])
      let text = \"""
        {
        \"""
      print(text, snapshot.itemIdentifiers)

      """
    try Data(source.utf8).write(to: URL(filePath: folder.path("list.swift")))
    let run = try ProgramRun(arguments: arguments + ["list.swift"], folder: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.lines.first == "{ [7, 9]")
    // What a pipe brings line by line is the same.
    let piped = try ProgramRun(arguments: [], input: source)
    #expect(piped.status == 0 && piped.lines.contains("{ [7, 9]"), "\(piped.errors)")
  }

  @Test(arguments: [["--frob"], ["frobnicate"], ["-c"], ["--color", "blue"], ["run"]])
  func wrongArgumentsAreSaidAndNothingRuns(_ arguments: [String]) throws {
    let run = try ProgramRun(arguments: arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("Error: ") && !run.errors.contains("runs commands"))
  }

  /// Commands run after an import as they do without one.
  @Test(arguments: [
    ["import", "Missing.swift", "-c", "frobnicate"],
    ["import", "-c", "frobnicate", "Missing.swift"],
  ])
  func commandsRunAfterAnImport(_ arguments: [String]) throws {
    let run = try ProgramRun(arguments: arguments + ["--keep-going"])
    #expect(run.status == 1 && run.errors.contains("Missing.swift"), "\(run.errors)")
    #expect(run.errors.contains("there is no command `frobnicate`"), "\(run.errors)")
  }

  /// A screen is chosen, and values are said, in the words of the prompt.
  @Test(arguments: [["screen", "Cart"], ["with", "columns:", "3"]])
  func whatStandsBehindImportedFilesIsNone(_ words: [String]) throws {
    let run = try ProgramRun(arguments: ["import", "Missing.swift"] + words)
    #expect(run.status == 1 && run.errors.contains("Missing.swift"), "\(run.errors)")
    #expect(!run.errors.contains("is not a Swift file"), "\(run.errors)")
  }

  /// What is prepared is looked for from the root.
  @Test func libraryIsPreparedInNoFolderByTheWay() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(arguments: ["prepare-import", "library"], folder: folder.url)
    #expect(run.status == 2 && run.errors.contains("library is no path from the root"))
  }

  @Test func whatLearnersHandedInIsShown() throws {
    let folder = try TemporaryFolder()
    try Data("diffplay progress 1\n".utf8)
      .write(to: URL(filePath: folder.path("minji.progress")))
    let table = try ProgramRun(arguments: ["class", "."], folder: folder.url)
    #expect(table.status == 0 && table.output.contains("minji"), "\(table.errors)")
    for arguments in [["class", ".", "minji", "--json"], ["--json", "class", ".", "minji"]] {
      let json = try ProgramRun(arguments: arguments, folder: folder.url)
      #expect(json.output.contains(#""learner":"minji""#), "\(json.errors)")
    }
    let rows = try ProgramRun(arguments: ["class", ".", "--output", "csv"], folder: folder.url)
    #expect(rows.lines.first == "learner,lesson,commands,par,hints,solution,skipped")
    let nobody = try ProgramRun(arguments: ["class", ".", "bob"], folder: folder.url)
    #expect(nobody.status == 1 && nobody.errors.contains("there is no learner `bob`"))
  }

  @Test func aSharedLineIsOpened() throws {
    let line = "dp1ePniAHOFKyehHTmC2ow4m4UDV8IN3iIA3J6sBQCmrtCW"
    let run = try ProgramRun(arguments: ["open", line], input: "show\n")
    #expect(run.status == 0 && run.lines.last == "main: a b", "\(run.errors)")
    let broken = try ProgramRun(arguments: ["open", "dp1", "ePni"], input: "show\n")
    #expect(broken.status == 1 && broken.errors.contains("error: "))
  }

  @Test(arguments: [["solve"], ["solve", "-"], ["solve", "/dev/stdin"]])
  func aDocumentComesThroughAPipe(_ arguments: [String]) throws {
    let run = try ProgramRun(arguments: arguments, input: "{\"cases\": []}")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let broken = try ProgramRun(arguments: arguments, input: "{")
    #expect(broken.status == 2 && broken.errors.hasPrefix("<stdin>:1:2: error: "))
  }

  @Test func whatIsJSONStaysJSONOnATerminal() throws {
    let run = try ProgramRun("--json", "-c", "append sections \"a\\u{202e}b\\u{2028}\"")
    #expect(run.output.contains("a\\u202eb\\u2028"))
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["ok"] as? Bool == true)
  }

  @Test func anEmptyVariableKeepsTheLibraryFromBeingPrepared() {
    #expect(LibraryPreparation.isWanted { _ in nil })
    #expect(LibraryPreparation.isWanted { _ in "1" })
    #expect(!LibraryPreparation.isWanted { $0 == "DIFFPLAY_PREPARE" ? "" : nil })
  }
}
