extension Catalogue {
  /// What help says of commands that edit, compare and apply.
  static let koreanSnapshotCommands = #"""
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

    Removes items, sections with their items, or everything.
    item을, section과 그 item을, 또는 전부를 지웁니다.

    Identifiers that don't exist are ignored, as UIKit does; the reply says which.
    UIKit처럼 없는 identifier는 무시하며, 무엇을 무시했는지 알려 줍니다.

    `delete all` removes the sections too: that is what deleteAllItems() does.
    `delete all`은 section까지 지웁니다. deleteAllItems()가 그렇게 동작합니다.

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

    Marks items whose existing cells the next apply configures again.
    다음 apply에서 기존 cell을 다시 구성할 item을 표시합니다.

    Unlike a reload it keeps the cell; there is no such call for sections.
    reload와 달리 cell을 그대로 둡니다. section용 호출은 없습니다.

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

    Drops the pending edits: back to what is applied.
    apply하지 않은 편집을 버리고 apply된 상태로 돌아갑니다.

    Shows the snapshot, what is applied, a section, an item or the settings.
    snapshot, apply된 것, section, item, 설정을 보여 줍니다.

    Takes back the last change of any kind, or the last N.
    마지막 변경을, 또는 최근 변경 N개를 되돌립니다.

    Brings back what an undo took, or N of them.
    undo로 되돌린 것을 하나 또는 N개 다시 적용합니다.
    """#
}
