extension AskedTopic {
  /// Sizes, grids and space.
  static let layoutTopics: [AskedTopic] = [
    AskedTopic(
      title: Bilingual("Columns that fill unevenly", "높이가 들쭉날쭉한 열"),
      terms: [
        "masonry", "waterfall", "pinterest", "staggered", "mosaic", "bento", "벽돌", "폭포", "핀터레스트",
        "워터폴", "메이슨리", "메이슨리 레이아웃", "들쭉날쭉",
      ],
      pages: ["custom-groups", "nested-groups"], lessons: ["nested-groups"], commands: ["layout"]),
    AskedTopic(
      title: Bilingual("A grid of columns", "열이 있는 그리드"),
      terms: [
        "grid", "columns", "column", "three per row", "per row", "squares", "photos", "그리드", "격자",
        "열", "바둑판", "한 줄에",
      ],
      pages: ["packing", "fractional", "count-and-repeat"],
      lessons: ["count-or-repeat", "the-lost-half-point"], commands: ["layout", "frames"]),
    AskedTopic(
      title: Bilingual("Rows as high as their contents", "내용만큼 높은 줄"),
      terms: [
        "self sizing", "self-sizing", "dynamic height", "automatic height", "auto height",
        "height fits", "multiline", "label", "preferredLayoutAttributesFitting", "동적 높이", "자동 높이",
        "셀 높이", "높이 자동", "여러 줄",
      ],
      pages: ["self-sizing", "estimated"], lessons: ["self-sizing", "absolute-and-estimated"],
      commands: ["measure", "why"]),
    AskedTopic(
      title: Bilingual("Equal heights in a row", "한 줄의 같은 높이"),
      terms: [
        "equal height", "same height", "tallest", "uniform", "같은 높이", "높이 맞추기", "높이 통일", "제일 높은",
      ],
      pages: ["uniform-siblings", "self-sizing"], lessons: ["uniform-siblings"],
      commands: ["layout", "measure"]),
    AskedTopic(
      title: Bilingual("Tags that wrap", "줄을 바꾸는 태그"),
      terms: [
        "tags", "chips", "tag cloud", "cell width", "width based on text", "width fits text",
        "wrap", "wrapping", "left align", "flow layout", "pills",
        "태그",
        "칩", "줄바꿈", "왼쪽 정렬", "해시태그",
      ],
      pages: ["packing", "estimated"], lessons: ["absolute-and-estimated"],
      commands: ["layout", "measure"]),
    AskedTopic(
      title: Bilingual("Gaps and lost pixels", "틈과 사라진 픽셀"),
      terms: [
        "gap", "gaps", "spacing", "pixel", "hairline", "line between", "rounding", "half point",
        "간격",
        "틈", "픽셀", "선", "반올림", "여백",
      ],
      pages: ["rounding", "spacing", "edge-spacing", "content-insets"],
      lessons: ["the-lost-half-point", "insets-and-spacing"], commands: ["frames", "why"]),
    AskedTopic(
      title: Bilingual("In the middle", "가운데에"),
      terms: ["center", "centre", "centered", "middle", "align", "alignment", "가운데", "중앙", "정렬"],
      pages: ["edge-spacing", "spacing"], lessons: ["edge-spacing"], commands: ["layout"]),
    AskedTopic(
      title: Bilingual("Insets, margins, safe area", "인셋, 여백, 세이프 에어리어"),
      terms: [
        "contentInsetsReference", "safe area", "safearea", "notch", "margins", "layout margins",
        "readable", "padding", "insets", "edge to edge", "세이프 에어리어", "안전 영역", "노치", "마진", "패딩",
        "인셋",
      ],
      pages: ["content-insets", "container", "environment"],
      lessons: ["insets-and-spacing", "phone-and-tablet"], commands: ["container", "device", "set"]),
    AskedTopic(
      title: Bilingual("A share of the width or height", "너비와 높이의 비율"),
      terms: [
        "fraction", "percent", "percentage", "ratio", "aspect", "square", "full width", "half",
        "비율",
        "퍼센트", "정사각형", "꽉", "절반",
      ],
      pages: ["fractional", "absolute"], lessons: ["fractional-of-what"],
      commands: ["layout", "why"]),
    AskedTopic(
      title: Bilingual("Rotation and other devices", "회전과 다른 기기"),
      terms: [
        "rotate", "rotation", "landscape", "ipad", "tablet", "split", "size class", "orientation",
        "resize", "회전", "가로 모드", "아이패드", "화면 분할", "방향",
      ],
      pages: ["environment", "container"], lessons: ["phone-and-tablet"],
      commands: ["device", "container"]),
    AskedTopic(
      title: Bilingual("From right to left", "오른쪽에서 왼쪽으로"),
      terms: [
        "rtl", "right to left", "arabic", "hebrew", "forceRightToLeft", "semanticContentAttribute",
        "flipsHorizontallyInOppositeLayoutDirection", "mirror", "아랍어", "히브리어", "오른쪽에서",
      ],
      pages: ["right-to-left"], lessons: ["right-to-left"], commands: ["container"]),
    AskedTopic(
      title: Bilingual("What covers what", "무엇이 무엇을 가리나"),
      terms: [
        "overlap", "overlapping", "zIndex", "z index", "behind", "in front", "겹침", "겹쳐", "가림",
      ],
      pages: ["frame", "boundary-items", "pinning"], lessons: ["headers"],
      commands: ["draw", "frames"]),
  ]

  /// Sections and what surrounds their cells.
  static let sectionTopics: [AskedTopic] = [
    AskedTopic(
      title: Bilingual("Headers that stay", "머무는 헤더"),
      terms: [
        "sticky header", "sticky", "pinned", "pin", "floating header", "pinToVisibleBounds",
        "헤더 고정",
        "고정 헤더", "고정", "스티키", "머무는",
      ],
      pages: ["pinning", "boundary-items"], lessons: ["pinning", "headers"],
      commands: ["layout", "scroll"]),
    AskedTopic(
      title: Bilingual("Headers that do not update", "갱신되지 않는 헤더"),
      terms: [
        "header not updating", "refresh header", "reload header", "update header", "header count",
        "헤더 갱신", "헤더 업데이트", "헤더가 안 바뀜",
      ],
      pages: ["supplementary-views", "reload"], lessons: ["headers", "reload-or-reconfigure"],
      commands: ["reload", "cells"]),
    AskedTopic(
      title: Bilingual("Headers and footers", "헤더와 푸터"),
      terms: [
        "header", "footer", "section title", "supplementary", "supplementaryViewProvider", "헤더",
        "푸터",
        "섹션 제목", "머리글",
      ],
      pages: ["boundary-items", "configuration", "pinning"], lessons: ["headers"],
      commands: ["layout"]),
    AskedTopic(
      title: Bilingual("Rows that scroll sideways", "옆으로 스크롤되는 줄"),
      terms: [
        "carousel", "horizontal scroll", "horizontal", "sideways", "slider", "banner", "hero",
        "gallery",
        "cards", "캐러셀", "카루셀", "가로 스크롤", "배너", "슬라이더", "슬라이드", "옆으로",
      ],
      pages: ["orthogonal-scrolling", "resting-offset"],
      lessons: ["five-behaviours", "pages", "heights-in-orthogonal-sections"],
      commands: ["layout", "swipe", "scroll"]),
    AskedTopic(
      title: Bilingual("Pages and where they stop", "페이지와 멈추는 곳"),
      terms: [
        "paging", "page control", "page indicator", "UIPageControl", "snap", "snapping",
        "current page", "dots",
        "페이징",
        "페이지 컨트롤", "현재 페이지", "스냅",
      ],
      pages: ["resting-offset", "visible-items"], lessons: ["pages", "five-behaviours"],
      commands: ["visible", "swipe"]),
    AskedTopic(
      title: Bilingual("Told of sideways scrolling", "옆 스크롤을 알기"),
      terms: [
        "scrollViewDidScroll", "visibleItemsInvalidationHandler", "parallax", "scale cells",
        "transform",
        "zoom", "패럴랙스", "확대",
      ],
      pages: ["visible-items", "orthogonal-scrolling"], lessons: ["pages"],
      commands: ["visible", "scroll"]),
    AskedTopic(
      title: Bilingual("How sideways scrolling feels", "옆 스크롤의 느낌"),
      terms: [
        "deceleration", "decelerationRate", "bounce", "scroll indicator",
        "showsHorizontalScrollIndicator",
        "orthogonalScrollingProperties", "감속", "바운스", "스크롤 막대", "인디케이터",
      ],
      pages: ["scroll-properties", "orthogonal-scrolling"], lessons: ["five-behaviours"],
      commands: ["layout", "swipe"]),
    AskedTopic(
      title: Bilingual("Going to an item", "아이템으로 가기"),
      terms: [
        "scroll to item", "scrollToItem", "scroll to", "scroll position item", "스크롤 이동", "이동하기",
      ],
      pages: ["frame", "index-path"], lessons: ["five-behaviours"], commands: ["scroll"]),
    AskedTopic(
      title: Bilingual("Badges", "배지"),
      terms: ["badge", "badges", "dot", "counter", "unread", "배지", "뱃지", "알림 개수", "빨간 점"],
      pages: ["badges"], lessons: ["badges"], commands: ["layout"]),
    AskedTopic(
      title: Bilingual("Backgrounds behind sections", "섹션 뒤의 배경"),
      terms: [
        "background color", "background colour", "section background", "decoration",
        "decoration view", "decoration not registered",
        "rounded corners",
        "card background", "배경", "배경색", "데코레이션", "둥근 모서리",
      ],
      pages: ["backgrounds"], lessons: ["backgrounds"], commands: ["layout", "draw"]),
    AskedTopic(
      title: Bilingual("Lists and settings screens", "목록과 설정 화면"),
      terms: [
        "list", "table", "settings", "insetGrouped", "inset grouped", "swipe actions",
        "목록", "리스트",
        "테이블", "테이블뷰", "설정", "밀어서 삭제",
      ],
      pages: ["lists"], lessons: ["lists"], commands: ["layout"]),
    AskedTopic(
      title: Bilingual("Each section its own layout", "섹션마다 다른 레이아웃"),
      terms: [
        "different sections", "multiple sections", "section provider", "mixed layout", "여러 섹션",
        "섹션마다", "섹션별",
      ],
      pages: ["environment", "section"], lessons: ["many-sections"], commands: ["layout"]),
    AskedTopic(
      title: Bilingual("A whole screen of shelves", "선반으로 된 화면"),
      terms: [
        "app store", "netflix", "instagram", "home screen", "spotify", "music", "앱스토어", "앱 스토어",
        "넷플릭스", "인스타그램", "홈 화면", "메인 화면",
      ],
      pages: ["orthogonal-scrolling", "nested-groups", "boundary-items"],
      lessons: ["app-store", "main-page", "ranking"], commands: ["layout", "lesson"]),
    AskedTopic(
      title: Bilingual("Looking into it", "들여다보기"),
      terms: [
        "debug", "debugging", "unit test", "testing", "print snapshot", "inspect", "log", "디버깅",
        "디버그", "로그", "출력",
      ],
      pages: ["snapshot", "frame"], lessons: ["debugging-hunt"],
      commands: ["why", "show", "frames"]),
  ]
}
