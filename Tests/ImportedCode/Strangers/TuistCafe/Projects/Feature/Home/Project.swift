// swift-format-ignore-file
import ProjectDescription
let project = Project(name: "Home", targets: [.target(name: "Home", destinations: .iOS, product: .framework, bundleId: "io.cafe.home", sources: ["Sources/**"], dependencies: [.project(target: "DesignSystem", path: "../../Core/DesignSystem")])])
