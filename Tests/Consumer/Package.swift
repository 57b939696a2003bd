// swift-tools-version: 6.2

import PackageDescription

// A package as strangers write it: both engines, and nothing that brings Foundation along.
let engines: [Target.Dependency] = [
  .product(name: "CompositionalLayout", package: "diffplay"),
  .product(name: "DiffableDataSource", package: "diffplay"),
]

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diffplay", path: "../..", traits: [])],
  targets: [
    .target(name: "Feed", dependencies: engines),
    // Links without Foundation, so what the engines need of the system they bring themselves.
    .executableTarget(name: "feed-demo", dependencies: ["Feed"] + engines),
    .testTarget(name: "FeedTests", dependencies: ["Feed"] + engines),
  ],
  swiftLanguageModes: [.v6]
)
