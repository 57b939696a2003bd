import DiffableDataSource

extension Workbench {
  /// Begins to write commands and answers to `token`'s file.
  ///
  /// A session replays in a fresh world, so the commands that led to this one come first.
  mutating func startRecording(to token: Token) throws(CommandError) -> Reply {
    if let recorder {
      throw CommandError(
        "already recording to \(recorder.path)", at: token.range, fix: "`record off` ends it",
        kind: .recordingState)
    }
    guard running.isEmpty else {
      throw CommandError(
        "a file that is run cannot start a recording", at: token.range, kind: .recordingState)
    }
    guard settings.writesFiles else { return Reply("recording: \(token.text)") }
    do {
      var recorder = try SessionRecorder(
        path: token.text, settings: SessionSettings(width: settings.width), files: fileSystem)
      let history = history()
      for step in history { try recorder.record(step.command, output: step.output) }
      self.recorder = recorder
      // What was refused before is no part of the session.
      lastRefusal = nil
      let led = history.isEmpty ? "" : ", after \(history.count.counted("command")) that led here"
      return Reply("recording: \(token.text)\(led)")
    } catch {
      throw CommandError(error, at: token)
    }
  }

  /// The commands from a fresh world to this one, with what each answers.
  ///
  /// Settings that show in answers come first: a session begins with the usual ones.
  private func history() -> [(command: String, output: String)] {
    var usual = Settings(width: settings.width)
    usual.writesFiles = settings.writesFiles
    let chosen = Setting.all.filter {
      $0.isInTranscripts && $0.value(in: settings) != $0.value(in: usual)
    }
    var commands = chosen.map { "set \($0.name) \($0.value(in: settings))" }
    commands += past.map(\.command) + future.reversed().map(\.command)
    if !future.isEmpty { commands.append("undo \(future.count)") }
    var playground = Playground(settings: usual, fileSystem: fileSystem)
    return commands.map { ($0, playground.answer(to: $0).output) }
  }

}

extension CommandError {
  /// A file's refusal, at the place where the file was named.
  init(_ error: FileError, at token: Token) {
    self.init("\(error.path): \(error.reason)", at: token.range, kind: .unreadableFile)
  }
}

extension Playground {
  /// Runs an entry and gives its whole answer in plain text, as sessions hold it.
  ///
  /// The language is the session's, whatever the settings say.
  mutating func answer(to entry: String, language: Language = .english) -> SessionReply {
    let outcomes: [Outcome] = run(entry)
    var output = ""
    var failed = false
    for outcome in outcomes {
      output += outcome.transcript(of: entry, language: language)
      if case .failure = outcome.result { failed = true }
    }
    return SessionReply(output: output, failed: failed)
  }
}
