extension Korean {
  /// What is refused of snapshots, outlines and a view that is kept by hand.
  static let snapshotRefusals = #"""
    there are no sections yet
    아직 섹션이 없습니다

    `append sections main` makes one
    `append sections main`으로 만드세요

    {1} is named twice
    {1}{이/가} 두 번 나옵니다

    name each once
    한 번씩만 쓰세요

    there is already a section {1}
    섹션 {1}{이/가} 이미 있습니다

    sections are refused, not moved; use `move section`
    이미 있는 섹션은 옮겨지지 않고 거부됩니다. `move section`을 쓰세요

    {1} cannot be inserted beside itself
    {1}{을/를} 자기 자신 옆에 넣을 수 없습니다

    {1} cannot be moved beside itself
    {1}{을/를} 자기 자신 옆으로 옮길 수 없습니다

    there is no section {1}
    섹션 {1}{이/가} 없습니다

    there is no item {1}
    아이템 {1}{이/가} 없습니다

    there is no section or item {1}
    {1}{이라는/라는} 섹션이나 아이템이 없습니다

    {1} is a section: say so with `sections`
    {1}{은/는} 섹션입니다. `sections`를 붙여 쓰세요

    `append sections {1}` makes it
    `append sections {1}`{으로/로} 만드세요

    the snapshot cannot be applied, and the app would end here
    스냅샷을 apply할 수 없습니다. 실제 앱이라면 여기서 종료됩니다

    hash exactly what == compares: `identity id`
    ==가 비교하는 것만 hash에 넣으세요: `identity id`

    the outline cannot be applied: {1}
    아웃라인을 apply할 수 없습니다: {1}

    the outline refuses: {1}
    아웃라인이 거부합니다: {1}

    outlines are for items that are their names
    아웃라인에는 이름이 곧 식별자인 아이템만 쓸 수 있습니다

    `identity id` first
    먼저 `identity id`를 실행하세요

    {1} is in the outline already, or named twice
    {1}{이/가} 이미 아웃라인에 있거나 두 번 나옵니다

    the outline has no item {1}
    아웃라인에 아이템 {1}{이/가} 없습니다

    outlines refuse what is there; they don't move it
    아웃라인은 이미 있는 아이템을 옮기지 않고 거부합니다

    {1} is in no outline
    {1}{은/는} 어느 아웃라인에도 없습니다

    snapshotForExpandingParent gives an item twice
    snapshotForExpandingParent가 같은 아이템을 두 번 줍니다

    section {1} has no place {2}
    섹션 {1}에는 {2}번 자리가 없습니다

    write 0 to {1}
    0부터 {1}까지 쓸 수 있습니다

    identity cannot change while there are outlines
    아웃라인이 있는 동안에는 identity를 바꿀 수 없습니다

    start from an empty world
    빈 상태에서 시작하세요

    {1} has no fields
    {1}에는 필드가 없습니다

    `{1}` stands for too many identifiers
    `{1}`{이/가} 나타내는 식별자가 너무 많습니다

    name at most {1} at once
    한 번에 {1}개까지 쓸 수 있습니다

    there is nothing to undo
    되돌릴 것이 없습니다

    there is nothing to redo
    다시 할 것이 없습니다

    there is 1 step
    한 단계뿐입니다

    there are {1} steps
    {1}단계까지 있습니다

    write 1
    1로 쓰세요

    write 1 to {1}
    1부터 {1}까지 쓸 수 있습니다

    the view shows a snapshot, and only its data source may change it
    뷰가 스냅샷을 보여 주고 있어 데이터 소스만 바꿀 수 있습니다

    edit the snapshot and `apply`; `model a b c` gives a view that is told by hand
    스냅샷을 고쳐 `apply`하세요. 직접 알리는 뷰는 `model a b c`로 만듭니다

    the view shows nothing yet
    뷰에 아직 아무것도 없습니다

    `model a b c` gives it something
    `model a b c`로 내용을 주세요

    the view refuses the update, and the app would end here
    뷰가 업데이트를 거부합니다. 실제 앱이라면 여기서 종료됩니다

    the view was told to have {1} in section {2}, the model has {3}
    뷰에 알린 대로면 섹션 {2}에는 {1}{이/가} 있어야 하는데 모델에는 {3}개가 있습니다

    the view was told to have {1}, the model has {2}
    뷰에 알린 대로면 {1}{이/가} 있어야 하는데 모델에는 {2}개가 있습니다

    there is no such section
    그런 섹션은 없습니다
    """#
}
