import Foundation

/// The nibs and storyboards of an app, by name, in the folder where a program was told to look.
@MainActor final class NibFiles: NibReading {
  /// What their paths begin with.
  private let folder: String
  private var documents: [String: NibElement] = [:]

  init(folder: String) { self.folder = folder }

  private func document(_ name: String, _ suffix: String) -> NibElement? {
    let file = "\(name).\(suffix)"
    if let known = documents[file] { return known }
    guard let text = try? String(contentsOfFile: folder + file, encoding: .utf8)
    else { return nil }
    documents[file] = NibElement.read(text)
    if let read = documents[file] { NibValues.learnColors(of: read) }
    return documents[file]
  }

  // MARK: Nibs

  /// The objects at the top of a nib, its outlets connected to the owner.
  func objects(of name: String, owner: AnyObject?) -> [Any] {
    guard let document = document(name, "xib") else { return [] }
    let builder = NibBuilder(owner: owner, of: self)
    let objects = document.list("objects").filter { $0.name != "placeholder" }
    let made = objects.compactMap { builder.object(for: $0) }
    for placeholder in document.list("objects") where placeholder.name == "placeholder" {
      if placeholder["placeholderIdentifier"] == "IBFilesOwner", let owner {
        builder.know(owner, as: placeholder)
      }
    }
    builder.connect()
    return made
  }

  /// The view of a nib for a controller: of the name that it was given, or of its class's.
  func view(for controller: UIViewController, named name: String?) -> UIView? {
    let usual = String(describing: type(of: controller))
    guard document(name ?? usual, "xib") != nil else { return nil }
    return objects(of: name ?? usual, owner: controller).lazy.compactMap { $0 as? UIView }.first
  }

  // MARK: Storyboards

  /// The storyboards that scenes of others stand for, from the first on.
  private var followed: [String] = []

  /// The controller of another storyboard that a scene stands for; none of one that it is in.
  func controller(referencedBy scene: NibElement) -> UIViewController? {
    guard let name = scene["storyboardName"], !followed.contains(name), followed.count < 8
    else { return nil }
    followed.append(name)
    defer { followed.removeLast() }
    return scene["referencedIdentifier"].flatMap { controller($0, of: name, by: nil) }
      ?? initialController(of: name, by: nil)
  }

  private var storyboards: [String] {
    guard let end = folder.lastIndex(of: "/"),
      let names = try? FileManager.default.contentsOfDirectory(atPath: String(folder[..<end]))
    else { return [] }
    let prefix = folder[folder.index(after: end)...]
    return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".storyboard") }
      .map { String($0.dropFirst(prefix.count).dropLast(11)) }.sorted()
  }

  private func scenes(of name: String) -> [NibElement] {
    (document(name, "storyboard")?.list("scenes") ?? []).flatMap { $0.list("objects") }
  }

  func initialController(of name: String, by creator: NibCoder.Creator?) -> UIViewController? {
    guard let initial = document(name, "storyboard")?["initialViewController"] else { return nil }
    return controller(in: name, by: creator) { $0["id"] == initial }
  }

  func controller(
    _ identifier: String, of name: String, by creator: NibCoder.Creator?
  ) -> UIViewController? {
    controller(in: name, by: creator) { $0["storyboardIdentifier"] == identifier }
  }

  /// A controller of a class, from the storyboard that has one.
  func controller(ofClassNamed name: String, by creator: NibCoder.Creator?) -> UIViewController? {
    for storyboard in storyboards {
      let found = controller(in: storyboard, by: creator) { $0["customClass"] == name }
      if let found { return found }
    }
    return nil
  }

  private func controller(
    in storyboard: String, by creator: NibCoder.Creator?, where isWanted: (NibElement) -> Bool
  ) -> UIViewController? {
    let scenes = scenes(of: storyboard)
    guard let scene = scenes.first(where: isWanted) else { return nil }
    let builder = NibBuilder(owner: nil, of: self)
    builder.storyboard = UIStoryboard(name: storyboard, bundle: nil)
    builder.scenes = Dictionary(
      scenes.compactMap { scene in scene["id"].map { ($0, scene) } }
    ) { first, _ in first }
    for scene in document(storyboard, "storyboard")?.list("scenes") ?? [] {
      let objects = scene.list("objects")
      let id = objects.first { $0["sceneMemberID"] == "viewController" }?["id"]
      if let id {
        builder.companions[id] = objects.filter {
          $0["sceneMemberID"] == nil && !["placeholder", "exit"].contains($0.name)
        }
      }
    }
    return builder.controller(for: scene, by: creator)
  }
}

extension UINib {
  /// Tells what the paths of an app's nibs and storyboards begin with, before their names.
  public static func look(for prefix: String) { Nibs.reading = NibFiles(folder: prefix) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UINib.look(for:)` by a name that no code of a user's has.
@MainActor public func __diffplayLookForNibs(_ prefix: String) { UINib.look(for: prefix) }
