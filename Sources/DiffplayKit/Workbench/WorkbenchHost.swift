import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
import LayoutLanguage
import SwiftInterpreter
import UIKitSurface
import Wording
import WorldModel
import WorldWording

/// The workbench as a program in Swift reaches it: what its calls do to the world is done, and
/// answered, as the commands in words do it.
struct WorkbenchHost: CollectionViewHost {
  var workbench: Workbench
  var objects: CollectionViewObjects
  /// What the world answered to each event, in order.
  private(set) var replies: [Reply] = []
  /// Whether a layout that has nothing to lay out is worth a line: not where nobody set it.
  var tellsOfNoSections = true
  /// Whether a layout was set.
  private var hasLayout = false
  /// What was on screen before data was applied to a view that is not laid out yet.
  private var unlaid: Scene?

  init(_ workbench: Workbench, objects: CollectionViewObjects) {
    self.workbench = workbench
    self.objects = objects
  }

  var world: World {
    get { workbench.world }
    set { workbench.world = newValue }
  }

  mutating func perform(_ event: CollectionViewEvent) throws(CollectionViewRefusal) {
    do throws(CommandError) {
      replies += try answer(to: event)
      if case .layOut = event { hasLayout = true }
    } catch {
      throw .other(error.message, uikit: error.uikit)
    }
  }
}

extension WorkbenchHost {
  /// Does what a program asks for.
  ///
  /// Data that is applied before the view is laid out has its frames when it is.
  private mutating func answer(to event: CollectionViewEvent) throws(CommandError) -> [Reply] {
    let told = unlaid
    unlaid = nil
    switch event {
    case .apply(let snapshot, let manner, nil)
    where told == nil && objects.collectionView != nil && !objects.hasLaidOut:
      unlaid = try workbench.scene()
      workbench.world.snapshot = snapshot
      return [try workbench.apply(ApplyForm(manner), tellsFrames: false)]
    case .applyOutline(let outline, let section, let animated, nil)
    where objects.collectionView != nil && !objects.hasLaidOut:
      if let told { unlaid = told } else { unlaid = try workbench.scene() }
      return [
        try workbench.applyOutline(outline, to: section, animated: animated, tellsFrames: false)
      ]
    case .layOut: return try workbench.answer(to: event, since: told)
    default:
      let late = try told.map { (told) throws(CommandError) in
        Reply(try workbench.sceneChangeLines(since: told))
      }
      return try [late].compactMap { $0 } + workbench.answer(to: event, since: nil)
    }
  }

  /// Tells the frames of what was applied, where the view was not laid out since, and that a layout
  /// has nothing to lay out.
  mutating func tellFrames() throws(CommandError) {
    if hasLayout, tellsOfNoSections, world.applied.numberOfSections == 0 {
      replies.append(
        Reply([
          "the layout is set; it is asked when there are sections, and there are none yet",
          "note: `append sections main; append a b c; apply` gives it some",
        ]))
    }
    guard let told = unlaid else { return }
    unlaid = nil
    replies.append(Reply(try workbench.sceneChangeLines(since: told)))
  }
}

extension Workbench {
  /// Does what a program asks for.
  ///
  /// - Parameter told: What was on screen when frames were told last; nil for what is there now.
  fileprivate mutating func answer(
    to event: CollectionViewEvent, since told: Scene?
  ) throws(CommandError) -> [Reply] {
    switch event {
    case .setDataSource:
      world.dataSource = DataSourceState()
      world.lastDifference = nil
      return []
    case .apply(let snapshot, let manner, let layout):
      try take(layout)
      world.snapshot = snapshot
      return [try apply(ApplyForm(manner))]
    case .applyOutline(let outline, let section, let animated, let layout):
      try take(layout)
      return [try applyOutline(outline, to: section, animated: animated)]
    case .layOut(let layout, _):
      let isNew =
        layout.configuration != world.screen.configuration
        || layout.sections != world.screen.layouts
      guard isNew else {
        return try told.map { (told) throws(CommandError) in
          [Reply(try sceneChangeLines(since: told))]
        } ?? []
      }
      return [
        try changeScreen(since: told) { screen in
          screen.configuration = layout.configuration
          screen.layouts = layout.sections
          return layout.lines
        }
      ]
    case .scroll(let path, let vertical, let horizontal):
      return [try scroll(to: path) { ScrollPosition($0 == .vertical ? vertical : horizontal) }]
    case .scrollTo(let offset):
      let scene = try scene()
      return [try scroll(to: offset[scene.solution.axis], from: scene)]
    case .reloadData:
      let edits = pendingEdits
      world.snapshot = world.applied
      var reply = try apply(.usingReloadData, isOfView: true)
      reply.lines += keep(edits)
      return [reply]
    case .measure(let answers):
      let scene = try scene()
      let reply = try changeScreen(forgettingMeasures: false) { screen in
        screen.take(answers)
        let items = answers.compactMap(\.item)
        return items.isEmpty ? [] : ["cells measured: \(items.listed)"]
      }
      // Who has what was estimated changes nothing.
      return answers.allSatisfy { scene.size(of: $0.subject) == $0.size } ? [] : [reply]
    }
  }

  /// Takes what a section provider answered for data that is about to be shown.
  private mutating func take(_ layout: AskedLayout?) throws(CommandError) {
    guard let layout else { return }
    world.screen.configuration = layout.configuration
    world.screen.layouts = layout.sections
    try requireAPIsOfLayouts()
  }
}

extension Scene {
  /// The size that a view has; nil where there is none.
  fileprivate func size(of subject: CellAnswer.Subject) -> LayoutExtent? {
    switch subject {
    case .item(let name):
      guard let item = snapshot.item(named: name), let path = snapshot.indexPath(for: item)
      else { return nil }
      return solution.cell(item: path.item, section: path.section)?.frame.size
    case .header(let section, let kind):
      guard let index = sections.firstIndex(of: section) else { return nil }
      let path = ItemIndexPath(item: 0, section: index)
      return solution.element(.supplementary, kind: kind, at: path)?.frame.size
    }
  }
}

extension ScrollPosition {
  fileprivate init(_ position: CollectionViewEvent.ScrollPosition) {
    self =
      switch position {
      case .start: .start
      case .center: .center
      case .end: .end
      case .nearest: .nearest
      }
  }
}

extension AskedLayout {
  /// Which sections are laid out anew, a line each.
  fileprivate var lines: [StyledText] {
    sections.sorted { $0.key.name < $1.key.name }.map {
      "layout \($0.key.quoted): \($0.value.section.summary)"
    }
  }
}

extension ApplyForm {
  fileprivate init(_ manner: CollectionViewEvent.ApplyManner) {
    self =
      switch manner {
      case .animated: .animated
      case .unanimated: .unanimated
      case .usingReloadData: .usingReloadData
      }
  }
}
