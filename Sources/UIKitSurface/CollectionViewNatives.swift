import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
import SwiftInterpreter
import Wording
import WorldModel

/// What collection views ask of the world.
enum CollectionViewNatives<Host: CollectionViewHost> {
  static var all: [String: NativeFunction] {
    objects.merging(layouts) { $1 }.merging(requests, uniquingKeysWith: { $1 })
      .merging(questions) { $1 }
  }

  // MARK: Objects

  private static var objects: [String: NativeFunction] {
    [
      "_setCollectionView(_:)": { call throws(Interruption) in
        let view = call.arguments[0]
        try call.withHost(Host.self) { host throws(Interruption) in
          host.objects.collectionView = view
          host.objects.hasLaidOut = false
          host.objects.needsLayout = true
          host.objects.layoutIsInWords = false
          host.objects.shownCells = []
        }
        return .void
      },
      "_instance(_:_:)": { call throws(Interruption) in
        let name = try call.text(of: call.arguments[0])
        // What nobody gave a type is a cell, or a view, of UIKit's own.
        guard call.isClass(name, below: "UICollectionReusableView") else {
          let usual = call.arguments[1].asString ?? ""
          return try call.make(usual, [("frame", try call.make("CGRect"))])
        }
        return try call.make(name, [("frame", try call.make("CGRect"))])
      },
      "_shownCollectionView()": { call throws(Interruption) in
        .optional(
          try call.withHost(Host.self) { host throws(Interruption) in host.objects.collectionView })
      },
      "_newRegistration()": { call throws(Interruption) in
        let (number, isRefused) = try call.withHost(Host.self) { host throws(Interruption) in
          host.objects.registrations += 1
          let errata = host.world.system.collectionViewErrata
          let isRefused =
            host.objects.requestDepth > 0 && !errata.contains(.toleratesRegistrationsInRequests)
          return (host.objects.registrations, isRefused)
        }
        return .string("UICollectionViewRegistration-\(number)\(isRefused ? "!" : "")")
      },
      "_toleratesStrayDequeues()": { call throws(Interruption) in
        try has(.toleratesStrayDequeues, call)
      },
      "_heightensListRows()": { call throws(Interruption) in try has(.heightensListRows, call) },
      "_requestsViews(_:)": { call throws(Interruption) in
        let change = try call.integer(call.arguments[0])
        try call.withHost(Host.self) { host throws(Interruption) in
          host.objects.requestDepth += change
        }
        return .void
      },
    ]
  }

  /// Whether the collection view of the release that is followed does so.
  private static func has(
    _ erratum: CollectionViewErrata, _ call: NativeCall
  ) throws(Interruption) -> Value {
    .bool(
      try call.withHost(Host.self) { host throws(Interruption) in
        host.world.system.collectionViewErrata.contains(erratum)
      })
  }

  // MARK: Layouts

  private static var layouts: [String: NativeFunction] {
    [
      "_willAnimateLayout()": { call throws(Interruption) in
        try call.withHost(Host.self) { host throws(Interruption) in
          host.objects.animatesLayout = true
        }
        return .void
      },
      "_setLayout(_:_:)": { call throws(Interruption) in
        try call.withHost(Host.self) { host throws(Interruption) in
          host.objects.layoutIsInWords = false
        }
        try relayout(call.arguments[0], on: call)
        return .void
      },
      "_invalidate(_:)": { call throws(Interruption) in
        let view = try call.property("collectionView", of: call.arguments[0]).unwrapped
        if let view { try relayout(view, on: call) }
        return .void
      },
      "_reloadData(_:)": { call throws(Interruption) in
        try call.perform(.reloadData, on: Host.self) { $0.objects.shownCells = [] }
        try relayout(call.arguments[0], on: call)
        return .void
      },
      "_showCounts(_:)": { call throws(Interruption) in
        let counts = try call.native(call.arguments[0], as: SnapshotNative.self).base
        guard try call.shownData(of: Host.self) != counts else { return .void }
        try call.perform(.setDataSource, on: Host.self) { $0.objects.shownCells = [] }
        try call.show(counts, on: Host.self) { .apply(counts, .usingReloadData, layout: $0) }
        return .void
      },
      "_layOutIfNeeded()": { call throws(Interruption) in
        try call.layOutIfNeeded(on: Host.self)
        return .void
      },
    ]
  }

  /// Marks the layout of the shown view as to be asked again; at once where that is animated.
  private static func relayout(_ view: Value, on call: NativeCall) throws(Interruption) {
    let isAnimated = try call.withHost(Host.self) { host throws(Interruption) in
      defer { host.objects.animatesLayout = false }
      guard host.objects.collectionView?.asObject == view.asObject else { return false }
      host.objects.needsLayout = true
      return host.objects.animatesLayout && host.objects.hasLaidOut
    }
    if isAnimated { try call.layOutIfNeeded(animated: true, on: Host.self) }
  }

  // MARK: Requests

  private static var requests: [String: NativeFunction] {
    [
      "_takeCellRequests()": { call throws(Interruption) in
        let paths = try call.withScene(of: Host.self) { scene, host in
          let update = host.world.lastUpdate
          var wanted: Set<String> = []
          if let update, update.number != host.objects.seenUpdate {
            wanted = Set(update.requestedCells.map(\.name))
            host.objects.seenUpdate = update.number
          }
          return scene.visiblePaths.filter { path in
            guard let item = scene.snapshot.itemIdentifier(at: path) else { return false }
            return host.objects.shownCells.insert(item.name).inserted
              || wanted.contains(item.name)
          }
        }
        return .array(try call.indexPaths(paths ?? []))
      },
      "_takeSupplementaryRequests()": { call throws(Interruption) in
        let views = try call.withScene(of: Host.self) { scene, host in
          scene.elementsOnScreen.filter { element in
            element.category == .supplementary && element.indexPath.item != .max
              && host.objects.shownCells.insert("\(element.kind ?? "")/\(element.indexPath)")
                .inserted
          }
        }
        var requests: [Value] = []
        for view in views ?? [] {
          let path = ItemIndexPath(item: view.indexPath.item, section: view.indexPath.section)
          requests.append(
            try call.make(
              "_SupplementaryRequest",
              [("kind", .string(view.kind ?? "")), ("indexPath", try call.indexPath(path))]))
        }
        return .array(requests)
      },
    ]
  }

  // MARK: Questions

  private static var questions: [String: NativeFunction] {
    [
      "_numberOfSections()": { call throws(Interruption) in
        .int(try call.shownData(of: Host.self).numberOfSections)
      },
      "_numberOfItems(_:)": { call throws(Interruption) in
        let counts = try call.shownData(of: Host.self).itemCounts
        let section = try call.integer(call.arguments[0])
        guard counts.indices.contains(section) else {
          let reason =
            "request for number of items in section \(section) when there are only "
            + "\(counts.count) sections in the collection view"
          throw call.refusal(Message(verbatim: reason), uikit: reason)
        }
        return .int(counts[section])
      },
      "_visibleItems()": { call throws(Interruption) in
        try call.layOutIfNeeded(on: Host.self)
        let paths = try call.withScene(of: Host.self) { scene, _ in scene.visiblePaths }
        return .array(try call.indexPaths(paths ?? []))
      },
      "_contentSize()": { call throws(Interruption) in
        try call.layOutIfNeeded(on: Host.self)
        let size = try call.withScene(of: Host.self) { scene, _ in scene.solution.contentSize }
        return try call.make(
          "CGSize",
          [("width", .double(size?.width ?? 0)), ("height", .double(size?.height ?? 0))])
      },
      "_attributes(_:)": { call throws(Interruption) in
        let path = try call.indexPath(call.arguments[0])
        try call.layOutIfNeeded(on: Host.self)
        let found = try call.withScene(of: Host.self) { scene, _ in
          scene.solution.cell(item: path.item, section: path.section)
        }
        guard let element = found ?? nil else { return .none }
        let attributes = try call.attributes(of: element, at: call.arguments[0])
        return .optional(attributes)
      },
      "_scroll(_:_:)": { call throws(Interruption) in
        let path = try call.indexPath(call.arguments[0])
        let edges = try call.integer(call.arguments[1])
        try call.layOutIfNeeded(on: Host.self)
        try call.perform(
          .scroll(
            to: path, vertical: CollectionViewEvent.ScrollPosition(edges: edges),
            horizontal: CollectionViewEvent.ScrollPosition(edges: edges >> 3)),
          on: Host.self)
        return .void
      },
      "_setContentOffset(_:)": { call throws(Interruption) in
        let offset = try call.numbers(call.arguments[0])
        try call.layOutIfNeeded(on: Host.self)
        try call.perform(.scrollTo(LayoutPoint(x: offset[0], y: offset[1])), on: Host.self)
        return .void
      },
      "_contentOffset()": { call throws(Interruption) in
        let offset = try call.withHost(Host.self) { host throws(Interruption) in
          host.world.screen.container.contentOffset
        }
        return try call.make("CGPoint", [("x", .double(offset.x)), ("y", .double(offset.y))])
      },
    ]
  }
}

extension CollectionViewEvent.ScrollPosition {
  /// What UIKit's option set says of one axis: its three lowest bits are the vertical positions.
  fileprivate init(edges: Int) {
    self = edges & 1 != 0 ? .start : edges & 2 != 0 ? .center : edges & 4 != 0 ? .end : .nearest
  }
}

extension Scene {
  /// The items on screen, in their order.
  fileprivate var visiblePaths: [ItemIndexPath] {
    elementsOnScreen.filter { $0.category == .cell }
      .map { ItemIndexPath(item: $0.indexPath.item, section: $0.indexPath.section) }.sorted()
  }
}

extension NativeCall {
  fileprivate func indexPaths(_ paths: [ItemIndexPath]) throws(Interruption) -> [Value] {
    var values: [Value] = []
    for path in paths { values.append(try indexPath(path)) }
    return values
  }

  /// UIKit's layout attributes of an element.
  func attributes(
    of element: LayoutElement, at indexPath: Value
  ) throws(Interruption) -> Value {
    let attributes = try make("UICollectionViewLayoutAttributes")
    let frame = [
      ("x", element.frame.origin.x), ("y", element.frame.origin.y),
      ("width", element.frame.size.width), ("height", element.frame.size.height),
    ].map { (label: Optional($0.0), value: Value.double($0.1)) }
    try setProperty("frame", of: attributes, to: try make("CGRect", frame))
    try setProperty("indexPath", of: attributes, to: indexPath)
    try setProperty("zIndex", of: attributes, to: .int(element.zIndex))
    return attributes
  }

  /// Reads the scene that the world shows; nil where the program has no view.
  func withScene<Host: CollectionViewHost, Answer>(
    of host: Host.Type, _ body: (Scene, inout Host) -> Answer
  ) throws(Interruption) -> Answer? {
    var refused: LayoutError?
    let answer = try withHost(Host.self) { host throws(Interruption) -> Answer? in
      guard host.objects.collectionView != nil else { return nil }
      do throws(LayoutError) { return body(try host.world.scene(), &host) } catch {
        refused = error
        return nil
      }
    }
    if let refused { throw self.refused(.layout(refused)) }
    return answer
  }

  /// Asks the layout of the shown view, where it is out of date, and lays the view out.
  func layOutIfNeeded<Host: CollectionViewHost>(
    animated: Bool = false, on host: Host.Type
  ) throws(Interruption) {
    let data = try withHost(Host.self) { host throws(Interruption) in
      guard host.objects.needsLayout else { return Optional<Snapshot<Identifier, Identifier>>.none }
      host.objects.needsLayout = false
      host.objects.hasLaidOut = true
      return host.world.applied
    }
    guard let data, let layout = try askedLayout(for: data, on: Host.self) else { return }
    try perform(.layOut(layout, animated: animated), on: Host.self)
  }

  /// Asks the layout of the shown view for each section of the data.
  ///
  /// - Returns: nil where there is no view, or one with a layout that is not compositional, and where
  ///   words took its place.
  func askedLayout<Host: CollectionViewHost>(
    for data: Snapshot<Identifier, Identifier>, on host: Host.Type
  ) throws(Interruption) -> AskedLayout? {
    let (view, container) = try withHost(Host.self) { host throws(Interruption) in
      host.objects.incoming = data
      let view = host.objects.layoutIsInWords ? nil : host.objects.collectionView
      return (view, host.world.screen.container)
    }
    guard let view else { return nil }
    let own = try property("collectionViewLayout", of: view)
    guard let layout = try property("_compositional", of: own).unwrapped else { return nil }
    let description = try LayoutDescription(
      asking: layout, sectionCount: data.numberOfSections, in: container, from: self)
    try withHost(Host.self) { host throws(Interruption) in host.objects.incoming = nil }
    var asked = AskedLayout(configuration: description.configuration, sections: [:])
    for (index, section) in data.sectionIdentifiers.enumerated() {
      if let answer = description.section(at: index) {
        asked.sections[section] = SectionLayout(section: answer)
      } else if case let count = data.itemCounts[index], count > 0 {
        throw refused(.layout(.missingSection(index: index, itemCount: count)))
      }
    }
    return asked
  }
}
