import Foundation
import HostSystem
import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import SwiftImport
@testable import diffplay

/// What is looked at of a project: what is there may be anything, and any amount.
@Suite struct ProjectFilesTests {
  /// Somebody who has pressed Ctrl-C.
  private struct Stopped: WorkObserver {
    var isStopped: Bool { true }
    func progressed(_ progress: HostSystem.Progress) {}
  }

  private static func texts(_ paths: some Sequence<String>) -> InMemoryFileSystem {
    InMemoryFileSystem(
      Dictionary(uniqueKeysWithValues: paths.map { ("app/\($0)", "struct A {}") }))
  }

  @Test func filesAreFoundBelowAFolderButNotThoseOfOthers() {
    let files = Self.texts([
      "A.swift", "Sources/B.swift", "Sources/main.swift", "Pods/C.swift", ".build/D.swift",
      "AppTests/E.swift", "Views/Cell.xib", "Base.lproj/Main.storyboard", "Assets.xcassets/F.swift",
    ])
    let project = ProjectFiles(around: "app", in: files)
    #expect(project.sources == ["app/A.swift", "app/Sources/B.swift"])
    #expect(project.nibs == ["app/Base.lproj/Main.storyboard", "app/Views/Cell.xib"])
    #expect(!project.isCut)
  }

  @Test func ofFilesOfOneNameTheNearestOfTheTranslationThatAppsFallBackOnIsFirst() {
    let files = Self.texts([
      "App/A.swift", "Widget/Cell.xib", "App/Views/Cell.xib", "App/fr.lproj/Cell.xib",
      "App/Base.lproj/Cell.xib", ".git/HEAD",
    ])
    let project = ProjectFiles(around: "app/App/A.swift", in: files)
    #expect(
      project.ordered(project.nibs) == [
        "app/App/Views/Cell.xib", "app/Widget/Cell.xib", "app/App/Base.lproj/Cell.xib",
        "app/App/fr.lproj/Cell.xib",
      ])
  }

  /// What a file declares may be used by what the controller uses.
  @Test func theControllerIsFoundThatUsesWhatAFileDeclares() {
    let section = "enum Section { case main }"
    let files = InMemoryFileSystem([
      "app/.git/HEAD": "", "app/Section.swift": section, "app/Model.swift": "struct Model {}",
      "app/List.swift": "class List { var source: Source<Section, Int>? }",
      "app/Other.swift": "final class OtherViewController: UIViewController {}",
      "app/Screen.swift": "final class ScreenController: BaseController { let list = List() }",
    ])
    var project = ProjectFiles(around: "app/Section.swift", in: files)
    func found(_ path: String, _ text: String) -> String? {
      let reach = project.reach(of: [(path, text)])
      return project.controller(using: [text], in: reach)
    }
    #expect(found("app/Section.swift", section) == "app/Screen.swift")
    #expect(found("app/Model.swift", "struct Model {}") == nil)
  }

  /// The app that is made of a package lies around it.
  @Test func aPackageLiesInAProjectThatIsMarkedAboveIt() {
    let files = Self.texts([
      "App.xcodeproj/project.pbxproj", "App/Screen.swift", "Modules/UI/Package.swift",
      "Modules/UI/Sources/Rows.swift",
    ])
    let inner = ProjectFiles(around: "app/Modules/UI/Sources/Rows.swift", in: files)
    #expect(inner.sources == ["app/Modules/UI/Sources/Rows.swift"])
    #expect(
      inner.surrounding()?.sources
        == ["app/App/Screen.swift", "app/Modules/UI/Sources/Rows.swift"])
    #expect(ProjectFiles(around: "app/App/Screen.swift", in: files).surrounding() == nil)
  }

  /// The nearest folder above that is marked; a path may be typed in any of its folders.
  @Test(arguments: [
    ("", "App/Views/Cell.swift"), ("", "./App/Views/Cell.swift"), ("App", "Views/Cell.swift"),
    ("App/Views", "Cell.swift"), ("App/Views", "../Views/Cell.swift"), ("Widget", "../App/A.swift"),
    ("", "App"), ("App/Views", "."), ("App", "Views"),
  ])
  func aProjectIsFoundFromAnyOfItsFolders(start: String, path: String) {
    let below = Self.texts([
      "my/App.xcodeproj/project.pbxproj", "my/App/A.swift", "my/App/Views/Cell.swift",
      "my/App/Assets.xcassets/Contents.json", "my/Widget/Cell.xib", "my/App/Views/Cell.xib",
      "Other.swift",
    ])
    let files = FolderFileSystem(folder: FilePath.join("app/my", start), of: below)
    let project = ProjectFiles(around: path, in: files)
    func names(_ paths: [String]) -> [String] { paths.map { FilePath.resolve($0, in: start) } }
    #expect(names(project.sources) == ["App/A.swift", "App/Views/Cell.swift"])
    #expect(names(project.catalogues) == ["App/Assets.xcassets"])
    #expect(names(project.nibs) == ["App/Views/Cell.xib", "Widget/Cell.xib"])
  }

  /// As nothing marks a project, a folder is one itself; a file has what lies beside it.
  @Test func withoutAMarkNothingAboveIsLookedAt() {
    let files = Self.texts(["A.swift", "b/B.swift", "b/B.xib", "b/c/C.swift"])
    let folder = ProjectFiles(around: "app/b", in: files)
    #expect(folder.sources == ["app/b/B.swift", "app/b/c/C.swift"])
    let project = ProjectFiles(around: "app/b/B.swift", in: files)
    #expect(project.sources == ["app/b/B.swift"] && project.nibs == ["app/b/B.xib"])
  }

  /// The same name and text tell a file that has two paths.
  @Test func theNearestIsNearTheFileThatWasTypedInItsFolder() {
    let below = InMemoryFileSystem([
      "app/.git/HEAD": "", "app/App/Views/Cell.swift": "struct Cell {}",
      "app/App/Views/More/Cell.xib": "", "app/Cell.xib": "", "app/Cell.swift": "struct Other {}",
    ])
    let files = FolderFileSystem(folder: "app/App/Views", of: below)
    var project = ProjectFiles(around: "Cell.swift", in: files)
    #expect(
      project.ordered(project.nibs) == ["../../App/Views/More/Cell.xib", "../../Cell.xib"])
    let reach = project.reach(of: [("Cell.swift", "struct Cell {}")])
    #expect(reach.taken == ["Cell.swift", "../../App/Views/Cell.swift"])
  }

  /// A package's file that is named from its own folder finds the packages beside its own.
  @Test func packagesBesideOneAreFoundFromWithin() throws {
    let home = "import Looks\nfinal class Home { let theme = Theme() }"
    let below = InMemoryFileSystem([
      "app/.git/HEAD": "", "app/Kits/Looks/Package.swift": "",
      "app/Kits/Looks/Sources/Looks/Theme.swift": "public struct Theme {}",
      "app/Kits/Features/Package.swift": "", "app/Kits/Features/Sources/Home/Home.swift": home,
    ])
    let files = FolderFileSystem(folder: "app/Kits/Features/Sources/Home", of: below)
    let inner = ProjectFiles(around: "Home.swift", in: files)
    #expect(inner.sources == ["../../Sources/Home/Home.swift"])
    let sources = [("Home.swift", home)]
    var outer = try #require(inner.surrounding(declaringModulesOf: sources))
    let reach = outer.reach(of: sources)
    let theme = "../../../../Kits/Looks/Sources/Looks/Theme.swift"
    #expect(outer.file(declaring: "Theme", in: reach) == theme)
    #expect(outer.folder == "../../../../Kits/Features/Sources/Home")
    #expect(outer.inner == "../../../../Kits/Features")
  }

  @Test func noMoreIsLookedAtThanTheLimits() {
    func project(_ limits: ProjectFiles.Limits, _ names: some Sequence<String>) -> ProjectFiles {
      ProjectFiles(around: "app", in: Self.texts(names), limits: limits)
    }
    let many = (10..<20).map { "\($0).swift" }
    let whole = project(.init(files: 10, names: 10), many)
    #expect(whole.sources.count == 10 && !whole.isCut)
    let fewFiles = project(.init(files: 9), many)
    #expect(fewFiles.sources.count == 9 && fewFiles.isCut)
    let fewNames = project(.init(names: 9), many)
    #expect(fewNames.sources.count == 9 && fewNames.isCut)
    let nibs = project(.init(files: 2), (0..<3).map { "\($0).xib" })
    #expect(nibs.nibs.count == 2 && nibs.isCut)
    let deep = project(.init(depth: 2), ["A.swift", "b/B.swift", "b/c/C.swift"])
    #expect(deep.sources == ["app/A.swift", "app/b/B.swift"] && deep.isCut)
  }

  @Test func noMoreTextIsReadThanTheLimits() {
    let files = InMemoryFileSystem([
      "app/A.swift": "1234567890", "app/B.swift": "123456", "app/C.swift": "123456",
      "app/D.swift": "1",
    ])
    var project = ProjectFiles(around: "app", in: files, limits: .init(fileSize: 9, textSize: 12))
    #expect(project.text(of: "app/A.swift") == nil)
    #expect(project.unread == [FileError(path: "app/A.swift", reason: "File too large")])
    #expect(project.text(of: "app/B.swift") == "123456" && !project.isCut)
    #expect(project.text(of: "app/C.swift") == "123456" && !project.isCut)
    #expect(project.text(of: "app/D.swift") == nil && project.isCut)
    #expect(project.unread.count == 1, "what is not looked at is no file's fault")
  }

  @Test func aStopEndsTheSearch() {
    var project = ProjectFiles(
      around: "app", in: Self.texts(["A.swift", "b/B.swift"]), for: Stopped())
    #expect(project.sources.isEmpty && project.isCut)
    #expect(project.text(of: "app/A.swift") == nil)
  }

  @Test func whatIsTakenAlongIsOfModulesThatAreSeen() {
    let texts = [
      "Package.swift": "", "Example/App.swift": "import Kit",
      "Sources/Kit/Kit.swift": "import Core",
      "Sources/Core/Core.swift": "struct A {}", "Sources/Tool/Tool.swift": "struct B {}",
      "Sources/UIKit/Views.swift": "import Tool\nclass UIView {}",
    ]
    let files = InMemoryFileSystem(
      Dictionary(uniqueKeysWithValues: texts.map { ("app/\($0)", $1) }))
    var project = ProjectFiles(around: "app/Example/App.swift", in: files)
    let own = project.reach(of: [("app/Example/App.swift", "import Kit\nimport UIKit")])
    #expect(project.file(declaring: "A", in: own) == "app/Sources/Core/Core.swift")
    #expect(project.file(declaring: "B", in: own) == nil)
    #expect(project.file(declaring: "UIView", in: own) == nil)
    let inside = project.reach(of: [("app/Sources/Tool/Main.swift", "")])
    #expect(project.file(declaring: "B", in: inside) == "app/Sources/Tool/Tool.swift")
  }

  @Test func linksPipesAndHugeFilesHoldNobodyUp() throws {
    let manager = FileManager.default
    let url = manager.temporaryDirectory.appending(path: "diffplay-odd-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: url) }
    let inner = url.appending(path: "a/b")
    try manager.createDirectory(at: inner, withIntermediateDirectories: true)
    for (name, target) in [("loop", "../.."), ("self", "self"), ("root", "/")] {
      try manager.createSymbolicLink(
        atPath: inner.appending(path: name).path, withDestinationPath: target)
    }
    try manager.createSymbolicLink(
      atPath: url.appending(path: "Loop.swift").path, withDestinationPath: "Loop.swift")
    #expect(mkfifo(url.appending(path: "Pipe.swift").path, 0o600) == 0)
    try Data("struct A {}".utf8).write(to: inner.appending(path: "A.swift"))
    // A file of a terabyte without a block on the disk.
    let huge = open(url.appending(path: "Huge.swift").path, O_CREAT | O_WRONLY, 0o600)
    #expect(ftruncate(huge, 1 << 40) == 0)
    close(huge)

    var project = ProjectFiles(within: url.path, in: POSIXFileSystem())
    #expect(project.sources.count == 4 && !project.isCut)
    let reach = project.reach(of: [])
    #expect(project.file(declaring: "A", in: reach) == inner.appending(path: "A.swift").path)
    #expect(
      project.unread.map(\.reason).sorted() == [
        "File too large", "Not a regular file", "Too many levels of symbolic links",
      ])
  }
}
