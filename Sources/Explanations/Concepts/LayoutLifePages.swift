extension Concept {
  /// When a layout is asked, and what is seen of it from outside.
  static let layoutLifePages: [Concept] = [
    Concept(
      id: "visible-items", theme: .scrolling,
      title: Bilingual("What the handler of a section sees", "섹션의 handler가 보는 것"),
      text: [
        Bilingual(
          """
          `visibleItemsInvalidationHandler` is called with a section's visible items, its offset and the
          environment, while it scrolls. It is the only place that hears of orthogonal scrolling: the view's
          `scrollViewDidScroll` never does. For a page control divide the offset by the container's width,
          or by the group's width and the spacing, and round.
          """,
          """
          `visibleItemsInvalidationHandler`는 섹션이 스크롤되는 동안 보이는 아이템, offset, environment를 받아
          불립니다. 직교 스크롤을 알 수 있는 곳은 여기뿐이고, 뷰의 `scrollViewDidScroll`은 불리지 않습니다. 페이지 컨트롤은
          offset을 컨테이너 너비로, 또는 그룹 너비와 간격의 합으로 나누어 반올림하세요.
          """),
        Bilingual(
          """
          It may set transforms, alpha and centres, but which items are visible the layout decides by their
          frames as they are: a cell that was moved to stay on screen goes when its own frame leaves. In
          layouts with estimated sizes items cannot be changed there up to iOS 16; a log says so.
          """,
          """
          여기서 transform, alpha, center를 바꿀 수 있지만, 무엇이 보이는지는 레이아웃이 원래 프레임으로 정합니다. 옮겨서
          붙잡아 둔 셀도 자기 프레임이 화면을 벗어나면 사라집니다. estimated 크기가 있는 레이아웃에서는 iOS 16까지
          아이템을 바꿀 수 없고 로그가 남습니다.
          """),
      ],
      swift: [
        "section.visibleItemsInvalidationHandler = { items, offset, environment in",
        "  let page = (offset.x / environment.container.contentSize.width).rounded()",
        "  pageControl.currentPage = Int(page)", "}",
      ],
      example: [
        "container 320 x 480 @2x", "append sections main", "append a b c d", "apply",
        "layout main { group horizontal 1w x 100 { item 1w x 1h }; section scroll groupPaging }",
        "swipe main left", "visible main",
      ],
      names: [
        "visibleItemsInvalidationHandler", "NSCollectionLayoutVisibleItem", "scrollViewDidScroll",
        "UIPageControl", "page control", "immutable-visible-items",
      ],
      related: ["orthogonal-scrolling", "resting-offset"], commands: ["visible", "swipe"]),
    Concept(
      id: "scroll-properties", theme: .scrolling,
      title: Bilingual("How a row slows down", "줄이 느려지는 방식"),
      text: [
        Bilingual(
          """
          Since iOS 17 a section has `orthogonalScrollingProperties`: `decelerationRate` and `bounce`. Before,
          neither can be set. Scroll indicators and the scroll view of a row are not to be had in any
          release; what the layout's own view does, `alwaysBounceVertical` and its indicators, concerns the
          main direction alone.
          """,
          """
          iOS 17부터 섹션에 `orthogonalScrollingProperties`가 있어 `decelerationRate`와 `bounce`를 정합니다. 그 전에는
          정할 수 없습니다. 줄의 스크롤 표시나 스크롤 뷰는 어느 릴리스에서도 얻을 수 없습니다. 뷰의
          `alwaysBounceVertical`과 스크롤 표시는 주 방향에만 적용됩니다.
          """)
      ],
      swift: ["section.orthogonalScrollingProperties.decelerationRate = .fast"],
      example: [
        "container 320 x 480 @2x", "append sections main", "append a b c d", "apply",
        "layout main { group horizontal 0.8w x 50 { item 1w x 1h }; section scroll continuous deceleration fast bounce always }",
        "swipe main left",
      ],
      names: [
        "orthogonalScrollingProperties", "decelerationRate", "deceleration", "bounce",
        "showsHorizontalScrollIndicator", "scroll indicator", "scroll indicators",
        "alwaysBounceVertical", "alwaysBounceHorizontal",
      ],
      related: ["orthogonal-scrolling", "resting-offset"], commands: ["layout", "swipe"]),
    Concept(
      id: "layout-invalidation", theme: .sizes,
      title: Bilingual("When a layout is reckoned again", "레이아웃을 다시 계산하는 때"),
      text: [
        Bilingual(
          """
          A compositional layout asks its section provider for every section, once each time it is laid out
          anew: after an apply, a change of size or traits, `invalidateLayout()`. Nothing has to be
          invalidated for an apply. The provider must answer for the sections of now, so look them up by
          index in the snapshot rather than in an array of your own.
          """,
          """
          compositional layout은 다시 계산할 때마다 모든 섹션에 대해 section provider를 한 번씩 부릅니다. apply 뒤, 크기나
          trait이 바뀔 때, `invalidateLayout()`을 부를 때입니다. apply에는 따로 무효화할 것이 없습니다. provider는 지금의
          섹션에 답해야 하니, 따로 둔 배열 말고 스냅샷에서 index로 찾으세요.
          """),
        Bilingual(
          """
          A cell is measured when it comes on screen, is reloaded or reconfigured, and since iOS 16 when its
          content asks (`selfSizingInvalidation`). A header that grows later is not: it overlaps the cells
          until its elements are invalidated. At the prompt `measure` invalidates at once.
          """,
          """
          셀은 화면에 들어올 때, reload나 reconfigure될 때, 그리고 iOS 16부터는 내용이 요청할 때
          (`selfSizingInvalidation`) 크기를 잽니다. 나중에 커진 헤더는 다시 재지 않아서 무효화할 때까지 셀과 겹칩니다.
          프롬프트의 `measure`는 바로 무효화합니다.
          """),
      ],
      swift: ["view.collectionViewLayout.invalidateLayout()"],
      example: [
        "container 320 x 480 @2x", "append sections main", "append a b", "apply",
        "layout main { group vertical 1w x 50 { item 1w x 1h }; header 1w x ~50 }",
        "measure header in main 320 x 60", "measure header in main 320 x 160",
      ],
      names: [
        "invalidateLayout", "invalidation", "invalidateSupplementaryElements",
        "selfSizingInvalidation", "invalidate", "setNeedsLayout",
        "UICollectionViewLayoutInvalidationContext", "performWithoutAnimation",
      ],
      related: ["self-sizing", "environment"], commands: ["measure"]),
    Concept(
      id: "view-size", theme: .sizes,
      title: Bilingual("A view that has no size of its own", "스스로 크기가 없는 뷰"),
      text: [
        Bilingual(
          """
          A collection view has no intrinsic size. In a stack view, a table's cell or a sheet that fits its
          content, its height begins at 0, and a compositional layout asks for no cell where nothing can be
          seen: nothing is shown, and the content stays as long as its estimates. Give it a height, or lay
          it out once and take its content size for the height.
          """,
          """
          컬렉션 뷰에는 고유 크기가 없습니다. 스택 뷰나 테이블 셀, 내용에 맞추는 시트 안에서는 높이가 0으로 시작하고,
          compositional layout은 보이지 않는 곳의 셀을 요청하지 않습니다. 아무것도 보이지 않고 content는 estimated 길이에
          머뭅니다. 높이를 주거나, 한 번 배치한 뒤 content 크기를 높이로 쓰세요.
          """),
        Bilingual(
          """
          With estimated sizes that content size changes as cells are measured, so the height has to follow:
          all cells exist then, and none is used again.
          """,
          """
          estimated 크기가 있으면 셀을 재면서 content 크기가 바뀌니 높이도 따라가야 합니다. 그러면 모든 셀이 만들어지고
          재사용은 없습니다.
          """),
      ],
      swift: [
        "override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }",
        "override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }",
      ],
      example: [
        "container 320 x 1 @2x", "append sections main", "append a b c", "layout main list",
        "apply",
        "cells", "container 320 x 480 @2x",
      ],
      names: [
        "intrinsicContentSize", "zero height", "collectionViewContentSize", "contentSize",
        "stack view", "UIStackView", "table view cell", "fit content",
      ],
      related: ["container", "self-sizing", "estimated"], commands: ["container", "cells"]),
    Concept(
      id: "view-insets", theme: .sizes,
      title: Bilingual("Insets of the view, the keyboard", "뷰의 inset과 키보드"),
      text: [
        Bilingual(
          """
          `contentInset` belongs to the scroll view: it makes room around the whole content to scroll into,
          and sizes of the layout do not see it. A section's `contentInsets` belong to the layout: they
          narrow its groups. `contentInsetsReference` says what the section's insets are added to: the safe
          area, the margins, or nothing.
          """,
          """
          `contentInset`은 스크롤 뷰의 것입니다. 전체 content 둘레에 스크롤할 여백을 두고, 레이아웃의 크기는 그것을 보지
          않습니다. 섹션의 `contentInsets`는 레이아웃의 것이라 그룹을 좁힙니다. `contentInsetsReference`는 섹션 inset을
          무엇에 더하는지, 안전 영역인지 여백인지 없는지를 정합니다.
          """),
        Bilingual(
          """
          For a keyboard set the bottom of `contentInset` and of the scroll indicator's, or end the view at
          `keyboardLayoutGuide`: a view that is shorter is laid out anew, and fractions of its height change.
          """,
          """
          키보드에는 `contentInset`과 스크롤 표시의 아래쪽을 주거나 뷰를 `keyboardLayoutGuide`에서 끝내세요. 뷰가
          짧아지면 레이아웃을 다시 계산하고 높이의 비율도 달라집니다.
          """),
      ],
      swift: [
        "view.contentInset.bottom = keyboardHeight",
        "configuration.contentInsetsReference = .none",
      ],
      example: [
        "device \"iPhone 16\"", "append sections main", "append a b", "apply",
        "layout main { group horizontal 1w x 0.1h { item 1w x 1h }; section insets 0 16 }",
        "container 393 x 500",
      ],
      names: [
        "contentInset", "keyboard", "keyboardLayoutGuide", "adjustedContentInset",
        "contentInsetAdjustmentBehavior", "verticalScrollIndicatorInsets",
      ],
      related: ["content-insets", "container"], commands: ["container"]),
    Concept(
      id: "prefetching", theme: .data,
      title: Bilingual("Cells before they are seen", "보이기 전의 셀"),
      text: [
        Bilingual(
          """
          A prefetch data source hears which items will come on screen soon, to start loading their
          contents. It makes no cell. Since iOS 15 the view may also make the next cells ahead of time, so
          that the provider is asked earlier than the cell is shown, and not again when it is. What was
          loaded is shown by `reconfigureItems`, never by keeping the cell that asked.
          """,
          """
          prefetch 데이터 소스는 곧 화면에 들어올 아이템을 미리 듣고 내용을 불러오기 시작합니다. 셀을 만들지는 않습니다.
          iOS 15부터는 뷰가 다음 셀을 미리 만들기도 해서, provider가 보이기 전에 불리고 보일 때는 다시 불리지 않습니다.
          불러온 내용은 `reconfigureItems`로 보이세요. 요청한 셀을 붙잡아 두지 마세요.
          """)
      ],
      swift: [
        "func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {",
        "  for id in paths.compactMap(dataSource.itemIdentifier(for:)) { images.load(id) }", "}",
      ],
      example: [
        "container 320 x 120 @2x", "append sections main", "append a b c d e", "layout main list",
        "apply", "scroll by 60", "reconfigure b", "apply",
      ],
      names: [
        "prefetch", "prefetchDataSource", "prefetchItemsAt", "isPrefetchingEnabled",
        "UICollectionViewDataSourcePrefetching", "prepareForReuse", "image loading",
      ],
      related: ["cell-reuse", "reconfigure", "cell-provider"], commands: ["scroll", "cells"]),
  ]
}
