extension AskedTopic {
  /// What goes wrong, as it is first seen.
  static let troubleTopics: [AskedTopic] = [
    AskedTopic(
      title: "A crash while the view updates",
      terms: [
        "crash", "exception", "assertion", "terminated", "NSInternalInconsistencyException",
        "invalid update", "invalid number of items", "invalid item count", "attempt to insert",
        "attempt to delete", "attempt to move", "크래시", "예외", "강제 종료", "죽음", "죽어요",
        "튕김", "오류", "クラッシュ", "落ちる", "例外", "強制終了", "異常終了", "更新時のエラー",
        "アイテム数の不一致", "崩溃", "闪退", "异常", "断言失败", "更新崩溃", "数量不一致",
        "报错",
      ],
      pages: ["batch-updates", "single-source-of-truth", "duplicates", "hashable"],
      lessons: ["hand-written-crash", "out-of-step", "equal-but-different-hash"],
      commands: ["why", "batch", "explain"]),
    AskedTopic(
      title: "The same item twice",
      terms: [
        "duplicate", "duplicates", "duplicated", "not unique", "unique", "twice", "repeated",
        "already exists", "중복", "중복된", "고유", "두 번", "重複", "二重", "一意",
        "同じアイテム", "重複エラー", "ユニーク", "重复", "重复条目", "重复数据", "不唯一",
        "唯一标识", "出现两次", "已存在",
      ],
      pages: ["duplicates", "identity"], lessons: ["no-duplicates"], commands: ["append"]),
    AskedTopic(
      title: "A cell that keeps its old contents",
      terms: [
        "stale", "old value", "not updating", "not update", "does not change", "refresh",
        "outdated", "update cell", "갱신", "안 바뀜", "바뀌지", "그대로", "업데이트 안",
        "새로고침", "새로 고침", "예전 값", "更新されない", "反映されない", "変わらない",
        "古い内容", "古いまま", "セルの更新", "リロードされない", "不刷新", "不更新", "没有更新",
        "旧数据", "内容没变", "刷新单元格", "数据没变",
      ],
      pages: ["identity", "reconfigure", "reload"],
      lessons: ["reload-or-reconfigure", "payload-in-the-hash"],
      commands: ["reconfigure", "reload", "set"]),
    AskedTopic(
      title: "Cells that flicker",
      terms: [
        "flicker", "flash", "blink", "flashing", "깜빡임", "깜빡", "번쩍", "깜박", "ちらつき",
        "ちらつく", "点滅", "フラッシュ", "チカチカ", "闪烁", "闪一下", "闪动", "抖动", "刷新闪",
      ],
      pages: ["reconfigure", "reload", "animating-differences"],
      lessons: ["reload-or-reconfigure", "animating-differences"],
      commands: ["reconfigure", "plan", "apply"]),
    AskedTopic(
      title: "Content that jumps",
      terms: [
        "jump", "jumps", "jumping", "scroll position", "jumpy", "shifts", "scrolls to top",
        "scroll to top", "jumps to top", "점프", "튀어", "튐", "튀는", "스크롤 위치", "밀려",
        "飛ぶ", "ジャンプ", "ずれる", "スクロール位置", "ガタつく", "先頭に戻る", "跳动",
        "跳到顶部", "位置跳动", "滚动位置", "内容偏移", "乱跳", "回到顶部",
      ],
      pages: ["estimated", "self-sizing"], lessons: ["absolute-and-estimated", "self-sizing"],
      commands: ["measure", "scroll"]),
    AskedTopic(
      title: "Nothing is shown",
      terms: [
        "empty", "blank", "nothing shows", "not showing", "no cells", "invisible", "disappear",
        "missing cells", "안 보임", "안 보여", "안 나와", "빈 화면", "사라짐", "보이지",
        "表示されない", "何も出ない", "真っ白", "見えない", "消える", "セルが出ない", "空白",
        "不显示", "白屏", "看不到", "没有单元格", "消失", "不出现",
      ],
      pages: ["apply", "packing", "view-size", "data-source-lifetime"],
      lessons: ["apply-makes-it-real", "insets-and-spacing", "debugging-hunt"],
      commands: ["why", "frames", "cells"]),
    AskedTopic(
      title: "Threads and queues",
      terms: [
        "thread", "threading", "queue", "background queue", "background thread", "main actor",
        "MainActor", "concurrency", "deadlock", "async", "Task", "race", "data race", "Sendable",
        "swift 6", "nonisolated", "DispatchQueue", "스레드", "쓰레드", "큐", "백그라운드 큐",
        "백그라운드 스레드", "메인 액터", "메인 스레드", "동시성", "데드락", "교착", "비동기",
        "スレッド", "メインスレッド", "バックグラウンド", "キュー", "非同期", "デッドロック",
        "データ競合", "线程", "多线程", "主线程", "后台线程", "队列", "死锁", "并发",
      ],
      pages: ["queues", "apply"], lessons: ["apply-makes-it-real"], commands: ["apply", "import"]),
    AskedTopic(
      title: "A layout that never ends",
      terms: [
        "layout loop", "stuck", "recursion", "recursive", "infinite loop", "hang", "freeze",
        "무한 루프", "재귀", "멈춤", "먹통", "無限ループ", "レイアウトループ", "フリーズ",
        "固まる", "再帰", "応答なし", "死循环", "无限循环", "布局循环", "递归", "卡死", "卡住",
        "主线程卡死",
      ],
      pages: ["self-sizing", "estimated"], lessons: ["self-sizing"], commands: ["measure"]),
    AskedTopic(
      title: "Constraints that conflict",
      terms: [
        "constraint", "constraints", "auto layout", "autolayout",
        "UIView-Encapsulated-Layout-Height", "encapsulated", "제약", "오토레이아웃",
        "오토 레이아웃", "制約", "制約の競合", "オートレイアウト", "制約エラー", "制約の警告",
        "约束", "约束冲突", "自动布局", "约束报错", "约束警告",
      ],
      pages: ["estimated", "self-sizing"], lessons: ["absolute-and-estimated"],
      commands: ["measure"]),
    AskedTopic(
      title: "Slow updates",
      terms: [
        "slow", "performance", "lag", "stutter", "memory", "large", "thousands", "fast", "느림",
        "느려", "성능", "버벅", "끊김", "메모리", "대량", "遅い", "重い", "パフォーマンス",
        "カクつく", "メモリ", "大量データ", "高速化", "卡顿", "性能", "掉帧", "很慢", "大量数据",
        "内存", "流畅",
      ],
      pages: ["difference", "minimal-moves", "cell-reuse"], lessons: ["fewest-moves"],
      commands: ["time", "cells", "diff"]),
  ]

  /// Data and what becomes of it.
  static let dataTopics: [AskedTopic] = [
    AskedTopic(
      title: "What makes two items equal",
      terms: [
        "hash", "hashable", "equatable", "==", "equality", "identifier", "identity", "uuid",
        "struct or class", "해시", "동등", "식별자", "아이디", "ハッシュ", "等価", "同一性",
        "識別子", "比較", "等しい", "哈希", "相等", "标识符", "唯一标识", "相等判断", "身份",
        "结构体还是类",
      ],
      pages: ["hashable", "identity"],
      lessons: ["equal-but-different-hash", "payload-in-the-hash"],
      commands: ["identity"]),
    AskedTopic(
      title: "Updates written by hand",
      terms: [
        "performBatchUpdates", "batch updates", "realm", "insertItems", "deleteItems",
        "배치 업데이트", "バッチ更新", "手動更新", "一括更新", "差分更新", "行の挿入", "批量更新",
        "手动更新", "插入删除", "局部刷新", "手动插入",
      ],
      pages: ["batch-updates", "single-source-of-truth"],
      lessons: ["out-of-step", "hand-written-crash", "single-source-of-truth"],
      commands: ["batch", "model", "diff"]),
    AskedTopic(
      title: "Where the data lives",
      terms: [
        "model", "store", "source of truth", "mvvm", "view model", "captured", "array", "모델",
        "저장소", "뷰모델", "배열", "モデル", "ストア", "配列", "データの持ち方", "ビューモデル",
        "信頼できる情報源", "模型", "数据存放", "单一数据源", "视图模型", "数组", "数据放哪里",
        "存储",
      ],
      pages: ["single-source-of-truth", "cell-provider", "identity"],
      lessons: ["single-source-of-truth"],
      commands: ["model", "show"]),
    AskedTopic(
      title: "Loading more",
      terms: [
        "pagination", "load more", "infinite scroll", "next page", "append more", "페이지네이션",
        "더 보기", "무한 스크롤", "더 불러오기", "ページネーション", "無限スクロール",
        "もっと見る", "追加読み込み", "次のページ", "分页", "分页加载", "加载更多", "上拉加载",
        "下一页", "无限滚动", "追加数据",
      ],
      pages: ["apply", "difference", "duplicates"],
      lessons: ["a-diff-is-minimal", "no-duplicates"],
      commands: ["append", "apply", "diff"]),
    AskedTopic(
      title: "Search and filters",
      terms: [
        "search", "filter", "sort", "query", "검색", "필터", "정렬해서", "거르기", "検索",
        "フィルタ", "絞り込み", "並べ替え", "ソート", "検索結果", "搜索", "过滤", "筛选", "排序",
        "查询", "搜索框",
      ],
      pages: ["difference", "move"], lessons: ["a-diff-is-minimal", "reading-a-diff"],
      commands: ["diff", "apply", "plan"]),
    AskedTopic(
      title: "Animations",
      terms: [
        "animation", "animate", "animated", "fade", "animatingDifferences", "without animation",
        "애니메이션", "움직임", "アニメーション", "フェード", "動き", "アニメーションなし",
        "アニメーション無効", "动画", "动画效果", "淡入淡出", "关闭动画", "没有动画", "去掉动画",
      ],
      pages: ["animating-differences", "difference", "move"], lessons: ["animating-differences"],
      commands: ["plan", "apply"]),
    AskedTopic(
      title: "Everything anew",
      terms: [
        "reload all", "reload everything", "reloadData", "reset all", "전체 갱신", "모두 다시",
        "통째로", "全体更新", "全件更新", "全リロード", "すべて再読み込み", "作り直し",
        "全部刷新", "整体刷新", "重新加载", "刷新全部", "重载数据", "全部重置",
      ],
      pages: ["reload-data", "animating-differences"], lessons: ["animating-differences"],
      commands: ["apply"]),
    AskedTopic(
      title: "How the diff is made",
      terms: [
        "diff", "difference", "algorithm", "myers", "lis", "moves", "차이", "알고리즘", "이동",
        "差分", "差分計算", "アルゴリズム", "移動", "最長増加部分列", "差异", "差异算法", "对比",
        "比较快照", "最长递增子序列", "移动", "算法",
      ],
      pages: ["difference", "minimal-moves", "move"], lessons: ["reading-a-diff", "fewest-moves"],
      commands: ["diff", "why"]),
    AskedTopic(
      title: "The order of things",
      terms: [
        "wrong order", "order of items", "order of sections", "in which order", "out of order",
        "항목 순서", "섹션 순서", "스냅샷 순서", "순서가 뒤죽박죽", "順序", "並び順", "順番",
        "順番が違う", "セクションの順序", "顺序不对", "顺序错乱", "顺序", "条目顺序", "分区顺序",
        "乱序",
      ],
      pages: ["snapshot", "section", "move"], lessons: ["sections-and-items"],
      commands: ["show", "insert", "move"]),
    AskedTopic(
      title: "Numbers of places",
      terms: [
        "indexPath", "index path", "index", "indexOfItem", "out of range", "out of bounds",
        "인덱스", "인덱스 패스", "범위", "インデックス", "インデックスパス", "範囲外", "添字",
        "配列外アクセス", "索引", "下标", "越界", "数组越界", "索引路径", "第几个",
      ],
      pages: ["index-path", "single-source-of-truth"], lessons: ["reading-a-diff"],
      commands: ["show", "diff"]),
    AskedTopic(
      title: "Trees that fold",
      terms: [
        "tree", "outline", "expand", "collapse", "disclosure", "accordion", "nested list",
        "children", "트리", "펼치기", "접기", "아코디언", "계층", "하위", "ツリー", "折りたたみ",
        "展開", "アコーディオン", "階層", "アウトライン", "開閉", "树形", "大纲", "展开", "收起",
        "折叠", "嵌套列表", "子项",
      ],
      pages: ["section-snapshot", "expansion"], lessons: ["section-snapshots", "expansion"],
      commands: ["outline", "toggle"]),
    AskedTopic(
      title: "Dragging into another order",
      terms: [
        "drag", "reorder", "reordering", "rearrange", "drop", "canMove", "끌기", "드래그", "순서",
        "재정렬", "옮기기", "ドラッグ", "ドラッグアンドドロップ", "並び替え", "並べ替え",
        "ドロップ", "長押し移動", "拖动", "拖拽", "拖动排序", "重新排序", "长按拖动", "移动条目",
        "调整顺序",
      ],
      pages: ["reordering", "transaction"], lessons: ["reordering"],
      commands: ["reorder", "handler"]),
    AskedTopic(
      title: "Cells used again",
      terms: [
        "reuse", "recycled", "wrong cell", "mixed up", "prepareForReuse", "dequeue",
        "registration", "register", "wrong image", "재사용", "섞임", "등록", "디큐", "再利用",
        "使い回し", "セルの登録", "違う画像", "内容が混ざる", "デキュー", "重用", "复用",
        "复用错乱", "数据错乱", "图片错乱", "注册", "单元格复用",
      ],
      pages: ["cell-reuse", "registrations", "cell-provider"],
      lessons: ["reload-or-reconfigure"], commands: ["cells"]),
  ]
}
