package import Wording
package import WorldModel

extension Erratum {
  /// In which releases it holds, as `before iOS 15`.
  package var span: Message {
    guard releases.lowerBound == .ios13 || end != nil, let next = releases.upperBound.successor
    else { return "in \(releases.lowerBound.title)" }
    return "before \(end.map { "iOS \($0)" } ?? next.title)"
  }

  /// What these releases do, where something here does it too.
  package var words: Message {
    switch name {
    case .unanimatedApply: "an unanimated apply compares nothing: it reloads all cells"
    case .unequalHashes: "equal items with different hashes are not refused"
    case .existingItems: "items that are there already move without a log"
    case .reloadText: "the refusal to reload an unknown item names no item"
    case .duplicatesText: "the refusal of items given twice does not name them"
    case .registrationInProvider:
      "a registration may be made in the cell provider: no cell is reused"
    case .strayDequeue: "a cell may be dequeued and not returned"
    case .listRows: "rows of lists have 15 points above and below and are 52 high at least"
    case .pixelRounding: "fractional sizes go to the nearest pixel, not down"
    default: Message(verbatim: documentation)
    }
  }

  /// What these releases do, and why nothing here does it, for the page of documentation.
  package var documentation: String {
    switch name {
    case .fetchedSnapshots:
      "a fetched results controller marks no reloads. Not carried out: no fetched results"
        + " controller is at the prompt"
    case .mainActor:
      "data sources may be used on a background queue. Not carried out: a matter of the SDK and its"
        + " compiler; the prompt has one thread"
    case .orthogonalPlace:
      "a section that scrolls on its own stays where estimates put it. Not carried out: a fault of"
        + " one minor release, without figures"
    case .layoutReport:
      "a layout that cannot be computed may raise. Not carried out: from when, and which layouts, is"
        + " open"
    case .otherRegistration:
      "a cell may be dequeued for another registration. Not carried out: it is refused where a cell"
        + " is reconfigured, which came with iOS 15"
    case .updateLoop:
      "a layout that never comes to rest hangs the app. Not carried out: it would hang the prompt"
    case .batchUpdates:
      "some batch updates whose counts do not fit reload silently. Not carried out: which is open"
    case .pinnedBackground:
      "pinned headers have a blurred background. Not carried out: no frame depends on it"
    default: words.english
    }
  }
}

extension SystemRelease {
  /// What is otherwise there than in what is recorded, a line each; none for the recorded one.
  package var differences: [StyledText] {
    Erratum.carriedOut(in: self).map { StyledText(telling: "  \($0.span): \($0.words)") }
      + SystemAPI.allCases.filter { $0.since > self }.map {
        StyledText(telling: "  before \($0.since.title): no `\($0.rawValue)`")
      }
  }
}
