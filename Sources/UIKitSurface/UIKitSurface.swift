package import SwiftInterpreter
package import SwiftReading

/// UIKit's spelling of both systems, for an interpreter whose host is a `Host`.
package enum UIKitSurface<Host: CollectionViewHost> {
  /// What is written in Swift, and natives for the rest; lower layers first.
  package static var preludes: [Prelude] {
    [
      Prelude(
        name: "UIKit",
        source: [
          geometryPrelude, constraintPrelude, viewPrelude, colorPrelude, stylePrelude, listPrelude,
          fontPrelude,
          attributedTextPrelude, menuPrelude, controlPrelude, textViewPrelude, barPrelude,
          layoutPrelude, groupPrelude,
          compositionalLayoutPrelude, flowLayoutPrelude, dataSourcePrelude,
          collectionViewPrelude, indexedDataPrelude, dequeuePrelude, cellPrelude,
          viewControllerPrelude, appPrelude, collectionViewUpdatesPrelude, mutationPrelude,
          traitPrelude, outletPrelude, combinePrelude, visualFormatPrelude, globalPrelude,
        ].joined(separator: "\n"),
        natives: layoutNatives.merging(textNatives) { $1 }.merging(visualFormatNatives) { $1 }
          .merging(SnapshotNatives<Host>.all) { $1 }
          .merging(SectionSnapshotNatives<Host>.all, uniquingKeysWith: { $1 })
          .merging(DataSourceNatives<Host>.all) { $1 }
          .merging(CollectionViewNatives<Host>.all, uniquingKeysWith: { $1 })
          .merging(MeasuringNatives<Host>.all) { $1 }
          .merging(ContentNatives<Host>.all) { $1 }
          .merging(ConstraintNatives<Host>.all) { $1 }
          .merging(AttributedTextNatives<Host>.all) { $1 }
          .merging(OutletNatives<Host>.all) { $1 }
          .merging(GlobalNatives<Host>.all) { $1 })
    ]
  }

  /// Does what UIKit does when an app has nothing else to do: lays the view out, and asks for the
  /// views that came on screen.
  ///
  /// It belongs at the end of each entry, and behind each change of the screen.
  ///
  /// - Parameter isStale: Whether the layout is to be asked in any case, as after a change of size,
  ///   traits or counts that the program did not make.
  /// - Returns: The lines that the program printed meanwhile.
  /// - Throws: What providers trap with or the world refuses. Nothing has changed then.
  package static func layOut(
    _ interpreter: inout Interpreter, host: inout Host, isStale: Bool = false, at place: Int = 0,
    limits: RunLimits = RunLimits()
  ) throws(SwiftDiagnostic) -> [String] {
    if isStale, host.objects.collectionView != nil { host.objects.needsLayout = true }
    guard host.objects.collectionView != nil else { return [] }
    return try interpreter.run(
      try SwiftSource(String(repeating: " ", count: place) + "_layOut()").parsed(), host: &host,
      limits: limits
    ).lines
  }

  /// Shows a view controller of the program's: makes one, gives its view the bounds of the screen
  /// and lets it appear.
  ///
  /// - Parameter name: The name of the class, with those that it is nested in.
  package static func show(
    controller name: String, in interpreter: inout Interpreter, host: inout Host,
    limits: RunLimits = RunLimits()
  ) throws(SwiftDiagnostic) -> Evaluation {
    let made = call(making: name, in: interpreter) ?? name + "()"
    return try interpreter.run(
      try SwiftSource("_show(\(made))").parsed(), host: &host, limits: limits)
  }

  /// The expression that makes a view controller, as an app or its storyboard does; nil where it
  /// needs arguments of its own.
  package static func call(making name: String, in interpreter: Interpreter) -> String? {
    let known = interpreter.neededLabels(ofInitializersOf: name)
    // Who writes another initialiser makes it in code, and ends the one for storyboards.
    let isFromStoryboard = known.allSatisfy { $0.first == "coder" || $0.isEmpty }
    let ways: [([String], String)] = [
      ([], "()"),
      (["collectionViewLayout"], "(collectionViewLayout: UICollectionViewFlowLayout())"),
      (["nibName", "bundle"], "(nibName: nil, bundle: nil)"), (["coder"], "(coder: NSCoder())!"),
    ]
    return ways.first { known.contains($0.0) && ($0.0 != ["coder"] || isFromStoryboard) }
      .map { name + $0.1 }
  }
}
