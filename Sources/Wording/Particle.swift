/// A Korean particle with its two forms, such as `은/는`: the first follows a consonant, the second
/// a vowel.
struct Particle: Hashable, CustomStringConvertible {
  var afterConsonant: String
  var afterVowel: String

  /// The particle that `text` writes as `은/는`; nil when it is no pair of Hangul syllables.
  init?(_ text: String) {
    let forms = text.split(separator: "/", omittingEmptySubsequences: false)
    guard forms.count == 2,
      forms.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(\.isHangulSyllable) })
    else { return nil }
    (afterConsonant, afterVowel) = (String(forms[0]), String(forms[1]))
  }

  package var description: String { "{\(afterConsonant)/\(afterVowel)}" }

  /// The form that follows `text`, as it is read aloud.
  ///
  /// `으로` becomes `로` after ㄹ too.
  func chosen(after text: String) -> String {
    switch FinalSound(of: text) {
    case .vowel: afterVowel
    case .rieul: afterConsonant.hasPrefix("으") ? afterVowel : afterConsonant
    case .consonant: afterConsonant
    }
  }
}

/// How the last syllable of a text ends when a Korean reads it aloud.
enum FinalSound: Hashable {
  case vowel
  case consonant
  /// The consonant ㄹ, after which some particles are as after a vowel.
  case rieul

  /// The sound of the last Hangul syllable, digit or Latin word of `text`.
  ///
  /// Quotes, brackets and other signs at the end are not read.
  init(of text: String) {
    let scalars = Array(text.unicodeScalars)
    guard let end = scalars.lastIndex(where: \.isReadAloud) else {
      self = .vowel
      return
    }
    let last = scalars[end]
    let word = scalars[...end].reversed()
    switch last {
    case _ where last.isHangulSyllable: self.init(hangul: last)
    case "0"..."9":
      self.init(number: String(String.UnicodeScalarView(word.prefix { ("0"..."9") ~= $0 })))
    default:
      let letters = word.prefix(while: \.isLatinLetter).reversed()
      self.init(latin: String(String.UnicodeScalarView(letters)))
    }
  }

  /// The final of a precomposed syllable: 28 finals for each pair of consonant and vowel, none
  /// first, ㄹ the eighth.
  private init(hangul scalar: Unicode.Scalar) {
    switch (scalar.value - 0xAC00) % 28 {
    case 0: self = .vowel
    case 8: self = .rieul
    default: self = .consonant
    }
  }

  /// The end of a number whose digits are given from the last: 일, 칠 and 팔 end in ㄹ; after 0 come
  /// 십, 백, 천, 만 and 영, all with a consonant.
  private init(number: String) {
    switch number.first {
    case "1", "7", "8": self = .rieul
    case "2", "4", "5", "9": self = .vowel
    default: self = .consonant
    }
  }

  private init(latin word: String) {
    let lowercase = word.lowercased()
    if word.count == 1 || word.count < 4 && word.allSatisfy(\.isUppercase) {
      self.init(letterName: lowercase.last ?? "a")
    } else if let known = Self.exceptions[lowercase] {
      self = known
    } else {
      self.init(englishWord: lowercase)
    }
  }

  /// The name of a letter: 엘 and 알 end in ㄹ, 엠 and 엔 in another consonant.
  private init(letterName letter: Character) {
    switch letter {
    case "l", "r": self = .rieul
    case "m", "n": self = .consonant
    default: self = .vowel
    }
  }

  /// An English word as it is written in Hangul: 아이템, 셀, 스냅샷, 리스트, 헤더.
  private init(englishWord word: String) {
    let letters = Array(word)
    let last = letters[letters.count - 1]
    let before = letters[letters.count - 2]
    let isVowelBefore = "aeiou".contains(before)
    let isPairBefore = letters.count > 2 && "aeiou".contains(letters[letters.count - 3])
    switch last {
    case "l": self = .rieul
    case "m", "n": self = .consonant
    case "e" where before == "l": self = .rieul
    case "e" where before == "m" || before == "n": self = .consonant
    case "g" where before == "n": self = .consonant
    case "k" where before == "c": self = .consonant
    // A stop after one short vowel closes the syllable: 샷, 탭, 백; after two it does not: 리드.
    case "t", "p", "k", "c", "b":
      self = isVowelBefore && (!isPairBefore || before == "u") ? .consonant : .vowel
    default: self = .vowel
    }
  }

  /// Words of this field that are read otherwise than they look.
  private static let exceptions: [String: FinalSound] = [
    "type": .consonant, "swipe": .consonant, "shape": .consonant, "pipe": .consonant,
    "update": .vowel, "route": .vowel, "mark": .vowel, "network": .vowel, "callback": .consonant,
    "feedback": .consonant, "height": .vowel, "weight": .vowel, "right": .vowel, "light": .vowel,
  ]
}

extension Unicode.Scalar {
  fileprivate var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(value) }

  fileprivate var isLatinLetter: Bool { ("a"..."z") ~= self || ("A"..."Z") ~= self }

  /// Whether it is part of a word: a syllable, a digit or a Latin letter.
  fileprivate var isReadAloud: Bool {
    isHangulSyllable || isLatinLetter || ("0"..."9") ~= self
  }
}
