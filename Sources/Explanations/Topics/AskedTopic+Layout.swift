extension AskedTopic {
  /// Sizes, grids and space.
  static let layoutTopics: [AskedTopic] = [
    AskedTopic(
      title: "Columns that fill unevenly",
      terms: [
        "masonry", "waterfall", "pinterest", "staggered", "mosaic", "bento", "벽돌", "폭포",
        "핀터레스트", "워터폴", "메이슨리", "메이슨리 레이아웃", "들쭉날쭉", "ピンタレスト風",
        "ウォーターフォール", "モザイク", "高さの違うセル", "メイソンリー", "不揃い", "瀑布流",
        "不等高", "错落", "砌体布局", "参差", "马赛克布局",
      ],
      pages: ["custom-groups", "nested-groups"], lessons: ["nested-groups"], commands: ["layout"]),
    AskedTopic(
      title: "A grid of columns",
      terms: [
        "grid", "columns", "column", "three per row", "per row", "squares", "photos", "그리드",
        "격자", "열", "바둑판", "한 줄에", "グリッド", "格子", "列数", "カラム", "写真一覧",
        "タイル", "正方形", "网格", "九宫格", "多列", "几列", "一行三个", "相册",
      ],
      pages: ["packing", "fractional", "count-and-repeat"],
      lessons: ["count-or-repeat", "the-lost-half-point"], commands: ["layout", "frames"]),
    AskedTopic(
      title: "Rows as high as their contents",
      terms: [
        "self sizing", "self-sizing", "dynamic height", "automatic height", "auto height",
        "height fits", "multiline", "label", "preferredLayoutAttributesFitting", "동적 높이",
        "자동 높이", "셀 높이", "높이 자동", "여러 줄", "セルフサイジング", "可変高さ",
        "高さ自動", "自動計算", "複数行", "セルの高さ", "動的な高さ", "自适应高度", "动态高度",
        "自动高度", "高度自适应", "多行文字", "行高", "自适应尺寸",
      ],
      pages: ["self-sizing", "estimated"], lessons: ["self-sizing", "absolute-and-estimated"],
      commands: ["measure", "why"]),
    AskedTopic(
      title: "Equal heights in a row",
      terms: [
        "equal height", "same height", "tallest", "uniform", "같은 높이", "높이 맞추기",
        "높이 통일", "제일 높은", "同じ高さ", "高さを揃える", "高さをそろえる", "高さ統一",
        "最大の高さ", "等高", "高度一致", "同一行等高", "最高的", "高度统一", "对齐高度",
      ],
      pages: ["uniform-siblings", "self-sizing"], lessons: ["uniform-siblings"],
      commands: ["layout", "measure"]),
    AskedTopic(
      title: "Tags that wrap",
      terms: [
        "tags", "chips", "tag cloud", "cell width", "width based on text", "width fits text",
        "wrap", "wrapping", "left align", "flow layout", "pills", "태그", "칩", "줄바꿈",
        "왼쪽 정렬", "해시태그", "タグ", "タグ一覧", "チップ", "折り返し", "左寄せ", "左揃え",
        "文字幅", "标签", "标签流", "自动换行", "换行", "左对齐", "流式布局", "宽度自适应",
      ],
      pages: ["packing", "estimated"], lessons: ["absolute-and-estimated"],
      commands: ["layout", "measure"]),
    AskedTopic(
      title: "Gaps and lost pixels",
      terms: [
        "gap", "gaps", "spacing", "pixel", "hairline", "line between", "rounding", "half point",
        "간격", "틈", "픽셀", "선", "반올림", "여백", "隙間", "間隔", "余白", "ピクセル", "端数",
        "丸め", "線が出る", "间距", "缝隙", "空隙", "像素", "细线", "取整", "间隔",
      ],
      pages: ["rounding", "spacing", "edge-spacing", "content-insets"],
      lessons: ["the-lost-half-point", "insets-and-spacing"], commands: ["frames", "why"]),
    AskedTopic(
      title: "In the middle",
      terms: [
        "center", "centre", "centered", "middle", "align", "alignment", "가운데", "중앙", "정렬",
        "中央", "中央揃え", "中央寄せ", "真ん中", "センタリング", "配置", "居中", "水平居中",
        "垂直居中", "对齐", "中间", "居中显示",
      ],
      pages: ["edge-spacing", "spacing"], lessons: ["edge-spacing"], commands: ["layout"]),
    AskedTopic(
      title: "Insets, margins, safe area",
      terms: [
        "contentInsetsReference", "safe area", "safearea", "notch", "margins", "layout margins",
        "readable", "padding", "insets", "edge to edge", "세이프 에어리어", "안전 영역", "노치",
        "마진", "패딩", "인셋", "セーフエリア", "余白", "マージン", "パディング", "インセット",
        "ノッチ", "画面端", "内边距", "外边距", "边距", "安全区", "安全区域", "刘海屏", "缩进",
      ],
      pages: ["content-insets", "container", "environment"],
      lessons: ["insets-and-spacing", "phone-and-tablet"], commands: ["container", "device", "set"]),
    AskedTopic(
      title: "A share of the width or height",
      terms: [
        "fraction", "percent", "percentage", "ratio", "aspect", "square", "full width", "half",
        "비율", "퍼센트", "정사각형", "꽉", "절반", "割合", "比率", "パーセント", "正方形",
        "アスペクト比", "全幅", "画面幅", "比例", "百分比", "宽高比", "占满宽度", "一半",
        "屏幕宽度",
      ],
      pages: ["fractional", "absolute"], lessons: ["fractional-of-what"],
      commands: ["layout", "why"]),
    AskedTopic(
      title: "Rotation and other devices",
      terms: [
        "rotate", "rotation", "landscape", "ipad", "tablet", "split", "size class", "orientation",
        "resize", "회전", "가로 모드", "아이패드", "화면 분할", "방향", "回転", "画面回転",
        "横向き", "縦向き", "タブレット", "画面分割", "画面サイズ", "旋转", "横屏", "横竖屏",
        "屏幕旋转", "平板", "分屏", "适配",
      ],
      pages: ["environment", "container"], lessons: ["phone-and-tablet"],
      commands: ["device", "container"]),
    AskedTopic(
      title: "From right to left",
      terms: [
        "rtl", "right to left", "arabic", "hebrew", "forceRightToLeft",
        "semanticContentAttribute", "flipsHorizontallyInOppositeLayoutDirection", "mirror",
        "아랍어", "히브리어", "오른쪽에서", "右から左", "右横書き", "アラビア語", "ヘブライ語",
        "左右反転", "从右到左", "右到左", "阿拉伯语", "希伯来语", "镜像", "语言方向",
      ],
      pages: ["right-to-left"], lessons: ["right-to-left"], commands: ["container"]),
    AskedTopic(
      title: "What covers what",
      terms: [
        "overlap", "overlapping", "zIndex", "z index", "behind", "in front", "겹침", "겹쳐",
        "가림", "重なり", "重なる", "重なり順", "前面", "背面", "隠れる", "遮挡", "重叠", "层级",
        "盖住", "被挡住", "叠在一起", "前后顺序",
      ],
      pages: ["frame", "boundary-items", "pinning"], lessons: ["headers"],
      commands: ["draw", "frames"]),
  ]

  /// Sections and what surrounds their cells.
  static let sectionTopics: [AskedTopic] = [
    AskedTopic(
      title: "Headers that stay",
      terms: [
        "sticky header", "sticky", "pinned", "pin", "floating header", "pinToVisibleBounds",
        "헤더 고정", "고정 헤더", "고정", "스티키", "머무는", "ヘッダー固定", "固定ヘッダー",
        "ピン留め", "追従", "貼り付く", "スティッキーヘッダー", "吸顶", "悬停", "悬浮",
        "固定头部", "粘性头部", "头部固定", "头部悬停",
      ],
      pages: ["pinning", "boundary-items"], lessons: ["pinning", "headers"],
      commands: ["layout", "scroll"]),
    AskedTopic(
      title: "Headers that do not update",
      terms: [
        "header not updating", "refresh header", "reload header", "update header", "header count",
        "헤더 갱신", "헤더 업데이트", "헤더가 안 바뀜", "ヘッダー更新", "ヘッダーが変わらない",
        "ヘッダーが更新されない", "ヘッダーの再読み込み", "ヘッダーの件数", "头部不更新",
        "头部不刷新", "刷新头部", "更新头部", "标题不变", "区头不刷新",
      ],
      pages: ["supplementary-views", "reload"], lessons: ["headers", "reload-or-reconfigure"],
      commands: ["reload", "cells"]),
    AskedTopic(
      title: "Headers and footers",
      terms: [
        "header", "footer", "section title", "supplementary", "supplementaryViewProvider", "헤더",
        "푸터", "섹션 제목", "머리글", "ヘッダー", "フッター", "セクション見出し", "見出し",
        "セクションタイトル", "サプリメンタリビュー", "头部", "尾部", "区头", "区尾", "分区标题",
        "补充视图", "页眉",
      ],
      pages: ["boundary-items", "configuration", "pinning"], lessons: ["headers"],
      commands: ["layout"]),
    AskedTopic(
      title: "Rows that scroll sideways",
      terms: [
        "carousel", "horizontal scroll", "horizontal", "sideways", "slider", "banner", "hero",
        "gallery", "cards", "캐러셀", "카루셀", "가로 스크롤", "배너", "슬라이더", "슬라이드",
        "옆으로", "横スクロール", "カルーセル", "バナー", "スライダー", "カード",
        "直交スクロール", "スライド", "横向滚动", "横滑", "轮播", "轮播图", "左右滑动",
        "横向列表", "卡片",
      ],
      pages: ["orthogonal-scrolling", "resting-offset"],
      lessons: ["five-behaviours", "pages", "heights-in-orthogonal-sections"],
      commands: ["layout", "swipe", "scroll"]),
    AskedTopic(
      title: "Pages and where they stop",
      terms: [
        "paging", "page control", "page indicator", "UIPageControl", "snap", "snapping",
        "current page", "dots", "페이징", "페이지 컨트롤", "현재 페이지", "스냅", "ページング",
        "ページコントロール", "スナップ", "現在のページ", "停止位置", "インジケータ", "翻页",
        "整页滚动", "分页控件", "页码指示器", "当前页", "停靠", "小圆点",
      ],
      pages: ["resting-offset", "visible-items"], lessons: ["pages", "five-behaviours"],
      commands: ["visible", "swipe"]),
    AskedTopic(
      title: "Told of sideways scrolling",
      terms: [
        "scrollViewDidScroll", "visibleItemsInvalidationHandler", "parallax", "scale cells",
        "transform", "zoom", "패럴랙스", "확대", "スクロール検知", "スクロール通知",
        "パララックス", "視差効果", "拡大縮小", "スクロール量", "滚动监听", "滚动回调",
        "滚动代理", "视差", "缩放效果", "滚动偏移", "中间放大",
      ],
      pages: ["visible-items", "orthogonal-scrolling"], lessons: ["pages"],
      commands: ["visible", "scroll"]),
    AskedTopic(
      title: "How sideways scrolling feels",
      terms: [
        "deceleration", "decelerationRate", "bounce", "scroll indicator",
        "showsHorizontalScrollIndicator", "orthogonalScrollingProperties", "감속", "바운스",
        "스크롤 막대", "인디케이터", "減速", "減速率", "バウンス", "スクロールバー",
        "スクロールインジケータ", "慣性", "减速", "减速率", "回弹", "弹性", "滚动条",
        "滚动指示器", "惯性",
      ],
      pages: ["scroll-properties", "orthogonal-scrolling"], lessons: ["five-behaviours"],
      commands: ["layout", "swipe"]),
    AskedTopic(
      title: "Going to an item",
      terms: [
        "scroll to item", "scrollToItem", "scroll to", "scroll position item", "스크롤 이동",
        "이동하기", "スクロール移動", "指定位置", "特定のアイテム", "先頭へ戻る",
        "自動スクロール", "滚动到", "滚动到指定位置", "定位", "跳转到条目", "滚到底部",
        "滑到指定",
      ],
      pages: ["frame", "index-path"], lessons: ["five-behaviours"], commands: ["scroll"]),
    AskedTopic(
      title: "Badges",
      terms: [
        "badge", "badges", "dot", "counter", "unread", "배지", "뱃지", "알림 개수", "빨간 점",
        "バッジ", "未読", "通知数", "赤い点", "件数表示", "角标", "红点", "小红点", "未读数",
        "徽标", "数字提醒",
      ],
      pages: ["badges"], lessons: ["badges"], commands: ["layout"]),
    AskedTopic(
      title: "Backgrounds behind sections",
      terms: [
        "background color", "background colour", "section background", "decoration",
        "decoration view", "decoration not registered", "rounded corners", "card background",
        "배경", "배경색", "데코레이션", "둥근 모서리", "背景", "背景色", "セクション背景", "角丸",
        "デコレーションビュー", "カード風", "分区背景", "背景视图", "装饰视图", "圆角",
        "卡片背景",
      ],
      pages: ["backgrounds"], lessons: ["backgrounds"], commands: ["layout", "draw"]),
    AskedTopic(
      title: "Lists and settings screens",
      terms: [
        "list", "table", "settings", "insetGrouped", "inset grouped", "swipe actions", "목록",
        "리스트", "테이블", "테이블뷰", "설정", "밀어서 삭제", "リスト", "設定画面", "一覧",
        "テーブル", "スワイプアクション", "スワイプ削除", "列表", "设置页", "表格样式",
        "分组列表", "左滑删除", "侧滑菜单", "设置界面",
      ],
      pages: ["lists"], lessons: ["lists"], commands: ["layout"]),
    AskedTopic(
      title: "Each section its own layout",
      terms: [
        "different sections", "multiple sections", "section provider", "mixed layout",
        "여러 섹션", "섹션마다", "섹션별", "セクションごと", "セクション別", "複数セクション",
        "異なるレイアウト", "セクションプロバイダ", "混在", "不同布局", "每个分区不同",
        "多个分区", "多种布局", "混合布局", "分区布局",
      ],
      pages: ["environment", "section"], lessons: ["many-sections"], commands: ["layout"]),
    AskedTopic(
      title: "A whole screen of shelves",
      terms: [
        "app store", "netflix", "instagram", "home screen", "spotify", "music", "앱스토어",
        "앱 스토어", "넷플릭스", "인스타그램", "홈 화면", "메인 화면", "ホーム画面", "トップ画面",
        "ストア風", "アップストア風", "ネットフリックス風", "インスタグラム風", "動画アプリ",
        "首页", "应用商店", "电商首页", "主页", "复杂页面", "多楼层", "音乐首页",
      ],
      pages: ["orthogonal-scrolling", "nested-groups", "boundary-items"],
      lessons: ["app-store", "main-page", "ranking"], commands: ["layout", "lesson"]),
    AskedTopic(
      title: "Looking into it",
      terms: [
        "debug", "debugging", "unit test", "testing", "print snapshot", "inspect", "log",
        "디버깅", "디버그", "로그", "출력", "デバッグ", "ログ", "中身の確認", "単体テスト",
        "ユニットテスト", "出力", "调试", "打印", "日志", "单元测试", "查看快照", "断点", "排查",
      ],
      pages: ["snapshot", "frame"], lessons: ["debugging-hunt"],
      commands: ["why", "show", "frames"]),
  ]
}
