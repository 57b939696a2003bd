import CompositionalLayout
import SwiftInterpreter
import Wording

/// What the classes of layout descriptions cannot say in Swift.
let layoutNatives: [String: NativeFunction] = {
  var all = sizeNatives
  for natives in [dimensionNatives, spacingNatives, anchorNatives, listNatives] {
    all.merge(natives) { $1 }
  }
  return all
}()

private let sizeNatives: [String: NativeFunction] = [
  "NSCollectionLayoutSize.init(widthDimension:heightDimension:)": { call throws(Interruption) in
    .of(
      LayoutSize(
        widthDimension: try call.base(call.arguments[0]),
        heightDimension: try call.base(call.arguments[1])))
  },
  "NSCollectionLayoutSize.widthDimension": { call throws(Interruption) in
    .of(try call.receiverBase(LayoutSize.self).widthDimension)
  },
  "NSCollectionLayoutSize.heightDimension": { call throws(Interruption) in
    .of(try call.receiverBase(LayoutSize.self).heightDimension)
  },
  "_validate(_:)": { call throws(Interruption) in
    let environment = LayoutEnvironment(size: .zero)
    let group = try LayoutGroup(reading: call.arguments[0], in: environment, from: call)
    try call.asking { () throws(LayoutError) in try group.validate() }
    return .void
  },
  "NSCollectionLayoutGroup.visualDescription()": { call throws(Interruption) in
    let environment = LayoutEnvironment(size: LayoutExtent(width: 100, height: 100))
    let group = try LayoutGroup(reading: call.receiver, in: environment, from: call)
    return .string(group.visualDescription())
  },
]

private let dimensionNatives: [String: NativeFunction] = {
  func made(_ make: @escaping @Sendable (Double) -> LayoutDimension) -> NativeFunction {
    { call throws(Interruption) in
      let dimension = make(try call.number(call.arguments[0]))
      try call.asking { () throws(LayoutError) in try dimension.validate() }
      return .of(dimension)
    }
  }
  func asked(_ ask: @escaping @Sendable (LayoutDimension) -> Value) -> NativeFunction {
    { call throws(Interruption) in ask(try call.receiverBase()) }
  }
  let name = LayoutDimension.uikitName
  return [
    "\(name).fractionalWidth(_:)": made { .fractionalWidth($0) },
    "\(name).fractionalHeight(_:)": made { .fractionalHeight($0) },
    "\(name).absolute(_:)": made { .absolute($0) },
    "\(name).estimated(_:)": made { .estimated($0) },
    "\(name).uniformAcrossSiblings(estimate:)": made { .uniformAcrossSiblings(estimate: $0) },
    "\(name).isFractionalWidth": asked { .bool($0.fractionAxis == .horizontal) },
    "\(name).isFractionalHeight": asked { .bool($0.fractionAxis == .vertical) },
    "\(name).isAbsolute": asked { .bool($0 == .absolute($0.value)) },
    "\(name).isEstimated": asked { .bool($0 == .estimated($0.value)) },
    "\(name).isUniformAcrossSiblings": asked { .bool($0.isUniformAcrossSiblings) },
    "\(name).dimension": asked { .double($0.value) },
  ]
}()

private let spacingNatives: [String: NativeFunction] = {
  let (name, edges) = (LayoutSpacing.uikitName, LayoutEdgeSpacing.uikitName)
  func side(_ ask: @escaping @Sendable (LayoutEdgeSpacing) -> LayoutSpacing?) -> NativeFunction {
    { call throws(Interruption) in .optional(ask(try call.receiverBase()).map { .of($0) }) }
  }
  return [
    "\(name).fixed(_:)": { call throws(Interruption) in
      .of(LayoutSpacing.fixed(try call.number(call.arguments[0])))
    },
    "\(name).flexible(_:)": { call throws(Interruption) in
      .of(LayoutSpacing.flexible(try call.number(call.arguments[0])))
    },
    "\(name).spacing": { call throws(Interruption) in
      .double(try call.receiverBase(LayoutSpacing.self).spacing)
    },
    "\(name).isFixed": { call throws(Interruption) in
      .bool(!(try call.receiverBase(LayoutSpacing.self).isFlexible))
    },
    "\(name).isFlexible": { call throws(Interruption) in
      .bool(try call.receiverBase(LayoutSpacing.self).isFlexible)
    },
    "\(edges).init(leading:top:trailing:bottom:)": { call throws(Interruption) in
      .of(
        LayoutEdgeSpacing(
          leading: try call.optionalBase(call.arguments[0]),
          top: try call.optionalBase(call.arguments[1]),
          trailing: try call.optionalBase(call.arguments[2]),
          bottom: try call.optionalBase(call.arguments[3])))
    },
    "\(edges).leading": side { $0.leading },
    "\(edges).top": side { $0.top },
    "\(edges).trailing": side { $0.trailing },
    "\(edges).bottom": side { $0.bottom },
  ]
}()

private let anchorNatives: [String: NativeFunction] = {
  let name = LayoutAnchor.uikitName
  func made(_ make: @escaping @Sendable (LayoutPoint) -> LayoutAnchor.Offset) -> NativeFunction {
    { call throws(Interruption) in
      let edges = try call.integer(call.arguments[0].fields.first ?? call.arguments[0])
      var offset = [0.0, 0.0]
      if call.arguments.count > 1 { offset = try call.numbers(call.arguments[1]) }
      return .of(
        LayoutAnchor(
          edges: DirectionalRectEdge(rawValue: edges),
          offset: make(LayoutPoint(x: offset[0], y: offset[1]))))
    }
  }
  func asked(_ ask: @escaping @Sendable (LayoutAnchor) -> Value) -> NativeFunction {
    { call throws(Interruption) in ask(try call.receiverBase()) }
  }
  return [
    "\(name).init(edges:)": made { .absolute($0) },
    "\(name).init(edges:absoluteOffset:)": made { .absolute($0) },
    "\(name).init(edges:fractionalOffset:)": made { .fractional($0) },
    "\(name)._edges": asked { .int($0.edges.rawValue) },
    "\(name)._x": asked { .double($0.distance.x) },
    "\(name)._y": asked { .double($0.distance.y) },
    "\(name).isAbsoluteOffset": asked { .bool(!$0.isFractional) },
    "\(name).isFractionalOffset": asked { .bool($0.isFractional) },
  ]
}()

extension LayoutAnchor {
  fileprivate var isFractional: Bool { if case .fractional = offset { true } else { false } }

  fileprivate var distance: LayoutPoint {
    switch offset {
    case .absolute(let point), .fractional(let point): point
    }
  }
}

private let listNatives: [String: NativeFunction] = {
  func asked(
    _ ask: @escaping @Sendable (LayoutSection, NativeCall) throws(Interruption) -> Value
  ) -> NativeFunction {
    { call throws(Interruption) in
      let list = try ListConfiguration(reading: call.arguments[0], from: call)
      return try ask(list.section(width: try call.number(call.arguments[1])), call)
    }
  }
  return [
    "_listRowSize(_:_:)": asked { section, _ in .of(section.group.layoutSize) },
    "_listInsets(_:_:)": asked { section, call throws(Interruption) in
      try section.contentInsets.value(in: call)
    },
    "_listBoundaryItems(_:_:)": asked { section, call throws(Interruption) in
      var items: [Value] = []
      for item in section.boundarySupplementaryItems { items.append(try item.object(in: call)) }
      return .array(items)
    },
  ]
}()

extension DirectionalEdgeInsets {
  fileprivate func value(in call: NativeCall) throws(Interruption) -> Value {
    try call.make(
      "NSDirectionalEdgeInsets",
      [
        ("top", .double(top)), ("leading", .double(leading)), ("bottom", .double(bottom)),
        ("trailing", .double(trailing)),
      ])
  }
}

extension LayoutBoundaryItem {
  /// The object of a list's header or footer.
  fileprivate func object(in call: NativeCall) throws(Interruption) -> Value {
    let alignment = call.enumCase(self.alignment.rawValue, of: "NSRectAlignment") ?? .void
    let item = try call.make(
      "NSCollectionLayoutBoundarySupplementaryItem",
      [
        ("layoutSize", .of(layoutSize)), ("elementKind", .string(elementKind)),
        ("alignment", alignment),
        (
          "absoluteOffset",
          try call.make(
            "CGPoint",
            [("x", .double(absoluteOffset.x)), ("y", .double(absoluteOffset.y))])
        ),
      ])
    try call.setProperty("extendsBoundary", of: item, to: .bool(extendsBoundary))
    try call.setProperty("pinToVisibleBounds", of: item, to: .bool(pinToVisibleBounds))
    try call.setProperty("zIndex", of: item, to: .int(zIndex))
    try call.setProperty("contentInsets", of: item, to: try contentInsets.value(in: call))
    return item
  }
}
