import ConsoleTexts
import RewritingRecords
import SwiftImport
import TextWidth
import Wording

// What of an imported code is not as it was written, in as many lines as a person reads.
extension ImportedDefinitions {
  /// The most kinds of parts of the code that are told one by one.
  private static let shownParts = 24

  /// The most of one kind that are told in a line each.
  private static let mostLines = 3

  /// What was taken out of the code, and what stands in for what is not given.
  ///
  /// Where there are many of one kind, they share a line, without the declarations that they are of.
  func codeNotes(naming files: SourceNaming) -> [StyledText] {
    let shared = Dictionary(grouping: leftOutCode.filter { $0.kind != nil }, by: \.kind)
      .filter { $0.value.count > Self.mostLines }
    var notes: [StyledText] = []
    var told: Set<LeftOutCode.Kind> = []
    var rest: [LeftOutCode] = []
    for code in leftOutCode {
      guard let kind = code.kind, let all = shared[kind] else {
        rest.append(code)
        continue
      }
      if told.insert(kind).inserted { notes.append(Self.note(all, kind)) }
    }
    notes += rest.prefix(Self.shownParts).map { $0.note(naming: files) }
    let more = rest.dropFirst(Self.shownParts).map(\.count).reduce(0, +)
    let others = Message(counting: more, "part")
    if more > 0 { notes.append("  … and \(others) more") }
    return notes
  }

  /// Those of one kind, in one line.
  private static func note(_ codes: [LeftOutCode], _ kind: LeftOutCode.Kind) -> StyledText {
    var known: Set<String> = []
    let names = codes.map(\.cause).filter { known.insert($0).inserted }.joined(separator: ", ")
    switch kind {
    case .standIn: return "not given: \(names), which have what the code asks of them"
    case .superclass(let name): return "taken as \(name): \(names)"
    case .missing(let whole):
      let count = codes.map(\.count).reduce(0, +)
      let parts = LeftOutCode.parts(count, of: whole)
      return "left out: \(parts ?? "") for want of \(names)"
    }
  }
}

extension LeftOutCode {
  /// What many parts of the code have in common.
  fileprivate enum Kind: Hashable {
    /// Types that are not given, with nothing but what the code asks of them.
    case standIn
    /// Types in whose place a class of UIKit's is.
    case superclass(String)
    /// Parts that are left out for want of something that has a name.
    case missing(RewritingCut.Whole)
  }

  /// What it is one of many of; nil where it is told alone.
  fileprivate var kind: Kind? {
    if whole == .superclass { return isStoodIn ? .standIn : .superclass(name) }
    return isName && Self.parts(count, of: whole) != nil ? .missing(whole) : nil
  }
}
