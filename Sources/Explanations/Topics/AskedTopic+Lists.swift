extension AskedTopic {
  /// Rows of lists, what is cut off, what is left over.
  static let listTopics: [AskedTopic] = [
    AskedTopic(
      title: "The lines between rows",
      terms: [
        "separator", "separators", "separator inset", "hide separator", "separator line",
        "divider", "itemSeparatorHandler", "separatorConfiguration", "showsSeparators",
        "separatorLayoutGuide", "구분선", "구분선 숨기기", "셀 구분선", "디바이더", "区切り線",
        "セパレータ", "罫線", "線を消す", "区切り線を非表示", "下線", "分隔线", "分割线",
        "隐藏分隔线", "去掉分割线", "分隔线缩进", "行间线",
      ],
      pages: ["separators", "lists"], lessons: ["lists"], commands: ["import"]),
    AskedTopic(
      title: "What stands at a row's end",
      terms: [
        "accessory", "accessories", "disclosure indicator", "checkmark", "chevron",
        "UICellAccessory", "delete accessory", "reorder accessory", "editing mode", "isEditing",
        "액세서리", "체크마크", "체크 표시", "화살표 표시", "편집 모드", "アクセサリ",
        "チェックマーク", "矢印", "右端のアイコン", "編集モード", "削除ボタン", "附件",
        "右侧箭头", "箭头", "对勾", "勾选", "编辑模式", "删除按钮",
      ],
      pages: ["accessories", "lists"], lessons: ["lists"], commands: ["reconfigure", "import"]),
    AskedTopic(
      title: "Headers of a list",
      terms: [
        "headerMode", "firstItemInSection", "first item header", "headerTopPadding",
        "sectionHeaderTopPadding", "gap above header", "space above header",
        "padding above header", "extra space top list", "collapsible header",
        "collapsible section", "header collapse", "헤더 위 여백", "헤더 위 간격", "접히는 섹션",
        "섹션 접기", "リストのヘッダー", "ヘッダー上の余白", "ヘッダー上の隙間",
        "セクション折りたたみ", "ヘッダー開閉", "列表头部", "头部上方空白", "头部间距",
        "头部空隙", "可折叠分区", "折叠头部", "顶部留白",
      ],
      pages: ["list-headers", "boundary-items", "section-snapshot"], lessons: ["lists"],
      commands: ["layout", "import"]),
    AskedTopic(
      title: "What is cut off",
      terms: [
        "shadow", "shadow clipped", "clipped", "cut off", "clipsToBounds", "masksToBounds",
        "badge clipped", "badge cut off", "cropped", "그림자", "잘림", "잘려", "그림자 잘림",
        "배지 잘림", "見切れる", "切れる", "はみ出し", "シャドウ", "クリップ", "影が切れる",
        "バッジが切れる", "被裁剪", "裁剪", "阴影", "阴影被裁", "显示不全", "被截断", "角标被裁",
      ],
      pages: ["badges", "content-insets", "orthogonal-scrolling"],
      lessons: ["badges", "insets-and-spacing"], commands: ["doctor", "layout"]),
    AskedTopic(
      title: "A last row that is not full",
      terms: [
        "last row", "fill row", "fill last row", "last item full width", "center last row",
        "remaining items", "remaining space", "odd number", "leftover", "마지막 줄", "마지막 행",
        "남은 아이템", "홀수", "最後の行", "最終行", "余り", "奇数", "残りのアイテム",
        "余白を埋める", "最后一行", "最后一行不满", "填满最后一行", "剩余空间", "剩余条目",
        "奇数个", "最后一个占满",
      ],
      pages: ["packing", "custom-groups", "edge-spacing"], lessons: ["edge-spacing"],
      commands: ["layout"]),
    AskedTopic(
      title: "Headers beside the cells",
      terms: [
        "header left", "header right", "side header", "header beside", "leading header",
        "header next to", "vertical header", "header side", "왼쪽 헤더", "옆 헤더", "헤더 왼쪽",
        "左のヘッダー", "横のヘッダー", "左側の見出し", "縦ヘッダー", "右のヘッダー", "左侧头部",
        "右侧头部", "侧边头部", "头部在左边", "旁边的头部", "竖排头部",
      ],
      pages: ["boundary-items", "content-insets"], lessons: ["headers"],
      commands: ["layout", "doctor"]),
    AskedTopic(
      title: "Room between sections",
      terms: [
        "space between sections", "section spacing", "spacing between sections",
        "gap between sections", "interSectionSpacing", "섹션 간격", "섹션 사이", "セクション間",
        "セクション間隔", "セクション間の余白", "セクションの隙間", "分区间距", "分区之间",
        "组间距", "分区间隔", "区间距", "分区空隙",
      ],
      pages: ["configuration", "content-insets"], lessons: ["insets-and-spacing"],
      commands: ["layout", "set"]),
    AskedTopic(
      title: "Nothing to show",
      terms: [
        "empty state", "empty view", "placeholder", "no items", "no data", "no results",
        "backgroundView", "contentUnavailableConfiguration", "빈 화면", "데이터 없음",
        "결과 없음", "플레이스홀더", "空の状態", "データなし", "検索結果なし", "プレースホルダ",
        "件数ゼロ", "空表示", "空状态", "空页面", "空数据", "占位图", "无数据", "没有结果",
        "占位视图",
      ],
      pages: ["empty-state", "apply"], lessons: ["apply-makes-it-real"],
      commands: ["apply", "frames"]),
  ]
}
