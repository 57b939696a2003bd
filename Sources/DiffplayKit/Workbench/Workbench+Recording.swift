import CommandLanguage
import Explanations
import HostSystem
import Sessions
import TextWidth
import Wording

extension Workbench {
  /// What a recording that starts late holds first.
  enum RecordingStart {
    /// The commands that made this world.
    case world
    /// Everything that was entered, questions and refusals too.
    case start
  }

  /// Begins to write commands and answers to `token`'s file.
  ///
  /// A session replays in a fresh world, so what led to this one comes first.
  mutating func startRecording(
    to token: Token, from start: RecordingStart
  ) throws(CommandError) -> Reply {
    if let recorder {
      throw CommandError(
        "already recording to \(recorder.path.singleLine)", at: token.range,
        fix: "`record off` ends it", kind: .recordingState)
    }
    guard running.isEmpty else {
      throw CommandError(
        "a file that is run cannot start a recording", at: token.range, kind: .recordingState)
    }
    let (steps, replayed) = steps(from: start)
    let recorder: SessionRecorder
    if settings.writesFiles {
      do {
        recorder = try SessionRecorder(
          path: token.text, settings: SessionSettings(width: settings.width), steps: steps,
          files: fileSystem)
      } catch {
        throw CommandError(error, at: token)
      }
    } else {
      recorder = SessionRecorder(pretending: token.text, steps: steps)
    }
    self.recorder = recorder
    // What is no part of the session cannot be asked about in it.
    lastOutcome = replayed.lastOutcome
    spelled = replayed.spelled
    guard recorder.count > 0 else { return Reply("recording: \(token.text)") }
    let led = Message(counting: recorder.count, "command")
    return Reply(
      start == .world
        ? "recording: \(token.text), after \(led) that led here"
        : "recording: \(token.text), after \(led) from the start")
  }

  /// The commands from a fresh world to this one, with what each answers, and the workbench that
  /// they lead to.
  ///
  /// Settings that show in answers come first: a session begins with the usual ones.
  private func steps(
    from start: RecordingStart
  ) -> (steps: [SessionRecorder.Step], replayed: Workbench) {
    var usual = Settings(width: settings.width)
    usual.writesFiles = false
    let chosen = start == .world ? settings : initialSettings
    var commands = Setting.all.compactMap { setting -> String? in
      let value = setting.value(in: chosen)
      guard setting.isInTranscripts, value != setting.value(in: usual) else { return nil }
      return "set \(setting.name) \(value)"
    }
    switch start {
    case .start: commands += entries
    case .world:
      let (past, future) = lesson.map { ($0.outside.past, $0.outside.future) } ?? (past, future)
      commands += past.map(\.command) + future.reversed().map(\.command)
      if !future.isEmpty { commands.append("undo \(future.count)") }
      commands += lesson?.journal ?? []
    }
    let files = OverlaidFileSystem(fileSystem)
    var inner = Workbench(settings: usual, fileSystem: files, runner: runner)
    inner.course = course
    let steps = commands.map { ($0, inner.answer(to: $0).output) }
    return (steps, inner)
  }
}

extension CommandError {
  /// What is wrong in a file of commands, at the place where the file was named.
  init(_ fault: SessionFault, at range: Range<Int>?) {
    let place = "\(fault.path.singleLine):\(fault.line):\(fault.column)"
    self.init(
      "\(place): \(Message(stringLiteral: fault.message))", at: range,
      fix: fault.suggestion.map { Message(verbatim: $0) }, kind: .unreadableFile)
  }

  /// A file's refusal, at the place where the file was named.
  init(_ error: FileError, at token: Token) {
    self.init("\(error.path.singleLine): \(error.told)", at: token.range, kind: .unreadableFile)
  }
}
