import DiffableDataSource

/// The forms of apply.
enum ApplyForm: Hashable, Sendable {
  case animated, unanimated, usingReloadData

  /// The call in Swift.
  var swiftSpelling: String {
    switch self {
    case .animated: "dataSource.apply(snapshot)"
    case .unanimated: "dataSource.apply(snapshot, animatingDifferences: false)"
    case .usingReloadData: "dataSource.applySnapshotUsingReloadData(snapshot)"
    }
  }
}

extension Workbench {
  /// Makes the working snapshot the applied one; says what the view was told and what moved.
  ///
  /// - Parameter echo: Whether the Swift spelling may be shown; not when Swift was typed.
  mutating func apply(_ form: ApplyForm, echo: Bool = true) throws(CommandError) -> Reply {
    let before = try scene()
    let result: ApplyResult<Identifier, Identifier>
    do {
      result =
        switch form {
        case .animated: try world.dataSource.apply(world.snapshot)
        case .unanimated: try world.dataSource.apply(world.snapshot, animatingDifferences: false)
        case .usingReloadData: try world.dataSource.applySnapshotUsingReloadData(world.snapshot)
        }
    } catch {
      throw CommandError("the snapshot cannot be applied", uikit: error.uikitReason)
    }
    world.snapshot = world.applied
    world.lastDifference = result.difference

    var reply = Reply()
    if echo, world.echoesSwift { reply.lines.append(StyledText(form.swiftSpelling, .dim)) }
    if let difference = result.difference {
      reply.lines.append(Self.heading(of: difference, form))
      reply.lines += DifferenceListing(difference).lines
      reply.apply = .report(of: difference)
    } else {
      reply.lines.append(Self.reloadHeading(result.final, form))
      reply.apply = .reloadReport
    }
    reply.lines += try SceneChange(from: before, to: scene()).lines(fitting: settings.width)
    return reply
  }

  /// The operations an apply would make, or why it would.
  func showDifference(explains: Bool = false) -> Reply {
    let difference = world.snapshot.difference(from: world.applied)
    let lines =
      explains
      ? DifferenceExplanation(difference).lines : DifferenceListing(difference).lines
    var reply = Reply([pendingLine] + lines)
    reply.value = .report(of: difference)
    return reply
  }

  private static func reloadHeading(
    _ snapshot: Snapshot<Identifier, Identifier>, _ form: ApplyForm
  ) -> StyledText {
    let sections = snapshot.numberOfSections.counted("section")
    let items = snapshot.numberOfItems.counted("item")
    let reason = form == .usingReloadData ? "using reload data" : "the first apply"
    return "reloaded: \(sections), \(items) (\(reason): nothing is compared)"
  }

  private static func heading(
    of difference: SnapshotDifference<Identifier, Identifier>, _ form: ApplyForm
  ) -> StyledText {
    let words = DifferenceCounts(difference).words
    let manner = form == .unanimated ? " unanimated" : ""
    return "applied\(manner): \(words.isEmpty ? "no difference" : words)"
  }
}

extension Int {
  /// The number with its noun, as in `1 item` or `2 items`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
