extension ImportedDefinitions {
  /// Adds what another import found of files beside these, each thing once: what several apps take
  /// along is found with each.
  mutating func add(_ other: ImportedDefinitions) {
    results += other.results.filter { found in
      !results.contains { $0.definition == found.definition }
    }
    screensWithoutItems += other.screensWithoutItems.filter { !screensWithoutItems.contains($0) }
    leftOut += other.leftOut.filter { !leftOut.contains($0) }
    leftOutCode += other.leftOutCode.filter { !leftOutCode.contains($0) }
    renamings += other.renamings
    takenAlong += other.takenAlong.filter { !takenAlong.contains($0) }
    isWithoutRewriting = isWithoutRewriting || other.isWithoutRewriting
    takenAsTrue += other.takenAsTrue.filter { !takenAsTrue.contains($0) }
    takenAsHalved += other.takenAsHalved.filter { !takenAsHalved.contains($0) }
    sampled += other.sampled.filter { !sampled.contains($0) }
    takesAllAsThere = takesAllAsThere || other.takesAllAsThere
    printed += other.printed
    heard += other.heard
  }
}
