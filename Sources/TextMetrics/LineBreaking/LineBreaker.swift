/// Whether a line may end between two scalars.
enum LineBreak: Sendable { case prohibited, allowed, mandatory }

/// The line breaking rules of Unicode 15.0 (UAX #14), one scalar after the other.
///
/// It keeps what the rules look back at. Scripts that are written without spaces and need a dictionary
/// (SA) are taken as letters. With `keepsHangulWords` Hangul is taken as letters too, so that Korean
/// breaks between words, as UIKit's strategy `hangulWordPriority` has it.
struct LineBreaker: Sendable {
  private let keepsHangulWords: Bool
  /// The class of the scalar before, marks aside; nil at the beginning of the text.
  private var previous: LineBreakClass?
  /// The class before the spaces that were read last.
  private var beforeSpaces: LineBreakClass?
  private var isAfterJoiner = false
  /// Whether an odd number of regional indicators was read last.
  private var isInsideFlag = false
  /// Whether a hyphen follows a Hebrew letter.
  private var isAfterHebrewHyphen = false
  /// Whether digits were read last, with what separates them behind.
  private var isInNumber = false
  /// Whether a bracket was closed right after a number.
  private var isAfterClosedNumber = false

  init(keepsHangulWords: Bool = false) { self.keepsHangulWords = keepsHangulWords }

  /// Whether a line may end before a scalar, which is read thereby.
  mutating func read(_ scalar: UInt32) -> LineBreak { read(LineBreakClass(scalar)) }

  private mutating func read(_ given: LineBreakClass) -> LineBreak {
    var next = given
    let wasAfterJoiner = isAfterJoiner
    isAfterJoiner = given == .zeroWidthJoiner
    if next == .southEastAsian || keepsHangulWords && next.isHangul { next = .alphabetic }
    guard let previous else {
      remember(next.isMark ? .alphabetic : next)
      return .prohibited  // LB2
    }
    if next.isMark {
      // LB9: a mark is part of what it stands on. LB10: else it is a letter.
      if !previous.isSeparator { return .prohibited }
      next = .alphabetic
    }
    let answer = decide(previous, next, given, afterJoiner: wasAfterJoiner)
    remember(next)
    return answer
  }

  private mutating func remember(_ next: LineBreakClass) {
    isInsideFlag = next == .regionalIndicator && !isInsideFlag
    isAfterHebrewHyphen = previous == .hebrew && (next == .hyphen || next == .breakAfter)
    isAfterClosedNumber = isInNumber && (next == .closing || next == .closingParenthesis)
    isInNumber =
      next == .numeric || isInNumber && (next == .symbol || next == .infixSeparator)
    if next != .space { beforeSpaces = next }
    previous = next
  }

  /// The rules in their order, from LB4 on.
  private func decide(
    _ previous: LineBreakClass, _ next: LineBreakClass, _ given: LineBreakClass, afterJoiner: Bool
  ) -> LineBreak {
    switch previous {
    case .carriageReturn: return next == .lineFeed ? .prohibited : .mandatory  // LB5
    case .mandatory, .lineFeed, .nextLine: return .mandatory  // LB4, LB5
    default: break
    }
    // LB6, LB7
    if next.endsLine || next == .space || next == .zeroWidthSpace { return .prohibited }
    if beforeSpaces == .zeroWidthSpace { return .allowed }  // LB8
    if afterJoiner { return .prohibited }  // LB8a
    if next == .wordJoiner || previous == .wordJoiner { return .prohibited }  // LB11
    if previous == .glue { return .prohibited }  // LB12
    if next == .glue, ![.space, .breakAfter, .hyphen].contains(previous) { return .prohibited }
    if next.isClosing { return .prohibited }  // LB13
    if let beforeSpaces, beforeSpaces.holds(next) { return .prohibited }  // LB14 to LB17
    if previous == .space { return .allowed }  // LB18
    if next == .quotation || previous == .quotation { return .prohibited }  // LB19
    if next == .contingent || previous == .contingent { return .allowed }  // LB20
    if isAfterHebrewHyphen { return .prohibited }  // LB21a
    if previous == .regionalIndicator && next == .regionalIndicator {
      return isInsideFlag ? .prohibited : .allowed  // LB30a
    }
    // LB25 as a pattern: a sign belongs to a number, a lone separator does not.
    if isInNumber && (next == .numeric || next == .prefix || next == .postfix)
      || isAfterClosedNumber && (next == .prefix || next == .postfix)
    {
      return .prohibited
    }
    return previous.keeps(next) ? .prohibited : .allowed
  }
}

extension LineBreakClass {
  fileprivate var isMark: Bool { self == .combiningMark || self == .zeroWidthJoiner }

  fileprivate var isHangul: Bool {
    switch self {
    case .leadingJamo, .vowelJamo, .trailingJamo, .openSyllable, .closedSyllable: true
    default: false
    }
  }

  fileprivate var endsLine: Bool {
    switch self {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// Whether a mark after it stands alone.
  fileprivate var isSeparator: Bool { endsLine || self == .space || self == .zeroWidthSpace }

  fileprivate var isClosing: Bool {
    switch self {
    case .closing, .closingParenthesis, .exclamation, .infixSeparator, .symbol: true
    default: false
    }
  }

  private var isLetter: Bool { self == .alphabetic || self == .hebrew }
  private var isOpening: Bool { self == .opening || self == .openingWide }
  private var isPictograph: Bool {
    self == .ideographic || self == .emojiBase || self == .emojiModifier
  }

  /// LB14 to LB17: what keeps the next scalar even when spaces are between.
  fileprivate func holds(_ next: LineBreakClass) -> Bool {
    switch self {
    case .opening, .openingWide: true
    case .quotation: next.isOpening
    case .closing, .closingParenthesis: next == .nonstarter
    case .breakBoth: next == .breakBoth
    default: false
    }
  }

  /// LB21 to LB30b: what keeps the scalar right after it.
  fileprivate func keeps(_ next: LineBreakClass) -> Bool {
    switch next {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return true  // LB21, LB22
    case .hebrew where self == .symbol: return true  // LB21b
    default: break
    }
    switch self {
    case .breakBefore: return true  // LB21
    case .alphabetic, .hebrew:  // LB23, LB24, LB28, LB30
      return next.isLetter || next == .numeric || next == .prefix || next == .postfix
        || next == .opening
    case .numeric:  // LB23, LB25, LB30
      return next.isLetter || next == .numeric || next == .prefix || next == .postfix
        || next == .opening
    case .prefix:  // LB23a, LB24, LB25, LB27
      return next.isPictograph || next.isHangul || next.isLetter || next == .numeric
    case .postfix: return next.isLetter || next == .numeric  // LB24, LB25
    case .ideographic, .emojiModifier: return next == .postfix  // LB23a
    case .emojiBase: return next == .postfix || next == .emojiModifier  // LB23a, LB30b
    case .closingParenthesis: return next.isLetter || next == .numeric  // LB30
    case .hyphen: return next == .numeric  // LB25
    case .infixSeparator: return next.isLetter  // LB29
    default: return keepsJamo(next)
    }
  }

  /// LB26 and LB27: a syllable of several scalars, and what counts it.
  private func keepsJamo(_ next: LineBreakClass) -> Bool {
    switch self {
    case .leadingJamo:
      return [.leadingJamo, .vowelJamo, .openSyllable, .closedSyllable, .postfix].contains(next)
    case .vowelJamo, .openSyllable: return [.vowelJamo, .trailingJamo, .postfix].contains(next)
    case .trailingJamo, .closedSyllable: return next == .trailingJamo || next == .postfix
    default: return false
    }
  }
}
