import Wording
import WorldModel

/// Two states of a project: what became of each screen on each device.
package struct Comparison {
  /// What the two states are called.
  package let names: (before: String, after: String)
  /// Everything that was compared, in the order of the new state; what is gone comes last.
  package let screens: [ScreenChange]
  /// The fingerprints of changes that are meant.
  package var accepted: AcceptedChanges

  /// Compares `old` with `new`, screen by screen: those of one name on one device.
  ///
  /// What one state alone has is told once, whatever devices there are.
  ///
  /// - Complexity: That of laying out everything, and O(*n*) for *n* screens.
  package init(
    _ old: [ComparedScreen], _ new: [ComparedScreen], names: (before: String, after: String),
    accepted: AcceptedChanges = AcceptedChanges()
  ) {
    self.names = names
    self.accepted = accepted
    let before = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    var taken: Set<ComparedScreen.Key> = []
    var lone: Set<String> = []
    var screens: [ScreenChange] = []
    for screen in new where taken.insert(screen.key).inserted {
      if oldNames.contains(screen.name) {
        screens.append(ScreenChange(before[screen.key], screen, shown: names))
      } else if lone.insert(screen.name).inserted {
        screens.append(ScreenChange(nil, screen.onAllDevices, shown: names))
      }
    }
    for screen in old where !newNames.contains(screen.name) && lone.insert(screen.name).inserted {
      screens.append(ScreenChange(screen.onAllDevices, nil, shown: names))
    }
    self.screens = screens
  }

  /// Whether a change is meant.
  package func isAccepted(_ change: ScreenChange) -> Bool {
    accepted.fingerprints.contains(change.fingerprint)
  }

  /// What changed, accepted or not.
  package var changes: [ScreenChange] { screens.filter { $0.outcome != .same } }

  /// What changed and nobody has accepted.
  package var open: [ScreenChange] { changes.filter { !isAccepted($0) } }
}

extension ComparedScreen {
  /// The same, told of for whatever device.
  fileprivate var onAllDevices: ComparedScreen {
    var screen = self
    screen.device = ""
    return screen
  }

  /// The world that it shows; nil where it is refused.
  var world: World? {
    guard case .world(let world) = state else { return nil }
    return world
  }
}
