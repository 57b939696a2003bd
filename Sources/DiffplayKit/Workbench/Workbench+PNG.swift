import CommandLanguage
import HostSystem
import Wording

extension Workbench {
  /// The programs that make PNG of SVG, the first that is there is taken.
  private static let converters = ["rsvg-convert", "chromium", "chromium-browser", "google-chrome"]

  /// Draws a file of SVG as PNG, through a program that is installed.
  ///
  /// - Parameter size: The picture's width and height in pixels.
  /// - Throws: `CommandError` where no such program is there, or it refuses.
  func writePNG(
    _ svg: String, size: (width: Int, height: Int), to file: Token
  ) throws(CommandError) -> Reply {
    guard settings.writesFiles else { return Reply("exported: \(file.text)") }
    guard let toolchain else {
      throw CommandError("no other program is started here", fix: "`export svg` needs none")
    }
    do throws(FileError) {
      try FilePath.check(file.text)
      let folder = try toolchain.makeTemporaryFolder()
      defer { toolchain.removeTemporaryFolder(folder) }
      let drawing = FilePath.join(folder, "picture.svg")
      try toolchain.files.write(svg, to: drawing)
      for program in Self.converters {
        let arguments = Self.arguments(of: program, drawing, size: size, to: file.text)
        let end = toolchain.run(
          ProgramCall(
            Progress("drawing", done: 0, of: 1), program: program, arguments: arguments,
            timeLimit: 60), for: work)
        if case .notStarted = end.cause { continue }
        guard end.succeeded, fileSystem.isFolder(file.text) == false else {
          throw FileError(path: file.text, reason: end.errors.firstLine)
        }
        return Reply("exported: \(file.text)")
      }
    } catch {
      throw CommandError(error, at: file)
    }
    throw CommandError(
      "no program that makes PNG is installed",
      fix: """
        `apt install librsvg2-bin` or `brew install librsvg` puts one there; `export svg` needs none
        """)
  }

  private static func arguments(
    of program: String, _ drawing: String, size: (width: Int, height: Int), to file: String
  ) -> [String] {
    // A name that begins with a dash is no option.
    let path = file.hasPrefix("-") ? "./\(file)" : file
    if program == "rsvg-convert" { return ["--zoom", "2", "-o", path, drawing] }
    return [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=2",
      "--default-background-color=00000000", "--window-size=\(size.width),\(size.height)",
      "--screenshot=\(path)", "file://\(drawing)",
    ]
  }
}
