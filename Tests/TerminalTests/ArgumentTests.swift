import Foundation
import Testing

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

  @Test(arguments: [["--frob"], ["frobnicate"], ["-c"], ["--color", "blue"], ["run"]])
  func wrongArgumentsAreSaidAndNothingRuns(_ arguments: [String]) throws {
    let run = try ProgramRun(arguments: arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("Error: ") && !run.errors.contains("runs commands"))
  }
}
