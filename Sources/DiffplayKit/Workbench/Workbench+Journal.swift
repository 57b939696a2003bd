import CommandLanguage
import HostSystem
import Sessions
import TextWidth
import Wording

extension Workbench {
  /// Runs what the last journal holds, each command as if it were entered again.
  ///
  /// Refusals are repeated, and change nothing as they did then. No file is written.
  mutating func restore() throws(CommandError) -> Reply {
    guard let lastJournal else {
      throw CommandError(
        "there is nothing to restore", fix: "a prompt on a terminal keeps what is entered",
        kind: .recordingState)
    }
    try checkIsAsAtStart()
    let session: Session
    do {
      session = try Session(path: lastJournal, files: fileSystem)
    } catch {
      throw CommandError(
        "the last session cannot be read: \(error.description)", kind: .brokenFile)
    }
    var inner = self
    inner.running.append(lastJournal)
    inner.settings.writesFiles = false
    inner.fileSystem = OverlaidFileSystem(fileSystem)
    inner.recorder = nil
    inner.journal = nil
    // A journal that was tampered with must not restore itself.
    inner.lastJournal = nil
    var steps: [SessionRecorder.Step] = []
    for (index, entry) in session.steps.enumerated() {
      try work.advance("restoring", done: index, of: session.steps.count)
      let command = entry.step.command
      steps.append((command, inner.answer(to: command).output))
    }
    world = inner.world
    past = inner.past
    future = inner.future
    entries = inner.entries
    lastOutcome = inner.lastOutcome
    let writesFiles = settings.writesFiles
    settings = inner.settings
    settings.writesFiles = writesFiles
    let note = keep(steps).map { [$0] } ?? []
    let count = Message(counting: steps.count, "command")
    return Reply(["restored: \(count) of the last session"] + note)
  }

  /// Refuses when anything but the start-up file has changed the world.
  private func checkIsAsAtStart() throws(CommandError) {
    let commands = past.map(\.command)
    guard commands != changesAtStart else { return }
    let later = zip(commands, changesAtStart).prefix { $0 == $1 }.count..<commands.count
    throw CommandError(
      "the world has changed already: \(Message(counting: later.count, "command"))",
      fix: later.isEmpty ? "`redo` first" : "`undo \(later.count)` first", kind: .recordingState)
  }

  /// Remembers an entry, and writes it to the journal and to the session being recorded.
  ///
  /// An entry that was cut short, or went on after a failure, becomes several: in a replay it would
  /// run to its end, or stop.
  ///
  /// - Returns: What to tell when a write has ended the recording.
  mutating func keep(
    _ entry: String, _ outcomes: [Outcome], isCutShort: Bool
  ) -> StyledText? {
    let isOne = !isCutShort && !outcomes.dropLast().contains(where: \.isFailure)
    entries += isOne ? [entry] : outcomes.map(\.source)
    shots.add(entry, outcomes)
    guard recorder != nil || journal != nil else { return nil }
    guard isOne else { return keep(outcomes.map { ($0.source, $0.transcriptAlone) }) }
    return keep([(entry, outcomes.map { $0.transcript(of: entry) }.joined())])
  }

  /// Writes steps to the journal and to the session being recorded.
  ///
  /// - Returns: What to tell when a write has ended the recording.
  private mutating func keep(_ steps: [SessionRecorder.Step]) -> StyledText? {
    if !settings.keepsJournal { journal = nil }
    do { try journal?.record(steps) } catch { journal = nil }
    do {
      try recorder?.record(steps)
      return nil
    } catch {
      recorder = nil
      return "\("recording stopped:" as Message, .error) \(error.path.singleLine): \(error.told)"
    }
  }
}
