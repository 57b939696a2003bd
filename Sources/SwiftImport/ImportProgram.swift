import CompositionalLayout
import SwiftExport
import WorldModel
import WorldWording

/// The Swift code that asks a user's definitions, beside and inside copies of the user's files.
struct ImportProgram {
  /// A file of the user's.
  struct Source: Hashable {
    /// The path as it was typed, which the compiler's messages name.
    var path: String
    var text: String
    /// The name of the copy.
    var copy: String

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
  let container: LayoutContainer
  let sectionCount: Int

  /// The user's text under its own name; with what asks its definitions, private ones too.
  func text(of source: Source, asking: Bool = true) -> String {
    var text = "#sourceLocation(file: \"\(source.mark)\", line: 1)\n" + source.text
    guard asking else { return text }
    for (number, definition) in definitions.enumerated() where definition.file == source.path {
      text += "\n#sourceLocation(file: \"\(Self.generatedName)\", line: \(number + 1))\n"
      text += function(number, definition)
    }
    return text + "\n#sourceLocation()\nimport ImportProbe\n"
  }

  /// The function that asks one definition, a member of the type it reaches into.
  private func function(_ number: Int, _ definition: ImportDefinition) -> String {
    let give = definition.isScreen ? "show" : "give"
    let function =
      "func \(Self.functionName(number))(_ report: ImportProbe.ImportReport) { "
      + "let environment = report.environment; _ = environment; report.begin(\(number)); "
      + "report.\(give)(\(number), \(definition.call)) }"
    return definition.scope.isEmpty
      ? "@MainActor \(function)"
      : "extension \(definition.scope) { @MainActor static \(function) }"
  }

  private static func functionName(_ number: Int) -> String { "__diffplayImport\(number)" }

  /// The file with the entry of the program.
  var main: String {
    let calls = definitions.enumerated().map { number, definition in
      let scope = definition.scope.isEmpty ? "" : definition.scope + "."
      return "    \(scope)\(Self.functionName(number))(report)\n"
    }
    func numbers(_ insets: DirectionalEdgeInsets) -> String {
      "CompositionalLayout.DirectionalEdgeInsets(\(SwiftLayoutPrinter.sides(insets)))"
    }
    let size =
      "CompositionalLayout.LayoutExtent(width: \(container.size.width), height: \(container.size.height))"
    let imports = ["CompositionalLayout", "ImportProbe", "UIKit"].map { "import \($0)\n" }
    return """
      \(imports.joined())
      @_cdecl("main")
      public func __diffplayMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
        MainActor.assumeIsolated {
          let container = CompositionalLayout.LayoutContainer(
            size: \(size), scale: \(container.scale),
            safeAreaInsets: \(numbers(container.safeAreaInsets)),
            layoutMargins: \(numbers(container.layoutMargins)),
            direction: .\(container.direction.rawValue))
          let report = ImportProbe.ImportReport(container: container, sectionCount: \(sectionCount))
      \(calls.joined())
        }
        return 0
      }

      """
  }
}
