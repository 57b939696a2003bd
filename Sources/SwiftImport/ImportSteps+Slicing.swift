import CommandLanguage
import CompositionalLayout
import HostSystem
import ImportRecords
import JSON
import RewritingRecords

// What is done where a user's files alone do not compile.
extension ImportSteps {
  /// Takes out of the copies what the compiler refuses; whether anything went.
  mutating func slice(_ end: ProgramEnd) throws(CommandError) -> Bool {
    switch end.cause {
    // A compiler that is called without its driver ends by a signal where it crashes. One that came to
    // no end in time may have said before what it does not find, for want of which it came to none.
    case .exited, .signal, .outOfTime: break
    default: return false
    }
    var refusals = CompilerOutput.refusals(in: end.errors, of: sources, in: folder)
    if refusals.isEmpty, end.cause == .outOfTime { return false }
    if refusals.isEmpty {
      refusals = CompilerOutput.crashes(in: end.errors, of: sources, in: folder)
    }
    // What only wants fitting must not be taken for what another file declares.
    if !isFitted, try fit() { return true }
    if try takeAlong(refusals) {
      mendings = [:]
      return true
    }
    Self.putOffUnchecked(&refusals)
    markLasting(&refusals)
    let rewritten = try rewriting.rewrite(&sources, without: refusals)
    refused = refused ?? refusal(in: end.errors, at: rewritten?.outcome.places ?? [])
    guard let (outcome, isChanged) = rewritten, isChanged else { return false }
    cuts += outcome.cuts
    wirings += outcome.wirings
    let mended = outcome.mended.filter(refusals.indices.contains)
    for key in Set(mended.map { Self.key(refusals[$0]) }) { mendings[key, default: 0] += 1 }
    // What stands in may be of a package that nothing imported before.
    parts = try library.parts(
      importedBy: sources.map(\.fitted), by: importer.toolchain, for: importer.work)
    return true
  }

  /// Puts off what the compiler did not check to its end, where it does not find names: what these are
  /// would have told it.
  private static func putOffUnchecked(_ refusals: inout [RewritingTask.Refusal]) {
    let marks = Set(refusals.filter { MissingName($0.message) != nil }.map(\.mark))
    refusals.removeAll { marks.contains($0.mark) && $0.message.contains(unchecked) }
  }

  private static let unchecked = "unable to type-check this expression in reasonable time"

  /// Marks the refusals that came back although what they are about was mended.
  private func markLasting(_ refusals: inout [RewritingTask.Refusal]) {
    for index in refusals.indices {
      let count = mendings[Self.key(refusals[index])] ?? 0
      refusals[index].isLasting = count >= Self.mostMendings
    }
  }

  private static func key(_ refusal: RewritingTask.Refusal) -> String {
    "\(refusal.mark):\(refusal.line): \(refusal.message)"
  }

  /// How often what a refusal is about is mended before it is taken out.
  private static let mostMendings = 2

  /// Makes the copies fit for this system; whether that changed any.
  @discardableResult
  mutating func fit() throws(CommandError) -> Bool {
    isFitted = true
    guard let (outcome, isChanged) = try rewriting.rewrite(&sources), isChanged else {
      wirings = []
      return false
    }
    (wirings, renamings) = (outcome.wirings, outcome.renamings)
    cuts += outcome.cuts
    parts = try library.parts(
      importedBy: sources.map(\.fitted), by: importer.toolchain, for: importer.work)
    return true
  }

  /// Whether copies must be made fit even where they compile as they are.
  var needsFitting: Bool {
    !project.nibs.isEmpty || sources.contains { CopyRewriting.isNeeded(by: $0.text) }
  }

  /// What a bundle tells of an app as Xcode makes it, which has an identifier and a version.
  private static let appInformation = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>com.example.App</string>
    <key>CFBundleName</key><string>App</string>
    <key>CFBundleShortVersionString</key><string>1.0</string>
    <key>CFBundleVersion</key><string>1</string>
    </dict></plist>
    """

  /// Copies the texts of the app's bundle beside the program, where `Bundle.main` looks for them.
  mutating func copyResources() throws(CommandError) {
    try write(Self.appInformation, to: "Info.plist")
    // Code asks where a compiled model is, and classes say what is needed of it.
    for path in project.models {
      try write("", to: FilePath.name(of: path).replacing(".xcdatamodeld", with: ".momd"))
    }
    var taken: Set<String> = []
    for path in project.ordered(project.resources)
    where taken.insert(FilePath.name(of: path)).inserted {
      guard let text = project.resource(at: path) else { continue }
      try write(text, to: FilePath.name(of: path))
    }
  }

  /// The most bytes of a nib that is copied: what is beyond is no file of Interface Builder.
  private static let largestNib = 1 << 22

  /// Copies the project's nibs and storyboards to where the program looks for them, in `folder`.
  func copyNibs(to folder: String) throws(FileError) {
    var taken: Set<String> = []
    for path in project.ordered(project.nibs).prefix(Self.mostFiles)
    where taken.insert(FilePath.name(of: path)).inserted {
      guard !importer.work.isStopped,
        let text = try? importer.files.text(of: path, atMost: Self.largestNib)
      else {
        continue
      }
      try importer.toolchain.files.write(text, to: "\(folder)/nibs-\(FilePath.name(of: path))")
    }
  }

  /// The file of pictures and colours beside the program.
  static let assetsName = "assets.json"

  /// Writes down what the app's pictures and colours are, for the program that runs in `folder`.
  func tellAssets(in folder: String) throws(FileError) {
    var reading = AssetReading(
      scale: importer.container.scale, in: importer.files, for: importer.work)
    // Of two of one name the first is kept.
    for path in project.ordered(project.catalogues) { reading.read(catalogue: path) }
    for path in project.ordered(project.pictures) { reading.read(picture: path) }
    guard !reading.assets.isEmpty, let told = try? JSONValueEncoder().encode(reading.assets) else {
      return
    }
    try importer.toolchain.files.write(
      JSONPrinter.compact(told), to: "\(folder)/\(Self.assetsName)")
  }
}
