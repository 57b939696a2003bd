import Comparisons
import DiffplayKit
import HostSystem
import TextWidth
import Wording
import WorldModel

/// What the arguments of `compare` name: two states, each a revision of git or files.
struct ComparedPlaces {
  /// Why they cannot be compared.
  struct Refusal: Error {
    var message: Message
    var fix: Message?
    var details: [StyledText] = []
  }

  /// The two states.
  private(set) var sides: [ComparedSide] = []
  /// The way from the repository's top to the folder that is compared; empty where that is unknown.
  private(set) var prefix = ""
  /// The folders that were made for it.
  private var folders: [String] = []

  private let toolchain: POSIXToolchain
  private let files = POSIXFileSystem()

  /// Where an argument leads.
  private enum Place {
    case file(String)
    case folder(String)
    /// A commit, and a path in it from the repository's top; nil for where this program was started.
    case revision(commit: String, path: String?)

    /// The one path that it names; nil where it is a whole folder.
    var path: String? {
      switch self {
      case .file(let path): path
      case .folder: nil
      case .revision(_, let path): path
      }
    }
  }

  /// Finds both; without `new` it is the files as they are.
  ///
  /// - Parameter paths: What alone is compared of revisions and folders; empty for everything.
  init(
    _ old: String, _ new: String?, paths: [String], toolchain: POSIXToolchain, in language: Language
  ) throws(Refusal) {
    self.toolchain = toolchain
    var repository: GitRepository?
    var before = try place(of: old, &repository)
    var after = try new.map { name throws(Refusal) in try place(of: name, &repository) }
    var paths = paths
    switch (before, after) {
    case (.revision(_, nil), nil): after = .folder(".")
    case (.revision(_, let path?), nil):
      // From the repository's top, as the revision has it.
      let top = (repository?.prefix ?? "").split(separator: "/").map { _ in "../" }.joined()
      after = .folder(top.isEmpty ? "." : top)
      paths = [path.isEmpty ? "." : FilePath.normalized(path)]
    case (_, nil):
      throw Refusal(
        message: "NEW is missing: \(old.singleLine) is no revision of git",
        fix: Message(verbatim: "diffplay compare OLD NEW"))
    // A revision beside a file or a folder is that file or folder of it.
    case (.revision(let commit, nil), .file(let path)):
      before = .revision(commit: commit, path: try Self.path(path, in: repository))
    case (.file(let path), .revision(let commit, nil)):
      after = .revision(commit: commit, path: try Self.path(path, in: repository))
    case (.revision(_, nil), .folder(let folder)), (.folder(let folder), .revision(_, nil)):
      _ = try Self.path(folder, in: repository)
      paths = paths.isEmpty ? [folder] : paths.map { FilePath.join(folder, $0) }
      if case .folder = before { before = .folder(".") } else { after = .folder(".") }
    default: break
    }
    guard let after else { return }
    let only = before.path == nil || after.path == nil ? nil : after.path.map(FilePath.name)
    let workingTree: Message = "working tree"
    sides = [
      try side(old, before, paths, repository, onlyName: only),
      try side(new ?? workingTree.text(in: language), after, paths, repository, onlyName: only),
    ]
    prefix =
      switch after {
      case .file: repository?.prefix ?? ""
      case .folder(let folder): FilePath.join(repository?.prefix ?? "", folder)
      case .revision(_, let path): path == nil ? repository?.prefix ?? "" : ""
      }
  }

  /// The same files under two systems.
  ///
  /// - Parameter words: The names of two systems, and behind them files and folders.
  init(
    systems words: [String], toolchain: POSIXToolchain
  ) throws(Refusal) {
    self.toolchain = toolchain
    let names = SystemRelease.allCases.map(\.rawValue).joined(separator: ", ")
    for word in words.prefix(2) where SystemRelease(rawValue: word) == nil {
      throw Refusal(message: "\(word.singleLine) is no system: name one of \(names)")
    }
    let (systems, paths) = (words.prefix(2).compactMap(SystemRelease.init), words.dropFirst(2))
    guard systems.count == 2, !paths.isEmpty else {
      throw Refusal(
        message: "--system takes two systems and what runs on both",
        fix: Message(verbatim: "diffplay compare --system ios14 ios15 SESSION"))
    }
    for path in paths where files.isFolder(path) == nil {
      throw Refusal(message: "\(path.singleLine) is no file and no folder")
    }
    sides = systems.map {
      ComparedSide($0.title, paths: Array(paths), files: files, system: $0)
    }
  }

  /// The way from the repository's top to a path from here.
  private static func path(
    _ path: String, in repository: GitRepository?
  ) throws(Refusal) -> String {
    guard !path.hasPrefix("/") else {
      throw Refusal(
        message: "\(path.singleLine) is no path that a revision can be asked for",
        fix: "name it from the current folder")
    }
    return (repository?.prefix ?? "") + path
  }

  /// Removes what was made for it.
  func remove() { for folder in folders { toolchain.removeTemporaryFolder(folder) } }

  private func place(
    of argument: String, _ repository: inout GitRepository?
  ) throws(Refusal) -> Place {
    switch files.isFolder(argument) {
    case true?: return .folder(argument)
    case false?: return .file(argument)
    case nil: break
    }
    guard !argument.hasPrefix("-") else {
      throw Refusal(
        message: "\(argument.singleLine) is no revision", fix: "a name begins otherwise")
    }
    let found: GitRepository
    do throws(GitRepository.Failure) {
      found = if let repository { repository } else { try GitRepository(asking: toolchain) }
    } catch {
      throw Refusal(
        message: "\(argument.singleLine) is no file, and no revision: \(error.message)")
    }
    repository = found
    if let commit = found.commit(named: argument) { return .revision(commit: commit, path: nil) }
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, let commit = found.commit(named: String(parts[0])) {
      let path = String(parts[1])
      let isHere = path.hasPrefix("./") || path.hasPrefix("../")
      return .revision(commit: commit, path: isHere ? found.prefix + path : path)
    }
    throw Refusal(
      message: "\(argument.singleLine) is no file, no folder and no revision of git")
  }

  private mutating func side(
    _ name: String, _ place: Place, _ paths: [String], _ repository: GitRepository?,
    onlyName: String?
  ) throws(Refusal) -> ComparedSide {
    switch place {
    case .file(let path):
      return ComparedSide(name, paths: [path], files: files, onlyName: onlyName)
    case .folder(let folder):
      let found: any FileSystem =
        folder == "." ? files : FolderFileSystem(folder: folder, of: files, within: folder)
      return ComparedSide(name, paths: paths.isEmpty ? ["."] : paths, files: found)
    case .revision(let commit, let path):
      guard let repository else { throw Refusal(message: "git is not installed") }
      let folder: String
      do throws(GitRepository.Failure) { folder = try repository.files(of: commit) } catch {
        throw Refusal(message: error.message)
      }
      folders.append(folder)
      let top = path == nil ? FilePath.join(folder, repository.prefix) : folder
      let named = path.map { [$0.isEmpty ? "." : FilePath.normalized($0)] }
      return ComparedSide(
        name, paths: named ?? (paths.isEmpty ? ["."] : paths),
        files: FolderFileSystem(folder: top, of: files, within: folder), onlyName: onlyName)
    }
  }
}
