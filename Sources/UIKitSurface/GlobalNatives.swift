import CompositionalLayout
import DiffableDataSource
import SwiftInterpreter
import Wording
import WorldModel

/// What a program finds at its start: the world's snapshot, outline, data source and view.
enum GlobalNatives<Host: CollectionViewHost> {
  static var all: [String: NativeFunction] {
    [
      "_identity(_:)": { call throws(Interruption) in
        .int(Int(call.arguments[0].asObject?.index ?? 0))
      },
      "_screenBounds()": { call throws(Interruption) in
        let size = try call.withHost(Host.self) { host throws(Interruption) in
          host.world.screen.container.size
        }
        return try call.make(
          "CGRect",
          [
            ("x", .double(0)), ("y", .double(0)), ("width", .double(size.width)),
            ("height", .double(size.height)),
          ])
      },
      "_screenSafeArea()": { call throws(Interruption) in
        let container = try call.container(of: Host.self)
        let insets = container.safeAreaInsets
        let isMirrored = container.direction == .rightToLeft
        return try call.make(
          "UIEdgeInsets",
          [
            ("top", .double(insets.top)),
            ("left", .double(isMirrored ? insets.trailing : insets.leading)),
            ("bottom", .double(insets.bottom)),
            ("right", .double(isMirrored ? insets.leading : insets.trailing)),
          ])
      },
      "_screenTraits()": { call throws(Interruption) in
        let container = try call.container(of: Host.self)
        return try call.make(
          "UITraitCollection",
          [
            ("_scale", .double(container.scale)),
            ("_isRightToLeft", .bool(container.direction == .rightToLeft)),
          ])
      },
      "_systemNumber()": { call throws(Interruption) in
        .int(
          try call.withHost(Host.self) { host throws(Interruption) in host.world.system.number })
      },
      "snapshot": { call throws(Interruption) in
        let base = try call.withHost(Host.self) { host throws(Interruption) in
          host.world.snapshot
        }
        return .native(NativeBox(SnapshotNative(base: base)))
      },
      "snapshot=": { call throws(Interruption) in
        let base = try call.native(call.arguments[0], as: SnapshotNative.self).base
        try call.withHost(Host.self) { host throws(Interruption) in host.world.snapshot = base }
        return .void
      },
      "outline": { call throws(Interruption) in
        let base = try call.withHost(Host.self) { host throws(Interruption) in
          host.world.outlines[World.outlineName] ?? Outline()
        }
        return .native(NativeBox(SectionSnapshotNative(base: base)))
      },
      "outline=": { call throws(Interruption) in
        let base = try call.native(call.arguments[0], as: SectionSnapshotNative.self).base
        try call.withHost(Host.self) { host throws(Interruption) in
          host.world.outlines[World.outlineName] = base
        }
        return .void
      },
      "dataSource": { call throws(Interruption) in
        if let known = try objects(of: call).dataSource { return .optional(known) }
        let made = try call.make("_WorldDataSource")
        try call.withHost(Host.self) { host throws(Interruption) in
          host.objects.dataSource = made
        }
        return .optional(made)
      },
      "dataSource=": { call throws(Interruption) in
        let new = call.arguments[0].unwrapped
        try call.withHost(Host.self) { host throws(Interruption) in
          host.objects.dataSource = new
        }
        return .void
      },
      "_worldView": { call throws(Interruption) in
        if let known = try objects(of: call).collectionView { return .optional(known) }
        let made = try call.make(
          "UICollectionView",
          [
            ("frame", try call.make("CGRect")),
            ("collectionViewLayout", try call.make("UICollectionViewLayout")),
          ])
        try call.setProperty("_fillsScreen", of: made, to: .bool(true))
        return .optional(made)
      },
      "_worldView=": { call throws(Interruption) in
        let new = call.arguments[0].unwrapped
        try call.withHost(Host.self) { host throws(Interruption) in
          host.objects.collectionView = new
        }
        return .void
      },
    ]
  }

  private static func objects(
    of call: NativeCall
  ) throws(Interruption) -> CollectionViewObjects {
    try call.withHost(Host.self) { host throws(Interruption) in host.objects }
  }
}
