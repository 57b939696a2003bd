extension AskedTopic {
  /// Rows of lists, what is cut off, what is left over.
  static let listTopics: [AskedTopic] = [
    AskedTopic(
      title: Bilingual("The lines between rows", "행 사이의 구분선"),
      terms: [
        "separator", "separators", "separator inset", "hide separator", "separator line",
        "divider", "itemSeparatorHandler", "separatorConfiguration", "showsSeparators",
        "separatorLayoutGuide", "구분선", "구분선 숨기기", "셀 구분선", "디바이더",
      ],
      pages: ["separators", "lists"], lessons: ["lists"], commands: ["import"]),
    AskedTopic(
      title: Bilingual("What stands at a row's end", "행 끝에 놓이는 것"),
      terms: [
        "accessory", "accessories", "disclosure indicator", "checkmark", "chevron",
        "UICellAccessory", "delete accessory", "reorder accessory", "editing mode", "isEditing",
        "액세서리", "체크마크", "체크 표시", "화살표 표시", "편집 모드",
      ],
      pages: ["accessories", "lists"], lessons: ["lists"], commands: ["reconfigure", "import"]),
    AskedTopic(
      title: Bilingual("Headers of a list", "리스트의 헤더"),
      terms: [
        "headerMode", "firstItemInSection", "first item header", "headerTopPadding",
        "sectionHeaderTopPadding", "gap above header", "space above header", "padding above header",
        "extra space top list", "collapsible header", "collapsible section", "header collapse",
        "헤더 위 여백", "헤더 위 간격", "접히는 섹션", "섹션 접기",
      ],
      pages: ["list-headers", "boundary-items", "section-snapshot"], lessons: ["lists"],
      commands: ["layout", "import"]),
    AskedTopic(
      title: Bilingual("What is cut off", "잘리는 것"),
      terms: [
        "shadow", "shadow clipped", "clipped", "cut off", "clipsToBounds", "masksToBounds",
        "badge clipped", "badge cut off", "cropped", "그림자", "잘림", "잘려", "그림자 잘림", "배지 잘림",
      ],
      pages: ["badges", "content-insets", "orthogonal-scrolling"],
      lessons: ["badges", "insets-and-spacing"], commands: ["doctor", "layout"]),
    AskedTopic(
      title: Bilingual("A last row that is not full", "덜 찬 마지막 줄"),
      terms: [
        "last row", "fill row", "fill last row", "last item full width", "center last row",
        "remaining items", "remaining space", "odd number", "leftover", "마지막 줄", "마지막 행",
        "남은 아이템", "홀수",
      ],
      pages: ["packing", "custom-groups", "edge-spacing"], lessons: ["edge-spacing"],
      commands: ["layout"]),
    AskedTopic(
      title: Bilingual("Headers beside the cells", "셀 옆의 헤더"),
      terms: [
        "header left", "header right", "side header", "header beside", "leading header",
        "header next to", "vertical header", "header side", "왼쪽 헤더", "옆 헤더", "헤더 왼쪽",
      ],
      pages: ["boundary-items", "content-insets"], lessons: ["headers"],
      commands: ["layout", "doctor"]),
    AskedTopic(
      title: Bilingual("Room between sections", "섹션 사이 간격"),
      terms: [
        "space between sections", "section spacing", "spacing between sections",
        "gap between sections", "interSectionSpacing", "섹션 간격", "섹션 사이",
      ],
      pages: ["configuration", "content-insets"], lessons: ["insets-and-spacing"],
      commands: ["layout", "set"]),
    AskedTopic(
      title: Bilingual("Nothing to show", "보여 줄 것이 없을 때"),
      terms: [
        "empty state", "empty view", "placeholder", "no items", "no data", "no results",
        "backgroundView", "contentUnavailableConfiguration", "빈 화면", "데이터 없음", "결과 없음",
        "플레이스홀더",
      ],
      pages: ["empty-state", "apply"], lessons: ["apply-makes-it-real"],
      commands: ["apply", "frames"]),
  ]
}
