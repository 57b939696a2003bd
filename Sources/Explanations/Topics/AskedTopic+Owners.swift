extension AskedTopic {
  /// What goes on around the two systems: who owns, selects, fills and resizes.
  static let ownerTopics: [AskedTopic] = [
    AskedTopic(
      title: Bilingual("After an apply", "apply 뒤"),
      terms: [
        "completion", "completion handler", "finished", "animation cut short", "scroll to bottom",
        "scroll after apply",
        "reloadData in completion", "완료", "완료 핸들러", "끝난 뒤",
      ],
      pages: ["completion", "reload-data"], lessons: ["animating-differences"],
      commands: ["plan", "apply"]),
    AskedTopic(
      title: Bilingual("The same applied again", "다시 apply"),
      terms: [
        "apply twice", "applied twice", "append again", "refresh append", "same items again",
        "pull to refresh", "UIRefreshControl", "new snapshot", "accumulate", "두 번 적용", "당겨서 새로고침",
        "다시 추가", "쌓임",
      ],
      pages: ["new-snapshot", "apply", "duplicates"], lessons: ["no-duplicates"],
      commands: ["append", "apply"]),
    AskedTopic(
      title: Bilingual("Asked more often than shown", "보이는 것보다 자주 요청"),
      terms: [
        "cell provider called", "provider called twice", "called twice", "called multiple times",
        "cellForItemAt", "provider not called", "provider", "여러 번 호출", "두 번 호출", "프로바이더",
      ],
      pages: ["cell-provider", "cell", "prefetching"], lessons: ["reload-or-reconfigure"],
      commands: ["cells"]),
    AskedTopic(
      title: Bilingual("Several kinds of cells", "여러 종류의 셀"),
      terms: [
        "different cell types", "multiple cell types", "cell types", "different item types",
        "different cells", "heterogeneous", "enum", "associated values", "AnyHashable",
        "여러 종류", "다른 셀", "열거형",
      ],
      pages: ["cell-provider", "registrations", "identity"], lessons: ["many-sections"],
      commands: ["cells"]),
    AskedTopic(
      title: Bilingual("Who keeps whom", "누가 붙잡나"),
      terms: [
        "weak", "deallocated", "dealloc", "deinit", "retain cycle", "leak", "lifetime",
        "data source nil", "released", "해제", "순환 참조", "메모리 누수", "약한 참조",
      ],
      pages: ["data-source-lifetime", "cell-provider"], lessons: ["single-source-of-truth"],
      commands: ["apply"]),
    AskedTopic(
      title: Bilingual("What is selected", "선택"),
      terms: [
        "selection", "selected", "select", "deselect", "selection lost", "highlight",
        "didSelectItemAt", "indexPathsForSelectedItems", "선택", "선택 해제", "선택이 풀림",
      ],
      pages: ["selection", "reconfigure"], lessons: ["reload-or-reconfigure"],
      commands: ["reconfigure", "reload"]),
    AskedTopic(
      title: Bilingual("Insets of the view", "뷰의 inset"),
      terms: [
        "keyboard", "contentInset", "content inset", "keyboardLayoutGuide", "bottom bar", "tab bar",
        "adjustedContentInset", "키보드", "탭바", "탭 바", "하단 여백",
      ],
      pages: ["view-insets", "content-insets"], lessons: ["insets-and-spacing"],
      commands: ["container"]),
    AskedTopic(
      title: Bilingual("Contents that load", "불러오는 내용"),
      terms: [
        "prefetch", "prefetching", "preload", "image loading", "async image", "load images",
        "download", "thumbnail", "미리 불러오기", "프리패치", "이미지 로딩", "비동기 이미지", "썸네일",
      ],
      pages: ["prefetching", "reconfigure", "cell-reuse"], lessons: ["reload-or-reconfigure"],
      commands: ["reconfigure", "cells"]),
    AskedTopic(
      title: Bilingual("A view as long as its content", "내용만큼 긴 뷰"),
      terms: [
        "intrinsic", "intrinsicContentSize", "zero height", "height zero", "stack view",
        "inside table cell", "inside a table view cell", "nested collection view", "sheet",
        "fit content",
        "content size", "collection view inside cell", "스택뷰", "스택 뷰", "높이가 0", "테이블 셀 안", "내용에 맞게",
      ],
      pages: ["view-size", "container", "self-sizing"], lessons: ["self-sizing"],
      commands: ["container", "measure"]),
    AskedTopic(
      title: Bilingual("A layout that is reckoned again", "다시 계산되는 레이아웃"),
      terms: [
        "invalidate", "invalidateLayout", "invalidate layout", "expand cell", "cell grows",
        "header grows", "relayout", "selfSizingInvalidation", "update height",
        "section provider called",
        "무효화", "다시 계산", "셀 펼치기", "높이 변경",
      ],
      pages: ["layout-invalidation", "self-sizing", "environment"], lessons: ["self-sizing"],
      commands: ["measure"]),
    AskedTopic(
      title: Bilingual("Headers that do not show", "안 보이는 헤더"),
      terms: [
        "header not showing", "supplementary not showing", "supplementary view not", "footer not",
        "header missing", "no header", "헤더가 안 보임", "헤더 안 나옴", "푸터가 안",
      ],
      pages: ["supplementary-views", "boundary-items"], lessons: ["headers"],
      commands: ["layout", "cells"]),
    AskedTopic(
      title: Bilingual("Headers that are seen through", "비치는 헤더"),
      terms: [
        "transparent header", "header transparent", "see through", "header background", "blur",
        "cells below header", "헤더 투명", "투명한 헤더", "헤더 배경", "블러", "비침",
      ],
      pages: ["pinning", "boundary-items"], lessons: ["pinning"], commands: ["layout"]),
    AskedTopic(
      title: Bilingual("Tables", "테이블"),
      terms: [
        "UITableViewDiffableDataSource", "canEditRowAt", "canMoveRowAt", "swipe to delete",
        "titleForHeaderInSection", "table view", "migrate from UITableView", "테이블뷰", "스와이프 삭제",
        "밀어서 삭제",
      ],
      pages: ["tables", "lists"], lessons: ["lists"], commands: ["import"]),
    AskedTopic(
      title: Bilingual("Core Data", "Core Data"),
      terms: [
        "core data", "NSFetchedResultsController", "fetched results controller",
        "NSManagedObjectID", "NSManagedObject", "didChangeContentWith", "obtainPermanentIDs",
        "temporary id", "코어데이터", "코어 데이터",
      ],
      pages: ["fetched-results", "batch-updates"], lessons: ["single-source-of-truth"],
      commands: ["batch"]),
    AskedTopic(
      title: Bilingual("Classes as identifiers", "클래스를 식별자로"),
      terms: [
        "class", "NSObject", "isEqual", "instance", "reference type", "class instance",
        "class identifier", "클래스", "인스턴스", "참조 타입",
      ],
      pages: ["class-identifiers", "identity"], lessons: ["payload-in-the-hash"],
      commands: ["identity"]),
    AskedTopic(
      title: Bilingual("From a flow layout", "플로 레이아웃에서 옮기기"),
      terms: [
        "UICollectionViewFlowLayout", "UICollectionViewDelegateFlowLayout", "sizeForItemAt",
        "estimatedItemSize", "itemSize", "minimumLineSpacing", "minimumInteritemSpacing",
        "sectionInset", "insetForSectionAt", "headerReferenceSize", "migrate from flow layout",
        "플로우 레이아웃", "플로 레이아웃", "셀 크기 델리게이트",
      ],
      pages: ["item-group-section", "spacing", "content-insets", "estimated"],
      lessons: ["item-group-section", "insets-and-spacing"], commands: ["layout"]),
    AskedTopic(
      title: Bilingual("SwiftUI in cells", "셀 안의 SwiftUI"),
      terms: [
        "SwiftUI", "UIHostingConfiguration", "hosting", "UIHostingController", "스위프트UI",
      ],
      pages: ["self-sizing", "registrations", "reconfigure"], lessons: ["self-sizing"],
      commands: ["measure"]),
  ]
}
