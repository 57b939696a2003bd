import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import Explanations
import Pictures
import SwiftExport
import Wording
import WorldModel
import WorldWording

/// The forms of apply.
enum ApplyForm: Hashable, Sendable {
  case animated, unanimated, usingReloadData

  /// The call that it is.
  fileprivate var call: UIKitCall {
    switch self {
    case .animated: .apply(animated: true)
    case .unanimated: .apply(animated: false)
    case .usingReloadData: .applyUsingReloadData
    }
  }
}

extension Workbench {
  /// Makes the working snapshot the applied one; says what the view was told and what moved.
  ///
  /// - Parameters:
  ///   - tellsFrames: Whether the frames are told here, and not when the view is laid out.
  ///   - isOfView: Whether the view's own `reloadData` asks for it.
  mutating func apply(
    _ form: ApplyForm, tellsFrames: Bool = true, isOfView: Bool = false
  ) throws(CommandError) -> Reply {
    if form == .usingReloadData, !isOfView { try require(.applyUsingReloadData) }
    if !world.snapshot.reconfiguredItemIdentifiers.isEmpty { try require(.reconfigureItems) }
    let (errata, isFirst) = (world.system.dataSourceErrata, !world.dataSource.hasApplied)
    let before = try scene()
    let result: ApplyResult<Identifier, Identifier>
    do {
      result =
        switch form {
        case .animated: try world.dataSource.apply(world.snapshot, errata: errata)
        case .unanimated:
          try world.dataSource.apply(world.snapshot, animatingDifferences: false, errata: errata)
        case .usingReloadData: try world.dataSource.applySnapshotUsingReloadData(world.snapshot)
        }
    } catch {
      throw CommandError(
        "the snapshot cannot be applied, and the app would end here",
        fix: error.hint, uikit: error.uikitReason, kind: RefusalKind(error))
    }
    let manner = form == .unanimated ? " unanimated" : ""
    let reason: Message =
      if form == .usingReloadData { "using reload data" } else if isFirst { "the first apply" } else
      {
        "unanimated, before iOS 15"
      }
    return try finish(
      result, before: before, manner: manner,
      reason: reason, tellsFrames: tellsFrames
    ).calling(form.call)
  }

  /// Makes what was applied the working snapshot too, and tells of operations and frames.
  ///
  /// - Parameters:
  ///   - before: What was on screen.
  ///   - manner: How it was applied, if there is something to say.
  ///   - reason: Why the data was reloaded, if it was.
  ///   - tellsFrames: Whether the frames are told.
  mutating func finish(
    _ result: ApplyResult<Identifier, Identifier>, before: Scene, manner: String,
    reason: Message = "the first apply", tellsFrames: Bool = true
  ) throws(CommandError) -> Reply {
    world.snapshot = world.applied
    world.lastDifference = result.difference
    var reply = Reply()
    if let difference = result.difference {
      let counts = DifferenceCounts(difference)
      let words = counts.isEmpty ? "no difference" : counts.words
      reply.lines.append(manner.isEmpty ? "applied: \(words)" : "applied unanimated: \(words)")
      reply.lines += operationLines(of: difference)
      reply.table = DifferenceListing(difference).table
      reply.apply = .report(of: difference)
    } else {
      reply.lines.append(Self.reloadHeading(result, reason))
      reply.apply = .reloadReport
    }
    if result.difference == nil {
      world.contents.configureCells(of: result.final.itemIdentifiers)
      world.screen.measuredSizes.cells = [:]
    } else {
      for request in result.cellRequests {
        world.contents.configureCell(of: request.identifier)
        world.screen.measuredSizes.cells[request.identifier] = nil
      }
    }
    let offset = world.screen.container.contentOffset
    if result.difference?.changes.isEmpty == true { try keepPlaces(of: before) }
    let clamped = try clampOffsets(since: before)
    let after = try scene()
    let events = updateViews(from: before, to: after, by: .apply(result))
    let requests = events.compactMap(\.cellRequest)
    let views = events.compactMap(\.viewRequest)
    world.lastUpdate = AppliedUpdate(
      number: (world.lastUpdate?.number ?? 0) + 1, isReload: result.difference == nil,
      isAnimated: manner.isEmpty, requestedCells: requests.map(\.item),
      requestedViews: views, stages: .value(AppliedStages(of: result, from: before, to: after)))
    reply.lines.append(words(of: requests.map(\.item)))
    reply.lines += words(ofViews: views)
    reply.cells = .cells(requests)
    reply.views = .views(views)
    guard tellsFrames else { return reply }
    reply.lines += try sceneChangeLines(since: before, at: clamped.isEmpty ? offset : nil) + clamped
    return reply
  }

  /// Which cells the provider was asked for: none for what stays or moves.
  private func words(of requests: [Identifier]) -> StyledText {
    guard !requests.isEmpty else { return "cells asked for: none" }
    return "cells asked for: \(requests.listed(limit: settings.rows(usual: 12)))"
  }

  /// Which headers, footers and badges the provider was asked for; no line for none.
  private func words(ofViews views: [Scene.Subject]) -> [StyledText] {
    guard !views.isEmpty else { return [] }
    let limit = settings.rows(usual: 12)
    let names = views.prefix(limit).map(\.fullName).joined(separator: ", ")
    return [
      views.count > limit
        ? "views asked for: \(names) … (\(views.count) in all)" : "views asked for: \(names)"
    ]
  }

  /// The operations an apply would make, or why it would.
  func showDifference(explains: Bool = false) -> Reply {
    let difference = world.snapshot.difference(from: world.applied)
    let listing = DifferenceListing(difference)
    let pending = pendingLine
    let width = settings.width
    var reply =
      explains
      ? Reply(inEach: {
        [pending.told(in: $0)] + DifferenceExplanation(difference, in: $0, width: width).lines
      })
      : Reply([pending] + operationLines(of: difference))
    reply.value = .report(of: difference)
    reply.table = listing.table
    return reply
  }

  /// The operations of a difference as the settings ask for them.
  func operationLines(
    of difference: SnapshotDifference<Identifier, Identifier>
  ) -> [StyledText] {
    let listing = DifferenceListing(difference)
    let limit = settings.rows(usual: DifferenceListing.usualRows)
    return settings.suitsScreenReader
      ? listing.sentences(limit: limit) : listing.lines(limit: limit)
  }

  private static func reloadHeading(
    _ result: ApplyResult<Identifier, Identifier>, _ reason: Message
  ) -> StyledText {
    let sections = Message(counting: result.final.numberOfSections, "section")
    let items = Message(counting: result.final.numberOfItems, "item")
    return "reloaded: \(sections), \(items) (\(reason): nothing is compared)"
  }
}

extension DataSourceError {
  /// What would mend it.
  fileprivate var hint: Message? {
    if case .unequalHashes = self { "hash exactly what == compares: `identity id`" } else { nil }
  }
}
