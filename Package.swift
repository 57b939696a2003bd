// swift-tools-version: 6.2

import PackageDescription

// Modules with those that they stand on. Who imports one names them all: the compiler may leave a
// module's file as it is when one below it changes, and what is built against both would not be
// built anew.
let engines = ["IndexPaths", "DiffableDataSource", "CompositionalLayout"]
let collectionView = engines + ["HeadlessCollectionView"]
let headlessUIKit =
  collectionView
  + ["ConstraintSolver", "AutoLayout", "TextMetrics", "ViewContents", "HeadlessUIKit"]
let uikit = headlessUIKit + ["UIKit"]

/// The modules of the playground, from the bottom up, each with what it stands on directly.
let playground: KeyValuePairs = [
  "TextWidth": [],
  "Wording": ["CatalogueTexts", "TextWidth"],
  "JSON": ["Wording"],
  "Sharing": [],
  "ConsoleTexts": ["Wording"],
  "HostSystem": ["Wording"],
  "CommandLanguage": ["HostSystem"],
  "SwiftReading": ["Wording"],
  "SwiftInterpreter": ["JSON", "SwiftReading"],
  "WorldModel": collectionView + ["TextMetrics", "TextWidth", "ViewContents"],
  "Sessions": ["HostSystem"],
  "WorldWording": ["CommandLanguage", "JSON", "WorldModel"],
  "UIKitSurface": ["ConstraintSolver", "AutoLayout", "SwiftInterpreter", "WorldModel"],
  "LayoutLanguage": ["WorldWording"],
  "PictureModel": ["WorldWording"],
  "PictureFiles": ["PageTexts", "PictureModel"],
  "Pictures": ["PictureModel"],
  "SwiftSpelling": ["SwiftReading", "WorldWording"],
  "Doctor": ["ConsoleTexts", "LayoutLanguage"],
  "Explanations": ["ConceptTexts", "ConsoleTexts", "LayoutLanguage", "Pictures", "Sessions"],
  "SwiftExport": ["LayoutLanguage", "SwiftSpelling"],
  "RewritingRecords": [],
  "SwiftImport": ["ImportRecords", "RewritingRecords", "SwiftExport"],
  "Lessons": ["Explanations", "LessonTexts"],
  "Comparisons": ["Doctor", "Pictures", "Sessions"],
  "DiffplayKit": [
    "Comparisons", "Doctor", "Lessons", "PictureFiles", "Sharing", "SwiftImport", "SwiftSpelling",
    "UIKitSurface",
  ],
]

/// The modules of the playground that have tests of their own, which build without those above.
let testedAlone = [
  "Wording", "JSON", "ConsoleTexts", "CommandLanguage", "SwiftReading", "SwiftInterpreter",
  "WorldModel", "UIKitSurface", "Sessions", "Pictures", "PictureFiles", "Doctor", "Comparisons",
  "Explanations", "Sharing",
]

/// The modules and all below them, each once, from the bottom up.
func below(_ names: [String]) -> [String] {
  var found: [String] = []
  for name in names {
    let direct = playground.first { $0.key == name }?.value ?? []
    for lower in below(direct) + [name] where !found.contains(lower) { found.append(lower) }
  }
  return found
}

func all(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

let kit = below(["DiffplayKit"])
let layoutTesting = below(["Doctor", "PictureFiles"])

let package = Package(
  name: "diffplay",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "DiffableDataSource", targets: ["DiffableDataSource"]),
    .library(name: "CompositionalLayout", targets: ["CompositionalLayout"]),
    .library(name: "HeadlessCollectionView", targets: collectionView),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "TextMetrics", targets: ["TextMetrics"]),
    .library(name: "HeadlessUIKit", targets: headlessUIKit),
    .library(name: "UIKit", targets: uikit),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .executable(name: "diffplay", targets: ["diffplay"]),
    .executable(name: "diffplay-page", targets: ["diffplay-page"]),
  ],
  // Who depends on the libraries alone leaves it out, and fetches nothing: `traits: []`.
  traits: [
    .default(enabledTraits: ["Playground"]),
    .trait(name: "Playground", description: "The program diffplay, which parses arguments."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // The engines: values over the standard library, each alone; both name places alike.
    .target(name: "IndexPaths"),
    .target(name: "DiffableDataSource", dependencies: ["IndexPaths"]),
    .target(
      name: "CompositionalLayout", dependencies: ["IndexPaths"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "TextMetrics", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    .target(name: "ConstraintSolver"),
    // Views and their constraints as values, which that solves.
    .target(name: "AutoLayout", dependencies: ["ConstraintSolver"]),
    // What can be seen in a cell, for pictures.
    .target(name: "ViewContents"),

    // A collection view without a screen: a state machine over both engines, Apple's names over
    // that, and the module that lets code for Apple's platforms compile as it is.
    .target(name: "HeadlessCollectionView", dependencies: all(engines)),
    .target(
      name: "HeadlessUIKit",
      dependencies: all(collectionView) + [
        "ConstraintSolver", "AutoLayout", "TextMetrics", "ViewContents",
      ]),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"]),
    .target(name: "_Testing_UIKit"),

    // Expectations on layouts and data sources for tests: over Apple's UIKit where there is one.
    .target(
      name: "LayoutTesting",
      dependencies: all(layoutTesting) + [
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux])),
        .target(name: "AutoLayout", condition: .when(platforms: [.linux])),
      ]),

    // What a user's Swift files are asked, and the records that they answer with.
    .target(name: "ImportRecords", dependencies: ["CompositionalLayout", "ViewContents"]),
    .target(
      name: "ImportProbe",
      dependencies: all(headlessUIKit) + ["ImportRecords"]),

    // Stands for modules that imported code names and Linux lacks, such as Combine and SnapKit.
    .target(name: "ImportedPackages", dependencies: all(headlessUIKit)),
    // Stands for SwiftUI, as far as cells host it.
    .target(name: "HostedViews", dependencies: all(headlessUIKit)),

    // The files of Sessions/lessons and Sessions/explain and the translations as text, so that the
    // program needs nothing beside it.
    .target(name: "LessonTexts", plugins: ["EmbedTexts"]),
    .target(name: "ConceptTexts", plugins: ["EmbedTexts"]),
    .target(name: "CatalogueTexts", exclude: ["Files"], plugins: ["EmbedTexts"]),
    .plugin(name: "EmbedTexts", capability: .buildTool(), path: "Sources/EmbedTexts"),

    // The scripts and style sheets of the pages that are written, likewise.
    .target(name: "PageTexts", exclude: ["Files"], plugins: ["EmbedTexts"]),

    // The program: arguments, terminal, files.
    .target(name: "CLibedit", linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "CSupervisor"),
    // What makes a world one line of text.
    .target(name: "CZlib", linkerSettings: [.linkedLibrary("z")]),
    .executableTarget(
      name: "diffplay",
      dependencies: all(kit) + [
        "CLibedit", "CSupervisor",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Playground"])),
      ]),

    // Serves the page in the browser, fed by the program, which loads nothing for it.
    .executableTarget(
      name: "diffplay-page", linkerSettings: [.linkedLibrary("microhttpd")]),

    .target(
      name: "TestSupport", dependencies: ["CompositionalLayout"], path: "Tests/TestSupport"),
    .target(
      name: "InMemoryFileSystem", dependencies: all(below(["HostSystem"])),
      path: "Tests/InMemoryFileSystem"),
    .testTarget(
      name: "DiffableDataSourceTests", dependencies: ["DiffableDataSource", "TestSupport"]),
    .testTarget(
      name: "CompositionalLayoutTests", dependencies: ["CompositionalLayout", "TestSupport"]),
    .testTarget(name: "TextMetricsTests", dependencies: ["TextMetrics", "TestSupport"]),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"]),
    .testTarget(
      name: "HeadlessCollectionViewTests", dependencies: all(collectionView) + ["TestSupport"]),
    .target(name: "SampleCode", dependencies: all(uikit), path: "Tests/SampleCode"),
    // The same files in the older language mode.
    .target(
      name: "SampleCodeSwift5", dependencies: all(uikit), path: "Tests/SampleCodeSwift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitTests",
      dependencies: all(uikit) + ["SampleCode", "SampleCodeSwift5", "TestSupport"]),
    .testTarget(
      name: "LayoutTestingTests",
      dependencies: all(layoutTesting) + ["LayoutTesting", "HeadlessUIKit", "AutoLayout"],
      exclude: ["Layouts"]),
    .testTarget(
      name: "DocumentationTests", dependencies: all(uikit) + ["TestSupport"]),
    .testTarget(
      name: "DiffplayKitTests",
      dependencies: all(kit) + ["InMemoryFileSystem", "TestSupport", "diffplay"]),
    .testTarget(name: "SessionReplayTests", dependencies: all(kit) + ["TestSupport", "diffplay"]),
    .testTarget(name: "TerminalTests", dependencies: all(kit) + ["TestSupport", "diffplay"]),
  ],
  swiftLanguageModes: [.v6]
)

for (name, direct) in playground {
  let outside = name == "Sharing" ? ["CZlib"] : []
  package.targets.append(.target(name: name, dependencies: all(below(direct) + outside)))
}
for name in testedAlone {
  let modules = below([name])
  let files = modules.contains("HostSystem") ? ["InMemoryFileSystem"] : []
  package.targets.append(
    .testTarget(name: "\(name)Tests", dependencies: all(modules + files) + ["TestSupport"]))
}

// The code of tutorials that the interpreter reads, compiled: both are to give the same frames.
package.targets.append(
  .target(
    name: "TutorialCode", dependencies: all(uikit), path: "Tests/UIKitSurfaceTests/Corpus",
    swiftSettings: [.swiftLanguageMode(.v5)]))
for target in package.targets where target.name == "PictureFilesTests" {
  target.exclude = ["Golden"]
}
for target in package.targets where target.name == "DiffplayKitTests" {
  target.exclude = ["Pastes"]
}
for target in package.targets where target.name == "UIKitSurfaceTests" {
  target.exclude = ["Corpus", "Mistakes.txt", "Strangers"]
  let known = below(["UIKitSurface"])
  target.dependencies += all(uikit.filter { !known.contains($0) }) + ["TutorialCode", "Doctor"]
}

// What is measured of the playground: its interface is the package's own (`make bench`).
if Context.environment["DIFFPLAY_BENCH"] != nil {
  let sources = "Tests/Benchmarks/Sources"
  package.targets += [
    .target(name: "CMalloc", path: "\(sources)/CMalloc"),
    .target(name: "Measuring", dependencies: ["CMalloc"], path: "\(sources)/Measuring"),
    .executableTarget(
      name: "PromptBenchmarks", dependencies: all(kit) + ["Measuring"],
      path: "\(sources)/PromptBenchmarks"),
  ]
}

/// Values over the standard library, which check their invariants alike.
let values = collectionView + ["ConstraintSolver", "AutoLayout"]

// SampleCode stands for code of others, which knows nothing of these settings.
let others = [
  "CLibedit", "CMalloc", "CSupervisor", "CZlib", "SampleCode", "SampleCodeSwift5", "TutorialCode",
  "diffplay-page",
]
for target in package.targets where target.type != .plugin && !others.contains(target.name) {
  var settings = target.swiftSettings ?? []
  settings += [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // Warnings are errors in this project's own checks.
  if Context.environment["DIFFPLAY_STRICT"] != nil {
    settings.append(.treatAllWarnings(as: .error))
  }
  // The engines check their invariants in this project's own tests.
  if Context.environment["DIFFPLAY_CHECKS"] != nil, values.contains(target.name) {
    settings.append(.define("DIFFPLAY_CHECKS"))
  }
  // Where libraries are looked for first when the program is linked.
  if target.name == "diffplay", let folder = Context.environment["DIFFPLAY_LIBRARIES"] {
    target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(["-L", folder])]
  }
  // For the first prompt: each module is read once, its interface and code made together and on both
  // cores, and only the engines of every command are optimized.
  if Context.environment["DIFFPLAY_QUICK"] != nil {
    let optimized = collectionView.contains(target.name) ? ["-O"] : []
    settings.append(
      .unsafeFlags(
        optimized + [
          "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo",
          "-disable-batch-mode", "-Xfrontend", "-disable-llvm-verify",
        ]))
  }
  target.swiftSettings = settings
}

// One module, its tests and what they stand on: `make test MODULE=JSON`.
if let name = Context.environment["DIFFPLAY_MODULE"] {
  var kept: Set<String> = []
  func keep(_ name: String) {
    guard let target = package.targets.first(where: { $0.name == name }),
      kept.insert(name).inserted
    else { return }
    for case .byNameItem(let name, _) in target.dependencies { keep(name) }
    for case .plugin(let name, _) in target.plugins ?? [] { keep(name) }
  }
  keep(name)
  keep("\(name)Tests")
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = [.library(name: name, targets: [name])]
  if !kept.contains("diffplay") { package.dependencies = [] }
}
