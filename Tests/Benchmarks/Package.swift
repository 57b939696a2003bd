// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diffplay", path: "../..")],
  targets: [
    .target(name: "CMalloc"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CMalloc", .product(name: "DiffableDataSource", package: "diffplay"),
        .product(name: "CompositionalLayout", package: "diffplay"),
        .product(name: "DiffplayKit", package: "diffplay"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
