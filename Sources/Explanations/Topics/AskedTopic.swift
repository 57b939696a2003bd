import Wording

/// A subject in the words of those who ask: `masonry`, `sticky header`, `중복`.
///
/// The terms of the API lead to pages by themselves; these are the words of somebody who does not
/// know them yet.
package struct AskedTopic: Sendable {
  /// What it is about, in a few words.
  package let title: Bilingual
  /// The words and phrases that ask for it, in both languages.
  package let terms: [String]
  /// The pages of `explain`, best first.
  package let pages: [String]
  /// The lessons, best first.
  package let lessons: [String]
  /// The commands to try, best first.
  package let commands: [String]

  /// Every topic; of two that fit equally well the earlier counts.
  package static let all: [AskedTopic] =
    troubleTopics + dataTopics + layoutTopics + sectionTopics + ownerTopics

  /// The topics that have to do with the words of a question, best first; none where no word is
  /// known.
  ///
  /// Each word counts by how well it fits, as a term itself, as one with an ending or a particle
  /// behind it, or as the beginning of one; a phrase counts more than its words. Only topics that
  /// fit as many words as any other are given.
  ///
  /// - Complexity: O(*t* · *w*) for *t* terms and *w* words.
  package static func matching(_ question: String) -> [AskedTopic] {
    let words = words(of: question).filter { !fillers.contains($0) }.prefix(24)
    guard !words.isEmpty else { return [] }
    let scores = all.map { $0.score(of: Array(words)) }
    guard let most = scores.map(\.words).max(by: <), most > (0, 0) else { return [] }
    let order = scores.indices.filter { scores[$0].words == most }
      .sorted { (-scores[$0].fit, $0) < (-scores[$1].fit, $1) }
    return order.map { all[$0] }
  }

  /// How many of the words fit by themselves, how many as part of a phrase, and how well all
  /// together.
  private func score(of words: [String]) -> (words: (whole: Int, partial: Int), fit: Int) {
    var fits = [Int](repeating: 0, count: words.count)
    var phrases = 0
    for term in terms {
      let all = Self.words(of: term)
      // What a question is cleared of, its terms are cleared of too.
      let parts =
        all.contains { !Self.fillers.contains($0) }
        ? all.filter { !Self.fillers.contains($0) } : all
      let found = parts.map { part in
        words.indices.map { (index: $0, fit: Self.fit(of: words[$0], for: part)) }
          .max { ($0.fit, -$0.index) < ($1.fit, -$1.index) }
      }
      let isWhole = found.allSatisfy { ($0?.fit ?? 0) > 0 }
      if isWhole, parts.count > 1 { phrases += 2 }
      for case let match? in found where match.fit > 0 {
        // A phrase's word by itself says less than a term of its own.
        fits[match.index] = max(fits[match.index], isWhole ? match.fit : 1)
      }
    }
    let whole = fits.count { $0 > 1 }
    // Where a term fits as it stands, words of other phrases say nothing.
    return ((whole, whole > 0 ? 0 : fits.count { $0 > 0 }), fits.reduce(phrases, +))
  }

  /// How well a word of a question fits one of a term; 0 where it does not.
  private static func fit(of word: String, for term: String) -> Int {
    if word == term { return 4 }
    let least = term.unicodeScalars.first.map { $0.value >= 0x1100 } == true ? 2 : 4
    if term.count >= least, word.hasPrefix(term) { return 3 }
    if word.count >= least, term.hasPrefix(word) { return 2 }
    return 0
  }

  /// The words of a text in lower case, of letters and digits; `==` is a word too.
  private static func words(of text: String) -> [String] {
    text.prefix(2000).lowercased().split { !($0.isLetter || $0.isNumber || $0 == "=") }
      .map(String.init)
  }

  /// Words that ask for nothing in particular.
  private static let fillers: Set<String> = [
    "a", "an", "and", "are", "at", "can", "do", "does", "doesn", "for", "from", "how", "i", "in",
    "is", "it", "my", "of", "on", "s", "t", "that", "the", "to", "what", "when", "why", "with",
    "uicollectionview", "collection", "view", "ios", "swift", "uikit", "왜", "어떻게", "하는", "법",
    "방법", "해야", "하나요", "컬렉션", "뷰", "컬렉션뷰",
  ]
}
