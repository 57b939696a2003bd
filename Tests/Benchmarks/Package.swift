// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diffplay", path: "../..", traits: [])],
  targets: [
    .target(name: "CMalloc"),
    .target(name: "Measuring", dependencies: ["CMalloc"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Measuring", .product(name: "DiffableDataSource", package: "diffplay"),
        .product(name: "CompositionalLayout", package: "diffplay"),
        .product(name: "ConstraintSolver", package: "diffplay"),
        .product(name: "TextMetrics", package: "diffplay"),
        .product(name: "UIKit", package: "diffplay"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
