import DiffableDataSource
package import HostSystem
import PictureFiles
import PictureModel
import Pictures
package import Sessions
import Wording
import WorldModel

/// What failed in a replay, drawn: for each difference the screen as it was expected beside the one
/// that came.
package struct ReplayPage {
  private let sessions: [ReplayedSession]
  private let files: any FileSystem
  private let toolchain: (any Toolchain)?

  /// A page of the sessions that failed.
  package init(
    _ sessions: [ReplayedSession], files: any FileSystem, toolchain: (any Toolchain)?
  ) {
    self.sessions = sessions
    self.files = files
    self.toolchain = toolchain
  }

  /// The page; the same results give the same bytes.
  package var html: String {
    let failed = sessions.filter(\.isFailure)
    return ComparisonPage(
      title: "replay", pairs: failed.flatMap(pairs), lead: ReplaySummary(sessions).countsLine
    ).html
  }

  /// The differences of a session, or why there are none.
  private func pairs(of session: ReplayedSession) -> [ComparisonPage.Pair] {
    guard !session.differences.isEmpty else {
      let lines = session.failureText.split(separator: "\n").map(String.init)
      return [
        ComparisonPage.Pair(
          heading: session.place, left: ("", nil), right: ("", nil), lines: lines)
      ]
    }
    let worlds = worlds(of: session)
    return session.differences.map { pair(of: $0, in: worlds[$0.commandLine]) }
  }

  private func pair(of difference: SessionDifference, in world: World?) -> ComparisonPage.Pair {
    let lines = difference.lines.map { line in
      switch line.side {
      case .both: "  \(line.text)"
      case .expected: "- \(line.text)"
      case .actual: "+ \(line.text)"
      }
    }
    let actual = world.flatMap { world in
      world.applied.numberOfSections == 0
        ? nil : (try? world.scene()).map { Picture($0, contents: world.contents) }
    }
    let screens = actual.flatMap {
      ExpectedScreen(difference.expected, printed: difference.actual, over: $0)
    }
    let command = difference.command.joined(separator: "\n")
    let unsaid = "expected: the lines below say nothing of the screen"
    return ComparisonPage.Pair(
      heading: "\(difference.path):\(difference.line)  › \(command)",
      left: (screens == nil ? unsaid : "expected", screens?.pictures.expected),
      right: ("actual", screens?.pictures.actual ?? actual), lines: lines + difference.notes)
  }

  /// The worlds behind the steps that differ, by their lines; the session runs once more.
  private func worlds(of session: ReplayedSession) -> [Int: World] {
    guard let plan = try? SessionPlan(path: session.path, files: files) else { return [:] }
    var settings = Workbench.Settings(width: plan.settings.width)
    settings.writesFiles = false
    let folder = FolderFileSystem(folder: plan.settings.folder, of: files)
    var workbench = Workbench(
      settings: settings, fileSystem: OverlaidFileSystem(folder), toolchain: toolchain)
    let wanted = Set(session.differences.map(\.commandLine))
    var worlds: [Int: World] = [:]
    for planned in plan.steps {
      _ = workbench.run(planned.step.command)
      if !planned.isIncluded, wanted.contains(planned.line) {
        worlds[planned.line] = workbench.world
      }
    }
    return worlds
  }
}
