import HostSystem
import ImportRecords

// What ended the program is spared: it is asked for less, from what costs a screen the least on.
extension RunDemands {
  /// What a run does without that ended before.
  enum Spared {
    /// Something that another tells of, or that nobody misses.
    case silently
    /// What has this name in its screen.
    case told(String)
  }

  /// Asks for less than what ended a run, as its last record tells; nil where nothing can be spared
  /// but the definition itself.
  mutating func spare(
    whatEnded run: EndedRun, at last: ImportRecord, of definitions: [ImportDefinition]
  ) -> Spared? {
    if let spared = spareFurtherView(run, last) { return spared }
    if spareView(run, last) || spareAnswers(run) || spareHanded(run, last)
      || spareSections(run, last, isScreen: definitions[last.definition].isScreen)
      || sparePlaceholders(run, last, of: definitions) || force(run, last)
    {
      return .silently
    }
    // What a controller does as it appears costs no screen.
    if let told = last.told, !told.isEmpty, run.end.cause != .outOfTime {
      untold.append("\(last.definition):\(told)")
      return .told(told)
    }
    return nil
  }

  /// What is put behind a further view that is shown with plain cells.
  private static let plainCells = ".cells"
  /// How many of them may be at most: the program names its views itself.
  private static let mostPlain = 24

  /// A further collection view costs nothing of the first; its code may do for plain cells.
  private mutating func spareFurtherView(_ run: EndedRun, _ last: ImportRecord) -> Spared? {
    guard let view = last.view,
      untold.count(where: { $0.hasSuffix(Self.plainCells) }) < Self.mostPlain
    else { return nil }
    let place = "\(last.definition):\(view)"
    // What is shown though it was not asked for is not spared again.
    guard !untold.contains(place) else { return nil }
    let isPlain = untold.contains(place + Self.plainCells)
    untold.append(isPlain ? place : place + Self.plainCells)
    return isPlain ? .told(view) : .silently
  }

  /// Code that something was left out of may do for other views than one.
  private mutating func spareView(_ run: EndedRun, _ last: ImportRecord) -> Bool {
    guard run.isBySignal, let view = last.asked else { return false }
    if run.isForced, !forced.contains(last.definition) {
      forced.append(last.definition)
      return true
    }
    // What a program forgets to register is told, but where its items are not its own.
    return (run.was(\.isFilling) || !run.end.errors.contains("must register"))
      && leaveOut(view, of: last.definition)
  }

  /// What stands for answers may not be what the code can take.
  private mutating func spareAnswers(_ run: EndedRun) -> Bool {
    guard isAnswered, run.was(\.isAnswering) else { return false }
    isAnswered = false
    return true
  }

  /// Nor what stands for what others hand it.
  private mutating func spareHanded(_ run: EndedRun, _ last: ImportRecord) -> Bool {
    guard !unhanded.contains(last.definition), run.was(\.isHanding) else { return false }
    unhanded.append(last.definition)
    return true
  }

  /// A provider that ends the program at a section has just no more; a screen without sections is
  /// one even where its layout needs them.
  private mutating func spareSections(
    _ run: EndedRun, _ last: ImportRecord, isScreen: Bool
  ) -> Bool {
    guard run.isBySignal, let index = last.index, ends[last.definition] == nil,
      index > 0 || isScreen && !forces(run, last)
    else { return false }
    ends[last.definition] = index
    return true
  }

  /// Code may not take values that it did not make: their views are plain ones then, and the screen
  /// is shown as it is where that will not do either.
  private mutating func sparePlaceholders(
    _ run: EndedRun, _ last: ImportRecord, of definitions: [ImportDefinition]
  ) -> Bool {
    guard !unfilled.contains(last.definition), run.was(\.isFilling) else { return false }
    if run.end.cause == .outOfTime {
      // What came to no end with placeholders has the time of an import without any.
      unfilled = Array(definitions.indices)
    } else if unshown.contains(last.definition) {
      unfilled.append(last.definition)
    } else {
      unshown.append(last.definition)
    }
    return true
  }

  /// Where code forces what may be nothing, it is there.
  private mutating func force(_ run: EndedRun, _ last: ImportRecord) -> Bool {
    guard forces(run, last) else { return false }
    forced.append(last.definition)
    return true
  }

  /// Whether a run of code that something was left out of ended as it forced what is not there yet.
  private func forces(_ run: EndedRun, _ last: ImportRecord) -> Bool {
    run.isOfCutCode && run.isForced && !forced.contains(last.definition)
  }
}
