import HostSystem

/// The modules that packages in a project have, and which of them code can see.
///
/// A Swift package's sources are `Sources/MODULE/…`, or where its manifest says, those of a pod
/// `MODULE/…`, `Sources/…` or `Source/…` beside its specification. What lies elsewhere, as an app's own files do, is in
/// nobody's module and seen by all.
struct ProjectModules {
  /// The folders with a `Package.swift`.
  private var packages: Set<String> = []
  /// The modules by the folders of their sources, where a package's manifest or a pod says these.
  private var folders: [String: String] = [:]
  /// What the files of each module import.
  private var imports: [String: Set<String>] = [:]

  /// Takes note of a folder with a `Package.swift` of a text.
  mutating func add(package folder: String, manifest text: String) {
    packages.insert(folder)
    // A target's path stands behind its name, before the next name.
    for part in text.split(separator: "name:", omittingEmptySubsequences: false).dropFirst() {
      let name = Self.quoted(in: part)
      let path = part.firstRange(of: "path:").flatMap { Self.quoted(in: part[$0.upperBound...]) }
      if let name, let path { folders[FilePath.join(folder, path)] = name }
    }
  }

  /// The first text between quotation marks.
  private static func quoted(in text: Substring) -> String? {
    let parts = text.split(
      separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  /// Takes note of a folder with the specification of a pod.
  mutating func add(pod name: String, in folder: String) {
    for sources in [name, "Sources", "Source"] {
      folders[FilePath.join(folder, sources)] = folders[FilePath.join(folder, sources)] ?? name
    }
  }

  /// The modules that have files.
  var declared: Set<String> { Set(imports.keys) }

  /// Takes note of what a file imports.
  mutating func add(_ path: String, text: String) {
    guard let module = module(of: path) else { return }
    imports[module, default: []].formUnion(Self.imports(of: text))
  }

  /// The module that a file is in; nil where it is in no package's.
  func module(of path: String) -> String? {
    if let known = moduleOfFolder(above: path) { return known }
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    for index in names.indices.dropLast(2) where names[index] == "Sources" {
      let folder = names[..<index].joined(separator: "/")
      if packages.contains(folder.isEmpty ? "." : folder) { return String(names[index + 1]) }
    }
    return nil
  }

  /// The module whose sources' folder is said, of the nearest folder above a file.
  private func moduleOfFolder(above path: String) -> String? {
    guard !folders.isEmpty else { return nil }
    var folder = FilePath.folder(of: path)
    while !folder.isEmpty {
      if let module = folders[folder] { return module }
      let above = FilePath.folder(of: folder)
      guard above != folder else { return nil }
      folder = above
    }
    return nil
  }

  /// The modules that files can see: their own, those that they import, and what these import.
  ///
  /// What the library has is not looked for in a project.
  func visible(from files: [(path: String, text: String)]) -> Set<String> {
    var seen: Set<String> = []
    var next = Set(files.compactMap { module(of: $0.path) })
    for file in files { next.formUnion(Self.imports(of: file.text)) }
    while !next.isEmpty {
      next.subtract(CopyRewriting.modules)
      seen.formUnion(next)
      next = Set(next.flatMap { imports[$0] ?? [] }).subtracting(seen)
    }
    return seen
  }

  /// Whether a text tells tools how a project is built, and is no part of it.
  static func isManifest(_ text: String) -> Bool {
    text.contains("Description") && !manifests.isDisjoint(with: imports(of: text))
  }

  private static let manifests: Set = ["PackageDescription", "ProjectDescription"]

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "let", "var",
  ]

  /// The modules that lines import, by words alone.
  static func imports(of text: String) -> Set<String> {
    var modules: Set<String> = []
    for line in text.split(separator: "\n") where line.contains("import ") {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "." || $0 == ";" }
      guard let index = words.firstIndex(of: "import") else { continue }
      guard words[..<index].allSatisfy({ $0.hasPrefix("@") || $0.hasSuffix("public") }) else {
        continue
      }
      let name = words[(index + 1)...].first { !kinds.contains($0) }
      if let name { modules.insert(String(name)) }
    }
    return modules
  }
}
