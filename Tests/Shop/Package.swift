// swift-tools-version: 6.0
import PackageDescription

let headless = Target.Dependency.product(
  name: "UIKit", package: "diffplay", condition: .when(platforms: [.linux]))

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v18)],
  dependencies: [.package(name: "diffplay", path: "../..")],
  targets: [
    .target(name: "Shop", dependencies: [headless]),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", headless, .product(name: "LayoutTesting", package: "diffplay")],
      exclude: ["Layouts"]),
  ])
