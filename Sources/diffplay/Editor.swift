#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The editor of the person at the terminal.
struct Editor {
  /// What the shell runs; it may hold arguments.
  let command: String

  /// The one that `VISUAL` or `EDITOR` names, else `vi`.
  static var standard: Editor {
    Editor(command: Terminal.environment("VISUAL") ?? Terminal.environment("EDITOR") ?? "vi")
  }

  /// Lets a person edit a file, and waits; answers whether the editor ended well.
  ///
  /// - Parameter line: Where the cursor is to stand, in editors that can be told.
  func open(_ path: String, line: Int = 1) -> Bool {
    let place = takesLine ? " +\(line)" : ""
    return system("\(command)\(place) \(Self.quoted(path))") == 0
  }

  /// Whether it is one of those that take `+LINE` before the file.
  private var takesLine: Bool {
    let program = command.prefix { $0 != " " }.split(separator: "/").last ?? ""
    return [
      "vi", "vim", "nvim", "view", "nano", "emacs", "emacsclient", "micro", "joe", "mg", "ne",
    ].contains(program)
  }

  /// The path as one word of the shell, and none that begins with a dash.
  private static func quoted(_ path: String) -> String {
    let path = path.hasPrefix("-") ? "./" + path : path
    return "'\(path.replacing("'", with: #"'\''"#))'"
  }
}
