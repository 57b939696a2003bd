extension Korean {
  /// What is said of the views on screen, how they are used again and what an apply animates.
  static let views = #"""
    It tells which views are put aside and which come: used again, or new when none waited. `cells` shows them all.
    어떤 뷰가 화면에서 물러나고 어떤 뷰가 들어오는지 알려 줍니다. 들어오는 뷰는 재사용한 것이고, 기다리는 것이 없을 때만 새로 만듭니다. 전체는 `cells`로 봅니다.

    To an item it goes as `scrollToItem(at:at:animated:)` does: no farther than it must, or until the item is at a side or, with `centered`, in the middle. An item's orthogonal section scrolls too, to the stop that is nearest.
    아이템으로는 `scrollToItem(at:at:animated:)`처럼 갑니다. 필요한 만큼만 가거나, 아이템이 한쪽 끝에, `centered`면 가운데에 올 때까지 갑니다. 아이템이 있는 orthogonal 섹션도 가장 가까운 정지 위치로 스크롤됩니다.

    Shows the views on screen, what each showed before, and those that wait in the pool.
    화면의 뷰와 각각 이전에 보여 준 것, 재사용 풀에서 기다리는 뷰를 보여 줍니다.

    A collection view makes no more views than it shows: what leaves the screen is put aside under its reuse identifier, and the view that was put aside last is used again first. Numbers count views in the order in which they were made.
    컬렉션 뷰는 보여 줄 만큼만 뷰를 만듭니다. 화면에서 나간 뷰는 재사용 식별자별로 모아 두고, 마지막에 넣은 뷰를 먼저 재사용합니다. 번호는 만든 순서입니다.

    Cells are all of one registration here, `cell`; headers, footers, badges and backgrounds wait under their element kind. Frames are those on screen: scrolled and pinned.
    여기서 셀은 모두 `cell`이라는 registration 하나를 쓰고, 헤더, 푸터, 배지, 배경은 kind별로 기다립니다. 프레임은 스크롤과 고정(pin)이 반영된 화면의 프레임입니다.

    Reloading the data puts everything aside first. An update asks for what is new before it puts aside what goes, so it may need more views than the screen holds. Reconfigured cells stay. `why cell 3` tells what became of one view.
    reloadData는 먼저 모든 뷰를 모아 둡니다. 업데이트는 나갈 뷰를 모아 두기 전에 새 뷰부터 요청하므로 화면에 들어가는 것보다 뷰가 더 필요할 수 있습니다. reconfigure한 셀은 그대로 있습니다. `why cell 3`은 뷰 하나가 거쳐 온 일을 알려 줍니다.

    NUMBER is missing
    NUMBER가 빠졌습니다

    there is no view {1}
    {1}번 뷰가 없습니다

    `cells` numbers them
    번호는 `cells`에 나옵니다

    {1} is on screen and shows {2}
    {1}{은/는} 화면에서 {2}{을/를} 보여 주고 있습니다

    {1} waits in the pool; it is the next to be used again
    {1}{은/는} 풀에서 기다리며, 다음에 재사용할 차례입니다

    {1} waits in the pool, number {2} in turn
    {1}{은/는} 풀에서 {2}번째 차례를 기다립니다

    ├ asked for once before
    ├ 이전에 한 번 요청됨

    ├ asked for {1} times before
    ├ 이전에 {1}번 요청됨

    {1} made for {2}: none waited as {3}
    {1} {2}{을/를} 위해 만듦: {3}{으로/로} 기다리는 뷰가 없었음

    {1} put aside, then used again for {2}
    {1} 풀에 들어갔다가 {2}{을/를} 위해 재사용됨

    Below the frame of a cell that was imported stands what its constraints make of it: the constants and contents that hold it, added up.
    가져온 셀의 프레임 아래에는 제약 조건이 그 크기를 어떻게 만들었는지, 크기를 정하는 상수와 내용을 더한 합이 나옵니다.

    What takes more than a screen is told less deeply; `--all` at the end tells all of it.
    한 화면을 넘는 풀이는 얕게 보여 줍니다. 끝에 `--all`을 붙이면 모두 보여 줍니다.

    `why cell` tells what a view was made and used again for, by the number that `cells` shows.
    `why cell`은 `cells`에 나오는 번호의 뷰를 무엇을 위해 만들고 재사용했는지 알려 줍니다.

    Shows what the last apply animates: where everything on screen starts and ends.
    마지막 apply의 애니메이션을 보여 줍니다. 화면의 모든 요소가 어디서 시작해 어디서 끝나는지 알 수 있습니다.

    What is inserted fades in at its place, what is deleted fades out at its own, as UIKit does unless the layout says otherwise. What stays in the data travels, also onto the screen and off it; a reloaded cell fades out and another fades in.
    레이아웃이 따로 정하지 않으면 UIKit처럼 insert된 것은 제자리에서 나타나고 delete된 것은 제자리에서 사라집니다. 데이터에 남은 것은 이동하며, 화면 밖에서 들어오거나 밖으로 나가기도 합니다. reload한 셀은 사라지고 다른 셀이 나타납니다.

    Frames are those on screen, scrolled and pinned. What is off screen before and after is not part of it. Where an apply is not animated, or reloads the data, all is at its end at once.
    프레임은 스크롤과 고정(pin)이 반영된 화면의 프레임입니다. 전에도 후에도 화면 밖에 있는 것은 나오지 않습니다. 애니메이션이 없거나 데이터를 reload하는 apply에서는 모두 곧바로 끝 위치에 있습니다.

    Views are made when none waits under their reuse identifier; what leaves the screen waits there and is used again.
    같은 재사용 식별자로 기다리는 뷰가 없을 때만 새로 만듭니다. 화면에서 나간 뷰는 거기서 기다리다가 재사용됩니다.

    The frames on screen before the last apply and after it are the two ends of its animation; what is on one side only fades.
    마지막 apply 전후의 화면 프레임이 애니메이션의 양 끝입니다. 한쪽에만 있는 것은 나타나거나 사라집니다.

    views: the same
    뷰: 그대로

    views: {1}
    뷰: {1}

    {1} put aside
    {1}개 물러남

    {1} used again
    {1}개 재사용

    new
    새로 만듦

    showed {1}
    이전에 {1}

    {1} leaves the screen, {2} waits
    {1}: 화면에서 나감, {2} 대기

    {1} comes in {2}, {3}
    {1}: {2}에 들어옴, {3}

    {1} comes in {2}
    {1}: {2}에 들어옴

      … {1} more: `cells` shows what is on screen
      … {1}개 더: 화면에 있는 것은 `cells`로 봅니다

    no views yet
    아직 뷰가 없습니다

    view
    뷰

    shows
    보여 주는 것

    showed before
    이전에 보여 준 것

    waits
    대기

    {1} view
    뷰 {1}개

    {1} views
    뷰 {1}개

    {1} time
    {1}번

    {1} times
    {1}번

    {1}, asked for {2}; {3}
    {1}, {2} 요청됨, {3}

    none waits
    대기 없음

    1 waits
    1개 대기

    {1} wait, the upper ones of a name to be used first
    {1}개 대기, 같은 이름에서는 위의 것부터 재사용

    {1} shows {2}: {3}
    {1}: {2}{을/를} 보여 줌, {3}

    {1} waits
    {1}: 대기

    ; showed before: {1}
    , 이전에 보여 준 것: {1}

    fades in
    서서히 나타남

    appears
    나타남

    fades out
    서서히 사라짐

    disappears
    사라짐

    moves
    이동

    jumps
    바로 이동

    stays
    그대로

    {1}, reconfigured
    {1}, reconfigure

    to {1}
    {1}{으로/로}

    from {1}
    {1}에서

    {1} in
    {1}개 나타남

    {1} out
    {1}개 사라짐

    {1} moving
    {1}개 이동

    {1} still
    {1}개 그대로

    nothing was on screen
    화면에 아무것도 없었음

    the last apply, {1}: {2}
    마지막 apply, {1}: {2}

    animated
    애니메이션 있음

    a reload, all at once
    데이터를 다시 읽어 모두 한 번에

    not animated, all at once
    애니메이션 없이 모두 한 번에

    {1} {2} at {3}
    {1}: {2}, {3}

    {1} {2} from {3} to {4}
    {1}: {2}, {3}에서 {4}{으로/로}

    content offset {1} → {2}: the content is shorter now
    콘텐츠 오프셋 {1} → {2}: 콘텐츠가 짧아졌습니다

    {1} rests at {2}: its row is shorter now
    {1}: {2}에 멈춤, 줄이 짧아졌습니다

    , as far as the content goes
    , 콘텐츠 끝까지

    content offset {1} → {2}: cells above measured themselves, and what is on screen stays in its place
    콘텐츠 오프셋 {1} → {2}: 위쪽 셀의 크기를 쟀지만 화면에 보이던 것은 제자리에 있습니다

    there is no apply to plan
    보여 줄 apply가 없습니다

    `apply` shows the working snapshot
    `apply`가 작업 중인 스냅샷을 화면에 보여 줍니다
    """#
}
