import AutoLayout
import CompositionalLayout
import ConstraintSolver
import SwiftInterpreter
import WorldModel

/// What constraints say, and what becomes of those that cannot hold.
enum ConstraintNatives<Host: CollectionViewHost> {
  static var all: [String: NativeFunction] {
    [
      "_equationOf(_:_:_:_:_:_:)": { call throws(Interruption) in
        let relation = call.arguments[1].asInt ?? 0
        return .string(
          ConstraintWords.equation(
            call.arguments[0].asString ?? "",
            relation < 0 ? .atMost : relation > 0 ? .atLeast : .equal,
            call.arguments[2].unwrapped?.asString, multiplier: try call.number(call.arguments[3]),
            constant: try call.number(call.arguments[4]),
            priority: try call.number(call.arguments[5])))
      },
      "_describedConstraint(_:_:_:)": { call throws(Interruption) in
        .string(
          ConstraintWords.description(
            of: call.arguments[0].asString ?? "",
            identifier: call.arguments[1].unwrapped?.asString,
            isActive: call.arguments[2].asBool == true))
      },
      "_autoresized(_:_:_:_:_:)": { call throws(Interruption) in
        var numbers: [Double] = []
        for argument in call.arguments.prefix(4) { numbers.append(try call.number(argument)) }
        let (start, length, old, new) = (numbers[0], numbers[1], numbers[2], numbers[3])
        let shares = Autoresizing(
          before: start, extent: length, after: old - start - length,
          mask: call.arguments[4].asInt ?? 0)
        let span = shares.resized(start, length, by: new - old)
        return .array([.double(span.start), .double(span.length)])
      },
      "_isAmbiguous(_:_:)": { call throws(Interruption) in
        let (view, root) = (call.arguments[0], call.arguments[1])
        let reading = try call.reading(root, of: Host.self)
        let frame = try call.numbers(try call.property("frame", of: root))
        let solving = try reading.solved(width: .fixed(frame[2]), height: .fixed(frame[3]))
        return .bool(reading.index(of: view).map { solving.isAmbiguous(view: $0) } ?? false)
      },
      "_takeFrames(_:)": { call throws(Interruption) in
        let root = call.arguments[0]
        let reading = try call.reading(root, of: Host.self)
        let frame = try call.numbers(try call.property("frame", of: root))
        let solving = try reading.solved(width: .fixed(frame[2]), height: .fixed(frame[3]))
        // What a view without a size cannot keep is not told.
        if frame[2] > 0 { try call.logConflicts(of: solving, in: reading, on: Host.self) }
        return .bool(try reading.place(solving))
      },
    ]
  }
}

extension Autoresizing {
  /// The shares by the three bits that UIKit's masks have for an axis.
  init(before: Double, extent: Double, after: Double, mask bits: Int) {
    self.init(
      before: before, extent: extent, after: after,
      flexible: (before: bits & 1 != 0, extent: bits & 2 != 0, after: bits & 4 != 0))
  }
}

/// A conflict as all cells of a class have it.
struct CellConflict: Hashable {
  /// The class of what was solved.
  var className: String
  var conflict: LayoutSolving.Conflict
}

/// What constraints leave open in the cells of a class.
package struct OpenLayout: Hashable, Sendable {
  package var className: String
  /// The views whose place or size is open, as logs call them.
  package var views: [String]
}

extension CollectionViewObjects {
  /// How many more cells of each class logged what the first did, since that was taken last.
  package mutating func takeRepeatedConflicts() -> [(className: String, count: Int)] {
    defer { conflicts = [:] }
    let counts = Dictionary(
      conflicts.map { ($0.key.className, $0.value - 1) }, uniquingKeysWith: { max($0, $1) })
    return counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Forgets that cells of these classes were looked at: they are others now.
  package mutating func forgetLayouts(of classes: [String]) {
    checkedLayouts.subtract(classes)
  }

  /// What constraints leave open that was not told yet.
  package mutating func takeOpenLayouts() -> [OpenLayout] {
    defer { openLayouts = [] }
    return openLayouts
  }
}

extension NativeCall {
  /// Logs the constraints that had to be broken, each once; what cells of one class have in common
  /// is logged by the first.
  func logConflicts<Host: CollectionViewHost>(
    of solving: LayoutSolving, in reading: ViewReading, on host: Host.Type
  ) throws(Interruption) {
    for conflict in solving.conflicts {
      let broken = reading.constraints[conflict.broken]
      guard try !flag("_isToldBroken", of: broken) else { continue }
      try setProperty("_isToldBroken", of: broken, to: .bool(true))
      let known = CellConflict(className: typeName(of: reading.views[0]), conflict: conflict)
      let count = try withHost(Host.self) { host throws(Interruption) in
        host.objects.conflicts[known, default: 0] += 1
        return host.objects.conflicts[known]
      }
      guard count == 1 else { continue }
      try print(
        try conflict.uikitLog(
          in: reading.tree,
          constraint: { index throws(Interruption) in
            try text(of: reading.constraints[index])
          },
          name: { index throws(Interruption) in try reading.name(ofView: index) }))
    }
  }

  /// Keeps what constraints leave open in the first cell of each class.
  ///
  /// It is looked at as high as it wants to be: what it then goes up by to the next pixel would be
  /// open too. What a stack view arranges is left out: UIKit's have constraints against that.
  func noteOpenLayout<Host: CollectionViewHost>(
    in reading: ViewReading, _ size: LayoutExtent, given: LayoutExtent, on host: Host.Type
  ) throws(Interruption) {
    guard reading.hasConstraints, let cell = reading.views.first else { return }
    let className = typeName(of: cell)
    let isNew = try withHost(Host.self) { host throws(Interruption) in
      host.objects.checkedLayouts.insert(className).inserted
    }
    guard isNew else { return }
    let solving = try reading.solved(
      width: given.width > 0 ? .fixed(size.width) : .wanted(size.width, priority: 50),
      height: given.height > 0 ? .fixed(size.height) : .wanted(size.height, priority: 50))
    let arranged = Set(reading.tree.views.flatMap { $0.stack?.arranged ?? [] })
    var names: [String] = []
    for (index, view) in reading.tree.views.enumerated()
    where view.autoresizing == nil && !view.isCellContent && !arranged.contains(index) {
      try checkCancellation()
      if solving.isAmbiguous(view: index) { names.append(try reading.name(ofView: index)) }
    }
    guard !names.isEmpty else { return }
    try withHost(Host.self) { host throws(Interruption) in
      host.objects.openLayouts.append(OpenLayout(className: className, views: names))
    }
  }
}

extension ViewReading {
  /// Gives views the frames that were solved for them, their edges on the screen's pixels.
  ///
  /// A view that holds one whose frame is another now is to be laid out. Gives whether there is any.
  func place(_ solving: LayoutSolving) throws(Interruption) -> Bool {
    func rounded(_ value: Double) -> Double { (value * tree.scale).rounded() / tree.scale }
    var isAnyMoved = false
    for (index, view) in tree.views.enumerated() where view.autoresizing == nil {
      guard let outer = view.outer else { continue }
      let (own, room) = (solving.rect(ofView: index), solving.rect(ofView: outer))
      let (left, top) = (rounded(own.x), rounded(own.y))
      let frame = [
        left - rounded(room.x), top - rounded(room.y),
        max(0, rounded(own.x + own.width) - left), max(0, rounded(own.y + own.height) - top),
      ]
      if try call.numbers(try call.property("frame", of: views[index])) == frame { continue }
      let labels: [String?] = ["x", "y", "width", "height"]
      let rect = try call.make("CGRect", zip(labels, frame).map { ($0, .double($1)) })
      try call.setProperty("_place", of: views[index], to: rect)
      try call.setProperty("_needsLayout", of: views[outer], to: .bool(true))
      isAnyMoved = true
    }
    return isAnyMoved
  }

  /// What logs call a view.
  func name(ofView index: Int) throws(Interruption) -> String {
    try call.property("_layoutName", of: views[index]).asString ?? ""
  }

  /// What the constraints say that had to be broken.
  func brokenConstraints(of solving: LayoutSolving) throws(Interruption) -> [String] {
    var equations: [String] = []
    for conflict in solving.conflicts { equations.append(try equation(conflict.broken)) }
    return equations
  }
}
