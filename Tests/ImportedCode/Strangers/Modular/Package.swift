// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Modular", platforms: [.iOS(.v16)],
  products: [.library(name: "CatalogFeature", targets: ["CatalogFeature"])],
  targets: [
    .target(name: "Models"), .target(name: "DesignSystem"),
    .target(name: "CatalogFeature", dependencies: ["Models", "DesignSystem"]),
    .testTarget(name: "CatalogFeatureTests", dependencies: ["CatalogFeature"]),
  ])
