import ArgumentParser
import CommandLanguage
import Comparisons
import DiffplayKit
import HostSystem
import JSON
import TextWidth
import Wording

/// The subcommand `compare OLD NEW`.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare the screens of two revisions, folders, files or sessions.",
    usage: """
      diffplay compare [<options>] <old> [<new>] [-- <path> ...]
      diffplay compare --system <release> <release> <session> ...
      """,
    discussion: """
      OLD and NEW are folders, files, revisions of git such as HEAD~1, or a file of one, such as \
      main:Sources/Feed.swift; without NEW, what is in the folder now is compared with OLD. Swift files \
      are compiled and run apart, as by import; layout documents are solved, sessions run. Screens and \
      layouts of one name are laid out on each device and compared. With --system, sessions are run under \
      two releases of the system, such as ios14 and ios15.

      Exit status 0 where nothing changed, or all that did is accepted; 1 where something did; 2 where \
      nothing can be compared. With --json, the comparison is one object.
      """)

  /// What is printed.
  enum Format: String, CaseIterable {
    case words, json, github
  }

  @Option(help: "What is printed: words, json, or github for annotations of a workflow.")
  var format: Format?

  @Option(
    help: ArgumentHelp(
      """
      What to lay out on, with commas between: iphone, ipad, a device's name, 390x844, each with \
      landscape, rtl or dark behind it.
      """, valueName: "devices"))
  var on: String?

  @Option(
    parsing: .singleValue,
    help: "Compare this file or folder of both alone; may be given again.", completion: .file())
  var path: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Run the same sessions under two systems: ios13 to ios18, ios26, mac.",
      valueName: "release> <release> <session"))
  var system: [String] = []

  @Option(help: "Draw what changed side by side on a page.", completion: .file())
  var html: String?

  @Option(help: "Write the results as JUnit XML to this file.", completion: .file())
  var junit: String?

  @Option(
    help: "The file with the changes that are meant; .diffplay-accepted by itself.",
    completion: .file())
  var accept: String?

  @Flag(help: "Accept what changed: write that file anew; never with CI set.")
  var update = false

  // `--json` and `--lang` are options of the program, wherever they stand.
  @ParentCommand var program: Diffplay

  @Argument(help: "A revision, a folder or a file.", completion: .file())
  var old: String?

  @Argument(help: "Another; what is in the folder now by itself.", completion: .file())
  var new: String?

  @Argument(
    parsing: .postTerminator, help: "Files and folders of both to compare alone.",
    completion: .file())
  var paths: [String] = []

  func validate() throws {
    guard old != nil || !system.isEmpty else {
      throw ValidationError("Missing expected argument '<old>'")
    }
    if let on, Self.devices(on) == nil {
      throw ValidationError(
        "--on takes iphone, ipad, a device's name or a size such as 390x844, not '\(on)'")
    }
  }

  func run() throws {
    let files = POSIXFileSystem()
    let toolchain = POSIXToolchain(
      notices: ImportNotices(language: program.options.play.settings.language))
    var comparison: Comparison
    var folder = ""
    do throws(ComparedPlaces.Refusal) {
      let places = try places(with: toolchain)
      defer { places.remove() }
      folder = places.prefix
      comparison = try compared(places, files, toolchain)
    } catch {
      tell(error)
      throw ExitCode(ExitStatus.badArguments)
    }
    try ExitStatus.ofFiles {
      if update, !Terminal.isCI {
        let text = AcceptedChanges.text(accepting: comparison)
        try files.write(text, to: accept ?? AcceptedChanges.usualName)
        comparison.accepted = AcceptedChanges(parsing: text)
      }
      if let junit { try files.write(comparison.junit, to: junit) }
      if let html { try files.write(comparison.html(in: language), to: html) }
    }
    if update, Terminal.isCI { Terminal.writeError("nothing is accepted, because CI is set") }
    report(comparison, in: folder)
    throw ExitCode(comparison.open.isEmpty ? 0 : ExitStatus.failed)
  }

  private var language: Language { program.options.play.settings.language }

  /// What the arguments name.
  private func places(
    with toolchain: POSIXToolchain
  ) throws(ComparedPlaces.Refusal) -> ComparedPlaces {
    guard system.isEmpty, let old else {
      let named = [old, new].compactMap { $0 } + path + paths
      return try ComparedPlaces(systems: system + named, toolchain: toolchain)
    }
    return try ComparedPlaces(old, new, paths: path + paths, toolchain: toolchain, in: language)
  }

  /// Lays both out and compares them.
  private func compared(
    _ places: ComparedPlaces, _ files: POSIXFileSystem, _ toolchain: POSIXToolchain
  ) throws(ComparedPlaces.Refusal) -> Comparison {
    let devices = on.flatMap(Self.devices)
    let line = ProgressLine()
    defer { line.end() }
    var screens: [[ComparedScreen]] = []
    for side in places.sides {
      do throws(CommandError) {
        screens.append(try side.screens(on: devices, toolchain: toolchain, work: line))
      } catch {
        throw ComparedPlaces.Refusal(
          message: "\(side.name.singleLine): \(error.message)", fix: error.fix,
          details: error.details)
      }
    }
    guard !screens.allSatisfy(\.isEmpty) else {
      throw ComparedPlaces.Refusal(
        message: "neither has a screen, a layout or a session",
        fix: "name a folder with Swift files, layout documents or sessions")
    }
    return Comparison(
      screens[0], screens[1], names: (places.sides[0].name, places.sides[1].name),
      accepted: try accepted(in: files))
  }

  /// What is accepted; a file that is named has to be there, unless it is to be written.
  private func accepted(in files: POSIXFileSystem) throws(ComparedPlaces.Refusal) -> AcceptedChanges
  {
    let name = accept ?? AcceptedChanges.usualName
    guard accept != nil && !update || files.isFolder(name) != nil else { return AcceptedChanges() }
    do throws(FileError) {
      return AcceptedChanges(parsing: try files.text(of: name))
    } catch {
      throw ComparedPlaces.Refusal(message: "\(error.path.singleLine): \(error.told)")
    }
  }

  private func report(_ comparison: Comparison, in folder: String) {
    switch program.options.json ? .json : format ?? .words {
    case .json: print(JSONPrinter.compact(comparison.json))
    case .github:
      for line in comparison.annotations(in: folder) { print(line) }
      print(comparison.closing.english)
    case .words:
      let style: StylePolicy = Terminal.usesColor(.auto) ? .ansi : .plain
      let width = Terminal.size?.columns ?? StyledText.usualWidth
      for line in comparison.lines(fitting: width, in: language) { print(style.text(line)) }
    }
  }

  private func tell(_ refusal: ComparedPlaces.Refusal) {
    Terminal.writeError("diffplay: \(refusal.message.text(in: language))")
    for line in refusal.details {
      Terminal.writeError("  " + StylePolicy.plain.text(line.told(in: language)))
    }
    if let fix = refusal.fix { Terminal.writeError("  \(fix.text(in: language))") }
  }

  /// The devices that words name, each once; nil where one is none.
  private static func devices(_ words: String) -> [ComparedDevice]? {
    var devices: [ComparedDevice] = []
    for part in words.split(separator: ",", omittingEmptySubsequences: false) {
      guard let device = ComparedDevice(String(part)) else { return nil }
      if !devices.contains(device) { devices.append(device) }
    }
    return devices
  }
}

extension Compare.Format: ExpressibleByArgument {}
