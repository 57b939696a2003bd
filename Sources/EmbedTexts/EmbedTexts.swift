import Foundation
import PackagePlugin

/// Writes files into a source file, so that the program needs nothing beside it: lessons, pages
/// of `explain`, translations, and what pages in the browser are made of.
@main
struct EmbedTexts: BuildToolPlugin {
  /// What a target embeds: a folder's files of some kinds, as a list in Swift.
  private struct Embedding {
    var folder: String
    var kinds: Set<String>
    var list: String
  }

  private static let embeddings = [
    "CatalogueTexts": Embedding(
      folder: "Sources/CatalogueTexts/Files", kinds: ["po"], list: "embeddedCatalogues"),
    "ConceptTexts": Embedding(
      folder: "Sessions/explain", kinds: ["session"], list: "embeddedConcepts"),
    "LessonTexts": Embedding(
      folder: "Sessions/lessons", kinds: ["session"], list: "embeddedLessons"),
    "PageTexts": Embedding(
      folder: "Sources/PageTexts/Files", kinds: ["js", "css"], list: "embeddedPages"),
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let embedding = Self.embeddings[target.name] else { return [] }
    let folder = context.package.directoryURL.appending(path: embedding.folder)
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { embedding.kinds.contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "Embedded.swift")
    let arguments = ["-c", Self.script, output.path, embedding.list] + files.map(\.path)
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files", executable: URL(filePath: "/bin/sh"),
        arguments: arguments, inputFiles: files, outputFiles: [output])
    ]
  }

  /// Prints the files as string literals; none of them holds what ends such a literal.
  private static let script = """
    {
      printf 'let %s: [(name: String, text: String)] = [\\n' "$1"
      shift
      for file; do
        printf '  ("%s", ####\"\"\"\\n' "$(basename "$file")"
        cat "$file"
        printf '\\n\"\"\"####),\\n'
      done
      echo ']'
    } >"$0"
    """
}
