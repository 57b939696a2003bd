extension AskedTopic {
  /// What goes wrong, as it is first seen.
  static let troubleTopics: [AskedTopic] = [
    AskedTopic(
      title: Bilingual("A crash while the view updates", "업데이트하다가 나는 크래시"),
      terms: [
        "crash", "exception", "assertion", "terminated", "NSInternalInconsistencyException",
        "invalid update", "invalid number of items", "invalid item count",
        "attempt to insert", "attempt to delete", "attempt to move", "크래시", "예외", "강제 종료", "죽음",
        "죽어요",
        "튕김", "오류",
      ],
      pages: ["batch-updates", "single-source-of-truth", "duplicates", "hashable"],
      lessons: ["hand-written-crash", "out-of-step", "equal-but-different-hash"],
      commands: ["why", "batch", "explain"]),
    AskedTopic(
      title: Bilingual("The same item twice", "같은 아이템이 두 번"),
      terms: [
        "duplicate", "duplicates", "duplicated", "not unique", "unique", "twice", "repeated",
        "already exists", "중복", "중복된", "고유", "두 번",
      ],
      pages: ["duplicates", "identity"], lessons: ["no-duplicates"], commands: ["append"]),
    AskedTopic(
      title: Bilingual("A cell that keeps its old contents", "바뀌지 않는 셀"),
      terms: [
        "stale", "old value", "not updating", "not update", "does not change", "refresh",
        "outdated",
        "update cell", "갱신", "안 바뀜", "바뀌지", "그대로", "업데이트 안", "새로고침", "새로 고침", "예전 값",
      ],
      pages: ["identity", "reconfigure", "reload"],
      lessons: ["reload-or-reconfigure", "payload-in-the-hash"],
      commands: ["reconfigure", "reload", "set"]),
    AskedTopic(
      title: Bilingual("Cells that flicker", "깜빡이는 셀"),
      terms: ["flicker", "flash", "blink", "flashing", "깜빡임", "깜빡", "번쩍", "깜박"],
      pages: ["reconfigure", "reload", "animating-differences"],
      lessons: ["reload-or-reconfigure", "animating-differences"],
      commands: ["reconfigure", "plan", "apply"]),
    AskedTopic(
      title: Bilingual("Content that jumps", "튀는 콘텐츠"),
      terms: [
        "jump", "jumps", "jumping", "scroll position", "jumpy", "shifts", "scrolls to top",
        "scroll to top", "jumps to top", "점프", "튀어", "튐", "튀는",
        "스크롤 위치", "밀려",
      ],
      pages: ["estimated", "self-sizing"], lessons: ["absolute-and-estimated", "self-sizing"],
      commands: ["measure", "scroll"]),
    AskedTopic(
      title: Bilingual("Nothing is shown", "아무것도 안 보임"),
      terms: [
        "empty", "blank", "nothing shows", "not showing", "no cells", "invisible", "disappear",
        "missing cells", "안 보임", "안 보여", "안 나와", "빈 화면", "사라짐", "보이지",
      ],
      pages: ["apply", "packing", "view-size", "data-source-lifetime"],
      lessons: ["apply-makes-it-real", "insets-and-spacing", "debugging-hunt"],
      commands: ["why", "frames", "cells"]),
    AskedTopic(
      title: Bilingual("Threads and queues", "스레드와 큐"),
      terms: [
        "thread", "threading", "queue", "background queue", "background thread", "main actor",
        "MainActor", "concurrency", "deadlock", "async", "Task", "race", "data race",
        "Sendable", "swift 6", "nonisolated", "DispatchQueue",
        "스레드", "쓰레드", "큐", "백그라운드 큐", "백그라운드 스레드", "메인 액터", "메인 스레드", "동시성",
        "데드락", "교착", "비동기",
      ],
      pages: ["queues", "apply"], lessons: ["apply-makes-it-real"], commands: ["apply", "import"]),
    AskedTopic(
      title: Bilingual("A layout that never ends", "끝나지 않는 레이아웃"),
      terms: [
        "layout loop", "stuck", "recursion", "recursive", "infinite loop", "hang", "freeze",
        "무한 루프", "재귀", "멈춤", "먹통",
      ],
      pages: ["self-sizing", "estimated"], lessons: ["self-sizing"], commands: ["measure"]),
    AskedTopic(
      title: Bilingual("Constraints that conflict", "부딪치는 제약"),
      terms: [
        "constraint", "constraints", "auto layout", "autolayout",
        "UIView-Encapsulated-Layout-Height",
        "encapsulated", "제약", "오토레이아웃", "오토 레이아웃",
      ],
      pages: ["estimated", "self-sizing"], lessons: ["absolute-and-estimated"],
      commands: ["measure"]),
    AskedTopic(
      title: Bilingual("Slow updates", "느린 업데이트"),
      terms: [
        "slow", "performance", "lag", "stutter", "memory", "large", "thousands", "fast", "느림", "느려",
        "성능", "버벅", "끊김", "메모리", "대량",
      ],
      pages: ["difference", "minimal-moves", "cell-reuse"], lessons: ["fewest-moves"],
      commands: ["time", "cells", "diff"]),
  ]

  /// Data and what becomes of it.
  static let dataTopics: [AskedTopic] = [
    AskedTopic(
      title: Bilingual("What makes two items equal", "무엇이 같은 아이템인가"),
      terms: [
        "hash", "hashable", "equatable", "==", "equality", "identifier", "identity", "uuid",
        "struct or class", "해시", "동등", "식별자", "아이디",
      ],
      pages: ["hashable", "identity"],
      lessons: ["equal-but-different-hash", "payload-in-the-hash"],
      commands: ["identity"]),
    AskedTopic(
      title: Bilingual("Updates written by hand", "직접 쓴 업데이트"),
      terms: [
        "performBatchUpdates", "batch updates", "realm", "insertItems", "deleteItems", "배치 업데이트",
      ],
      pages: ["batch-updates", "single-source-of-truth"],
      lessons: ["out-of-step", "hand-written-crash", "single-source-of-truth"],
      commands: ["batch", "model", "diff"]),
    AskedTopic(
      title: Bilingual("Where the data lives", "데이터를 두는 곳"),
      terms: [
        "model", "store", "source of truth", "mvvm", "view model", "captured", "array", "모델", "저장소",
        "뷰모델", "배열",
      ],
      pages: ["single-source-of-truth", "cell-provider", "identity"],
      lessons: ["single-source-of-truth"],
      commands: ["model", "show"]),
    AskedTopic(
      title: Bilingual("Loading more", "더 불러오기"),
      terms: [
        "pagination", "load more", "infinite scroll", "next page", "append more", "페이지네이션", "더 보기",
        "무한 스크롤", "더 불러오기",
      ],
      pages: ["apply", "difference", "duplicates"],
      lessons: ["a-diff-is-minimal", "no-duplicates"],
      commands: ["append", "apply", "diff"]),
    AskedTopic(
      title: Bilingual("Search and filters", "검색과 필터"),
      terms: ["search", "filter", "sort", "query", "검색", "필터", "정렬해서", "거르기"],
      pages: ["difference", "move"], lessons: ["a-diff-is-minimal", "reading-a-diff"],
      commands: ["diff", "apply", "plan"]),
    AskedTopic(
      title: Bilingual("Animations", "애니메이션"),
      terms: [
        "animation", "animate", "animated", "fade", "animatingDifferences", "without animation",
        "애니메이션", "움직임",
      ],
      pages: ["animating-differences", "difference", "move"], lessons: ["animating-differences"],
      commands: ["plan", "apply"]),
    AskedTopic(
      title: Bilingual("Everything anew", "모두 새로"),
      terms: [
        "reload all", "reload everything", "reloadData", "reset all", "전체 갱신", "모두 다시", "통째로",
      ],
      pages: ["reload-data", "animating-differences"], lessons: ["animating-differences"],
      commands: ["apply"]),
    AskedTopic(
      title: Bilingual("How the diff is made", "diff가 만들어지는 법"),
      terms: ["diff", "difference", "algorithm", "myers", "lis", "moves", "차이", "알고리즘", "이동"],
      pages: ["difference", "minimal-moves", "move"], lessons: ["reading-a-diff", "fewest-moves"],
      commands: ["diff", "why"]),
    AskedTopic(
      title: Bilingual("The order of things", "놓이는 순서"),
      terms: [
        "wrong order", "order of items", "order of sections", "in which order", "out of order",
        "항목 순서", "섹션 순서", "스냅샷 순서", "순서가 뒤죽박죽",
      ],
      pages: ["snapshot", "section", "move"], lessons: ["sections-and-items"],
      commands: ["show", "insert", "move"]),
    AskedTopic(
      title: Bilingual("Numbers of places", "자리의 번호"),
      terms: [
        "indexPath", "index path", "index", "indexOfItem", "out of range", "out of bounds",
        "인덱스", "인덱스 패스", "범위",
      ],
      pages: ["index-path", "single-source-of-truth"], lessons: ["reading-a-diff"],
      commands: ["show", "diff"]),
    AskedTopic(
      title: Bilingual("Trees that fold", "접히는 트리"),
      terms: [
        "tree", "outline", "expand", "collapse", "disclosure", "accordion", "nested list",
        "children",
        "트리", "펼치기", "접기", "아코디언", "계층", "하위",
      ],
      pages: ["section-snapshot", "expansion"], lessons: ["section-snapshots", "expansion"],
      commands: ["outline", "toggle"]),
    AskedTopic(
      title: Bilingual("Dragging into another order", "끌어서 순서 바꾸기"),
      terms: [
        "drag", "reorder", "reordering", "rearrange", "drop", "canMove", "끌기", "드래그", "순서",
        "재정렬", "옮기기",
      ],
      pages: ["reordering", "transaction"], lessons: ["reordering"],
      commands: ["reorder", "handler"]),
    AskedTopic(
      title: Bilingual("Cells used again", "재사용되는 셀"),
      terms: [
        "reuse", "recycled", "wrong cell", "mixed up", "prepareForReuse", "dequeue", "registration",
        "register", "wrong image", "재사용", "섞임", "등록", "디큐",
      ],
      pages: ["cell-reuse", "registrations", "cell-provider"],
      lessons: ["reload-or-reconfigure"], commands: ["cells"]),
  ]
}
