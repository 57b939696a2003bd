import CommandLanguage
import HostSystem
import Sessions
import TextWidth
import Wording
import WorldModel
import WorldWording

extension Workbench {
  /// The text of the file that a token names.
  func text(of token: Token) throws(CommandError) -> String {
    do {
      return try fileSystem.text(of: token.text)
    } catch {
      throw refusal(error, at: token)
    }
  }

  /// Why the file that a token names cannot be read, with the one that may have been meant.
  func refusal(_ error: FileError, at token: Token) -> CommandError {
    var refusal = CommandError(error, at: token)
    refusal.fix = fileNear(token.text).map { "did you mean `\(Identifier($0).quoted)`?" }
    return refusal
  }

  /// What has a name like that of `path` beside it, where nothing is at `path` itself.
  ///
  /// - Parameter ending: What the name ends in, such as `.swift`; the path's own by default.
  func fileNear(_ path: String, ending: String? = nil) -> String? {
    guard fileSystem.isFolder(path) == nil else { return nil }
    let folder = FilePath.folder(of: path)
    let (stem, typed) = FilePath.parts(ofName: FilePath.name(of: path))
    let ending = ending ?? typed
    let names = (try? fileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    let stems = names.map(FilePath.parts).filter { $0.ending == ending }.map(\.stem)
    let near = stems.contains(stem) ? stem : Suggestion.nearest(to: stem, among: stems)
    return near.map { FilePath.join(folder, $0 + ending) }
  }

  /// Runs the commands of a file in this world, up to the first that fails.
  mutating func runScript(_ token: Token) throws(CommandError) -> Reply {
    let path = token.text
    guard !running.contains(path) else {
      throw CommandError("\(path.singleLine) runs itself", at: token.range, kind: .fileRunsItself)
    }
    let inclusion = try inclusion.entering(at: token.range)
    let script: Script
    do {
      script = try Script(path: path, files: fileSystem)
    } catch {
      throw CommandError(error, at: token.range)
    }
    var inner = withoutLesson
    inner.running.append(path)
    inner.inclusion = inclusion
    inner.shots.file = path
    var answers: [(command: String, outcome: Outcome)] = []
    entries: for (index, entry) in script.entries.enumerated() {
      try work.advance("running", done: index, of: script.entries.count)
      for outcome in inner.run(entry.text) {
        switch outcome.result {
        case .failure(let error):
          let position = error.position(in: entry.text)
          let place =
            "\(entry.path.singleLine):\(entry.line + position.line - 1):\(position.column)"
          throw CommandError(
            "\(place): \(error.message)", at: token.range, fix: error.fix, uikit: error.uikit,
            kind: error.kind)
        case .success(let reply):
          answers.append((entry.text, outcome))
          if reply.quits { break entries }
        }
      }
    }
    world = inner.world
    settings = inner.settings
    let file = shots.file
    shots = inner.shots
    shots.file = file
    let told = answers
    return Reply(inEach: { language in
      told.flatMap { $0.outcome.lines(in: $0.command, language: language) }
    })
  }
}
