import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
import SwiftInterpreter
import UIKitSurface
import WorldModel

/// A world that carries out what a program asks for, and nothing else.
struct WorldHost: CollectionViewHost {
  var world = World()
  var objects = CollectionViewObjects()
  /// What was asked for, in order.
  var events: [CollectionViewEvent] = []

  mutating func perform(_ event: CollectionViewEvent) throws(CollectionViewRefusal) {
    events.append(event)
    do throws(DataSourceError) {
      switch event {
      case .setDataSource:
        world.dataSource = DataSourceState()
      case .apply(let snapshot, .usingReloadData, let layout):
        adopt(layout)
        try world.dataSource.applySnapshotUsingReloadData(snapshot)
      case .apply(let snapshot, let manner, let layout):
        adopt(layout)
        try world.dataSource.apply(snapshot, animatingDifferences: manner == .animated)
      case .applyOutline(let outline, let section, let isAnimated, let layout):
        adopt(layout)
        try world.dataSource.apply(outline, to: section, animatingDifferences: isAnimated)
      case .layOut(let layout, _):
        adopt(layout)
      case .measure(let answers):
        world.screen.take(answers)
      case .scroll, .scrollTo, .reloadData:
        break
      }
    } catch { throw .data(error) }
  }

  private mutating func adopt(_ layout: AskedLayout?) {
    guard let layout else { return }
    world.screen.configuration = layout.configuration
    world.screen.layouts = layout.sections
  }
}
