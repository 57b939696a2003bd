import HostSystem

/// Swift files that are compiled together.
package struct AppFiles {
  /// The folder that they lie in.
  package var folder: String
  /// Each file's path and text.
  package var files: [(path: String, text: String)]
}

// Which of a folder's files are of which app.
extension ProjectFiles {
  /// What an app is launched by, which each has, and which often is called the same.
  private static let launchers: Set = ["AppDelegate", "SceneDelegate"]

  /// The files, those of each app apart, where several lie in the folder, each in an Xcode project of
  /// its own, and declare the same names; all together where that can be compiled.
  ///
  /// The projects of one app's modules, which import each other, are together.
  mutating func apps() -> [AppFiles] {
    let all = sources.compactMap { path in text(of: path).map { (path, $0) } }
      .filter { !ProjectModules.isManifest($0.1) }
    let together = [AppFiles(folder: folder, files: all)]
    guard projects.count > 1 else { return together.flatMap(Self.systems).flatMap(Self.stages) }
    let folders = projects.map(\.folder).sorted { $0.utf8.count > $1.utf8.count }
    var apps: [AppFiles] = []
    var rest = AppFiles(folder: folder, files: [])
    for (path, text) in all {
      let owner = folders.first { $0 == "." || path.hasPrefix("\($0)/") }
      guard let owner else {
        rest.files.append((path, text))
        continue
      }
      let index = apps.firstIndex { $0.folder == owner }
      if index == nil { apps.append(AppFiles(folder: owner, files: [])) }
      apps[index ?? apps.count - 1].files.append((path, text))
    }
    // An app that nothing is launched in is one where it declares what another does.
    let launched = apps.filter { app in
      app.files.contains { Self.launches($0.text) }
        || apps.contains { $0.folder != app.folder && Self.areApart([$0, app]) }
    }
    guard launched.count > 1, Self.areApart(launched), !importsProject(apps) else {
      return together.flatMap(Self.systems).flatMap(Self.stages)
    }
    let others = apps.filter { app in !launched.contains { $0.folder == app.folder } }
    rest.files += others.flatMap(\.files)
    let found = launched + (rest.files.isEmpty ? [] : [rest])
    return found.flatMap(Self.systems).flatMap(Self.stages)
  }

  /// An app's files, those for the Mac apart where they declare the same names as the others.
  private static func systems(of app: AppFiles) -> [AppFiles] {
    let ofMac = app.files.filter { isOfMac($0.text) }
    let others = app.files.filter { !isOfMac($0.text) }
    guard others.contains(where: { ProjectModules.imports(of: $0.text).contains("UIKit") }) else {
      return [app]
    }
    let apart = [others, ofMac].map { AppFiles(folder: app.folder, files: $0) }
    return areApart(apart) ? apart : [app]
  }

  /// Whether a file is for the Mac, and not for iOS as well.
  static func isOfMac(_ text: String) -> Bool {
    let modules = ProjectModules.imports(of: text)
    return !modules.isDisjoint(with: ["AppKit", "Cocoa"]) && !modules.contains("UIKit")
  }

  /// An app's files, those of each folder apart where they declare controllers of the same names, as
  /// the targets of one project may, and stages of an app; the others, which they share, are the last.
  private static func stages(of app: AppFiles) -> [AppFiles] {
    var homes: [String: [String]] = [:]
    for file in app.files {
      for name in controllers(in: file.text) { homes[name, default: []].append(file.path) }
    }
    let paths = homes.values.filter { $0.count > 1 }.flatMap { $0.map(FilePath.folder) }
    guard let first = paths.first?.split(separator: "/", omittingEmptySubsequences: false) else {
      return [app]
    }
    let parts = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    let common = first.indices.prefix { index in
      parts.allSatisfy { $0.indices.contains(index) && $0[index] == first[index] }
    }.count
    let folders = Set(
      parts.filter { $0.count > common }.map {
        $0.prefix(common + 1).joined(separator: "/")
      }
    ).sorted()
    guard folders.count > 1 else { return [app] }
    let apart = folders.map { folder in
      AppFiles(folder: folder, files: app.files.filter { $0.path.hasPrefix("\(folder)/") })
    }
    let shared = app.files.filter { file in
      !folders.contains { file.path.hasPrefix("\($0)/") }
    }
    return apart.flatMap(stages)
      + (shared.isEmpty ? [] : [AppFiles(folder: app.folder, files: shared)])
  }

  /// The controllers that a file declares for all to see, by words alone.
  private static func controllers(in text: String) -> Set<String> {
    let heads = text.split(separator: "\n").filter { line in
      (line.first?.isLetter == true || line.hasPrefix("@")) && line.contains("class ")
        && !line.hasPrefix("private ") && !line.hasPrefix("fileprivate ")
        && line.split(separator: ":").dropFirst().contains { $0.contains("Controller") }
    }
    return declarations(in: heads.joined(separator: "\n"))
  }

  /// Whether an app begins in a text.
  private static func launches(_ text: String) -> Bool {
    text.contains("@main") || text.contains("@UIApplicationMain")
      || text.contains("UIApplicationDelegate")
  }

  /// Whether apps declare the same names, beside those of what launches them.
  private static func areApart(_ apps: [AppFiles]) -> Bool {
    var seen: Set<String> = []
    for app in apps {
      let own = Set(app.files.flatMap { declarations(in: $0.text) }).subtracting(launchers)
      if !seen.isDisjoint(with: own) { return true }
      seen.formUnion(own)
    }
    return false
  }

  /// Whether one of the projects is a module that another imports.
  private func importsProject(_ apps: [AppFiles]) -> Bool {
    let names = Set(projects.map(\.name))
    return apps.contains { app in
      app.files.contains { !ProjectModules.imports(of: $0.text).isDisjoint(with: names) }
    }
  }
}
