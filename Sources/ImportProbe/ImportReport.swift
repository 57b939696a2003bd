public import CompositionalLayout
import Foundation
public import HeadlessUIKit
import ImportRecords

/// What an imported program tells of its definitions, written line by line to a file.
///
/// The code that is generated beside a user's calls it, a definition at a time; each is announced
/// before it runs, so that after a crash the last line says which one it was.
@MainActor public final class ImportReport {
  /// What is supplied where code asks for an environment.
  public let environment: any NSCollectionLayoutEnvironment
  private let container: LayoutContainer
  private let file: FileHandle
  private let sectionCount: Int
  /// The sections that a definition was found to have no layout for, and all after it.
  private let ends: [Int: Int]
  /// The names of the controllers that ended the program when they were loaded.
  let unloaded: Set<String>
  /// The screens that ended the program when they were filled with placeholders.
  let unfilled: Set<Int>
  /// Those that ended it when they were asked for the views of placeholders.
  let unshown: Set<Int>
  private var screens: [ObjectIdentifier: UIViewController] = [:]
  /// The delegates of the app, which nothing else keeps.
  var delegates: [AnyObject] = []
  /// The controllers that the app made when it began, and the one that is seen first.
  var made: [ObjectIdentifier: UIViewController] = [:]
  var firstScreen: UIViewController?

  /// A report to the file that the first argument of the program names.
  ///
  /// - Parameters:
  ///   - container: What is laid out in.
  ///   - sectionCount: The sections that are known, for layouts that are asked for each.
  public init(container: LayoutContainer, sectionCount: Int) {
    let arguments = CommandLine.arguments
    self.container = container
    self.sectionCount = sectionCount
    if ProcessInfo.processInfo.environment["DIFFPLAY_STYLE"] == "dark" {
      UITraitCollection.screenStyle = .dark
    }
    environment = UITraitCollection.environment(of: container)
    UIScreen.main.bounds = CGRect(
      x: 0, y: 0, width: container.size.width, height: container.size.height)
    UIScreen.main.scale = container.scale
    if let assets = ProcessInfo.processInfo.environment["DIFFPLAY_ASSETS"] {
      Self.know(assetsIn: assets)
    }
    file = FileHandle(forWritingAtPath: arguments[1]) ?? .nullDevice
    let pairs = arguments.dropFirst(2).compactMap { argument -> (Int, Int)? in
      let numbers = argument.split(separator: ":").compactMap { Int($0) }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
    ends = Dictionary(pairs) { min($0, $1) }
    unloaded = Set(arguments.dropFirst(2).filter { !$0.contains(":") })
    unfilled = Self.numbers(in: "DIFFPLAY_UNFILLED")
    unshown = Self.numbers(in: "DIFFPLAY_UNSHOWN")
  }

  private static func numbers(in variable: String) -> Set<Int> {
    let text = ProcessInfo.processInfo.environment[variable] ?? ""
    return Set(text.split(separator: " ").compactMap { Int($0) })
  }

  /// What the paths of the app's nibs and storyboards begin with; nil where it has none.
  public var nibs: String? { ProcessInfo.processInfo.environment["DIFFPLAY_NIBS"] }

  /// Whether a definition is asked: one that ended the program before is not.
  public func asks(_ definition: Int) -> Bool { ends[definition] != -1 }

  /// A view as large as a screen, for code that asks it how wide it is.
  public var screenView: UIView { UIView(frame: UIScreen.main.bounds) }

  private func write(_ record: ImportRecord) {
    var record = record
    if record.isResult, !StandInValues.lengths.isEmpty {
      record.standingLengths = StandInValues.lengths.sorted()
      StandInValues.lengths = []
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard var line = try? encoder.encode(record) else { return }
    line.append(UInt8(ascii: "\n"))
    file.write(line)
  }

  /// Announces a definition.
  public func begin(_ definition: Int) { write(ImportRecord(beginning: definition)) }

  /// Announces that a screen is filled with placeholders, which its code may not take.
  func announceFilling(_ definition: Int) {
    var record = ImportRecord(beginning: definition)
    record.isFilling = true
    write(record)
  }

  // MARK: What definitions give

  /// Takes a section's layout.
  public func give(_ definition: Int, _ section: NSCollectionLayoutSection?) {
    var record = ImportRecord(beginning: definition)
    record.layouts = [section?.inspected(in: environment)]
    write(record)
  }

  /// Takes the layouts of sections in order.
  public func give(_ definition: Int, _ sections: [NSCollectionLayoutSection]?) {
    guard let sections else { return }
    var record = ImportRecord(beginning: definition)
    record.layouts = sections.map { $0.inspected(in: environment) }
    write(record)
  }

  /// Takes a layout, of which only a compositional one can be read.
  public func give(_ definition: Int, _ layout: UICollectionViewLayout?) {
    guard let layout = layout as? UICollectionViewCompositionalLayout else { return }
    let count = (layout.collectionView?.numberOfSections).flatMap { $0 == 0 ? nil : $0 }
    give(definition, exactly: count, layout.inspectedConfiguration) {
      layout.section(at: $0, in: $1)
    }
  }

  /// Takes what gives the layout of each section.
  public func give(
    _ definition: Int, _ provider: UICollectionViewCompositionalLayoutSectionProvider?
  ) {
    guard let provider else { return }
    give(definition, exactly: nil, nil, provider)
  }

  /// Takes a snapshot.
  public func give<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ definition: Int, _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>?
  ) {
    guard let snapshot else { return }
    var record = ImportRecord(beginning: definition)
    record.snapshot = IdentifierNaming.sections(snapshot.inspected)
    write(record)
  }

  /// Asks a provider for each section: for those that exist, else until it gives no other layout.
  private func give(
    _ definition: Int, exactly count: Int?, _ configuration: LayoutConfiguration?,
    _ provider: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    var record = ImportRecord(beginning: definition)
    record.layouts = triedLayouts(
      of: definition, count ?? max(sectionCount, Self.triedSections), provider)
    record.configuration = configuration
    write(record)
  }

  /// The layouts that a provider gives of up to so many sections.
  private func triedLayouts(
    of definition: Int, _ count: Int,
    _ provider: UICollectionViewCompositionalLayoutSectionProvider
  ) -> [LayoutSection?] {
    var layouts: [LayoutSection?] = []
    for index in 0..<min(count, ends[definition] ?? .max) {
      write(ImportRecord(beginning: definition, index: index))
      layouts.append(provider(index, environment)?.inspected(in: environment))
    }
    // The last layout holds for all sections after it.
    while layouts.count > 1, layouts.last == layouts.dropLast().last { layouts.removeLast() }
    if layouts.count > 1, layouts.last == .some(.none) { layouts.removeLast() }
    return layouts
  }

  /// How many sections are asked for where nothing says how many there are.
  private static let triedSections = 8
}

// MARK: - Screens

extension ImportReport {
  /// The only controller of a type, loaded and laid out in the container.
  ///
  /// That is the app's own, where it made one, or the one of a storyboard.
  public func screen<Controller: UIViewController>(_ make: () -> Controller) -> Controller {
    screen(Controller.self, make)
  }

  /// The controller of a type that the app or a storyboard makes; where neither does, another.
  public func screen<Controller: UIViewController>(
    _ type: Controller.Type, _ make: () -> Controller
  ) -> Controller { screen(type) ?? appeared(make()) }

  /// The only controller of a type that needs more than its name to be made; nil where neither the
  /// app nor a storyboard makes one.
  public func screen<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    let identifier = ObjectIdentifier(type)
    if let known = screens[identifier] as? Controller { return known }
    let known = made[identifier] ?? UIStoryboard.controller(of: type)
    return (known as? Controller).map { appeared($0) }
  }

  private func appeared<Controller: UIViewController>(_ controller: Controller) -> Controller {
    screens[ObjectIdentifier(Controller.self)] = controller
    if unloaded.contains("\(Controller.self)") { return controller }
    controller.loadViewIfNeeded()
    loadFirstScreen()
    guard let view = controller.view else { return controller }
    view.frame = CGRect(
      x: 0, y: 0, width: container.size.width, height: container.size.height)
    controller.viewWillAppear(false)
    controller.tell(of: "viewWillAppear")
    // What was put off to the main queue is part of setting up.
    for _ in 0..<Self.turns { _ = RunLoop.main.run(mode: .default, before: Date()) }
    if let collectionView = view.first(UICollectionView.self) {
      let insets = container.safeAreaInsets
      collectionView.traitOverrides.displayScale = container.scale
      if container.direction == .rightToLeft {
        collectionView.traitOverrides.layoutDirection = .rightToLeft
      }
      collectionView.frame = view.bounds
      collectionView.safeAreaInsets = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
      collectionView.layoutIfNeeded()
    }
    controller.viewDidAppear(false)
    controller.tell(of: "viewDidAppear")
    for _ in 0..<Self.turns { _ = RunLoop.main.run(mode: .default, before: Date()) }
    if let collectionView = view.first(UICollectionView.self) { fill(collectionView) }
    return controller
  }

  private static let turns = 8

  /// Lays a collection view out once it shows something, which may come from another queue or after
  /// a moment.
  private func fill(_ collectionView: UICollectionView) {
    let end = Date(timeIntervalSinceNow: Self.patience)
    var shown = collectionView.itemCounts
    // Items that come later may come in parts; those that are there are all.
    var changed: Date? = collectionView.showsItems ? .distantPast : nil
    while Date() < end, changed.map({ -$0.timeIntervalSinceNow < Self.quiet }) ?? true {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      guard collectionView.itemCounts != shown else { continue }
      shown = collectionView.itemCounts
      changed = collectionView.showsItems ? Date() : nil
    }
    collectionView.layoutIfNeeded()
  }

  /// For how many seconds a screen without items is waited for.
  private static let patience = 0.6

  /// For how many seconds nothing may change on a screen that was waited for.
  private static let quiet = 0.1

  /// Takes what a controller's collection view shows.
  ///
  /// - Parameter sources: The data sources that a controller's code has, which may be made lazily.
  public func show<Controller: UIViewController>(
    _ definition: Int, _ controller: Controller?, sources: (Controller) -> [Any?] = { _ in [] }
  ) {
    guard let controller else { return }
    var record = ImportRecord(beginning: definition)
    if isOfApp(controller) { record.isOfApp = true }
    guard let collectionView = controller.view.first(UICollectionView.self) else {
      record.isWithoutItems = true
      record.tableRows = controller.view.first(UITableView.self).map { table in
        (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
      }
      return write(record)
    }
    if controller === firstScreen { record.isFirst = true }
    record.placeholders = fill(collectionView, of: definition, controller) { sources(controller) }
    if collectionView.showsPlainViews { record.isPlain = true }
    if let source = collectionView.dataSource as? any InspectableDataSource {
      record.snapshot = shownSections(source.inspectedSnapshot, in: collectionView)
    } else {
      record.snapshot = shownSections(of: collectionView)
    }
    if let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout {
      record.layouts = (0..<collectionView.numberOfSections).map { index in
        layout.section(at: index, in: environment)?.inspected(in: environment)
      }
      record.configuration = layout.inspectedConfiguration
    } else {
      takeFrames(of: collectionView, into: &record)
    }
    record.titles = titles(of: collectionView, record.layouts ?? [])
    takeSizes(of: collectionView, into: &record)
    takeHeaderSizes(of: collectionView, into: &record)
    takeLayoutHeaders(of: collectionView, into: &record)
    if isLeftOut {
      record.headerTypes = headerTypes(of: collectionView, record.layouts ?? [])
      record.backgroundTypes = backgroundTypes(of: collectionView, record.layouts ?? [])
      takeLayouts(of: collectionView, ofNone: definition, into: &record)
    }
    write(record)
  }

  /// Takes the layouts of the sections that a screen would have, where what was left out of the code
  /// is what gives it any.
  private func takeLayouts(
    of collectionView: UICollectionView, ofNone definition: Int, into record: inout ImportRecord
  ) {
    guard collectionView.numberOfSections == 0,
      let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return }
    // A provider looks for the section in the snapshot.
    (collectionView.dataSource as? any InspectableDataSource)?.showEverySection()
    let count = collectionView.numberOfSections
    record.layouts = triedLayouts(of: definition, count > 0 ? count : Self.triedSections) {
      layout.section(at: $0, in: $1)
    }
  }

  /// Takes what constraints in cells come to, in cells off screen as well.
  private func takeSizes(of collectionView: UICollectionView, into record: inout ImportRecord) {
    var rest = Self.measuredCells
    for section in (record.snapshot ?? []).indices {
      // Index paths pass over what an outline hides.
      let count = record.snapshot?[section].items.count ?? 0
      guard section < collectionView.numberOfSections,
        count == collectionView.numberOfItems(inSection: section)
      else { continue }
      for item in 0..<min(count, rest) {
        let path = IndexPath(item: item, section: section)
        let answer = collectionView.inspectedSize(ofItemAt: path)
        record.snapshot?[section].items[item].size = answer?.size
        record.snapshot?[section].items[item].sum = answer?.sum.map { sum in
          ImportedSum(
            isHeight: sum.isHeight, total: sum.sum,
            parts: sum.parts.map { ImportedSum.Part(value: $0.value, origin: $0.origin) })
        }
        record.snapshot?[section].items[item].contents = collectionView.inspectedContents(
          ofItemAt: path, size: answer?.size)
        record.snapshot?[section].items[item].otherContents = inOtherAppearance {
          collectionView.inspectedContents(ofItemAt: path, size: answer?.size)
        }
        record.snapshot?[section].items[item].brokenConstraints =
          collectionView.inspectedBrokenConstraints(ofItemAt: path)
        let types = cell(ofItemAt: path, in: collectionView)?.userTypes ?? []
        if !types.isEmpty { record.snapshot?[section].items[item].viewTypes = types.sorted() }
      }
      for item in min(count, rest)..<count {
        record.snapshot?[section].items[item].isUnasked = true
      }
      rest -= min(count, rest)
    }
  }

  /// The cell of an item; one off screen is asked for where parts of the code were left out, which
  /// are then told of its view.
  private func cell(
    ofItemAt path: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell? {
    if let shown = collectionView.cellForItem(at: path) { return shown }
    guard isLeftOut else { return nil }
    return collectionView.askedCell(at: path)
  }

  /// What `look` sees where interfaces are dark, or light in a dark import.
  private func inOtherAppearance<Value>(_ look: () -> Value) -> Value {
    let style = UITraitCollection.screenStyle
    UITraitCollection.screenStyle = style == .dark ? .light : .dark
    defer { UITraitCollection.screenStyle = style }
    return look()
  }

  /// Whether parts of the code were left out.
  var isLeftOut: Bool {
    ProcessInfo.processInfo.environment["DIFFPLAY_LEFT_OUT"] != nil
  }

  /// How many cells of a screen are asked for their size; those behind keep their estimates.
  static let measuredCells = 300
}

extension UICollectionView {
  /// How many items there are in each section.
  var itemCounts: [Int] { (0..<numberOfSections).map(numberOfItems(inSection:)) }

  var showsItems: Bool { itemCounts.contains { $0 > 0 } }
}

extension UIView {
  /// The types of the user's that it and the views inside it are of, superclasses among them.
  var userTypes: Set<String> {
    var types = subviews.reduce(into: Set<String>()) { $0.formUnion($1.userTypes) }
    if let made = self as? any ValueMadeView {
      return types.union(made.partTypes.map { $0.divided.name })
    }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let type = mirror?.subjectType {
      let (module, name) = String(reflecting: type).divided
      if module == Self.library { break }
      types.insert(name)
      mirror = mirror?.superclassMirror
    }
    return types
  }

  /// The module that UIKit's own views are of.
  private static var library: String { String(reflecting: UIView.self).divided.module }

  /// The first text that a label inside it shows.
  var firstText: String? {
    let list = (self as? UIListContentView)?.configuration as? UIListContentConfiguration
    if let text = (self as? UILabel)?.text ?? list?.text, !text.isEmpty { return text }
    return subviews.lazy.compactMap(\.firstText).first
  }
}

extension String {
  /// The module of a type's whole name, and the rest of it.
  fileprivate var divided: (module: String, name: String) {
    guard let point = firstIndex(of: ".") else { return ("", self) }
    return (String(self[..<point]), String(self[index(after: point)...]))
  }
}
