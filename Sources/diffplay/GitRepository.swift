import HostSystem
import TextWidth
import Wording

/// A repository of git, asked for states of its files; nothing in it is changed.
///
/// Arguments are handed over one by one, to no shell. Neither the checkout nor the index is touched:
/// files go to a folder of this program's own.
struct GitRepository {
  /// Why git gives no files.
  struct Failure: Error {
    var message: Message
  }

  /// A revision, as files in a folder.
  struct Revision {
    /// The folder that stands for the repository's top.
    var folder: String
  }

  private let toolchain: POSIXToolchain
  private let folder: String
  /// The way from the repository's top to the current folder, with `/` at its end; empty for none.
  let prefix: String

  /// The repository around the current folder.
  ///
  /// - Throws: `Failure` where there is none, or no git.
  init(asking toolchain: POSIXToolchain) throws(Failure) {
    self.toolchain = toolchain
    let told = try Self.run(
      ["rev-parse", "--absolute-git-dir", "--show-prefix"], by: toolchain)
    let lines = told.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    folder = lines.first ?? ""
    prefix = lines.count > 1 ? lines[1] : ""
  }

  /// The commit that `name` stands for; nil where it stands for none.
  ///
  /// A name that begins with `-` is never one, so that none is read as an option.
  func commit(named name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("-"), !name.utf8.contains(0) else { return nil }
    let told = try? Self.run(
      ["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], by: toolchain)
    guard let hash = told?.split(separator: "\n").first, hash.allSatisfy(\.isHexDigit) else {
      return nil
    }
    return String(hash)
  }

  /// Writes the files of a commit into a folder made for it, which goes with the program.
  func files(of commit: String) throws(Failure) -> String {
    let made: String
    do { made = try toolchain.makeTemporaryFolder() } catch {
      throw Failure(message: "\(error.path.singleLine): \(error.told)")
    }
    // An index of its own; it also marks the folder as a project's for what looks for one.
    let index = ["GIT_INDEX_FILE": "\(made)/.git"]
    let place = ["--git-dir=\(folder)", "--work-tree=\(made)"]
    _ = try Self.run(place + ["read-tree", commit], index, by: toolchain)
    _ = try Self.run(place + ["checkout-index", "--all", "--force"], index, by: toolchain)
    return made
  }

  /// Runs git and gives what it prints.
  private static func run(
    _ arguments: [String], _ environment: [String: String] = [:], by toolchain: POSIXToolchain
  ) throws(Failure) -> String {
    let call = ProgramCall(
      Progress("reading the repository", done: 0, of: 0), program: "git",
      // What a repository's own hooks would do is no part of reading it.
      arguments: ["-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false"] + arguments,
      environment: environment)
    let end = toolchain.run(call, for: UnobservedWork())
    if end.succeeded { return end.output }
    if case .notStarted = end.cause { throw Failure(message: "git is not installed") }
    let told = end.errors.split(separator: "\n").first.map(String.init) ?? "git failed"
    throw Failure(message: Message(verbatim: told.singleLine))
  }
}
