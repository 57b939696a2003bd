import HostSystem

// What can be taken along with the files that were named, of all that a project has.
extension ProjectFiles {
  /// What can be taken along with files: no file of theirs, and none of a module that they do not
  /// see.
  struct Reach {
    /// The paths of their files, and of what was found since.
    var taken: Set<String>
    let modules: Set<String>
    /// Whether the files are for the Mac alone; nil where they are for any system.
    let isOfMac: Bool?
  }

  /// What can be taken along with files; those are in the project by their paths or by their texts,
  /// as one that was named from its own folder has another path from the project's.
  mutating func reach(of files: [(path: String, text: String)]) -> Reach {
    _ = index()
    let known = Set(files.map(\.text))
    let paths = sources.filter { text(of: $0).map(known.contains) ?? false }
    let inside = files + paths.compactMap { path in text(of: path).map { (path, $0) } }
    let isOfMac = files.contains { Self.isOfMac($0.text) }
    let isOfIOS = files.contains { ProjectModules.imports(of: $0.text).contains("UIKit") }
    return Reach(
      taken: Set(files.map(\.path)).union(paths), modules: modules.visible(from: inside),
      isOfMac: isOfMac == isOfIOS ? nil : isOfMac)
  }

  private mutating func isVisible(_ path: String, in reach: Reach) -> Bool {
    if reach.isOfMac == false, let text = text(of: path), Self.isOfMac(text) { return false }
    if let module = modules.module(of: path) { return reach.modules.contains(module) }
    return inner.map { path.hasPrefix("\($0)/") } ?? true
  }

  /// The file that declares a name, the nearest where several do; none where one that is taken does.
  mutating func file(declaring name: String, in reach: Reach) -> String? {
    var homes = index()[name] ?? []
    guard !homes.contains(where: { reach.taken.contains($0.path) }) else { return nil }
    homes = homes.filter { isVisible($0.path, in: reach) }
    return
      homes
      .min { ($0.distance, $0.path) < ($1.distance, $1.path) }?.path
  }

  mutating func untaken(
    in reach: Reach, where isMeant: (_ text: String) -> Bool
  ) -> [String] {
    sources.filter { path in
      guard !reach.taken.contains(path), isVisible(path, in: reach) else { return false }
      return text(of: path).map(isMeant) ?? false
    }.sorted { (distance(to: $0), $0) < (distance(to: $1), $1) }
  }
}
