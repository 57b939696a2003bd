extension AskedTopic {
  /// What goes on around the two systems: who owns, selects, fills and resizes.
  static let ownerTopics: [AskedTopic] = [
    AskedTopic(
      title: "After an apply",
      terms: [
        "completion", "completion handler", "finished", "animation cut short", "scroll to bottom",
        "scroll after apply", "reloadData in completion", "완료", "완료 핸들러", "끝난 뒤",
        "完了", "完了ハンドラ", "完了後", "反映後", "アニメーション終了", "一番下までスクロール",
        "完成回调", "完成之后", "刷新完成", "更新完成", "刷新后滚动", "动画完成", "动画被打断",
      ],
      pages: ["completion", "reload-data"], lessons: ["animating-differences"],
      commands: ["plan", "apply"]),
    AskedTopic(
      title: "The same applied again",
      terms: [
        "apply twice", "applied twice", "append again", "refresh append", "same items again",
        "pull to refresh", "UIRefreshControl", "new snapshot", "accumulate", "두 번 적용",
        "당겨서 새로고침", "다시 추가", "쌓임", "二回反映", "再適用", "引っ張って更新",
        "プルリフレッシュ", "再追加", "増え続ける", "重复刷新", "下拉刷新", "重复追加",
        "数据累积", "新建快照", "数据叠加", "刷新后重复",
      ],
      pages: ["new-snapshot", "apply", "duplicates"], lessons: ["no-duplicates"],
      commands: ["append", "apply"]),
    AskedTopic(
      title: "Asked more often than shown",
      terms: [
        "cell provider called", "provider called twice", "called twice", "called multiple times",
        "cellForItemAt", "provider not called", "provider", "여러 번 호출", "두 번 호출",
        "프로바이더", "複数回呼ばれる", "二回呼ばれる", "何度も呼ばれる", "呼ばれない",
        "セルプロバイダ", "プロバイダ", "多次调用", "重复调用", "调用两次", "没有调用",
        "提供闭包", "不走回调",
      ],
      pages: ["cell-provider", "cell", "prefetching"], lessons: ["reload-or-reconfigure"],
      commands: ["cells"]),
    AskedTopic(
      title: "Several kinds of cells",
      terms: [
        "different cell types", "multiple cell types", "cell types", "different item types",
        "different cells", "heterogeneous", "enum", "associated values", "AnyHashable",
        "여러 종류", "다른 셀", "열거형", "複数種類", "異なるセル", "種類の違うセル",
        "セルの出し分け", "列挙型", "関連値", "多种单元格", "不同类型", "多种类型", "枚举",
        "关联值", "不同的单元格", "混合类型",
      ],
      pages: ["cell-provider", "registrations", "identity"], lessons: ["many-sections"],
      commands: ["cells"]),
    AskedTopic(
      title: "Who keeps whom",
      terms: [
        "weak", "deallocated", "dealloc", "deinit", "retain cycle", "leak", "lifetime",
        "data source nil", "released", "해제", "순환 참조", "메모리 누수", "약한 참조", "弱参照",
        "循環参照", "メモリリーク", "解放", "解放される", "参照カウント", "弱引用", "循环引用",
        "内存泄漏", "释放", "被释放", "生命周期", "野指针",
      ],
      pages: ["data-source-lifetime", "cell-provider"], lessons: ["single-source-of-truth"],
      commands: ["apply"]),
    AskedTopic(
      title: "What is selected",
      terms: [
        "selection", "selected", "select", "deselect", "selection lost", "highlight",
        "didSelectItemAt", "indexPathsForSelectedItems", "선택", "선택 해제", "선택이 풀림",
        "選択", "選択状態", "選択解除", "選択が消える", "ハイライト", "タップ", "选中", "选择",
        "取消选中", "选中状态", "选中丢失", "高亮", "多选",
      ],
      pages: ["selection", "reconfigure"], lessons: ["reload-or-reconfigure"],
      commands: ["reconfigure", "reload"]),
    AskedTopic(
      title: "Insets of the view",
      terms: [
        "keyboard", "contentInset", "content inset", "keyboardLayoutGuide", "bottom bar",
        "tab bar", "adjustedContentInset", "키보드", "탭바", "탭 바", "하단 여백", "キーボード",
        "キーボードに隠れる", "タブバー", "下部の余白", "ビューの余白", "下が隠れる", "键盘",
        "键盘遮挡", "底部遮挡", "标签栏", "内容边距", "底部留白",
      ],
      pages: ["view-insets", "content-insets"], lessons: ["insets-and-spacing"],
      commands: ["container"]),
    AskedTopic(
      title: "Contents that load",
      terms: [
        "prefetch", "prefetching", "preload", "image loading", "async image", "load images",
        "download", "thumbnail", "미리 불러오기", "프리패치", "이미지 로딩", "비동기 이미지",
        "썸네일", "先読み", "プリフェッチ", "画像読み込み", "非同期画像", "サムネイル",
        "画像のダウンロード", "预加载", "预取", "图片加载", "异步加载图片", "下载图片", "缩略图",
        "异步图片",
      ],
      pages: ["prefetching", "reconfigure", "cell-reuse"], lessons: ["reload-or-reconfigure"],
      commands: ["reconfigure", "cells"]),
    AskedTopic(
      title: "A view as long as its content",
      terms: [
        "intrinsic", "intrinsicContentSize", "zero height", "height zero", "stack view",
        "inside table cell", "inside a table view cell", "nested collection view", "sheet",
        "fit content", "content size", "collection view inside cell", "스택뷰", "스택 뷰",
        "높이가 0", "테이블 셀 안", "내용에 맞게", "高さゼロ", "高さが出ない", "内容に合わせる",
        "スタックビュー", "テーブルセル内", "入れ子", "コンテンツサイズ", "固有尺寸", "高度为零",
        "内容高度", "撑开高度", "嵌套集合视图", "列表嵌套", "堆栈视图",
      ],
      pages: ["view-size", "container", "self-sizing"], lessons: ["self-sizing"],
      commands: ["container", "measure"]),
    AskedTopic(
      title: "A layout that is reckoned again",
      terms: [
        "invalidate", "invalidateLayout", "invalidate layout", "expand cell", "cell grows",
        "header grows", "relayout", "selfSizingInvalidation", "update height",
        "section provider called", "무효화", "다시 계산", "셀 펼치기", "높이 변경", "再計算",
        "無効化", "再レイアウト", "レイアウト更新", "高さ変更", "セルの展開", "重新布局",
        "布局失效", "重新计算", "刷新布局", "高度变化", "更新高度", "展开单元格",
      ],
      pages: ["layout-invalidation", "self-sizing", "environment"], lessons: ["self-sizing"],
      commands: ["measure"]),
    AskedTopic(
      title: "Headers that do not show",
      terms: [
        "header not showing", "supplementary not showing", "supplementary view not", "footer not",
        "header missing", "no header", "헤더가 안 보임", "헤더 안 나옴", "푸터가 안",
        "ヘッダーが出ない", "ヘッダーが表示されない", "フッターが出ない", "ヘッダー非表示",
        "見出しが消える", "头部不显示", "没有头部", "尾部不显示", "头部没出来", "补充视图不显示",
        "区头不显示",
      ],
      pages: ["supplementary-views", "boundary-items"], lessons: ["headers"],
      commands: ["layout", "cells"]),
    AskedTopic(
      title: "Headers that are seen through",
      terms: [
        "transparent header", "header transparent", "see through", "header background", "blur",
        "cells below header", "헤더 투명", "투명한 헤더", "헤더 배경", "블러", "비침", "透ける",
        "透明", "ヘッダー背景", "ぼかし", "ブラー", "半透明", "头部透明", "透明头部", "头部背景",
        "毛玻璃", "模糊", "透过头部",
      ],
      pages: ["pinning", "boundary-items"], lessons: ["pinning"], commands: ["layout"]),
    AskedTopic(
      title: "Tables",
      terms: [
        "UITableViewDiffableDataSource", "canEditRowAt", "canMoveRowAt", "swipe to delete",
        "titleForHeaderInSection", "table view", "migrate from UITableView", "테이블뷰",
        "스와이프 삭제", "밀어서 삭제", "テーブルビュー", "テーブル", "スワイプ削除", "行の編集",
        "行の並べ替え", "テーブルからの移行", "表格", "表格视图", "左滑删除", "侧滑删除",
        "迁移表格", "表格编辑", "表格数据源",
      ],
      pages: ["tables", "lists"], lessons: ["lists"], commands: ["import"]),
    AskedTopic(
      title: "Core Data",
      terms: [
        "core data", "NSFetchedResultsController", "fetched results controller",
        "NSManagedObjectID", "NSManagedObject", "didChangeContentWith", "obtainPermanentIDs",
        "temporary id", "코어데이터", "코어 데이터", "コアデータ", "永続化", "データベース",
        "一時識別子", "管理オブジェクト", "数据库", "托管对象", "查询结果控制器", "临时标识",
        "永久标识", "数据持久化",
      ],
      pages: ["fetched-results", "batch-updates"], lessons: ["single-source-of-truth"],
      commands: ["batch"]),
    AskedTopic(
      title: "Classes as identifiers",
      terms: [
        "class", "NSObject", "isEqual", "instance", "reference type", "class instance",
        "class identifier", "클래스", "인스턴스", "참조 타입", "クラス", "参照型", "インスタンス",
        "参照渡し", "クラスの識別子", "类作标识符", "引用类型", "实例", "类的实例", "对象相等",
        "用类还是结构体",
      ],
      pages: ["class-identifiers", "identity"], lessons: ["payload-in-the-hash"],
      commands: ["identity"]),
    AskedTopic(
      title: "From a flow layout",
      terms: [
        "UICollectionViewFlowLayout", "UICollectionViewDelegateFlowLayout", "sizeForItemAt",
        "estimatedItemSize", "itemSize", "minimumLineSpacing", "minimumInteritemSpacing",
        "sectionInset", "insetForSectionAt", "headerReferenceSize", "migrate from flow layout",
        "플로우 레이아웃", "플로 레이아웃", "셀 크기 델리게이트", "フローレイアウト",
        "セルサイズ", "行間", "アイテム間隔", "デリゲート", "フローレイアウトからの移行",
        "流式布局", "迁移流式布局", "条目尺寸", "最小行间距", "最小列间距", "旧布局",
        "从流式布局迁移",
      ],
      pages: ["item-group-section", "spacing", "content-insets", "estimated"],
      lessons: ["item-group-section", "insets-and-spacing"], commands: ["layout"]),
    AskedTopic(
      title: "SwiftUI in cells",
      terms: [
        "SwiftUI", "UIHostingConfiguration", "hosting", "UIHostingController", "스위프트UI",
        "宣言的", "ホスティング", "ホスティングセル", "埋め込み", "声明式界面", "声明式视图",
        "托管配置", "托管视图", "嵌入声明式视图",
      ],
      pages: ["self-sizing", "registrations", "reconfigure"], lessons: ["self-sizing"],
      commands: ["measure"]),
  ]
}
