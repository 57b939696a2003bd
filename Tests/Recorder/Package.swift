// swift-tools-version: 6.2
import PackageDescription

// Apple's UIKit where there is one, this project's elsewhere: a Mac fetches and builds nothing else.
#if os(Linux)
  let packages: [Package.Dependency] = [.package(name: "diffplay", path: "../..", traits: [])]
  let uikit: [Target.Dependency] = [.product(name: "UIKit", package: "diffplay")]
  let targets: [Target] = []
  let settings: [SwiftSetting] = []
#else
  let packages: [Package.Dependency] = []
  let uikit: [Target.Dependency] = ["Raised"]
  // Swift cannot catch what UIKit raises.
  let targets: [Target] = [.target(name: "Raised")]
  // What is raised passes frames of Swift, which would wait for their accesses to end.
  let settings: [SwiftSetting] = [.unsafeFlags(["-enforce-exclusivity=unchecked"])]
#endif

let package = Package(
  name: "Recorder",
  platforms: [.iOS(.v16), .macCatalyst(.v16)],
  products: [.library(name: "Recorder", targets: ["Recorder"])],
  dependencies: packages,
  targets: targets + [
    .target(name: "Recorder", dependencies: uikit, swiftSettings: settings),
    .testTarget(
      name: "RecorderTests", dependencies: ["Recorder"] + uikit, swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
