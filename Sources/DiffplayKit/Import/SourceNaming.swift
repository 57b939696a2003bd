import TextWidth
import Wording

/// How an answer names the files of an import: by their paths below the folder that was named, and
/// not at all where one file was named and it is that.
///
/// Lines are not named: a comment on top of a file would change every answer.
struct SourceNaming {
  private let only: String?
  private let folder: String?

  /// Names for the files that come of `named`, files and folders as they were typed.
  init(of named: [String]) {
    let first = named.count == 1 ? named.first : nil
    let isFile = first?.hasSuffix(".swift") == true
    only = isFile ? first : nil
    folder = isFile ? nil : first.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// What a file is called; nil for the only one.
  func name(of file: String) -> String? {
    if file == only { return nil }
    guard let folder, file.hasPrefix(folder) else { return file.singleLine }
    return String(file.dropFirst(folder.count)).singleLine
  }

  /// Where in a file something stands; its name alone where nothing more is known.
  func place(in file: String, _ declarations: [String]) -> String {
    let known = declarations.filter { !$0.isEmpty }.map(\.singleLine).joined(separator: ", ")
    guard let name = name(of: file) else { return known.isEmpty ? file.singleLine : known }
    return known.isEmpty ? name : "\(name): \(known)"
  }
}
