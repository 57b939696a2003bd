import SwiftExport

/// The Swift code that asks a user's definitions, beside and inside copies of the user's files.
struct ImportProgram {
  /// A file of the user's.
  struct Source {
    /// The path as it was typed, which the compiler's messages name.
    var path: String
    var text: String
    /// The text as far as it is compiled, and what was cut off it.
    let bounded: BoundedCode
    /// The name of the copy.
    var copy: String
    /// The text as it is compiled: made fit for this system, and without what is left out.
    var fitted: String

    /// A file at `path` with a text, of which the copy called `copy` says the same so far.
    init(path: String, text: String, copy: String) {
      self.path = path
      self.text = text
      self.copy = copy
      bounded = BoundedCode(text)
      fitted = bounded.text
    }

    /// What the compiler calls the file.
    ///
    /// That is its path, unless the path cannot stand in a `#sourceLocation`, which knows no escapes,
    /// or in a line of the compiler's.
    var mark: String {
      let isPlain = path.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && scalar != "\""
          && scalar != "\\" && scalar != "\u{2028}" && scalar != "\u{2029}"
      }
      return isPlain ? path : copy
    }
  }

  /// What stands for the generated code in the compiler's messages.
  static let generatedName = "import"
  /// The file with the entry of the program, and what a person reads in its place.
  static let entryFile = "main-entry.swift"
  static let entryTitle = "the import's own code"
  /// The module that a user's files become.
  static let module = "App"

  let sources: [Source]
  let definitions: [ImportDefinition]
  let sectionCount: Int
  /// The functions that tell of the user's classes, which are called first.
  var wirings: [String] = []
  /// Whether the app has nibs or storyboards, which are looked for then.
  var hasNibs = false

  /// The user's text under its own name; with what asks its definitions, private ones too.
  func text(of source: Source, asking: Bool = true) -> String {
    var text = "#sourceLocation(file: \"\(source.mark)\", line: 1)\n" + source.fitted
    guard asking else { return text }
    for (number, definition) in definitions.enumerated() where definition.file == source.path {
      text += "\n#sourceLocation(file: \"\(Self.generatedName)\", line: \(number + 1))\n"
      text += function(number, definition)
    }
    return text + "\n#sourceLocation()\nimport ImportProbe\nimport UIKit\n"
  }

  /// The function that asks one definition, a member of the type it reaches into.
  private func function(_ number: Int, _ definition: ImportDefinition) -> String {
    let give = definition.isScreen ? "show" : "give"
    let call =
      definition.isLaunch || definition.isFactory
      ? "report.\(definition.isLaunch ? "launch" : "know") \(definition.call)"
      : "report.\(give)(\(number), \(definition.call))\(sources(definition))"
    let function =
      "func \(Self.functionName(number))(_ report: __DiffplayReport) { "
      + "let environment = report.environment; _ = environment; report.begin(\(number)); "
      + "\(call) }"
    return definition.scope.isEmpty
      ? "@MainActor \(function)"
      : "extension \(definition.scope) { @MainActor static \(function) }"
  }

  private func sources(_ definition: ImportDefinition) -> String {
    let owner = definition.isOfView ? ".content." : "."
    let list = definition.sources.map { "$0\(owner)\(SwiftSource.escaped($0))" }
    let sources = list.isEmpty ? "" : " { [\(list.joined(separator: ", "))] }"
    guard !definition.handed.isEmpty else { return sources }
    let calls = definition.handed.map { "{ _ = try? screen\(owner)\($0) }" }
    return (list.isEmpty ? " { _ in [] }" : sources)
      + " handing: { screen in [\(calls.joined(separator: ", "))] }"
  }

  private static func functionName(_ number: Int) -> String { "__diffplayImport\(number)" }

  /// The file with the entry of the program.
  ///
  /// It names nothing but what no code of a user's has a name for: a type of the user's may be
  /// called as a module is.
  var main: String {
    let told = wirings.map { "    \($0)()\n" }
    let nibs =
      hasNibs ? "    if let nibs = report.nibs { __diffplayLookForNibs(nibs) }\n" : ""
    let calls = definitions.enumerated().map { number, definition in
      let scope = definition.scope.isEmpty ? "" : definition.scope + "."
      return "    if report.asks(\(number)) { \(scope)\(Self.functionName(number))(report) }\n"
    }
    return """
      import ImportProbe
      import UIKit
      @_cdecl("main")
      public func __diffplayMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
        MainActor.assumeIsolated {
          let report = __diffplayReport(sectionCount: \(sectionCount))
      \(nibs)\(told.joined())\(calls.joined())
        }
        return 0
      }

      """
  }
}
