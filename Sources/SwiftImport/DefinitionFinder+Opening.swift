// Which screens others open: where no app says which is its first, it is none of these.
extension DefinitionFinder {
  /// Marks the screens that the files of others name, of which these are not named in turn.
  mutating func findOpened() {
    let screens = definitions.filter { $0.isScreen && !$0.isOfView }
    guard screens.count > 1 else { return }
    let files = Set(screens.map(\.file))
    let words = Dictionary(
      uniqueKeysWithValues: files.map { ($0, Set(Self.names(in: (texts[$0] ?? "")[...]))) })
    func names(_ file: String, _ name: String) -> Bool { words[file]?.contains(name[...]) == true }
    for index in definitions.indices where definitions[index].isScreen {
      let (file, name) = (definitions[index].file, definitions[index].typeName)
      definitions[index].isOpenedByOthers = screens.contains {
        $0.file != file && names($0.file, name) && !names(file, $0.typeName)
      }
    }
  }
}
