import Testing

@testable import Wording

/// Particles follow the sound before them.
@Suite struct ParticleTests {
  @Test(arguments: [
    ("사과", FinalSound.vowel), ("스냅샷", .consonant), ("셀", .rieul), ("값", .consonant),
    // Digits by the names of numbers: 영 일 이 삼 사 오 육 칠 팔 구, 십, 백, 천, 만.
    ("0", .consonant), ("1", .rieul), ("2", .vowel), ("3", .consonant), ("4", .vowel),
    ("5", .vowel), ("6", .consonant), ("7", .rieul), ("8", .rieul), ("9", .vowel),
    ("10", .consonant), ("100", .consonant), ("1000", .consonant), ("10000", .consonant),
    ("21", .rieul), ("0.33", .consonant), ("192.5", .vowel), ("iPhone 16", .consonant),
    // Single letters and initials by their names.
    ("a", .vowel), ("b", .vowel), ("l", .rieul), ("m", .consonant), ("n", .consonant),
    ("r", .rieul), ("URL", .rieul), ("ID", .vowel), ("JSON", .consonant), ("X", .vowel),
    ("SECTION", .consonant), ("FILE", .rieul),
    // Words as they are written in Hangul.
    ("section", .consonant), ("item", .consonant), ("snapshot", .consonant), ("cell", .rieul),
    ("apply", .vowel), ("diff", .vowel), ("main", .consonant), ("header", .vowel),
    ("layout", .consonant), ("list", .vowel), ("frame", .consonant), ("apple", .rieul),
    ("group", .consonant), ("reload", .vowel), ("spacing", .consonant), ("index", .vowel),
    ("type", .consonant), ("update", .vowel), ("UIKit", .consonant), ("scroll", .rieul),
    ("grid", .vowel), ("view", .vowel), ("size", .vowel), ("hash", .vowel), ("block", .consonant),
    ("number", .vowel), ("screen", .consonant), ("width", .vowel), ("feature", .vowel),
    // Signs behind the word are not read.
    ("`append`", .vowel), ("\"사과\"", .vowel), ("items(in:)", .consonant), ("a…", .vowel),
    ("fig (무화과)", .vowel), ("", .vowel), ("…", .vowel),
  ])
  func aTextEndsInASound(_ text: String, _ sound: FinalSound) {
    #expect(FinalSound(of: text) == sound)
  }

  @Test(arguments: [
    ("은/는", "section", "은"), ("은/는", "diff", "는"), ("이/가", "item", "이"),
    ("을/를", "`apply`", "를"), ("을/를", "snapshot", "을"), ("과/와", "a", "와"),
    ("으로/로", "3", "으로"), ("으로/로", "1", "로"), ("으로/로", "main", "으로"),
    ("으로/로", "cell", "로"), ("으로/로", "fruit", "로"), ("으로/로", "2", "로"),
    ("이라는/라는", "셀", "이라는"), ("이라는/라는", "사과", "라는"),
  ])
  func aParticleFollowsTheSound(_ pair: String, _ word: String, _ expected: String) throws {
    #expect(try #require(Particle(pair)).chosen(after: word) == expected)
  }

  @Test(arguments: ["", "/", "은", "은/", "a/b", "은/는/를", "1/2"])
  func whatIsNoPairIsNoParticle(_ text: String) { #expect(Particle(text) == nil) }
}
