import HostSystem
import Synchronization
import TextWidth
package import Wording

/// What is said of imported code on the standard error, each thing once.
package final class ImportNotices: Sendable {
  private struct Told {
    var folders: Set<String> = []
    // As a literal, the empty set would look through the conformances of the whole program.
    var gaps = ProgramCall.Confinement.Gaps()
    var isOfChangedSources = false
  }

  private let told = Mutex(Told())
  private let language: Language
  private let write: @Sendable (String) -> Void

  /// Notices in `language`, given to `write`.
  package init(
    language: Language, write: @escaping @Sendable (String) -> Void = ImportNotices.writeError
  ) {
    self.language = language
    self.write = write
  }

  /// Writes a line in place of a row of progress, if there is one.
  package static func writeError(_ line: String) {
    Terminal.writeError((ProgressLine.suitsTerminal ? "\r\u{1B}[K" : "") + line)
  }

  /// Says that the code in `folder` will run, before it does so for the first time; what was said of
  /// a folder holds for those within.
  func tell(ofCodeIn folder: String) {
    let path = FilePath.normalized(folder)
    let isNew = told.withLock { told in
      let isKnown = told.folders.contains { FilePath.folder($0, holds: path) }
      if !isKnown { told.folders.insert(path) }
      return !isKnown
    }
    guard isNew else { return }
    let code = (folder.isEmpty ? "." : folder).singleLine
    tell("note: `import` compiles and runs the code in \(code), apart from this program")
  }

  /// Says why the library for imports takes longer than usual.
  func tellOfChangedSources() {
    let isNew = told.withLock { told in
      defer { told.isOfChangedSources = true }
      return !told.isOfChangedSources
    }
    guard isNew else { return }
    tell(
      """
      note: the library for imports is built anew, for its sources changed since the program was \
      built; `make build` first makes that shorter
      """)
  }

  /// Says what the system does not keep imported code from.
  func tell(of gaps: ProgramCall.Confinement.Gaps) {
    let new = told.withLock { told in
      let new = gaps.subtracting(told.gaps)
      told.gaps.formUnion(gaps)
      return new
    }
    if new.contains(.processes) {
      tell("note: this system lets imported code outlive the program, if it tries to")
    }
    if new.contains(.files) {
      tell("note: this system lets imported code read and write your files")
    }
    if new.contains(.network) {
      tell("note: this system lets imported code use the network")
    }
  }

  private func tell(_ message: Message) { write(message.text(in: language)) }
}
