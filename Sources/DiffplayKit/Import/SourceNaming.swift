import HostSystem
import TextWidth
import Wording

/// How an answer names the files of an import: by their paths below the folder that was named, or
/// below the one that holds them all; and not at all where one file was named and it is that.
///
/// Lines are not named: a comment on top of a file would change every answer.
struct SourceNaming {
  private let only: String?
  private let folder: String?

  /// Names for the files that come of `named`, files and folders as they were typed, and for others
  /// that were taken along.
  init(of named: [String], with takenAlong: [String] = []) {
    let first = named.count == 1 ? named.first : nil
    let isFile = first?.hasSuffix(".swift") == true
    only = isFile ? first : nil
    let holding = isFile && !takenAlong.isEmpty ? Self.folder(holding: named + takenAlong) : nil
    folder = isFile ? holding : first.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// The nearest folder that holds all of some files, with a slash behind it; nil for the current
  /// one.
  private static func folder(holding files: [String]) -> String? {
    let folders = files.map {
      FilePath.folder(of: FilePath.normalized($0)).split(
        separator: "/", omittingEmptySubsequences: false)
    }
    let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folder in
      zip(shared, folder).prefix { $0 == $1 }.map(\.0)
    }
    let folder = shared.joined(separator: "/")
    return folder.isEmpty ? nil : folder + "/"
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
