extension Korean {
  /// What `why` alone says of the command before it.
  static let reasons = #"""
    Derives a move, a reload or a frame step by step; alone, explains what happened last.
    move, reload, 프레임이 왜 그런지 단계별로 보여 줍니다. 단독으로 쓰면 방금 일어난 일을 설명합니다.

    Alone it tells what the last command did and why, with the concepts behind it, each a page of `explain`.
    단독으로 쓰면 마지막 명령이 무엇을 왜 했는지, 어떤 개념이 관련되는지 알려 줍니다. 개념마다 `explain` 페이지가 있습니다.

    nothing was done yet
    아직 한 일이 없습니다

    `why` tells of what happened last
    `why`는 방금 일어난 일을 설명합니다

    Ask further: {1}
    더 물어보기: {1}

    Concepts (`explain NAME`): {1}
    개념(`explain NAME`): {1}

    Lessons: {1}
    레슨: {1}

      … {1} more lines
      … {1}줄 더

    The section shows the outline's visible items: those whose ancestors are all expanded.
    섹션은 아웃라인에서 보이는 아이템, 곧 조상이 모두 펼쳐진 아이템을 보여 줍니다.

    Reload data was asked for: the snapshots are not compared, and every cell is made anew.
    reload data를 요청했으므로 스냅샷을 비교하지 않고 모든 셀을 새로 만듭니다.

    This was the first apply: there is nothing to compare with, so all is loaded.
    첫 apply라서 비교할 것이 없습니다. 그래서 모두 불러옵니다.

    The diff is empty: both snapshots hold the same identifiers in the same order, and nothing was marked. So the view is told nothing.
    차이(diff)가 비어 있습니다. 두 스냅샷에 같은 식별자가 같은 순서로 있고 표시된 것도 없어서, 뷰에 알릴 것이 없습니다.

    The new snapshot was compared with the one applied before, by identifier: {1}.
    새 스냅샷을 앞서 apply한 스냅샷과 식별자로 비교했습니다: {1}.

    Unanimated, the operations are the same; the view only doesn't animate them.
    애니메이션 없이 apply해도 연산은 같습니다. 뷰가 움직임을 보여 주지 않을 뿐입니다.

    No cell was asked for: what stays or moves keeps its cell, and nothing new is on screen.
    요청한 셀이 없습니다. 그대로 있거나 옮겨진 것은 셀을 그대로 쓰고, 화면에 새로 나타난 것이 없습니다.

    A cell was asked for each item on screen; the others' turn comes when they scroll in.
    화면에 있는 아이템마다 셀을 요청했습니다. 나머지는 스크롤해서 나타날 때 요청합니다.

    Cells asked for: {1}, {2}.
    요청한 셀: {1}. {2}.

    What stays or moves keeps its cell.
    그대로 있거나 옮겨진 것은 셀을 그대로 씁니다.

    new on screen
    화면에 새로 나타났습니다

    reloaded, which takes another cell
    reload되어 다른 셀을 받습니다

    reconfigured, which fills the same cell anew
    reconfigure되어 같은 셀을 다시 채웁니다

    moved into a section that was empty, where UIKit asks anew
    비어 있던 섹션으로 옮겨졌습니다. 이때는 UIKit이 셀을 다시 요청합니다

    The working snapshot has changed: {1}.
    작업 중인 스냅샷이 바뀌었습니다: {1}.

    {1} was marked. A diff compares identifiers only, so what is to be filled anew must be marked; the mark stands in the snapshot until an apply carries it out.
    {1}{을/를} 표시했습니다. 차이는 식별자만 비교하므로 다시 채울 것은 표시해야 합니다. 표시는 apply가 처리할 때까지 스냅샷에 남습니다.

    {1} stood in it already. An identifier stands in a snapshot once, so it moved.
    {1}{은/는} 이미 스냅샷에 있었습니다. 식별자는 스냅샷에 한 번만 있을 수 있으므로 자리를 옮겼습니다.

    Nothing was applied yet: the view shows nothing of it until `apply`, which will compare with nothing and load it all.
    아직 apply한 적이 없어서 뷰는 아무것도 보여 주지 않습니다. 첫 `apply`는 비교할 것이 없으므로 모두 불러옵니다.

    It holds the same as the applied one, so the next apply has nothing to do. A diff knows the two snapshots, not the edits between them.
    apply된 스냅샷과 같아서 다음 apply가 할 일이 없습니다. 차이는 두 스냅샷만 알고, 그 사이의 편집은 모릅니다.

    The view shows what was applied. `apply` will compare the two, by identifier: {1}.
    뷰는 apply된 것을 보여 줍니다. `apply`하면 둘을 식별자로 비교합니다: {1}.

    A drag changes the data source's own snapshot at once; it is no apply, and no diff is made. The transaction says what happened, for your model to follow.
    끌어서 옮기면 데이터 소스의 스냅샷이 바로 바뀝니다. apply가 아니므로 차이(diff)도 없습니다. 무엇이 바뀌었는지는 transaction이 알려 주고, 모델은 그것을 따라갑니다.

    Items are the same when `==` says so. Now: {1}.
    `==`가 같다고 하면 같은 아이템입니다. 지금은: {1}.

    The item's content has changed, its identifier has not. A diff compares identifiers, so it sees nothing, and the cell keeps showing what it was filled with until the item is reconfigured or reloaded.
    아이템의 내용은 바뀌었지만 식별자는 그대로입니다. 차이는 식별자를 비교하므로 아무것도 보지 못하고, reconfigure나 reload를 할 때까지 셀은 전에 채운 내용을 보여 줍니다.

    With `identity payload` the content travels inside the item, and `==` leaves it out. The snapshot keeps the value that was put in first; `reload` and `reconfigure` only name it, so the provider is given the old content again.
    `identity payload`에서는 내용이 아이템 안에 담기고 `==`는 그것을 비교하지 않습니다. 스냅샷은 처음 넣은 값을 그대로 둡니다. `reload`와 `reconfigure`는 아이템을 가리킬 뿐이라 provider는 옛 내용을 다시 받습니다.

    With `identity value` the content is part of the identifier: the item with the new content is another item to the diff, which deletes the old one and inserts the new one.
    `identity value`에서는 내용도 식별자의 일부입니다. 내용이 바뀐 아이템은 차이(diff)에서 다른 아이템으로 보이므로, 옛것은 delete되고 새것은 insert됩니다.

    With `identity hash` `==` still says that it is the same item, but its hash is another. A table that looks items up by hash no longer finds it.
    `identity hash`에서는 `==`는 여전히 같은 아이템이라고 하지만 hash가 달라집니다. hash로 찾는 테이블에서는 더 이상 찾을 수 없습니다.

    The outline is a tree beside the snapshot: {1} in it, {2} visible. An item is visible when all its ancestors are expanded; sections show visible items only.
    아웃라인은 스냅샷 옆에 있는 트리입니다. 아이템이 {1}개 있고 {2}개가 보입니다. 조상이 모두 펼쳐진 아이템만 보이고, 섹션은 보이는 아이템만 보여 줍니다.

    No section has changed: `outline apply to SECTION` shows the tree there.
    바뀐 섹션은 없습니다. `outline apply to SECTION`이 그 섹션에 트리를 보여 줍니다.

    Handlers answer when a person acts: `reorder` and `toggle` ask them. An apply asks none, so nothing else has changed.
    핸들러는 사람이 무언가 할 때 답합니다. `reorder`와 `toggle`이 물어봅니다. apply는 묻지 않으므로 그 밖에 바뀐 것은 없습니다.

    The view asked for the first time, so it shows what the model holds.
    뷰가 처음 물어보았으므로 모델에 있는 그대로 보여 줍니다.

    Only the model has changed; nobody told the view. It shows {1} items where the model has {2}, section by section.
    모델만 바뀌었고 뷰에는 알리지 않았습니다. 섹션마다 세면 뷰는 {1}개를 보여 주는데 모델에는 {2}개가 있습니다.

    The view counts: what it showed ({1}), plus what it was told was inserted or moved in, less what was deleted or moved out, is what the model has ({2}). So it believed the update.
    뷰는 개수를 셉니다. 보여 주던 개수({1})에 insert되거나 들어왔다고 들은 수를 더하고 delete되거나 나갔다고 들은 수를 빼니 모델의 개수({2})와 같습니다. 그래서 업데이트를 받아들였습니다.

    The view threw away what it knew and asked for everything again: {1}.
    뷰는 알던 것을 모두 버리고 처음부터 다시 물어보았습니다: {1}.

    The counts agree, but the items don't: the view was told of other places.
    개수는 맞지만 아이템이 맞지 않습니다. 뷰에 다른 자리를 알렸습니다.

    A checkpoint keeps the whole world under a name: worlds are values, so nothing that happens later changes it. `back to NAME` returns there.
    체크포인트는 상태 전체에 이름을 붙여 둡니다. 상태는 값이라서 나중에 무슨 일이 있어도 바뀌지 않습니다. `back to NAME`으로 돌아갑니다.

    The Swift code was compiled and run against the same types as UIKit's, and what it described was taken over. `layout SECTION from NAME` uses a layout; `undo` takes all of it out again.
    Swift 코드를 UIKit과 같은 타입으로 컴파일하고 실행해서, 코드가 설명한 것을 가져왔습니다. 레이아웃은 `layout SECTION from NAME`으로 쓰고, `undo`는 모두 되돌립니다.

    Worlds are values: each change keeps the one before it, and undo takes that back whole. No diff is made, so nothing is inserted or moved.
    상태는 값입니다. 변경마다 그 전의 상태가 남아 있고, undo는 그것을 통째로 되돌립니다. 차이(diff)를 구하지 않으므로 insert도 move도 없습니다.

    The world after the undone change was kept, and comes back whole.
    undo한 변경 뒤의 상태가 남아 있어서 통째로 돌아옵니다.

    The world that was kept comes back whole. No diff is made, so nothing is inserted or moved.
    남겨 둔 상태가 통째로 돌아옵니다. 차이(diff)를 구하지 않으므로 insert도 move도 없습니다.

    Each change keeps the world before it, so any of them can be gone back to.
    변경마다 그 전의 상태가 남아 있어서 어디로든 돌아갈 수 있습니다.

    A checkpoint is a world with a name.
    체크포인트는 이름이 붙은 상태입니다.

    The file holds a whole world, which takes the place of this one.
    파일에 든 상태 전체가 지금 상태를 대신합니다.

    The world is one value, so it can be written to a file and read again.
    상태는 값 하나라서 파일에 쓰고 다시 읽을 수 있습니다.

    The commands of the file ran here, one after the other. Type one alone to ask why.
    파일의 명령이 여기에서 차례로 실행되었습니다. 이유를 물으려면 명령 하나만 입력하세요.

    A session is run in a world of its own, and its answers are compared with those in the file. The same commands give the same answers.
    세션은 따로 만든 상태에서 실행하고, 답을 파일에 적힌 답과 비교합니다. 같은 명령은 같은 답을 냅니다.

    It wrote what is here in another form; nothing changed.
    여기 있는 것을 다른 형식으로 썼습니다. 바뀐 것은 없습니다.

    The code defines what it defined before.
    코드가 전과 같은 것을 정의합니다.

    What is saved in the editor runs like typed lines; nothing was.
    편집기에서 저장한 것은 입력한 줄처럼 실행됩니다. 저장된 것이 없습니다.

    Each command has a spelling in Swift; the echo shows it.
    명령마다 Swift 표기가 있고, echo가 그것을 보여 줍니다.

    A setting decides how answers are written. The world is the same.
    설정은 답을 어떻게 쓸지 정합니다. 상태는 그대로입니다.

    A lesson has a world of its own; yours waits outside.
    레슨에는 레슨만의 상태가 있고, 원래 상태는 밖에서 기다립니다.

    The lesson went on: it ran what it shows, or what it was waiting for.
    레슨이 이어졌습니다. 보여 줄 명령이나 기다리던 명령을 실행했습니다.

    Hints come in order, the faintest first; they change nothing.
    힌트는 가장 막연한 것부터 차례로 나오고, 아무것도 바꾸지 않습니다.

    A goal looks at what is, never at what was typed: any way that leads there counts.
    목표는 무엇을 입력했는지가 아니라 지금 상태를 봅니다. 어떤 길로 가도 됩니다.

    The solution ran from where the task began; `reset` lets you try it yourself.
    풀이를 과제가 시작된 곳에서부터 실행했습니다. `reset`하면 직접 해 볼 수 있습니다.

    Stars are for the fewest commands known.
    별은 알려진 가장 적은 명령으로 풀면 받습니다.

    The lesson's world is gone; yours is as you left it.
    레슨의 상태는 사라졌고, 원래 상태는 떠날 때 그대로입니다.

    The page's example ran in a world of its own.
    페이지의 예제는 따로 만든 상태에서 실행했습니다.

    This is a property of the whole layout, so the sections keep their own.
    레이아웃 전체의 속성이라서 섹션의 속성은 그대로입니다.

    No section on screen takes this layout, so no frame follows it yet.
    화면에 이 레이아웃을 쓰는 섹션이 없어서 아직 달라지는 프레임이 없습니다.

    A layout knows no items, only sizes: the solver fills groups with the items of {1} in turn, from the outside in.
    레이아웃은 아이템은 모르고 크기만 압니다. 바깥에서 안으로 크기를 정하면서 그룹을 {1}의 아이템으로 차례로 채웁니다.

    No frame of a cell changes: the new numbers come to the same.
    셀의 프레임은 바뀌지 않습니다. 새 수로 계산해도 결과가 같습니다.

    The layout is solved anew for the new size: fractions are parts of it, directly or through groups, while points stay points.
    새 크기로 레이아웃을 다시 계산합니다. 비율은 직접 또는 그룹을 거쳐 그 크기의 일부이고, 포인트는 그대로입니다.

    Sizes are rounded down to whole pixels, and a point now has another number of them.
    크기는 정수 픽셀로 내림하는데, 1포인트의 픽셀 수가 달라졌습니다.

    Leading and trailing change sides: every x is mirrored in the container.
    leading과 trailing이 서로 바뀝니다. 모든 x가 컨테이너 안에서 좌우로 뒤집힙니다.

    No cell's frame changes.
    프레임이 바뀌는 셀이 없습니다.

    How the frame of {1} comes about, in short:
    {1}의 프레임이 어떻게 나오는지 짧게 보면:

    A header or footer is asked for its size where its dimension is estimated.
    헤더나 푸터도 estimated일 때만 크기를 묻습니다.

    {1} is not on the screen yet; its cell is asked when it comes there.
    {1}{은/는} 아직 화면에 없습니다. 화면에 나타날 때 셀에 묻습니다.

    The layout says exactly how large {1} is, so its cell is never asked. Only estimated dimensions are.
    레이아웃이 {1}의 크기를 정확히 정하므로 셀에 묻지 않습니다. estimated일 때만 묻습니다.

    {1} is estimated but not on screen: its cell is asked when it scrolls in.
    {1}{은/는} estimated이지만 화면에 없습니다. 스크롤해서 나타날 때 셀에 묻습니다.

    The layout only estimates {1}, so its cell on screen is asked, and what it answers takes the estimate's place. What stands behind it moves along.
    레이아웃은 {1}의 크기를 추정할 뿐이라서 화면에 있는 셀에 묻고, 그 답이 추정값을 대신합니다. 뒤에 있는 것은 따라서 밀립니다.

    Scrolling moves the view over the content: the offset went from {1} to {2}. It ends at {3}: content {4}, less the view's {5}, with the safe area.
    스크롤은 콘텐츠 위에서 뷰를 옮깁니다. 오프셋이 {1}에서 {2}{으로/로} 갔습니다. 끝은 {3}입니다. 콘텐츠 {4}에서 뷰의 {5}{을/를} 빼고 safe area를 더한 값입니다.

    Frames are content coordinates, so those of cells stay; only what is pinned moves along.
    프레임은 콘텐츠 좌표라서 셀의 프레임은 그대로입니다. 고정(pin)된 것만 따라 움직입니다.

    The finger aimed at {1}. Where the section comes to rest is up to its behavior, {2}:
    손가락은 {1}{을/를} 향했습니다. 섹션이 어디에서 멈출지는 behavior인 {2}{이/가} 정합니다:

    the working snapshot
    작업 중인 스냅샷

    what the view shows
    뷰가 보여 주는 것

    layouts
    레이아웃

    the container or its offset
    컨테이너나 오프셋

    contents of items
    아이템의 내용

    outlines
    아웃라인

    the view kept by hand
    직접 맞추는 뷰

    The world is the same on both sides of it.
    명령 앞뒤의 상태가 같습니다.

    What differs now: {1}.
    지금 달라진 것: {1}.

    It only read: nothing changed.
    읽기만 했고 바뀐 것은 없습니다.

    Nothing changed: all of it was so already.
    바뀐 것이 없습니다. 이미 모두 그 상태였습니다.

    It changed nothing. What it is for: {1}
    바꾼 것이 없습니다. 이 명령이 하는 일: {1}

    An append puts elements at the end; these stand there. For a new state make a new snapshot instead: `apply` compares it with the one before, and nothing is collected.
    append는 맨 뒤에 붙이는데, 이미 맨 뒤에 있습니다. 새 상태를 보이려면 스냅샷을 새로 만드세요. `apply`는 새 스냅샷을 이전 것과 비교할 뿐 쌓지 않습니다.

    These stand beside their neighbour.
    이미 그 이웃의 옆에 있습니다.

    A move to where the element stands is none.
    있는 자리로 옮기는 것은 move가 아닙니다.

    Deleting what is absent is passed over, in UIKit too: a snapshot without it is what was asked for.
    없는 것을 delete하면 UIKit도 그냥 넘어갑니다. 그것이 없는 스냅샷이 바로 원하던 것이기 때문입니다.

    A reload is a mark in the snapshot, carried out by the next apply. A second mark adds nothing.
    reload는 스냅샷에 남기는 표시이고 다음 apply가 처리합니다. 두 번 표시해도 같습니다.

    A reconfigure is a mark in the snapshot, carried out by the next apply. A second mark adds nothing.
    reconfigure는 스냅샷에 남기는 표시이고 다음 apply가 처리합니다. 두 번 표시해도 같습니다.

    In a lesson `reset` begins the step anew; elsewhere it drops the pending edits, and takes the applied snapshot as the working one.
    레슨에서 `reset`은 그 단계를 처음부터 다시 시작합니다. 레슨 밖에서는 대기 중인 편집을 버리고 apply된 스냅샷에서 다시 시작합니다.

    It reads the working snapshot, which is edited, or the applied one, which the view shows. They differ until `apply`.
    편집 중인 스냅샷이나, 뷰가 보여 주는 apply된 스냅샷을 읽습니다. 둘은 `apply`할 때까지 다릅니다.

    What `==` and the hash of an item cover decides what a diff takes for the same item.
    아이템의 `==`와 hash가 무엇을 포함하느냐에 따라 무엇을 같은 아이템으로 볼지 정해집니다.

    It drew the section snapshot: `+` expanded, `-` not, `*` visible.
    섹션 스냅샷을 그렸습니다. `+`는 펼침, `-`는 접힘, `*`는 보임입니다.

    The handler canReorderItem was asked and said no, or the item was dropped where it was: nothing moves.
    canReorderItem 핸들러가 false를 답했거나, 있던 자리에 다시 놓았습니다. 옮겨진 것이 없습니다.

    The handlers were asked and one said no, so the outline stays as it is.
    핸들러 가운데 하나가 false를 답해서 아웃라인이 그대로입니다.

    Handlers answer when a person reorders, expands or collapses. An apply asks none.
    핸들러는 사람이 순서를 바꾸거나 펼치거나 접을 때 답합니다. apply는 묻지 않습니다.

    Two copies kept in step by hand: the model, and what the view was told.
    직접 맞추는 두 벌입니다. 하나는 모델이고, 하나는 뷰가 들은 내용입니다.

    The view was told of nothing, and the model is as it was: the counts add up.
    뷰에 알린 것이 없고 모델도 그대로라서 개수가 맞습니다.

    A layout is a description: sizes of items, groups and sections, from which every frame is solved.
    레이아웃은 설명입니다. 아이템, 그룹, 섹션의 크기를 적으면 모든 프레임이 계산되어 나옵니다.

    The container is the view's size with its scale and insets: what the outermost fractions are parts of.
    컨테이너는 뷰의 크기와 scale, inset입니다. 가장 바깥 비율의 기준이 됩니다.

    A device is a container by name: size, scale and safe area as the device has them.
    기기는 이름이 붙은 컨테이너입니다. 크기, scale, safe area가 그 기기와 같습니다.

    What a cell prefers is asked only where its dimension is estimated.
    셀이 바라는 크기는 estimated일 때만 묻습니다.

    Each frame was solved from the layout, the container and the counts of the applied snapshot, in content coordinates.
    프레임은 레이아웃, 컨테이너, apply된 스냅샷의 개수로 계산한 콘텐츠 좌표입니다.

    The picture shows what is on screen: the frames less the content offset, orthogonal sections scrolled.
    그림은 화면에 있는 것을 보여 줍니다. 프레임에서 콘텐츠 오프셋을 빼고, 옆으로 스크롤되는 섹션은 스크롤한 모습입니다.

    The handler is told the items that are on screen, on every step of the section's own scrolling.
    핸들러는 섹션이 스크롤될 때마다 화면에 있는 아이템을 받습니다.
    """#
}
