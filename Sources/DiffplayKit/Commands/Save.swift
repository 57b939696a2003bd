import CommandLanguage
import HostSystem
import JSON
import TextWidth
import Wording
import WorldWording

extension Command {
  static let save = Command(
    verb: "save", task: .sessions,
    summary: "Writes the whole world to a file: snapshots, layouts, checkpoints and all.",
    discussion: [
      "A file that is there is replaced. Settings and the history of changes are not part of the"
        + " world: `record` writes how it came about."
    ],
    forms: [CommandForm(.value(Parameter("FILE", .file)), body: saveWorld)],
    examples: ["append sections main", "append a b", "save world.json", "delete all"],
    related: ["load", "record", "checkpoint"], isUndoable: false)

  static let load = Command(
    verb: "load", task: .sessions,
    summary: "Takes the world that `save` wrote to a file, in the place of this one.",
    discussion: ["`undo` returns to the world before."],
    forms: [CommandForm(.value(Parameter("FILE", .file)), body: loadWorld)],
    examples: ["append sections main", "save world.json", "append a b", "load world.json", "show"],
    related: ["save", "run", "undo"])
}

private func saveWorld(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let file = match.token("FILE") else {
    throw CommandError("FILE is missing", kind: .unfinishedCommand)
  }
  do {
    try workbench.fileSystem.write(WorldFile.text(of: workbench.world), to: file.text)
  } catch let error as FileError {
    throw CommandError(error, at: file)
  } catch {
    throw CommandError(
      "the world cannot be written: \("\(error)")", at: file.range, kind: .unreadableFile)
  }
  return Reply("saved: \(file.text.singleLine)")
}

private func loadWorld(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let file = match.token("FILE") else {
    throw CommandError("FILE is missing", kind: .unfinishedCommand)
  }
  let text = try workbench.text(of: file)
  do {
    return try workbench.take(
      WorldFile.world(from: text), saying: "loaded: \(file.text.singleLine)")
  } catch let error as JSONError {
    throw CommandError(
      "\(file.text.singleLine):\(error.position): \(error.told)", at: file.range,
      fix: "`load` reads what `save` wrote; `source` runs commands", kind: .brokenFile)
  } catch let error as CommandError {
    throw CommandError(
      "\(file.text.singleLine): \(error.message)", at: file.range, fix: error.fix, kind: error.kind)
  } catch {
    throw CommandError(
      "the world cannot be read: \("\(error)")", at: file.range, kind: .unreadableFile)
  }
}
