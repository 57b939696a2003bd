import HostSystem

/// The files of the project that a user's file belongs to, and which of them declare what.
struct ProjectFiles {
  /// A top-level declaration's file.
  struct Home {
    var path: String
    /// How many folders lie between it and the file that was named.
    var distance: Int
  }

  /// How many texts an app has in its bundle; those behind are not looked at.
  private static let mostResources = 100

  /// How much of a project is looked at: one is marked by a folder that may be a whole home, with
  /// anything in it.
  struct Limits {
    /// The Swift files that are found, and the nibs.
    var files = 3_000
    /// The names in folders that are looked at.
    var names = 50_000
    /// The bytes of a file that is read, and of all.
    var fileSize = 1 << 21
    var textSize = 1 << 25
    /// The folders that lie in each other, down and up.
    var depth = 12
  }

  /// Folders that hold what is not the project's own, or no part of its app.
  private static let foreign: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", "Tests", "Vendor",
  ]
  private static let signs = [".git", "Package.swift"]
  private static let folderSigns = [".xcodeproj", ".xcworkspace"]

  /// The paths of the project's Swift files, among them the models that classes are made of, and of
  /// its nibs and storyboards.
  private(set) var sources: [String] = []
  private(set) var nibs: [String] = []
  /// The paths of its asset catalogues, and of pictures that stand in its bundle.
  private(set) var catalogues: [String] = []
  private(set) var pictures: [String] = []
  /// The texts that the app has in its bundle.
  private(set) var resources: [String] = []
  /// The models of Core Data's, which Xcode compiles.
  private(set) var models: [String] = []
  /// The Xcode projects, each by the folder that it stands in.
  private(set) var projects: [(folder: String, name: String)] = []
  /// Files that cannot be read, or are too large.
  private(set) var unread: [FileError] = []
  /// Whether there is more than was looked at.
  private(set) var isCut = false
  private let files: any FileSystem
  private let work: any WorkObserver
  private let limits: Limits
  private var namesLeft: Int
  private var textLeft: Int
  /// What was read; nil is of what cannot be.
  private var texts: [String: String?] = [:]
  private var homes: [String: [Home]]?
  private(set) var modules = ProjectModules()
  /// Where the file that was named lies, as the paths of the project are spelled.
  private(set) var folder: String
  /// The folder that marks the project; nil where none does.
  private var root: String?
  /// The folder that the project fills: what marks it, or what was named.
  var place: String { root ?? folder }
  /// The folder of the project that lies in this one, of which no more is looked at than modules;
  /// nil where all is looked at.
  private(set) var inner: String?

  /// What lies in a folder, at any depth, whatever is around it.
  ///
  /// Folders behind symbolic links are not entered, so that each is met once.
  init(
    within folder: String, in files: any FileSystem, for work: any WorkObserver = UnobservedWork(),
    limits: Limits = Limits()
  ) {
    (self.files, self.work, self.limits) = (files, work, limits)
    (namesLeft, textLeft) = (limits.names, limits.textSize)
    self.folder = folder
    collect(in: folder, depth: 0)
  }

  /// The project that a file or folder belongs to: all below the nearest folder, it or above it,
  /// that is marked as one.
  ///
  /// Where none is, it is all below the folder that was named; of a file, what lies beside it.
  init(
    around path: String, in files: any FileSystem, for work: any WorkObserver = UnobservedWork(),
    limits: Limits = Limits()
  ) {
    (self.files, self.work, self.limits) = (files, work, limits)
    (namesLeft, textLeft) = (limits.names, limits.textSize)
    let isFolder = files.isFolder(path)
    let named = FilePath.normalized(isFolder == true ? path : FilePath.folder(of: path))
    folder = named.isEmpty ? "." : named
    // A file that only the caller knows has nothing around it.
    guard isFolder != nil else { return }
    root = Self.root(of: folder, in: files, atMost: limits.depth)
    if let root {
      collect(in: root, depth: 0)
      if root.hasPrefix("..") { spellFolder(asOf: isFolder == true ? nil : path) }
    } else {
      collect(in: folder, depth: isFolder == true ? 0 : limits.depth - 1)
    }
  }

  /// The project with what is no Swift alone: its pictures, texts and nibs.
  func withoutSources() -> ProjectFiles {
    var rest = self
    (rest.sources, rest.homes, rest.root) = ([], nil, nil)
    return rest
  }

  /// The project that a package of its own lies in, such as an app that is made of packages; nil
  /// where there is none around it.
  func surrounding() -> ProjectFiles? {
    guard let root, let names = try? files.names(in: root), names.contains("Package.swift"),
      !names.contains(".git")
    else { return nil }
    let above = FilePath.normalized(root + "/..")
    guard above != root, Self.root(of: above, in: files, atMost: limits.depth) != nil
    else { return nil }
    var outer = ProjectFiles(around: above, in: files, for: work, limits: limits)
    outer.spellFolder(of: self)
    return outer
  }

  /// The project around this one, where it has a module that `files` import.
  ///
  /// A library lies beside the app that shows it. Of what is around no more is looked at than modules.
  func surrounding(
    declaringModulesOf files: [(path: String, text: String)]
  ) -> ProjectFiles? {
    var below = root ?? ""
    while !below.isEmpty, let names = try? self.files.names(in: below), !names.contains(".git") {
      let above = FilePath.normalized(below + "/..")
      guard above != below, above.split(separator: "/").count(where: { $0 == ".." }) < limits.depth,
        let around = Self.root(of: above, in: self.files, atMost: limits.depth)
      else { return nil }
      var outer = ProjectFiles(around: around, in: self.files, for: work, limits: limits)
      _ = outer.index()
      if !outer.modules.declared.isDisjoint(with: outer.modules.visible(from: files)) {
        outer.spellFolder(of: self)
        outer.inner = root.map { outer.spelled($0, of: self) }
        return outer
      }
      below = around
    }
    return nil
  }

  /// The nearest folder above that is a project's; nil where there is none.
  private static func root(
    of folder: String, in files: any FileSystem, atMost deepest: Int
  ) -> String? {
    var current = folder
    for _ in 0..<deepest {
      guard let names = try? files.names(in: current) else { return nil }
      if names.contains(where: { name in
        signs.contains(name) || folderSigns.contains { name.hasSuffix($0) }
      }) {
        return current
      }
      let above = FilePath.normalized(current + "/..")
      guard above != current else { return nil }
      current = above.isEmpty ? "." : above
    }
    return nil
  }

  /// Spells what was named of a project that lies in this one as this one's paths are.
  private mutating func spellFolder(of project: ProjectFiles) {
    folder = project.folder
    if place.hasPrefix("..") { spellFolder(asOf: nil) }
  }

  /// The folder of a project that lies in this one, as this one's paths are spelled.
  private func spelled(_ root: String, of project: ProjectFiles) -> String {
    let isHere = root == "." || root.isEmpty
    let rest = isHere ? "/\(project.folder)" : String(project.folder.dropFirst(root.count))
    return folder.hasSuffix(rest) ? String(folder.dropLast(rest.count)) : root
  }

  /// Finds the folder that was named among those of the project, by a file in it: nil for any.
  ///
  /// A path from above, `../Views/Cell.swift`, says more of a place than the one that was typed in
  /// `Views`; that both are the same file shows in its text.
  private mutating func spellFolder(asOf path: String?) {
    let names = (try? files.names(in: folder)) ?? []
    let inside = names.first { $0.hasSuffix(".swift") }.map { FilePath.join(folder, $0) }
    guard let path = path ?? inside,
      let text = try? files.text(of: path, atMost: limits.fileSize)
    else { return }
    let name = FilePath.name(of: path)
    for other in sources where FilePath.name(of: other) == name && self.text(of: other) == text {
      folder = FilePath.folder(of: other)
      return
    }
  }

  private mutating func collect(in folder: String, depth: Int) {
    guard let names = try? files.names(in: folder) else { return }
    guard depth < limits.depth else {
      isCut = isCut || !names.isEmpty
      return
    }
    for name in names where !name.hasPrefix(".") {
      guard namesLeft > 0, !work.isStopped else {
        isCut = true
        return
      }
      namesLeft -= 1
      let path = FilePath.join(folder, name)
      if name.hasSuffix(".xcodeproj") {
        projects.append((folder, String(name.dropLast(".xcodeproj".count))))
      } else if name.hasSuffix(".podspec") {
        modules.add(pod: String(name.dropLast(".podspec".count)), in: folder)
      } else if name.hasSuffix(".swift") {
        if name == "Package.swift" {
          let manifest = try? files.text(of: path, atMost: limits.fileSize)
          modules.add(package: folder, manifest: manifest ?? "")
        } else if name != "main.swift", hasRoom(beside: sources) {
          sources.append(path)
        }
      } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
        if hasRoom(beside: nibs) { nibs.append(path) }
      } else if name.hasSuffix(".xcassets") {
        if hasRoom(beside: catalogues) { catalogues.append(path) }
      } else if name.hasSuffix(".xcdatamodeld") {
        models.append(path)
        if hasRoom(beside: sources) { sources.append(path) }
      } else if Self.isPicture(name) {
        if hasRoom(beside: pictures) { pictures.append(path) }
      } else if Self.isResource(name) {
        if resources.count < Self.mostResources { resources.append(path) }
      } else if !Self.foreign.contains(name), !name.hasSuffix("Tests"),
        !name.contains(".") || name.hasSuffix(".lproj"),
        files.isFolder(path) == true, !files.isLink(path)
      {
        collect(in: path, depth: depth + 1)
      }
    }
  }

  /// Whether a file is one that code reads as its own, not one that only tools read.
  private static func isResource(_ name: String) -> Bool {
    name != KeptImport.name && !name.hasSuffix(".symbols.json")
      && [".json", ".plist", ".strings", ".csv", ".txt", ".geojson"].contains {
        name.hasSuffix($0)
      }
  }

  private static func isPicture(_ name: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".gif", ".heic", ".pdf"].contains { name.lowercased().hasSuffix($0) }
  }

  private mutating func hasRoom(beside found: [String]) -> Bool {
    let hasRoom = found.count < limits.files
    isCut = isCut || !hasRoom
    return hasRoom
  }

  /// The text of one of the bundle's; nil for what is no text, which is no fault there.
  mutating func resource(at path: String) -> String? {
    if let known = texts[path] { return known }
    let text = textLeft > 0 ? try? files.text(of: path, atMost: limits.fileSize) : nil
    textLeft -= text?.utf8.count ?? 0
    texts[path] = .some(text)
    return text
  }

  /// The text of one of the files; nil where it cannot be read, or is more than is looked at.
  mutating func text(of path: String) -> String? {
    if let known = texts[path] { return known }
    guard textLeft > 0, !work.isStopped else {
      isCut = true
      return nil
    }
    if path.hasSuffix(".xcdatamodeld") {
      let text = DataModelClasses(model: path, in: files, atMost: limits.fileSize)?.swift
      texts[path] = .some(text)
      return text
    }
    do {
      let text = try files.text(of: path, atMost: limits.fileSize)
      textLeft -= text.utf8.count
      texts[path] = text
      return text
    } catch {
      unread.append(error)
      texts[path] = .some(nil)
      return nil
    }
  }

  /// What tells the files of the project, and what they hold, from any other state of it.
  mutating func digest() -> String {
    var digest = Digest()
    for path in sources {
      digest.add(path)
      digest.add(text(of: path) ?? "")
    }
    for path in resources {
      digest.add(path)
      digest.add(resource(at: path) ?? "")
    }
    return digest.text
  }

  // MARK: Declarations

  private static let introducers: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "let", "var",
  ]

  /// The names that a file declares at its top, as lines say that are not set in.
  static func declarations(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n")
    where line.first?.isLetter == true || line.hasPrefix("@") {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let index = words.firstIndex(where: introducers.contains), index + 1 < words.count
      else {
        continue
      }
      names.insert(String(words[index + 1]))
    }
    return names
  }

  mutating func index() -> [String: [Home]] {
    if let homes { return homes }
    var found: [String: [Home]] = [:]
    for path in sources {
      guard let text = text(of: path), !ProjectModules.isManifest(text) else { continue }
      modules.add(path, text: text)
      let home = Home(path: path, distance: distance(to: path))
      for name in Self.declarations(in: text) { found[name, default: []].append(home) }
    }
    homes = found
    return found
  }

  func distance(to path: String) -> Int {
    let own = folder.split(separator: "/")
    let other = FilePath.folder(of: path).split(separator: "/")
    let common = zip(own, other).prefix { $0 == $1 }.count
    return own.count + other.count - 2 * common
  }

  /// Files of which those of one name may be several: the first is taken.
  ///
  /// Of translations that is the one which the app falls back on, of others the nearest to the file
  /// that was named: an app has one bundle, its extensions and examples have their own.
  func ordered(_ paths: [String]) -> [String] {
    func rank(_ path: String) -> Int {
      let folder = FilePath.folder(of: path)
      guard folder.hasSuffix(".lproj") else { return 0 }
      return folder.hasSuffix("en.lproj") || folder.hasSuffix("Base.lproj") ? 1 : 2
    }
    return paths.sorted {
      (rank($0), distance(to: $0), $0) < (rank($1), distance(to: $1), $1)
    }
  }
}
