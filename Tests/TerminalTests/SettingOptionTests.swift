import DiffplayKit
import Testing

/// The program's options for settings.
@Suite struct SettingOptionTests {
  @Test(arguments: Setting.all.map(\.name))
  func everySettingHasAnOption(_ name: String) throws {
    let setting = try #require(Setting.named(name))
    for value in setting.values where name != "output" {
      let run = try ProgramRun("--\(name)", value, "-c", "set \(name)")
      #expect(run.status == 0)
      #expect(run.lines.first?.contains("\(name): \(value)") == true, "\(run.output)")
    }
    let refused = try ProgramRun("--\(name)", "perhaps", "-c", "show")
    #expect(refused.status == 2)
    #expect(refused.output.isEmpty)
    #expect(refused.errors.contains("--\(name) takes \(setting.values[0])"))
    #expect(try ProgramRun("--help").output.contains("--\(name) <"))
  }

  @Test func outputForms() throws {
    let commands = "append sections main; append a; show"
    #expect(try ProgramRun("--output", "csv", "-c", commands).lines.last == "main,0,a")
    let json = try ProgramRun("--output", "json", "-c", commands)
    #expect(json.lines.count == 3 && json.lines.allSatisfy { $0.hasPrefix("{\"line\":1,") })
    #expect(try ProgramRun("--json", "-c", commands).output == json.output)
  }

  @Test(arguments: [("1", "on"), ("", "off"), ("0", "off")])
  func theEnvironmentAsksForAScreenReader(_ value: String, _ setting: String) throws {
    let run = try ProgramRun(
      "-c", "set screen-reader", environment: ["DIFFPLAY_ACCESSIBLE": value])
    #expect(run.lines == ["screen-reader: \(setting)"])
    let option = try ProgramRun(
      "--screen-reader", "off", "-c", "set screen-reader",
      environment: ["DIFFPLAY_ACCESSIBLE": value])
    #expect(option.lines == ["screen-reader: off"])
  }

  @Test func timesAreToldOnTheOutputAlone() throws {
    let run = try ProgramRun("--time", "on", input: "show\nbogus\n")
    #expect(
      run.lines.count == 3 && run.lines[1].hasPrefix("time: ") && run.lines[2].hasSuffix(" ms"))
    #expect(!run.errors.contains("time:"))
  }
}
