import Foundation
import PackagePlugin

/// Writes the lesson files into a source file, so that the program needs nothing beside it.
@main
struct EmbedLessons: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sessions/lessons")
    let lessons = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "session" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLessons.swift")
    let arguments = ["-c", Self.script, output.path] + lessons.map(\.path)
    return [
      .buildCommand(
        displayName: "Embedding \(lessons.count) lessons", executable: URL(filePath: "/bin/sh"),
        arguments: arguments, inputFiles: lessons, outputFiles: [output])
    ]
  }

  /// Prints the files as string literals; a lesson never holds what ends such a literal.
  private static let script = """
    {
      echo 'let embeddedLessons: [(name: String, text: String)] = ['
      for file; do
        printf '  ("%s", ####\"\"\"\\n' "$(basename "$file")"
        cat "$file"
        printf '\\n\"\"\"####),\\n'
      done
      echo ']'
    } >"$0"
    """
}
