import Testing

@testable import Wording

/// Messages keep their words apart from their values.
@Suite struct MessageTests {
  @Test func aLiteralIsItsTemplate() {
    let message: Message = "there is no section \("main"), only \(2)"
    #expect(message.template == "there is no section {1}, only {2}")
    #expect(message.english == "there is no section main, only 2")
  }

  @Test func valuesThatLookLikeSlotsStayAsTheyAre() {
    let message: Message = "no \("{1}") and \("{은/는}") in a{1..5} { }"
    #expect(message.english == "no {1} and {은/는} in a{1..5} { }")
  }

  @Test func messagesInMessagesAreTemplatesToo() {
    let list: [Message] = ["`a`", Message(verbatim: "NAME"), "the end"]
    #expect(list.listedWithOr.english == "`a`, NAME or the end")
    #expect([Message](list.prefix(2)).listedWithOr.english == "`a` or NAME")
    #expect([Message](list.prefix(1)).listedWithOr.english == "`a`")
    #expect([Message]().listedWithOr.english.isEmpty)
    let message: Message = "expected \(list.listedWithOr)"
    #expect(message.templates == ["expected {1}", "{1} or {2}", "`a`", "the end"])
  }

  @Test func joinedMessagesKeepTheirArgumentsInOrder() {
    let message: Message = "a \(1) b \(2)" + " c \(3)" + "."
    #expect(message.template == "a {1} b {2} c {3}.")
    #expect(message.english == "a 1 b 2 c 3.")
  }

  @Test func stylesOfValuesAreKept() {
    let message: Message = "  \("+", .added) a"
    #expect(message.styled(in: .korean).spans.contains { $0.text == "+" && $0.style == .added })
  }

  @Test func verbatimTextIsTheSameInEveryLanguage() {
    for language in Language.allCases {
      #expect(Message(verbatim: "pending {1}").text(in: language) == "pending {1}")
    }
  }

  @Test func whatIsCountedHasATemplateForOneAndForMore() {
    #expect(Message(counting: 1, "item").template == "{1} item")
    #expect(Message(counting: 3, "item", sign: "+").english == "+3 items")
    #expect(Message(counting: 3, "item", sign: "+").text(in: .korean) == "아이템 +3개")
  }

  @Test(arguments: [
    ("largest of 0, 12.5, -3", "largest of {1}"), ("item 2 width", "item {1} width"),
    ("2 need 44 of 100, one more 66", "{1} need {2} of {3}, one more {4}"),
    ("0.5 × 310", "{1} × {2}"), ("cells' length", "cells' length"), ("", ""),
    ("nearest to 3 of 1, 1/3", "nearest to {1} of {2}"), ("10 − 4", "{1} − {2}"),
  ])
  func theNumbersOfACalculationAreArguments(_ words: String, _ template: String) {
    let message = Message(calculation: words)
    #expect(message.template == template)
    #expect(message.english == words)
  }

  @Test func aCatalogueIsReadAsGettextWritesIt() {
    let catalogue = Catalogue(
      parsing: #"""
        # A catalogue.
        msgid ""
        msgstr ""
        "Language: ko\n"

        #. What is said of it.
        msgid "a {1}"
        msgstr "{1} 가"

        #, fuzzy
        msgid ""
        "  b \"c\" "
        "\\d"
        msgstr ""
        "  나\t"
        "다"
        msgid "alone"
        """#)
    #expect(catalogue.templates == ["a {1}": "{1} 가", #"  b "c" \d"#: "  나\t다"])
  }

  /// Whatever a file holds, it is read to its end.
  @Test(arguments: [
    "", "msgid", "msgid \"", "msgstr \"a\"", "\"\"\"", "msgid \"a\\\"\nmsgstr \"b\"",
  ])
  func aCatalogueOfNothingHasNoTemplates(_ text: String) {
    #expect(Catalogue(parsing: text).templates.keys.allSatisfy { $0.hasPrefix("a") })
  }
}

/// Languages and how they are asked for.
@Suite struct LanguageTests {
  @Test(arguments: [
    ("ko_KR.UTF-8", Language.korean), ("ko", .korean), ("ko-KR", .korean), ("KO_KR", .korean),
    ("en_US.UTF-8", .english), ("en", .english), ("C.UTF-8", nil), ("", nil), ("kok_IN", nil),
    ("ja_JP.UTF-8", Language(rawValue: "ja")), ("zh_CN.UTF-8", Language(rawValue: "zh")),
    ("zh-Hans-SG", Language(rawValue: "zh")), ("zh_TW.UTF-8", nil), ("zh-Hant", nil),
  ])
  func aLocaleNamesALanguage(_ locale: String, _ language: Language?) {
    #expect(Language(locale: locale) == language)
  }

  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], Language.korean), ([:], .english),
    (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], .english),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8"], .korean),
    (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""], .korean),
    (["LC_ALL": "fr_FR.UTF-8"], .english),
  ])
  func theEnvironmentAsksInOrder(_ variables: [String: String], _ language: Language) {
    #expect(Language.ofEnvironment { variables[$0] } == language)
  }
}
