extension Catalogue {
  /// What help says of commands.
  static let koreanCommands = #"""
    diffplay {1}: diffable data sources and compositional layouts
    diffplay {1}: diffable data source와 compositional layout 놀이터

    Edit the snapshot
    snapshot 편집

    Apply and compare
    apply와 비교

    Lay out
    레이아웃

    Update a view by hand
    직접 view 업데이트하기

    Sessions and files
    세션과 파일

    The program
    프로그램

    In the braces:
    중괄호 안:

    It stands inside {1}.
    {1} 안에 씁니다.

    Try
    예제

    See also: {1}
    함께 보기: {1}

    Adds items to the end of a section, or sections to the end.
    section 끝에 item을, 또는 맨 끝에 section을 추가합니다.

    Without a section the items go to the last one.
    section을 쓰지 않으면 마지막 section에 추가합니다.

    An item that is already in the snapshot is moved, as UIKit does; a section that exists is refused.
    UIKit처럼 snapshot에 이미 있는 item은 옮겨지고, 이미 있는 section은 거부됩니다.

    Shows the working snapshot on the screen: the diff, the frames.
    작업 중인 snapshot을 화면에 반영하고 diff와 frame을 보여 줍니다.

    The first apply reloads: there is nothing to compare with. Later ones compare identifiers; `using reload data` never compares.
    첫 apply는 비교할 대상이 없어 reload합니다. 그다음부터는 identifier를 비교하며, `using reload data`는 비교하지 않습니다.

    Deletes and the first place of a move count before the update; inserts, the second place of a move, reloads and reconfigures after it.
    delete와 move의 출발 위치는 업데이트 전 index로, insert와 move의 도착 위치, reload, reconfigure는 업데이트 후 index로 셉니다.

    Shows the operations that an apply would make now.
    지금 apply하면 일어날 연산을 보여 줍니다.

    Tells that view of changes, as performBatchUpdates does.
    performBatchUpdates처럼 그 view에 변경 사항을 알립니다.

    `model a b | c` inside the braces is the controller's edit of its own arrays; everything else is told to the view. Index paths are SECTION-ITEM.
    중괄호 안의 `model a b | c`는 controller가 자기 배열을 고치는 것이고, 나머지는 모두 view에 알리는 내용입니다. index path는 SECTION-ITEM으로 씁니다.

    Deletes, reloads and the first place of a move count before the update, inserts and the second place after it.
    delete, reload, move의 출발 위치는 업데이트 전 index로, insert와 move의 도착 위치는 업데이트 후 index로 셉니다.

    Sets the view's size, scale and insets; alone, shows them.
    view의 크기, scale, inset을 정합니다. 단독으로 쓰면 현재 값을 보여 줍니다.

    `safe` and `margins` are top leading bottom trailing, like all insets.
    `safe`와 `margins`도 다른 inset처럼 top leading bottom trailing 순서입니다.

    Takes the container of a device by its name; alone, lists them.
    기기 이름으로 container를 정합니다. 단독으로 쓰면 기기 목록을 보여 줍니다.

    Removes items, sections with their items, or everything.
    item을, section과 그 item을, 또는 전부를 지웁니다.

    Identifiers that don't exist are ignored, as UIKit does; the reply says which.
    UIKit처럼 없는 identifier는 무시하며, 무엇을 무시했는지 알려 줍니다.

    `delete all` removes the sections too: that is what deleteAllItems() does.
    `delete all`은 section까지 지웁니다. deleteAllItems()가 그렇게 동작합니다.

    Draws what the view shows now, in box-drawing characters.
    지금 view에 보이는 모습을 상자 문자로 그립니다.

    Thin boxes are items, thick ones headers and footers, dashed ones backgrounds and badges. A dotted edge says that a box goes on outside the screen.
    가는 상자는 item, 굵은 상자는 header와 footer, 파선 상자는 background와 badge입니다. 점선 모서리는 상자가 화면 밖으로 이어진다는 뜻입니다.

    Scrolls the view, or an orthogonal section to one of its stops.
    view를 스크롤하거나, orthogonal section을 멈출 수 있는 위치로 스크롤합니다.

    Swipes an orthogonal section one page or group to a side.
    orthogonal section을 한쪽으로 한 페이지 또는 한 group만큼 넘깁니다.

    Left brings what comes next, as a finger does. A paging section goes one page, a group paging one a group; a continuous one goes as far as the viewport is wide.
    손가락으로 넘기듯 left는 다음 내용을 보여 줍니다. paging은 한 페이지, groupPaging은 한 group, continuous는 viewport 너비만큼 움직입니다.

    Writes what is on screen as a layout document (JSON).
    화면에 있는 것을 layout 문서(JSON)로 저장합니다.

    Shows the frame of every element, of one section or of one item.
    모든 요소, 또는 section이나 item 하나의 frame을 보여 줍니다.

    Frames are x, y, width and height in content coordinates, as layout attributes give them: items of a section that scrolls sideways stand where they would unscrolled.
    frame은 layout attributes처럼 content 좌표의 x, y, width, height입니다. 옆으로 스크롤되는 section의 item은 스크롤하지 않았을 때의 위치에 있습니다.

    Chooses what an item's == and hash cover; alone, says which.
    item의 ==와 hash가 무엇을 포함할지 고릅니다. 단독으로 쓰면 현재 규칙을 알려 줍니다.

    items are their names; changed content is no difference
    이름이 곧 item입니다. 내용이 바뀌어도 diff에는 차이가 없습니다

    items are name and content; changed content is another item
    이름과 내용이 합쳐져 item이 됩니다. 내용이 바뀌면 다른 item입니다

    == compares names, the hash covers content: a mistake UIKit refuses
    ==는 이름만 비교하고 hash에는 내용이 들어갑니다. UIKit이 거부하는 실수입니다

    `set item a title "…"` changes content. What a diff sees of that depends on identity.
    `set item a title "…"`로 내용을 바꿉니다. diff가 그것을 알아보는지는 identity에 달려 있습니다.

    Puts items or sections before or after one that exists.
    이미 있는 것의 앞이나 뒤에 item이나 section을 넣습니다.

    Items that exist elsewhere are moved to the place; sections that exist are refused.
    다른 곳에 있던 item은 그 자리로 옮겨지고, 이미 있는 section은 거부됩니다.

    Describes how a section is laid out; alone, says how it is.
    section의 레이아웃을 정합니다. 단독으로 쓰면 현재 레이아웃을 알려 줍니다.

    Dimensions: 0.5w and 0.5h are fractions of the container's width and height, 44 is absolute, ~44 estimated, =~44 uniform across siblings. Insets are top leading bottom trailing.
    크기: 0.5w와 0.5h는 container의 너비와 높이에 대한 비율(fractional), 44는 absolute, ~44는 estimated, =~44는 uniformAcrossSiblings입니다. inset은 top leading bottom trailing 순서입니다.

    In a group `count N` is subitem:count:, which sizes the subitem itself; `repeat N` is repeatingSubitem:count:, which keeps its size.
    group에서 `count N`은 subitem의 크기를 스스로 정하는 subitem:count:이고, `repeat N`은 subitem의 크기를 그대로 두는 repeatingSubitem:count:입니다.

    `*` stands for every section that has no layout of its own.
    `*`는 자기 레이아웃이 없는 모든 section을 뜻합니다.

    Presets: {1}.
    preset 목록: {1}.

    full-width rows, 44 points high
    너비를 꽉 채우는 44포인트 높이의 행

    N square columns (3 when no number is given)
    정사각형 N열, 숫자가 없으면 3열

    cards that scroll sideways and stop at each
    옆으로 스크롤되고 카드마다 멈춤

    one wide card at a time, centred
    넓은 카드를 한 번에 하나씩 가운데에

    columns of N rows that scroll sideways (3 when no number is given)
    N행짜리 열이 옆으로 스크롤됨, 숫자가 없으면 3행

    one large item beside two small ones
    큰 item 하나 옆에 작은 item 둘

    Sets what a self-sizing cell or header answers for its size.
    self-sizing cell이나 header가 대답할 크기를 정합니다.

    Only estimated dimensions follow it, and only what is on screen is asked.
    estimated 크기만 이를 따르며, 화면에 있는 것에만 묻습니다.

    `text` measures the cell's title or name: a column is 8 points wide, a line 20 high, with margins of 16 at the sides and 11 above and below; the same on every machine.
    `text`는 cell의 title이나 이름으로 잽니다. 한 칸은 너비 8포인트, 한 줄은 높이 20포인트, 여백은 좌우 16, 위아래 11포인트이며 어느 컴퓨터에서나 같습니다.

    Sets the arrays of a controller that keeps a view in step by hand.
    view를 직접 맞춰 주는 controller의 배열을 정합니다.

    Sections are separated by `|`: `model a b | c`. The first model is shown at once, as by the first layout; a later one changes only the controller's side: tell the view with `batch`, or see them come apart.
    section은 `|`로 나눕니다: `model a b | c`. 첫 model은 첫 레이아웃처럼 바로 보입니다. 그다음부터는 controller 쪽만 바뀌므로 `batch`로 view에 알리지 않으면 둘이 어긋납니다.

    Shows what that view has on screen, or makes it ask again.
    그 view가 화면에 보여 주는 것을 나타내거나, 처음부터 다시 묻게 합니다.

    Moves one item or section directly before or after another.
    item이나 section 하나를 다른 것의 바로 앞이나 뒤로 옮깁니다.

    An item may move into another section; a section takes its items along.
    item은 다른 section으로 옮길 수 있고, section은 자기 item을 데리고 움직입니다.

    Edits a section snapshot, a tree, and shows it in a section.
    트리인 section snapshot을 편집하고 section에 보여 줍니다.

    Alone it draws the outline as visualDescription() does: `+` expanded, `-` not, `*` visible.
    단독으로 쓰면 visualDescription()처럼 그립니다. `+`는 펼침, `-`는 접힘, `*`는 보임입니다.

    An outline refuses an item that it already has; the flat snapshot would move it.
    outline은 이미 있는 item을 거부합니다. 일반 snapshot이라면 옮깁니다.

    `outline of SECTION` takes the tree that is applied there.
    `outline of SECTION`은 그 section에 apply된 트리를 가져옵니다.

    Switches the echo of each command's Swift spelling on or off.
    명령마다 Swift 코드를 함께 보여 줄지 정합니다.

    Swift itself is always understood: `snapshot.appendItems(["a"])` works as it is.
    Swift는 언제나 그대로 알아듣습니다. `snapshot.appendItems(["a"])`도 됩니다.

    Ends the program, as Ctrl-D does.
    Ctrl-D처럼 프로그램을 끝냅니다.

    Marks items whose existing cells the next apply configures again.
    다음 apply에서 기존 cell을 다시 구성할 item을 표시합니다.

    Unlike a reload it keeps the cell; there is no such call for sections.
    reload와 달리 cell을 그대로 둡니다. section용 호출은 없습니다.

    Writes commands and answers to a session file.
    명령과 응답을 세션 파일에 기록합니다.

    `record off` ends it; `record` alone says where it goes.
    `record off`로 끝냅니다. `record`만 쓰면 어디에 기록 중인지 알려 줍니다.

    Marks items or whole sections to be reloaded by the next apply.
    다음 apply에서 reload할 item이나 section 전체를 표시합니다.

    A diff compares identifiers only: a changed title is no difference. A reload asks for a new cell.
    diff는 identifier만 비교하므로 title이 바뀌어도 차이가 없습니다. reload는 새 cell을 요청합니다.

    Drags an item to a place, and shows the handlers and the transaction.
    item을 끌어 옮기고, 호출되는 handler와 transaction을 보여 줍니다.

    The place counts without the item itself. The data source changes its own snapshot; the transaction says what happened, for the model to follow.
    위치는 그 item을 빼고 셉니다. data source가 자기 snapshot을 바꾸고, transaction이 무슨 일이 있었는지 알려 주면 model이 따라갑니다.

    Taps the disclosure of an item: expands or collapses its outline.
    item의 disclosure를 탭해 outline을 펼치거나 접습니다.

    Handlers are asked for what a user does; applying an outline asks none.
    handler는 사용자의 동작에만 불립니다. outline을 apply할 때는 불리지 않습니다.

    Sets what a data source's handler answers; alone, lists them.
    data source의 handler가 무엇을 대답할지 정합니다. 단독으로 쓰면 목록을 보여 줍니다.

    Replays session files, or folders of them, as tests.
    세션 파일이나 폴더를 테스트로 재생합니다.

    `replay --update` on the shell's command line rewrites what they expect.
    셸에서 `replay --update`를 쓰면 기대하는 출력을 새로 씁니다.

    Drops the pending edits: back to what is applied.
    apply하지 않은 편집을 버리고 apply된 상태로 돌아갑니다.

    Changes a setting, a property of a layout, or an item's field.
    설정, 레이아웃의 속성, item의 필드를 바꿉니다.

    Alone it lists the settings; undo leaves them alone.{1}
    단독으로 쓰면 설정 목록을 보여 줍니다. undo는 설정을 건드리지 않습니다.{1}

    The language of help, errors and explanations.
    도움말, 오류, 설명에 쓰는 언어.

    The form of answers: words, a JSON object a line, or CSV for tables.
    응답의 형식: 글, 한 줄에 하나씩 JSON 객체, 또는 표를 위한 CSV.

    How much is said: `quiet` changes say nothing, `verbose` lists are never cut.
    얼마나 말할지: `quiet`이면 변경 명령이 말하지 않고, `verbose`이면 목록을 줄이지 않습니다.

    Whether each command is answered with its Swift spelling.
    명령마다 Swift 코드를 함께 보여 줄지.

    Whether frames and diffs are sentences, without drawings or ghost text.
    화면 낭독기에 맞게 frame과 diff를 그림 없이 문장으로 쓸지.

    When output is coloured.
    출력에 색을 입힐 때.

    Whether the rest of a command is shown as it is typed.
    입력 중에 명령의 나머지를 보여 줄지.

    Whether answers higher than the screen are shown in pages.
    화면보다 긴 응답을 페이지로 나누어 보여 줄지.

    Whether each command is followed by the time it took.
    명령마다 걸린 시간을 보여 줄지.

    A path begins with the section's name, then `section`, `group`, `item` or a header's KIND; `configuration` begins the properties of the whole layout.
    경로는 section 이름으로 시작하고 `section`, `group`, `item` 또는 header의 KIND가 이어집니다. 레이아웃 전체의 속성은 `configuration`으로 시작합니다.

    `set item a title "…"` changes what an item's cell will show when it is configured next.
    `set item a title "…"`는 item의 cell이 다음에 구성될 때 보여 줄 내용을 바꿉니다.

    Properties: {1}.
    속성: {1}.

    Shows the snapshot, what is applied, a section, an item or the settings.
    snapshot, apply된 것, section, item, 설정을 보여 줍니다.

    The same as `set swift on`.
    `set swift on`과 같습니다.

    Takes back the last change of any kind, or the last N.
    마지막 변경을, 또는 최근 변경 N개를 되돌립니다.

    Brings back what an undo took, or N of them.
    undo로 되돌린 것을 하나 또는 N개 다시 적용합니다.

    `why frame` shows each number with the property it came from, the operation and the rounding. It takes an item, a section (its length), or a header, background or badge of a section: `why frame main header`, `why frame main badge 2`, as `frames` numbers them.
    `why frame`은 숫자마다 어느 속성에서 왔는지, 어떤 연산과 반올림을 거쳤는지 보여 줍니다. item, section(길이), section의 header, background, badge에 쓸 수 있습니다: `why frame main header`, `why frame main badge 2`. 번호는 `frames`에 나오는 대로입니다.

    It answers for the pending diff, or for the last apply when nothing is pending.
    apply하지 않은 diff에 대해, 없으면 마지막 apply에 대해 답합니다.

    The table shows the new order, each element's place before, and the longest increasing subsequence of those places: what is in it stays, the rest moves.
    표는 새 순서, 각 요소의 이전 위치, 그 위치들의 최장 증가 부분 수열(LIS)을 보여 줍니다. 수열에 든 것은 그대로 있고 나머지는 move합니다.

    Explains a concept with an example; alone, lists the concepts.
    개념을 예제와 함께 설명합니다. 단독으로 쓰면 개념 목록을 보여 줍니다.

    A word may be a concept, a name of the API, a word of an answer or the kind of an error.
    개념, API 이름, 응답에 나온 말, 오류의 종류를 쓸 수 있습니다.

    The example runs in a world of its own: yours does not change.
    예제는 따로 실행되므로 지금 상태는 바뀌지 않습니다.

    Data
    데이터

    Identity
    identity

    Apply and differences
    apply와 diff

    Outlines and reordering
    outline과 순서 바꾸기

    Sizes
    크기

    Groups and space
    group과 간격

    Sections that scroll sideways
    옆으로 스크롤되는 section

    Headers, badges, devices
    header, badge, 기기

    `explain CONCEPT` tells more; names of the API lead to their concept.
    `explain CONCEPT`로 자세히 볼 수 있습니다. API 이름을 써도 됩니다.

    Example
    예제

    Commands: {1}
    명령: {1}

    Opens the last block in your editor and runs what you save.
    마지막 블록을 편집기로 열고, 저장한 내용을 실행합니다.

    The editor is the one that VISUAL or EDITOR names. The block is the last entry of several lines, or the last entry if there was none. What you leave unchanged is not run again.
    편집기는 VISUAL이나 EDITOR가 가리키는 것입니다. 블록은 여러 줄로 된 마지막 입력이고, 없으면 마지막 입력입니다. 고치지 않고 닫으면 다시 실행하지 않습니다.

    Shows what a section's handler of visible items is told now.
    section의 visibleItemsInvalidationHandler가 지금 받는 것을 보여 줍니다.

    UIKit calls `visibleItemsInvalidationHandler` on every layout and every step of the section's own scrolling, with the items that are visible, the offset and the environment.
    UIKit은 레이아웃할 때마다, 그리고 section이 스크롤될 때마다 보이는 item, offset, environment와 함께 `visibleItemsInvalidationHandler`를 부릅니다.

    Frames are unscrolled, as layout attributes give them; `distance` is that of a cell's middle from the middle of the container once the offset is taken off: what carousels that shrink their sides reckon with.
    frame은 layout attributes처럼 스크롤하지 않은 값입니다. `distance`는 offset을 뺀 뒤 cell의 중심이 container의 중심에서 떨어진 거리로, 양옆을 줄이는 carousel에 쓰입니다.
    """#
}
