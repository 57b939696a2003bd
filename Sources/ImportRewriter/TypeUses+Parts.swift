// What comes with cases, as several uses of them tell.
extension TypeUses.Part {
  /// The parts that two uses of a case tell: where both name all of theirs, those of either, which the
  /// other does without.
  static func joined(_ known: [Self], _ parts: [Self]) -> [Self] {
    if known.count == parts.count {
      return zip(known, parts).map { known, part in
        Self(
          label: part.label ?? known.label, bound: part.bound ?? known.bound,
          isOptional: known.isOptional || part.isOptional)
      }
    }
    guard !(known + parts).contains(where: { $0.label == nil }) else {
      return parts.contains { $0.bound != nil } ? parts : known
    }
    let (most, fewer) = known.count > parts.count ? (known, parts) : (parts, known)
    guard fewer.allSatisfy({ part in most.contains { $0.label == part.label } }) else {
      return known
    }
    return most.map { part in
      let other = fewer.first { $0.label == part.label }
      return Self(
        label: part.label, bound: part.bound ?? other?.bound,
        isOptional: part.isOptional || other?.isOptional != false)
    }
  }
}
