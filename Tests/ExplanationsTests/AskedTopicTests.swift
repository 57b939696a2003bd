import Foundation
import TestSupport
import Testing

@testable import CommandLanguage
@testable import Explanations

/// The words of those who ask lead where the answer is.
@Suite struct AskedTopicTests {
  @Test(arguments: [
    ("masonry", "custom-groups"), ("waterfall", "custom-groups"), ("핀터레스트", "custom-groups"),
    ("sticky header", "pinning"), ("header sticky", "pinning"), ("헤더 고정", "pinning"),
    ("헤더를 고정하려면", "pinning"), ("carousel", "orthogonal-scrolling"),
    ("캐러셀", "orthogonal-scrolling"), ("horizontal scroll", "orthogonal-scrolling"),
    ("crash", "batch-updates"), ("why does my app crash", "batch-updates"),
    ("크래시", "batch-updates"), ("duplicates", "duplicates"), ("중복", "duplicates"),
    ("중복된", "duplicates"), ("thread", "queues"), ("main actor", "queues"), ("MainActor", "queues"),
    ("background queue", "queues"), ("스레드", "queues"), ("jump", "estimated"),
    ("flicker", "reconfigure"), ("깜빡임", "reconfigure"), ("깜빡여요", "reconfigure"),
    ("contentInsetsReference", "content-insets"), ("badge", "badges"), ("뱃지", "badges"),
    ("section background color", "backgrounds"), ("update header", "supplementary-views"),
    ("헤더 갱신", "supplementary-views"), ("equal height", "uniform-siblings"),
    ("dynamic height", "self-sizing"), ("layout loop", "self-sizing"),
    ("UIPageControl", "resting-offset"), ("drag", "reordering"),
    ("forceRightToLeft", "right-to-left"),
    ("NSFetchedResultsController", "fetched-results"), ("canEditRowAt", "tables"),
    ("decelerationRate", "scroll-properties"), ("indexOfItem", "index-path"),
    ("swipe to delete", "tables"), ("tags", "packing"), ("Sendable", "queues"),
    ("why is my pinned header transparent", "pinning"), ("apply twice", "new-snapshot"),
    ("selection lost after reload", "selection"), ("keyboard covers the last cell", "view-insets"),
    ("prefetch images", "prefetching"), ("collection view inside a table view cell", "view-size"),
    ("supplementary view not showing", "supplementary-views"),
    ("header missing after apply", "supplementary-views"),
    ("cell provider called twice", "cell-provider"),
    ("reloadData in completion", "completion"), ("dataSource deallocated", "data-source-lifetime"),
    ("expand cell on tap", "layout-invalidation"),
    ("invalidate layout after rotation", "layout-invalidation"),
    ("NSManagedObjectID temporary", "fetched-results"),
    ("class instance identifier", "class-identifiers"),
    ("선택이 풀려요", "selection"), ("키보드", "view-insets"), ("스와이프 삭제", "tables"),
    ("당겨서 새로고침", "new-snapshot"), ("테이블 셀 안", "view-size"),
    ("header overlaps first cell", "boundary-items"), ("page indicator", "resting-offset"),
    ("different cell types in one section", "cell-provider"),
    ("enum with associated values as item", "cell-provider"),
    ("decoration view not registered crash", "backgrounds"),
    ("cell width based on text", "packing"), ("how to scroll to bottom after apply", "completion"),
    ("reorder items with drag and drop", "reordering"),
    ("scroll position jumps with estimated heights", "estimated"),
    ("Invalid item count after delete", "batch-updates"), ("remove separator in list", "lists"),
    ("빈 화면일 때", "apply"), ("셀 사이 간격", "rounding"), ("UIRefreshControl", "new-snapshot"),
    ("cell flickers on apply", "reconfigure"), ("order of items in snapshot wrong", "snapshot"),
    ("attempt to insert item", "batch-updates"),
    ("セルが重複する", "duplicates"), ("ヘッダー固定", "pinning"), ("单元格重复了怎么办", "duplicates"),
    ("头部吸顶", "pinning"), ("闪烁", "reconfigure"), ("ちらつき", "reconfigure"),
    ("sizeForItemAt", "item-group-section"), ("UIHostingConfiguration", "self-sizing"),
  ])
  func aWordLeadsToItsPage(_ question: String, _ page: String) throws {
    let topic = try #require(AskedTopic.matching(question).first, "\(question)")
    #expect(topic.pages.first == page, "\(question): \(topic.title)")
  }

  /// A question about two subjects leads to both.
  @Test(arguments: [
    ("paging centered carousel", "orthogonal-scrolling"), ("two columns on iPad", "environment"),
    ("페이징 가운데 정렬", "resting-offset"), ("layout does not update on rotation", "environment"),
  ])
  func aSecondSubjectIsNotLost(_ question: String, _ page: String) {
    #expect(AskedTopic.matching(question).contains { $0.pages.first == page }, "\(question)")
  }

  @Test func aWordThatBeginsLikeATermIsNotIt() {
    let pages = AskedTopic.matching("snapshot").flatMap(\.pages)
    #expect(!pages.contains("resting-offset"), "\(pages)")
  }

  @Test(arguments: ["", " ", "frobnicate", "how do I", "왜", "?!", "zz 9"])
  func whatNobodyAsksLeadsNowhere(_ question: String) {
    #expect(AskedTopic.matching(question).map(\.title) == [])
  }

  @Test func everyTermLeadsToItsTopic() {
    for topic in AskedTopic.all {
      for term in topic.terms {
        let found = AskedTopic.matching(term).map(\.title)
        #expect(found.contains(topic.title), "\(term): \(found)")
      }
    }
  }

  @Test func whatATopicNamesIsThere() throws {
    let pages = Set(Concept.all.map(\.id))
    let folder = Fixtures.packageRoot.appending(path: "Sessions/lessons")
    var lessons: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("#!lesson ") {
        lessons.insert(String(line.dropFirst(9)))
      }
    }
    for topic in AskedTopic.all {
      let title = topic.title
      #expect(!topic.pages.isEmpty && pages.isSuperset(of: topic.pages), "\(title)")
      #expect(!topic.lessons.isEmpty && lessons.isSuperset(of: topic.lessons), "\(title)")
      #expect(Vocabulary.verbs.isSuperset(of: topic.commands), "\(title)")
      #expect(Set(topic.terms).count == topic.terms.count, "\(title)")
    }
    #expect(Set(AskedTopic.all.map(\.title)).count == AskedTopic.all.count)
  }

  @Test func aQuestionTakesNoTime() {
    let long = String(repeating: "why does the sticky header jump ", count: 100_000)
    _ = AskedTopic.matching("sticky header")
    let short = ContinuousClock().measure { _ = AskedTopic.matching("sticky header") }
    let clipped = ContinuousClock().measure { _ = AskedTopic.matching(long) }
    #expect(short < .milliseconds(100) && clipped < .seconds(1), "\(short), \(clipped)")
  }
}
