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
  let container: LayoutContainer
  private let file: FileHandle
  private let sectionCount: Int
  /// The definition that was announced last.
  private(set) var current = 0
  /// The sections that a definition was found to have no layout for, and all after it.
  let ends: [Int: Int]
  /// The names of the controllers that ended the program when they were loaded.
  let unloaded: Set<String>
  /// The screens that ended the program when they were filled with placeholders.
  let unfilled: Set<Int>
  /// Those that ended it when their methods were called with what stands for what others hand them.
  let unhanded: Set<Int>
  /// The definitions whose screens were waited for before, and nothing came: a moment is enough.
  let unawaited: Set<Int>
  /// Those that ended it when they were asked for the views of placeholders.
  let unshown: Set<Int>
  /// What controllers are not told, as it ended the program, behind the places of their screens.
  let untold: Set<String>
  /// The kinds and sections of views that ended it, by screens.
  let unasked: [Int: Set<String>]
  /// The screens of which such views were wanted, and those that gave others.
  var partlyPlain: Set<Int> = []
  var giving: Set<Int> = []
  /// Those that ended it as they forced a value that is not given.
  private let forced: Set<Int>
  /// The controller whose screen is set up, or was last.
  weak var appearing: UIViewController?
  /// The controller that the definition which was announced last asks; nil for none.
  weak var owner: UIViewController?
  /// The controller whose code runs with what stands for what it waits for: the items that it shows
  /// since are of that code.
  private weak var answered: UIViewController?
  var screens: [ObjectIdentifier: UIViewController] = [:]
  /// The further collection view of a screen that is shown now; nil while the first is, or none.
  var other: String?
  /// The views that have a data source which stands in.
  var sourcesGiven: Set<ObjectIdentifier> = []
  /// The seconds that are left to wait for items that may not come.
  var patienceLeft = 4.0
  /// The lists that a screen was handed last.
  var handedLists = HandedLists()
  /// What collection views that cells hold are laid out in.
  var partContainers: [ObjectIdentifier: LayoutContainer] = [:]
  /// The list of the screen that is made, and the layouts of all such.
  var list: UIView?
  var listLayouts: [UICollectionViewLayout] = []
  /// The data sources of placeholders alone, which nothing else keeps.
  var bareSources: [AnyObject] = []
  /// The delegates of the app, which nothing else keeps.
  var delegates: [AnyObject] = []
  /// The controllers that the app made when it began, and the one that is seen first.
  var made: [ObjectIdentifier: UIViewController] = [:]
  var firstScreen: UIViewController?
  /// The hosts that screens ask for what they show.
  var awaited: [ObjectIdentifier: Set<String>] = [:]
  /// The elements that stand in the lists of a screen, by their types.
  var listed: [ObjectIdentifier: Int] = [:]

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
    unhanded = Self.numbers(in: "DIFFPLAY_UNHANDED")
    unawaited = Self.numbers(in: "DIFFPLAY_UNAWAITED")
    StandInValues.takesPlaceholders = Self.placeholderCount > 0
    AwaitingClosure.isLeftWaiting =
      ProcessInfo.processInfo.environment["DIFFPLAY_UNANSWERED"] != nil
    unshown = Self.numbers(in: "DIFFPLAY_UNSHOWN")
    let untold = ProcessInfo.processInfo.environment["DIFFPLAY_UNTOLD"] ?? ""
    self.untold = Set(untold.split(separator: " ").map(String.init))
    unasked = Self.unaskedViews
    forced = Self.numbers(in: "DIFFPLAY_FORCED")
    NSLayoutConstraint.mayLackViews = isLeftOut
    StandInValues.makesTuple = PlaceholderValue.tuple
    Self.takeSaidTruths()
    announceViews()
    noteRequests()
    AwaitingClosure.mayRun = { closure in
      let isKnown = closure.isOfKnownTypes
      return MainActor.assumeIsolated { [weak self] in self?.mayAnswer(isKnown: isKnown) ?? true }
    }
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

  func write(_ record: ImportRecord) {
    var record = record
    if let other { record.view = other }
    if record.isResult {
      record.standing = standing
      StandInUses.noted = StandInUses()
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard var line = try? encoder.encode(record) else { return }
    line.append(UInt8(ascii: "\n"))
    file.write(line)
  }

  /// The objects that gave layouts.
  private var givers: [AnyObject] = []

  /// Keeps an object that gives layouts: what they are asked for later may be asked of it again.
  public func kept<Object: AnyObject>(_ object: Object) -> Object {
    givers.append(object)
    return object
  }

  /// What stood for values and views that are not given since the last result; nil for nothing.
  private var standing: ImportRecord.Standing? {
    let noted = StandInUses.noted
    let standing = ImportRecord.Standing(
      lengths: noted.lengths.sorted(), distances: noted.distances.sorted(),
      ones: noted.ones.sorted(),
      nibs: noted.nibs.sorted(), outlets: noted.outlets.sorted(),
      supplements: noted.supplements.sorted())
    return standing.isEmpty ? nil : standing
  }

  /// Announces a definition.
  public func begin(_ definition: Int) {
    current = definition
    owner = nil
    StandInValues.isListMissing = false
    DeletedSections.noted = []
    PlaceholderValue.leavesPartsOut = false
    StandInValues.isForced = forced.contains(definition)
    handedLists = HandedLists()
    beginLists()
    write(ImportRecord(beginning: definition))
  }

  /// Whether code runs with what stands for what it waits for.
  ///
  /// It does not where a screen shows items of its own, which it may take away: what it would fill the
  /// other sections with is not given then. That it does is announced, as it may not take what stands
  /// for values.
  ///
  /// - Parameter isKnown: Whether the code says what it takes: such code need not be there to fill
  ///   sections.
  private func mayAnswer(isKnown: Bool) -> Bool {
    let shown = appearing?.viewIfLoaded?.itemsView as? UICollectionView
    let isAnswered = appearing != nil && answered === appearing
    guard isAnswered || Self.fillsLists || shown?.showsItems != true else {
      if !isKnown { StandInValues.isListMissing = true }
      return false
    }
    answered = appearing
    StandInValues.isListMissing = true
    var record = ImportRecord(beginning: current)
    record.isAnswering = true
    write(record)
    return true
  }

  /// Announces that a screen is filled with placeholders, which its code may not take.
  func announceFilling(_ definition: Int) {
    var record = ImportRecord(beginning: definition)
    record.isFilling = true
    write(record)
  }

  /// Tells a screen's controller something, which is announced, as it may end the program; nothing
  /// where it did before.
  func tell(_ name: String, _ body: () -> Void) {
    guard !untold.contains("\(current):\(name)") else { return }
    func announce(_ name: String) {
      var record = ImportRecord(beginning: current)
      record.told = name
      write(record)
    }
    announce(name)
    body()
    announce("")
  }

  // MARK: What definitions give

  /// Takes a section's layout.
  public func give(_ definition: Int, _ section: NSCollectionLayoutSection?) {
    var record = ImportRecord(beginning: definition)
    record.layouts = [section?.inspected(in: environment)]
    write(record)
  }

  /// A section of a group that no section of the code is made of.
  public func section(around group: NSCollectionLayoutGroup?) -> NSCollectionLayoutSection? {
    group.map { NSCollectionLayoutSection(group: $0) }
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
    let isAsked = askEveryCase(definition) { count in
      give(definition, exactly: count, layout.inspectedConfiguration) {
        layout.section(at: $0, in: $1)
      }
    }
    guard !isAsked else { return }
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
    guard var snapshot else { return }
    var record = ImportRecord(beginning: definition)
    record.placeholders = fill(&snapshot, of: definition)
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
  func triedLayouts(
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
  static let triedSections = 8
}
