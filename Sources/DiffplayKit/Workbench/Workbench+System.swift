import CommandLanguage
import Wording
import WorldModel
import WorldWording

extension Workbench {
  /// Follows another release; says what is otherwise there, and shows the frames that change.
  mutating func setSystem(_ release: SystemRelease) throws(CommandError) -> Reply {
    try changeScreen { screen in
      screen.system = release == .recorded ? nil : release
      return Reply(telling: release).lines
    }
  }

  /// Refuses what the system does not have yet.
  func require(_ api: SystemAPI) throws(CommandError) {
    let system = world.system
    guard system < api.since else { return }
    throw CommandError(
      SystemFault.notYet(api, system).message,
      fix: Message(verbatim: "`set system \(api.since.rawValue)`"), kind: .laterRelease)
  }

  /// Refuses layouts that name what the system does not have yet.
  func requireAPIsOfLayouts() throws(CommandError) {
    if let api = world.screen.missingAPI(in: world.system) { try require(api) }
  }
}

extension SystemFault {
  /// What is wrong.
  var message: Message {
    switch self {
    case .unknown(let name):
      let known = SystemRelease.allCases.map(\.rawValue).joined(separator: ", ")
      return "`\(name)` is no system; there are \(known)"
    case .notYet(let api, let system):
      return
        "`\(api.rawValue)` came with \(api.since.title), and the system is \(system.title)"
    }
  }
}

extension Reply {
  /// A release, and what it does otherwise than the recorded one.
  init(telling release: SystemRelease) {
    self.init([StyledText(telling: "system: \(release.title)")] + release.differences)
  }
}
