import TextWidth

/// A subject in the words of those who ask: `masonry`, `sticky header`, `중복`.
///
/// The terms of the API lead to pages by themselves; these are the words of somebody who does not
/// know them yet.
package struct AskedTopic: Sendable {
  /// What it is about, in a few words.
  package let title: String
  /// The words and phrases that ask for it, in every language.
  package let terms: [String]
  /// The pages of `explain`, best first.
  package let pages: [String]
  /// The lessons, best first.
  package let lessons: [String]
  /// The commands to try, best first.
  package let commands: [String]

  /// Every topic; of two that fit equally well the earlier counts.
  package static let all: [AskedTopic] =
    troubleTopics + dataTopics + layoutTopics + sectionTopics + listTopics + ownerTopics

  /// The most topics that a question leads to.
  private static let mostTopics = 5

  /// The topics that have to do with the words of a question, best first; none where no word is
  /// known.
  ///
  /// Each word counts by how well it fits, as a term itself, as one with an ending or a particle
  /// behind it, or as the beginning of one; a phrase counts more than its words, and a word that
  /// most questions have less than any other. After the topics that fit most words come those that
  /// fit a word which none before them fits.
  ///
  /// - Complexity: O(*t* · *w*) for *t* terms and *w* words.
  package static func matching(_ question: String) -> [AskedTopic] {
    let asked = words(of: question).flatMap(knownWords).filter { !fillers.contains($0) }
    let words = Array(asked.prefix(24))
    guard !words.isEmpty else { return [] }
    let scores = all.map { $0.score(of: words) }
    guard let most = scores.map(\.weight).max(by: <), most > (0, 0) else { return [] }
    let order = scores.indices.sorted {
      let (first, second) = (scores[$0], scores[$1])
      if first.weight != second.weight { return first.weight > second.weight }
      return (-first.fit, $0) < (-second.fit, $1)
    }
    var told: Set<Int> = []
    var topics: [AskedTopic] = []
    for index in order where topics.count < mostTopics && scores[index].weight > (0, 0) {
      let score = scores[index]
      guard score.weight == most || !score.words.isSubset(of: told) else { continue }
      told.formUnion(score.words)
      topics.append(all[index])
    }
    return topics
  }

  /// The longest terms that a word of Chinese or Japanese holds; any other word is its own.
  ///
  /// Such a word may be a whole sentence.
  private static func knownWords(in word: String) -> [String] {
    guard word.contains(where: \.isIdeographic) else { return [word] }
    let found = ideographicTerms.filter(word.contains)
    let longest = found.filter { term in
      !found.contains { $0 != term && $0.contains(term) }
    }
    return longest.isEmpty ? [word] : longest
  }

  private static let ideographicTerms = Set(
    all.flatMap(\.terms).filter { $0.contains(where: \.isIdeographic) }
  ).sorted()

  /// How well a topic fits a question.
  private struct Score {
    /// What the words weigh that fit by themselves, and those that fit as part of a phrase.
    var weight = (whole: 0, partial: 0)
    /// How well all fit together.
    var fit = 0
    /// The words that fit by themselves and say something, by their places.
    var words: Set<Int> = []
  }

  private func score(of words: [String]) -> Score {
    var fits = [Int](repeating: 0, count: words.count)
    var score = Score()
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
      if isWhole, parts.count > 1 { score.fit += 2 }
      for case let match? in found where match.fit > 0 {
        // A phrase's word by itself says less than a term of its own.
        fits[match.index] = max(fits[match.index], isWhole ? match.fit : 1)
      }
    }
    for (index, fit) in fits.enumerated() where fit > 0 {
      let isCommon = Self.common.contains(words[index])
      score.fit += fit
      if fit > 1 {
        score.weight.whole += isCommon ? 1 : 2
        if !isCommon { score.words.insert(index) }
      } else if !isCommon {
        score.weight.partial += 1
      }
    }
    // Where a term fits as it stands, words of other phrases say nothing.
    if score.weight.whole > 0 { score.weight.partial = 0 }
    return score
  }

  /// How well a word of a question fits one of a term; 0 where it does not.
  ///
  /// A word of ASCII fits with an English ending, not with any other word behind it: `snap` is no
  /// part of `snapshot`. A Korean word fits with any particle.
  private static func fit(of word: String, for term: String) -> Int {
    if word == term { return 4 }
    let isKorean = term.unicodeScalars.first.map { $0.value >= 0x1100 } == true
    let least = isKorean ? 2 : 4
    if term.count >= least, word.hasPrefix(term) {
      return isKorean || endings.contains(String(word.dropFirst(term.count))) ? 3 : 0
    }
    if word.count >= least, term.hasPrefix(word) {
      // Who asks for a count asks for no counter.
      let ending = String(term.dropFirst(word.count))
      return isKorean || endings.contains(ending) && !ending.hasSuffix("r") ? 2 : 0
    }
    return 0
  }

  /// What stands behind the stem of an English word.
  private static let endings: Set<String> = [
    "s", "es", "d", "ed", "r", "er", "y", "ing", "ting", "ning", "ping", "ging", "ted", "ned",
    "ped", "ged", "ly", "al", "ally", "able", "ation", "ion", "ions", "ment", "ness", "view",
    "views", "less",
  ]

  /// Words of most questions: they say little of what is asked.
  private static let common: Set<String> = [
    "not", "no", "after", "before", "one", "cell", "cells", "item", "items", "section", "sections",
    "layout", "apply", "update", "updates", "first", "last", "two", "new", "data", "index", "셀",
    "섹션", "아이템", "레이아웃",
  ]

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
