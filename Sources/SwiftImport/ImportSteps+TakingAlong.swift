import CommandLanguage
import HostSystem
import RewritingRecords

// The files of a project that are compiled with those that were named, as they need them.
extension ImportSteps {
  /// The most files of a project that are compiled with those that were named.
  static let mostFiles = 150

  /// Adds the project's files that declare what is not found; whether there are any.
  mutating func takeAlong(
    _ refusals: [RewritingTask.Refusal]
  ) throws(CommandError) -> Bool {
    var found = files(for: refusals)
    if found.isEmpty, refusals.contains(where: { MissingName($0.message) != nil }),
      let outer = project.surrounding(declaringModulesOf: sources.map { ($0.path, $0.text) })
    {
      let inner = project
      belong(to: outer)
      found = files(for: refusals)
      if found.isEmpty { belong(to: inner) }
    }
    return try take(along: found)
  }

  /// The project's files that have what the compiler does not find.
  private mutating func files(for refusals: [RewritingTask.Refusal]) -> [String] {
    var reach = reach()
    var found: [String] = []
    for refusal in refusals {
      guard reach.taken.count < Self.mostFiles else { break }
      let files =
        if let missing = MissingName(refusal.message) {
          missing.type.map { project.files(extending: $0, with: missing.name, in: reach) }
            ?? project.file(declaring: missing.name, in: reach).map { [$0] }
            ?? project.files(
              extendingTypesOf: sources.first { $0.mark == refusal.mark }?.text ?? "",
              with: missing.name, in: reach)
        } else if let name = MissingName.unmetProtocol(refusal.message) {
          project.files(extendingProtocol: name, in: reach)
        } else if let source = sources.first(where: { $0.mark == refusal.mark }) {
          // What is wrong with a call's arguments may be right for an initializer or a method of
          // another file.
          files(callableAt: refusal, of: source.text, in: reach)
        } else {
          [String]()
        }
      guard let path = files.first else { continue }
      reach.taken.insert(path)
      found.append(path)
    }
    return found
  }

  /// The files with what a line may call where what it was taken for is refused.
  private mutating func files(
    callableAt refusal: RewritingTask.Refusal, of text: String, in reach: ProjectFiles.Reach
  ) -> [String] {
    let found = project.files(initializingAt: refusal.line, of: text, in: reach)
    let isOfCall = ["argument", "inaccessible due to", "no exact matches"].contains {
      refusal.message.contains($0)
    }
    guard found.isEmpty, isOfCall else { return found }
    return project.files(declaringMethodsCalledAt: refusal.line, of: text, in: reach)
  }

  /// Adds the files that begin the app, which may make what needs more than a name; whether there
  /// are any, in the project or around a package that is it.
  mutating func takeAlongApp() throws(CommandError) -> Bool {
    let inner = project
    repeat {
      let found = project.launchers(in: reach())
      if !found.isEmpty { return try take(along: found) }
    } while widenProject()
    belong(to: inner)
    return false
  }

  /// Adds the controller that shows what the named files are for, where they have none and give
  /// nothing that can be asked, or not all: a data source, cells, the cases of sections, a layout of
  /// so many columns; whether there is one.
  mutating func takeAlongController(beside finder: DefinitionFinder) throws(CommandError) -> Bool {
    let named = sources.prefix(namedCount)
    let paths = Set(named.map(\.path))
    // The layouts that what fills a list has of its own come of the sections it is given.
    let lists = finder.definitions.filter(\.isOfList)
    let given = finder.definitions.filter { definition in
      // What a snapshot is made of, its controller may know.
      paths.contains(definition.file) && !definition.isOfList && !definition.isBeside
        && !(definition.isSnapshot && definition.lacksData)
        && !lists.contains(where: definition.isAsked)
    }
    let leftOut = finder.leftOut.filter { paths.contains($0.file) }
    // A generic controller is made for those below it.
    let isBase = given.contains { $0.isScreen && $0.isGeneric }
    guard given.isEmpty || !leftOut.isEmpty || isBase,
      !given.contains(where: { $0.isScreen && !$0.isGeneric }),
      named.contains(where: { Self.lists($0.text) })
    else { return false }
    // What extends a class of UIKit's is known by its call alone.
    let members = leftOut.map(\.title).filter { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
      .compactMap { $0.prefix { $0 != "(" }.split(separator: ".").last.map { ".\($0)(" } }
    // A test is about what it takes along: nobody uses the test.
    let isTest = named.allSatisfy { ProjectModules.imports(of: $0.text).contains("XCTest") }
    let texts = (isTest ? sources[...] : named).map(\.text)
    let calls = members + texts.flatMap { ProjectFiles.calls(ofInitializersIn: $0) }
    if let found = project.controller(using: texts, calls, in: reach()) {
      return try take(along: [found], isUser: true)
    }
    // A package is made for what lies around it.
    let inner = project
    guard widenProject() else { return false }
    if let found = project.controller(using: texts, calls, in: reach()) {
      return try take(along: [found], isUser: true)
    }
    belong(to: inner)
    return false
  }

  /// Takes what lies around the project for it, where that has files which are not in the project.
  mutating func widenProject(toHold paths: [String]) {
    guard !Set(paths).isSubset(of: project.sources) else { return }
    if let outer = project.surrounding(declaringModulesOf: sources.map { ($0.path, $0.text) }),
      Set(paths).isSubset(of: outer.sources)
    {
      belong(to: outer)
    } else {
      _ = widenProject()
    }
  }

  /// Takes what lies around the project for it, where that is a package in another; whether it is.
  mutating func widenProject() -> Bool {
    guard let outer = project.surrounding() else { return false }
    belong(to: outer)
    return true
  }

  private mutating func belong(to project: ProjectFiles) {
    self.project = project
    rewriting.hasNibs = !project.nibs.isEmpty
  }

  /// Whether a text names a data source or a compositional layout.
  private static func lists(_ text: String) -> Bool {
    ["DiffableDataSource", "CompositionalLayout", "NSCollectionLayout"].contains {
      text.contains($0)
    }
  }

  /// What can be taken along with what is compiled.
  private mutating func reach() -> ProjectFiles.Reach {
    project.reach(of: sources.map { ($0.path, $0.text) })
  }

  /// Adds files of the project; whether there are any.
  ///
  /// - Parameter isUser: Whether they use what the named files are for: they come before those that
  ///   are needed.
  private mutating func take(
    along found: [String], isUser: Bool = false
  ) throws(CommandError) -> Bool {
    guard !found.isEmpty else { return false }
    importer.toolchain.willRunCode(of: project.place)
    // All are made fit together: a class may be extended in another file.
    for path in found {
      guard let text = project.text(of: path) else { continue }
      sources.insert(
        ImportProgram.Source(path: path, text: text, copy: "file\(sources.count).swift"),
        at: isUser ? namedCount : sources.count)
    }
    for index in sources.indices { sources[index].fitted = sources[index].bounded.text }
    cuts = []
    try fit()
    return true
  }
}
