extension Korean {
  /// What `doctor` finds.
  static let doctor = #"""
    Looks for what will surprise: in layouts, in identity, in the view and its model.
    레이아웃, identity, 뷰와 모델에서 뜻밖의 일을 일으킬 것을 찾습니다.

    It judges what stands and what was applied, never source text. `set output json` gives the findings as JSON; `doctor sarif` as a log that services for checks read.
    지금 있는 것과 apply된 것을 보며, 소스 코드는 보지 않습니다. `set output json`이면 결과가 JSON으로, `doctor sarif`면 검사 서비스가 읽는 로그로 나옵니다.

    With a file it judges a layout document, or Swift code, which is compiled and run apart; the world stays as it is. What a command brings on screen that is a warning is told under it, once.
    파일을 주면 레이아웃 문서나, 따로 컴파일해 실행한 Swift 코드를 봅니다. 지금의 상태는 그대로입니다. 명령 때문에 화면에 생긴 문제가 경고이면 그 명령 아래에 한 번 알려 줍니다.

    How sure: low. The words are commonly quoted; no log that holds them was at hand.
    확실성: 낮음. 흔히 인용되는 문구지만, 이 문구가 담긴 로그는 구하지 못했습니다.

    {1} is no layout document
    {1}{은/는} 레이아웃 문서가 아닙니다

    an outline has no marks: `reload ITEM`
    아웃라인에는 표시를 남길 수 없습니다: `reload ITEM`

    an outline has no marks: `reconfigure ITEM`
    아웃라인에는 표시를 남길 수 없습니다: `reconfigure ITEM`

    {1}: nothing surprises here
    {1}: 뜻밖의 일을 일으킬 것이 없습니다

    note: {1}: {2}; `doctor` tells what mends it
    참고: {1}: {2}. 고치는 법은 `doctor`

    UIKit says: {1} (`explain {2}`)
    UIKit의 말: {1} (`explain {2}`)

    nothing surprises here
    뜻밖의 일을 일으킬 것이 없습니다

    {1}; `explain {2}` tells more
    {1}. 자세한 것은 `explain {2}`

    A layout that cannot be laid out.
    레이아웃할 수 없는 레이아웃.

    UIKit raises an exception as soon as such a layout is shown.
    이런 레이아웃은 보이는 순간 UIKit이 예외를 냅니다.

    change what it names
    여기서 가리킨 것을 바꾸세요

    A group that is smaller than the first of its subitems.
    첫 하위 아이템보다 작은 그룹.

    Such a group takes no item, and nothing is shown in its place. UIKit logs it; some releases end the app.
    이런 그룹은 아이템을 받지 못하고 그 자리에 아무것도 나오지 않습니다. UIKit은 로그를 남기며, 앱을 종료하는 버전도 있습니다.

    its size is {1} x {2}, and insets leave nothing of it
    크기 {1} x {2}에서 inset을 빼면 남는 것이 없습니다

    make the group larger or its insets smaller
    그룹을 키우거나 inset을 줄이세요

    its inner {1} is {2}, and its first subitem needs {3}
    안쪽 {1}{이/가} {2}인데 첫 하위 아이템에는 {3}{이/가} 필요합니다

    make the group larger, or the subitem or its edge spacing smaller
    그룹을 키우거나, 하위 아이템이나 그 edge spacing을 줄이세요

    A subitem that no item ever reaches.
    어떤 아이템도 배치되지 않는 하위 아이템.

    A group takes its subitems in turn as long as they fit, and the next group begins with the first again.
    그룹은 하위 아이템을 들어가는 만큼 차례로 쓰고, 다음 그룹은 첫 번째부터 다시 시작합니다.

    no item ever comes here: with it the run would need {1} of {2}, so each run ends before it
    여기에는 아이템이 오지 않습니다. 이것까지 넣으려면 {2}인 자리에 {1}{이/가} 필요해서 줄이 늘 그 앞에서 끝납니다

    make the group larger along its axis, or the subitems and their spacing smaller
    그룹을 그 축으로 키우거나, 하위 아이템과 간격을 줄이세요

    A fraction of a group whose size is only an estimate.
    크기가 estimated인 그룹에 대한 비율.

    Only what is estimated itself is measured. A fraction of an estimate is a fraction of the guess, whatever the cell needs.
    자신이 estimated인 것만 크기를 잽니다. estimated에 대한 비율은 셀에 무엇이 필요하든 추정값에 대한 비율입니다.

    its {1} is {2} of the estimate {3}: it stays {4} and is never measured
    {1}{이/가} estimated `{3}`의 `{2}`입니다. {4}에서 바뀌지 않고 크기를 재지도 않습니다

    give it an estimate too, or the group a size that is known
    이것도 estimated로 하거나 그룹의 크기를 정하세요

    A fraction beside an estimate along one axis.
    한 축에서 estimated 옆에 있는 비율.

    A fraction is of the whole group, not of what a neighbour leaves. A neighbour that measures larger than its share pushes the rest into the next run.
    비율은 이웃이 남긴 것이 아니라 그룹 전체에 대한 것입니다. 이웃이 제 몫보다 크게 재어지면 나머지는 다음 줄로 밀려납니다.

    its {1} is {2} beside a fraction of the whole {3}: a cell that needs more than {4} breaks the run
    {1}{이/가} `{2}`이고 옆에 전체 {3}에 대한 비율이 있습니다. {4}보다 큰 셀이 오면 줄이 깨집니다

    give both an estimate, or both a fraction
    둘 다 estimated로 하거나 둘 다 비율로 하세요

    Uniform siblings in a group that cannot grow.
    커질 수 없는 그룹 안의 같은 크기 형제.

    `uniformAcrossSiblings` (iOS 17) needs a group that is estimated along the same axis: it grows with the largest, and the others follow.
    `uniformAcrossSiblings`(iOS 17)는 그룹이 같은 축에서 estimated여야 합니다. 그룹이 가장 큰 것에 맞춰 커지고 나머지가 따라갑니다.

    its {1} is {2}, but that of its group is {3}, {4} points whatever the siblings need
    {1}{은/는} `{2}`인데 그룹은 `{3}`{이라/라} 형제에게 무엇이 필요하든 {4}포인트입니다

    give the group an estimate along that axis
    그룹을 그 축에서 estimated로 하세요

    A size that `subitem:count:` overrides.
    `subitem:count:`가 무시하는 크기.

    `subitem:count:`, deprecated since iOS 16, gives each subitem an equal share along the axis and ignores the size it was given.
    iOS 16부터 더 이상 권장하지 않는 `subitem:count:`는 축을 따라 똑같이 나눈 몫을 주고, 하위 아이템에 준 크기는 무시합니다.

    its {1} {2} does not count: `subitem:count:` gives each of {3} a share of {4}
    {1} `{2}`{은/는} 쓰이지 않습니다. `subitem:count:`가 {3}개에 {4}씩 나눠 줍니다

    `repeat {1}` keeps its size, as `repeatingSubitem:count:` does from iOS 16 on
    `repeat {1}`{이나/나} iOS 16의 `repeatingSubitem:count:`는 크기를 지킵니다

    Content insets that leave nothing of an item.
    아이템의 자리를 다 차지하는 inset.

    UIKit takes insets off and then the sign: an item that is smaller than its insets gets what it lacks as its size.
    UIKit은 inset을 뺀 뒤 부호를 버립니다. inset보다 작은 아이템은 모자란 만큼이 크기가 됩니다.

    insets of {1} are taken off a {2} of {3}, which makes it {4}
    {2} {3}에서 inset {1}{을/를} 빼서 {4}{이/가} 됩니다

    make the insets smaller, or put the gap between items with spacing
    inset을 줄이거나, 아이템 사이는 간격으로 벌리세요

    An item without an area.
    넓이가 없는 아이템.

    A cell of no width or no height has a place among the others, but nobody sees it.
    너비나 높이가 없는 셀은 자리는 있지만 보이지 않습니다.

    its {1} {2} comes to {3}
    {1} `{2}`{이/가} {3}{이/가} 됩니다

    give it a size, or leave the subitem out
    크기를 주거나 그 하위 아이템을 빼세요

    Shares of a line that leave a few pixels over.
    나누고 나면 몇 픽셀이 남는 비율.

    UIKit rounds each fractional size down to a pixel and shares out no rest: what is left over stands at the end of the line.
    UIKit은 비율 크기를 픽셀 단위로 내리고 나머지를 나눠 주지 않습니다. 남은 것은 줄 끝에 있습니다.

    {1} x {2} leave {3} of its {4} {5} over
    {2}씩 {1}개를 두면 {4} {5}에서 {3}{이/가} 남습니다

    write the fraction as 1/{1}
    비율을 1/{1}{으로/로} 쓰세요

    choose spacings or insets with which the rest divides, or place the items by a custom group
    나누어떨어지는 간격이나 inset을 고르거나 커스텀 그룹으로 배치하세요

    A sideways row that takes a share of the view's height and does not fit into it.
    뷰 높이의 비율을 쓰는데 뷰에 다 들어가지 않는 가로 줄.

    The height of a group in a section that scrolls sideways has nothing to be a fraction of but the view. Headers, footers and insets come on top of it.
    옆으로 스크롤되는 섹션에서 그룹의 높이 비율은 뷰에 대한 것입니다. 헤더, 푸터, inset은 거기에 더해집니다.

    its row is {1}, {2}, and the section comes to {3} in a view of {4}: it is never seen whole
    줄이 `{1}`, 곧 {2}이고 섹션은 {3}인데 뷰는 {4}{이라/라} 한 번에 다 보이지 않습니다

    give the group an absolute or estimated size along the layout's axis
    레이아웃의 축으로 그룹에 absolute나 estimated 크기를 주세요

    Headers or footers of a section that lie over each other.
    서로 겹치는 한 섹션의 헤더나 푸터.

    Each boundary item is put at its edge by itself: two at one edge do not stack.
    boundary 요소는 저마다 자기 가장자리에 놓입니다. 한쪽에 둘이 있어도 쌓이지 않습니다.

    it covers {1} by {2} x {3}
    {1}{과/와} {2} x {3}만큼 겹칩니다

    give one an offset, or make one view of both
    하나에 오프셋을 주거나 둘을 한 뷰로 만드세요

    A pinned header of a section and one of the whole layout.
    섹션의 고정 헤더와 레이아웃 전체의 고정 헤더.

    Whatever is pinned stops at the edge of the view. A section's header knows nothing of a header of the layout that is there already.
    고정된 것은 뷰의 가장자리에서 멈춥니다. 섹션의 헤더는 거기에 레이아웃의 헤더가 있는지 모릅니다.

    {1} of the layout ({2}) and it ({3}) are pinned to the same edge of the view and lie over each other
    레이아웃의 {1}({2}){과/와} 이것({3})이 뷰의 같은 가장자리에 고정되어 서로 겹칩니다

    pin only one of them
    하나만 고정하세요

    Identifiers whose hash covers more than `==`.
    hash에 `==`보다 많은 것이 들어가는 식별자.

    What is equal must hash equally. As soon as contents change, two equal identifiers hash differently, and UIKit ends the app.
    같은 것은 hash도 같아야 합니다. 내용이 바뀌는 순간 같은 식별자의 hash가 달라져 UIKit이 앱을 종료합니다.

    the hash covers the contents of {1}, and `==` only the name: a changed field breaks the law
    {1}의 hash에는 내용이 들어가는데 `==`는 이름만 비교합니다. 필드가 바뀌면 이 규칙이 깨집니다

    `identity id`, and in Swift hash exactly what `==` compares
    `identity id`로 하고, Swift에서는 `==`가 비교하는 것만 hash하세요

    Identifiers that cover an item's contents.
    아이템의 내용까지 담은 식별자.

    An item whose contents changed is another item then: its cell goes, another comes, and it cannot be reloaded or reconfigured.
    그러면 내용이 바뀐 아이템은 다른 아이템입니다. 셀이 없어지고 다른 셀이 오며, reload하거나 reconfigure할 수 없습니다.

    identity covers the contents of {1}: a changed field is a delete and an insert
    식별자에 {1}의 내용이 들어 있어 필드가 바뀌면 delete와 insert가 됩니다

    `identity id`, and look the contents up by it
    `identity id`로 하고 내용은 식별자로 찾으세요

    A cell that shows other contents than the model has.
    모델과 다른 내용을 보이는 셀.

    A diff compares identifiers. Where only contents changed it finds nothing, and the cell keeps what it shows.
    차이(diff)는 식별자를 비교합니다. 내용만 바뀌면 달라진 것을 찾지 못하고, 셀은 보여 주던 것을 그대로 보여 줍니다.

    its cell shows {1} for {2}, and the model says {3}
    셀은 `{2}`에 {1}{을/를} 보이는데 모델은 {3}입니다

    `reconfigure {1}` before the next apply
    다음 apply 전에 `reconfigure {1}`

    A view by hand whose model has gone ahead of it.
    모델이 앞서간, 직접 맞추는 뷰.

    Such a view keeps the counts it was told. An update that does not account for the difference ends the app, and none at all shows what is no longer there.
    이런 뷰는 들은 개수를 기억합니다. 업데이트가 그 차이를 설명하지 못하면 앱이 종료되고, 업데이트하지 않으면 이제 없는 것이 보입니다.

    the view and the model both have {1}, but not the same items in the same order
    뷰와 모델 모두 {1}이지만 같은 아이템이 같은 순서로 있지 않습니다

    the view shows {1}, and the model has {2}
    뷰는 {1}{을/를} 보이고 모델은 {2}입니다

    tell the view with `batch`, or `view reload`
    `batch`로 뷰에 알리거나 `view reload`를 하세요

    An exception or a warning that was heard.
    실행하는 동안 나온 예외나 경고.

    What an import raised or logged, an app raises or logs too.
    가져온 코드가 내거나 남긴 것은 앱도 내거나 남깁니다.

    A cell on screen that needs more height than the layout gives it.
    레이아웃이 주는 것보다 높이가 더 필요한, 화면의 셀.

    Only an estimated height is asked for, and a group of a fixed height does not grow with what its cells answer: the rest is cut off, or covers what stands behind.
    높이는 estimated일 때만 묻고, 높이가 정해진 그룹은 셀의 답만큼 커지지 않습니다. 남는 부분은 잘리거나 뒤의 것을 가립니다.

    its cell needs a height of {1} and gets {2}: it is not asked, for its height is not estimated
    셀에 높이 {1}{이/가} 필요한데 {2}{을/를} 받습니다. 높이가 estimated가 아니라서 셀에 묻지 않습니다

    give the item and its group an estimated height
    아이템과 그룹의 높이를 estimated로 하세요

    its cell is {1} in a group of {2}: the group does not grow, and the cell covers what stands behind
    셀 높이는 {1}인데 그룹 높이는 {2}입니다. 그룹은 커지지 않고, 셀이 뒤의 것을 가립니다

    {1} high below {2} of others
    다른 셀 {2} 아래에서 {1}

    {1} high
    {1}

    it stands at a side, which takes no room from the cells: it covers {1} x {2} of a cell
    옆에 놓여 있어 셀의 자리를 차지하지 않습니다. 셀을 {1} x {2}만큼 덮습니다

    give the section an inset there, and let the header not follow it
    섹션의 그쪽에 inset을 주고, 헤더는 그 inset을 따르지 않게 하세요

    it reaches {1} points beyond {2} and is cut off there
    {2} {1}포인트 벗어나 그만큼 잘립니다

    its row
    줄을

    the side of the view
    뷰의 옆을

    inset the items or the section by as much, or move the badge inwards
    아이템이나 섹션에 그만큼 inset을 주거나, 배지를 안쪽으로 옮기세요

    Headers at the side of a section that lie over its cells.
    섹션 옆에 놓여 셀을 덮는 헤더.

    Only a boundary item before or behind the cells moves them. One at a side is put there, and the cells keep their places.
    셀 앞이나 뒤의 boundary 요소만 셀을 밀어냅니다. 옆에 두면 그 자리에 놓일 뿐이고, 셀은 그대로 있습니다.

    Badges that reach beyond the view's sides or beyond their row, and are cut there.
    뷰의 옆이나 자기 줄을 벗어나 그곳에서 잘리는 배지.

    A scroll view clips what it shows to its bounds, and a section that scrolls sideways is one of its own. A badge takes no room, so nothing keeps it inside.
    스크롤 뷰는 보여 주는 것을 자기 bounds로 자르고, 옆으로 스크롤되는 섹션도 하나의 스크롤 뷰입니다. 배지는 자리를 차지하지 않으므로 안쪽에 머물게 하는 것이 없습니다.

    give the group an estimated height too
    그룹의 높이도 estimated로 하세요

    An identifier that carries other contents than the model has.
    모델과 다른 내용을 지닌 식별자.

    Where `==` leaves the contents out, the snapshot keeps the value that was put in first, and the provider is given that again, however often the item is reloaded.
    `==`가 내용을 빼면 스냅샷은 처음 넣은 값을 그대로 지닙니다. 몇 번을 reload해도 provider는 그 값을 다시 받습니다.

    its identifier carries {1} as {2}, and the model says {3}: no reload shows it
    식별자가 지닌 {2}{은/는} {1}인데 모델은 {3}입니다. reload해도 모델의 값이 나오지 않습니다

    its size is {1} x {2}: there is no room in it
    크기가 {1} x {2}라서 자리가 없습니다

    give it a width, or the view that it is a part of
    그룹에, 또는 그룹이 비율의 기준으로 삼는 뷰에 너비를 주세요

    give it a height, or the view that it is a part of
    그룹에, 또는 그룹이 비율의 기준으로 삼는 뷰에 높이를 주세요
    """#
}
