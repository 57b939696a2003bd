#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// A block of commands in a file of its own, for as long as a person edits it.
enum EditedBlock {
  /// What the person saves of `text`; nil when the editor cannot be used.
  static func edited(_ text: String) -> String? {
    let suffix = ".session"
    let folder = Terminal.environment("TMPDIR") ?? "/tmp"
    var template = Array("\(folder)/diffplay-XXXXXX\(suffix)".utf8CString)
    let descriptor = mkstemps(&template, Int32(suffix.utf8.count))
    guard descriptor >= 0 else { return nil }
    close(descriptor)
    let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    defer { unlink(path) }
    let files = POSIXFileSystem()
    guard (try? files.write(text + "\n", to: path)) != nil, Editor.standard.open(path) else {
      return nil
    }
    return try? files.text(of: path)
  }
}
