import Sessions

extension REPL {
  /// Keeps every entry in the file `path`, which must be there and empty, until the program ends.
  ///
  /// A journal is a session file. It must never disturb: when it cannot be written it ends.
  ///
  /// - Parameter last: The journal that an earlier program left, for `restore`.
  package func keepJournal(in path: String, after last: String?) {
    playground.workbench.journal = SessionRecorder(
      continuing: path, settings: SessionSettings(width: settings.width),
      files: playground.workbench.fileSystem)
    playground.workbench.lastJournal = last
    playground.workbench.changesAtStart = playground.workbench.past.map(\.command)
  }
}
