extension Korean {
  /// What help says of commands that edit, compare and apply.
  static let snapshotCommands = #"""
    Adds items to the end of a section, or sections to the end.
    섹션 끝에 아이템을, 또는 맨 끝에 섹션을 추가합니다.

    Without a section the items go to the last one.
    섹션을 쓰지 않으면 마지막 섹션에 추가합니다.

    An item that is already in the snapshot is moved, as UIKit does; a section that exists is refused.
    UIKit처럼 스냅샷에 이미 있는 아이템은 옮겨지고, 이미 있는 섹션은 거부됩니다.

    Shows the working snapshot on the screen: the diff, the frames.
    작업 중인 스냅샷을 화면에 반영하고 차이(diff)와 프레임을 보여 줍니다.

    The first apply reloads: there is nothing to compare with. Later ones compare identifiers; `using reload data` never compares.
    첫 apply는 비교할 대상이 없어 reload합니다. 그다음부터는 식별자를 비교하며, `using reload data`는 비교하지 않습니다.

    Deletes and the first place of a move count before the update; inserts, the second place of a move, reloads and reconfigures after it.
    delete와 move의 출발 위치는 업데이트 전 index로, insert와 move의 도착 위치, reload, reconfigure는 업데이트 후 index로 셉니다.

    Shows the operations that an apply would make now.
    지금 apply하면 일어날 연산을 보여 줍니다.

    Tells that view of changes, as performBatchUpdates does.
    performBatchUpdates처럼 그 뷰에 변경 사항을 알립니다.

    `model a b | c` inside the braces is the controller's edit of its own arrays; everything else is told to the view. Index paths are SECTION-ITEM.
    중괄호 안의 `model a b | c`는 컨트롤러가 자기 배열을 고치는 것이고, 나머지는 모두 뷰에 알리는 내용입니다. index path는 SECTION-ITEM으로 씁니다.

    Deletes, reloads and the first place of a move count before the update, inserts and the second place after it.
    delete, reload, move의 출발 위치는 업데이트 전 index로, insert와 move의 도착 위치는 업데이트 후 index로 셉니다.

    Removes items, sections with their items, or everything.
    아이템을, 섹션과 그 아이템을, 또는 전부를 지웁니다.

    Identifiers that don't exist are ignored, as UIKit does; the reply says which.
    UIKit처럼 없는 식별자는 무시하며, 무엇을 무시했는지 알려 줍니다.

    `delete all` removes the sections too: that is what deleteAllItems() does.
    `delete all`은 섹션까지 지웁니다. deleteAllItems()가 그렇게 동작합니다.

    Chooses what an item's == and hash cover; alone, says which.
    아이템의 ==와 hash가 무엇을 포함할지 고릅니다. 단독으로 쓰면 현재 규칙을 알려 줍니다.

    items are their names; changed content is no difference
    이름이 곧 아이템입니다. 내용이 바뀌어도 달라진 것으로 보지 않습니다

    items are name and content; changed content is another item
    이름과 내용이 합쳐져 아이템이 됩니다. 내용이 바뀌면 다른 아이템입니다

    == compares names, the hash covers content: a mistake UIKit refuses
    ==는 이름만 비교하고 hash에는 내용이 들어갑니다. UIKit이 거부하는 실수입니다

    items are names that carry their content; a snapshot keeps what it was given
    이름이 곧 아이템이고 내용은 그 안에 담깁니다. 스냅샷은 받은 내용을 그대로 둡니다

    `set item a title "…"` changes content. What a diff sees of that depends on identity.
    `set item a title "…"`로 내용을 바꿉니다. 차이(diff)가 그것을 알아보는지는 `identity`에 달려 있습니다.

    Puts items or sections before or after one that exists.
    이미 있는 것의 앞이나 뒤에 아이템이나 섹션을 넣습니다.

    Items that exist elsewhere are moved to the place; sections that exist are refused.
    다른 곳에 있던 아이템은 그 자리로 옮겨지고, 이미 있는 섹션은 거부됩니다.

    Sets the arrays of a controller that keeps a view in step by hand.
    뷰를 직접 맞춰 주는 컨트롤러의 배열을 정합니다.

    Sections are separated by `|`: `model a b | c`. The first model is shown at once, as by the first layout; a later one changes only the controller's side: tell the view with `batch`, or see them come apart.
    섹션은 `|`로 나눕니다: `model a b | c`. 첫 모델은 첫 레이아웃처럼 바로 보입니다. 그다음부터는 컨트롤러 쪽만 바뀌므로 `batch`로 뷰에 알리지 않으면 둘이 어긋납니다.

    Shows what that view has on screen, or makes it ask again.
    그 뷰가 화면에 보여 주는 것을 나타내거나, 처음부터 다시 묻게 합니다.

    Moves one item or section directly before or after another.
    아이템이나 섹션 하나를 다른 것의 바로 앞이나 뒤로 옮깁니다.

    An item may move into another section; a section takes its items along.
    아이템은 다른 섹션으로 옮길 수 있고, 섹션은 자기 아이템을 데리고 움직입니다.

    Edits a section snapshot, a tree, and shows it in a section.
    트리인 섹션 스냅샷을 편집하고 섹션에 보여 줍니다.

    Alone it draws the outline as visualDescription() does: `+` expanded, `-` not, `*` visible.
    단독으로 쓰면 visualDescription()처럼 그립니다. `+`는 펼침, `-`는 접힘, `*`는 보임입니다.

    An outline refuses an item that it already has; the flat snapshot would move it.
    아웃라인은 이미 있는 아이템을 거부합니다. 일반 스냅샷이라면 옮깁니다.

    `outline of SECTION` takes the tree that is applied there.
    `outline of SECTION`은 그 섹션에 apply된 트리를 가져옵니다.

    Marks items whose existing cells the next apply configures again.
    다음 apply에서 기존 셀을 다시 구성할 아이템을 표시합니다.

    Unlike a reload it keeps the cell; there is no such call for sections.
    reload와 달리 셀을 그대로 둡니다. 섹션용 호출은 없습니다.

    Marks items or whole sections to be reloaded by the next apply.
    다음 apply에서 reload할 아이템이나 섹션 전체를 표시합니다.

    A diff compares identifiers only: a changed title is no difference. A reload asks for a new cell.
    차이(diff)를 구할 때는 식별자만 비교하므로 title이 바뀌어도 차이가 나지 않습니다. reload는 새 셀을 요청합니다.

    Drags an item to a place, and shows the handlers and the transaction.
    아이템을 끌어 옮기고, 호출되는 핸들러와 transaction을 보여 줍니다.

    The place counts without the item itself. The data source changes its own snapshot; the transaction says what happened, for the model to follow.
    위치는 그 아이템을 빼고 셉니다. 데이터 소스가 자기 스냅샷을 바꾸고, transaction이 무슨 일이 있었는지 알려 주면 모델이 따라갑니다.

    Where a program has set reorderingHandlers in Swift, they are called. UIKit lets an item be dragged where canReorderItem says so and there is a didReorder.
    프로그램이 Swift로 reorderingHandlers를 설정했으면 그것을 부릅니다. UIKit은 canReorderItem이 true를 답하고 didReorder가 있을 때만 아이템을 끌게 합니다.

    Taps the disclosure of an item: expands or collapses its outline.
    아이템의 disclosure를 탭해 아웃라인을 펼치거나 접습니다.

    Handlers are asked for what a user does; applying an outline asks none. Where a program has set sectionSnapshotHandlers in Swift, they are called.
    핸들러는 사용자의 동작에만 불립니다. 아웃라인을 apply할 때는 불리지 않습니다. 프로그램이 Swift로 sectionSnapshotHandlers를 설정했으면 그것을 부릅니다.

    reorderingHandlers has no {1}: UIKit lets no item be dragged
    reorderingHandlers에 {1}{이/가} 없습니다. UIKit은 아이템을 끌지 못하게 합니다

    the program has set {1} in Swift: `{2}`
    프로그램이 Swift로 {1}{을/를} 설정했습니다. `{2}`

    write it in Swift too: `dataSource.{1}.{2} = …`
    이것도 Swift로 쓰세요. `dataSource.{1}.{2} = …`

    {1}: a closure of the program's
    {1}: 프로그램의 클로저

    Sets what a data source's handler answers; alone, lists them.
    데이터 소스의 핸들러가 무엇을 대답할지 정합니다. 단독으로 쓰면 목록을 보여 줍니다.

    Drops the pending edits: back to what is applied.
    apply하지 않은 편집을 버리고 apply된 상태로 돌아갑니다.

    Begins anew: no sections, no layouts, the view as it was at the start.
    처음부터 다시 시작합니다. 섹션도 레이아웃도 없고 뷰는 처음 상태입니다.

    `undo` brings everything back. In a lesson it begins the task, or the step, anew as `reset` does.
    `undo`하면 모두 돌아옵니다. 레슨에서는 `reset`처럼 과제나 단계를 처음부터 다시 합니다.

    A new world, with nothing in it. `undo` brings the old one back.
    아무것도 없는 새 상태입니다. `undo`하면 이전 상태로 돌아갑니다.

    Shows the snapshot, what is applied, a section, an item or the settings.
    스냅샷, apply된 것, 섹션, 아이템, 설정을 보여 줍니다.

    Takes back the last change of any kind, or the last N.
    마지막 변경을, 또는 최근 변경 N개를 되돌립니다.

    Brings back what an undo took, or N of them.
    undo로 되돌린 것을 하나 또는 N개 다시 합니다.
    """#
}
