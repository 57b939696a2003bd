// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "diffplay",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "DiffableDataSource", targets: ["DiffableDataSource"]),
    .library(name: "CompositionalLayout", targets: ["CompositionalLayout"]),
    .executable(name: "diffplay", targets: ["diffplay"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // The engines: values over the standard library, each alone.
    .target(name: "DiffableDataSource"),
    .target(name: "CompositionalLayout"),

    // The playground: command language, workbench, rendering, sessions.
    .target(name: "DiffplayKit", dependencies: ["DiffableDataSource", "CompositionalLayout"]),

    // The program: arguments, terminal, files.
    .target(name: "CLibedit", linkerSettings: [.linkedLibrary("edit")]),
    .executableTarget(
      name: "diffplay",
      dependencies: [
        "CLibedit",
        "DiffplayKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "DiffableDataSourceTests", dependencies: ["DiffableDataSource", "TestSupport"]),
    .testTarget(
      name: "CompositionalLayoutTests", dependencies: ["CompositionalLayout", "TestSupport"]),
    .testTarget(name: "DiffplayKitTests", dependencies: ["DiffplayKit", "TestSupport"]),
    .testTarget(name: "SessionTests", dependencies: ["DiffplayKit", "TestSupport"]),
    .testTarget(name: "TerminalTests", dependencies: ["DiffplayKit", "TestSupport", "diffplay"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CLibedit" {
  var settings = target.swiftSettings ?? []
  settings += [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if Context.environment["CI"] != nil {
    settings.append(.treatAllWarnings(as: .error))
  }
  target.swiftSettings = settings
}
