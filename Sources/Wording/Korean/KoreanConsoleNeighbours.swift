extension Korean {
  /// What console texts of views around the two systems mean.
  static let consoleNeighbours = #"""
    A view had to lay out its cells while it was in no window.
    뷰가 윈도우에 없는데 셀을 레이아웃해야 했습니다.

    A snapshot was applied before the view appeared, or a size was asked for. Cells are made at a wrong size then, and once more later.
    뷰가 나타나기 전에 스냅샷을 apply했거나 크기를 물었습니다. 그러면 셀이 틀린 크기로 만들어지고 나중에 또 만들어집니다.

    Here the view is always in its window.
    여기서는 뷰가 언제나 윈도우에 있습니다.

    The layout was asked to reckon anew while it was being reckoned.
    레이아웃을 계산하는 동안 다시 계산하라고 했습니다.

    A provider, a delegate or a cell's setup lays out the view, scrolls it or applies a snapshot. Do that once the layout is done.
    provider나 델리게이트, 셀을 구성하는 코드가 뷰를 레이아웃하거나 스크롤하거나 스냅샷을 apply합니다. 레이아웃이 끝난 뒤에 하세요.

    The layout gave other attributes for {1} than before, without being invalidated.
    레이아웃이 무효화되지 않았는데 {1}에 전과 다른 속성을 줬습니다.

    Attributes that were handed out are changed instead of a copy, or what the layout depends on changed and nobody told it.
    복사본이 아니라 이미 준 속성을 바꿨거나, 레이아웃이 의존하는 것이 바뀌었는데 알리지 않았습니다.

    The layout here is a value and cannot change unseen.
    여기의 레이아웃은 값이라서 몰래 바뀔 수 없습니다.

    The layout had no attributes for an item that the view has.
    뷰에 있는 아이템의 속성이 레이아웃에 없습니다.

    The layout had no attributes for item {1} of section {2}, which the view has.
    뷰에 있는 섹션 {2}의 아이템 {1}의 속성이 레이아웃에 없습니다.

    A layout written by hand answers from a cache that is older than the data, or counts only what was there at its last `prepare()`.
    직접 만든 레이아웃이 데이터보다 오래된 캐시로 답하거나, 마지막 `prepare()` 때 있던 것만 셉니다.

    The view looked for a layout that never ends, and has stopped looking.
    뷰가 끝나지 않는 레이아웃을 찾다가 그만뒀습니다.

    It is harmless by itself. Where it comes often, cells answer a new size more than once, so that layout passes follow each other.
    그 자체는 해롭지 않습니다. 자주 나오면 셀이 크기를 여러 번 바꿔 답해서 레이아웃이 이어지는 것입니다.

    The layout here settles in one pass.
    여기의 레이아웃은 한 번에 끝납니다.

    The constraints of a cell's content do not say how high it is.
    셀 내용의 제약만으로는 높이를 알 수 없습니다.

    Nothing connects the top of the content view with its bottom, so the system takes a standard height instead.
    콘텐츠 뷰의 위와 아래를 잇는 제약이 없어 시스템이 표준 높이를 씁니다.

    A dimension of the layout is zero or less.
    레이아웃의 크기 하나가 0 이하입니다.

    A dimension of the layout is zero or less: {1}.
    레이아웃의 크기 하나가 0 이하입니다: `{1}`.

    It was reckoned from a view that has no size yet, or a fraction was written where points were meant. Today zero is laid out without a word.
    아직 크기가 없는 뷰로 계산했거나 포인트 대신 비율을 썼습니다. 지금은 0도 말없이 레이아웃합니다.

    Today's layout takes zero, and so does the one here.
    지금의 레이아웃은 0을 받으며 여기서도 그렇습니다.

    An index path that {1} was given does not have a section and an item.
    {1}에 준 index path에 섹션과 아이템이 없습니다.

    `IndexPath()` or `IndexPath(index:)` was used, or a path of another view.
    `IndexPath()`나 `IndexPath(index:)`를 썼거나 다른 뷰의 것을 썼습니다.

    Commands write every path with its section and its item.
    명령에서는 index path에 언제나 섹션과 아이템을 함께 씁니다.

    A header, footer or badge was returned that was not dequeued, or none at all.
    dequeue하지 않은 헤더나 푸터, 배지를 돌려줬거나 아무것도 돌려주지 않았습니다.

    The provider of supplementary views answers nil for a kind it does not know, or makes the view itself.
    보조 뷰의 provider가 모르는 kind에 nil을 돌려주거나 뷰를 직접 만듭니다.

    A view of another element kind was returned than was asked for.
    요청한 것과 kind가 다른 뷰를 돌려줬습니다.

    A view of the kind {1} was asked for, and one of the kind {2} was returned.
    kind가 {1}인 뷰를 요청했는데 kind가 {2}인 뷰를 돌려줬습니다.

    The provider answers with one registration for every kind: look at the kind first.
    provider가 모든 kind에 registration 하나로 답합니다. kind를 먼저 보세요.

    A table could not find again the row that was at its top before an update.
    업데이트 전에 맨 위에 있던 행을 테이블이 다시 찾지 못했습니다.

    Its counts changed in the middle of the update: applied from two queues, or with a data source that answers from an array of its own.
    업데이트하는 동안 개수가 바뀌었습니다. 두 큐에서 apply했거나 데이터 소스가 자기 배열로 답합니다.

    The collection view contradicts itself: {1}
    컬렉션 뷰의 앞뒤가 맞지 않습니다: {1}

    An item of a flow layout is larger than the view less its insets. A compositional layout with fractions has no such trouble.
    `UICollectionViewFlowLayout`의 아이템이 뷰에서 inset을 뺀 것보다 큽니다. 비율을 쓰는 compositional layout에는 이런 문제가 없습니다.

    A flow layout has no room for its items.
    `UICollectionViewFlowLayout`에 아이템이 들어갈 자리가 없습니다.
    """#
}
