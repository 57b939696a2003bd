// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "DesignKit", targets: [.target(name: "DesignKit")])
