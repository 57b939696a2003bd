// swift-tools-version: 5.7
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Packages",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Feature", targets: ["Feature"])],
    targets: [
        .target(name: "Domain"),
        .target(name: "FerryData", dependencies: ["Domain"], path: "Sources/Data"),
        .target(name: "Feature", dependencies: ["Domain"]),
    ]
)
