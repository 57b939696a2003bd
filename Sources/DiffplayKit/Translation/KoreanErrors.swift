extension Catalogue {
  /// What refusals say: what is wrong, and what would mend it.
  static let koreanErrors = #"""
    {1} or {2}
    {1} 또는 {2}

    the end
    명령의 끝

    this string is not closed
    문자열이 닫히지 않았습니다

    end it with "
    "로 닫으세요

    this `{1}` is not closed
    `{1}`가 닫히지 않았습니다

    end it with `{1}`
    `{1}`로 닫으세요

    this `{1}` closes a `{2}`
    `{2}`를 `{1}`로 닫았습니다

    close the `{1}` first
    `{1}`를 먼저 닫으세요

    this `}` closes nothing
    이 `}`에 짝이 없습니다

    remove it
    지우세요

    brackets are nested more than {1} deep
    괄호가 {1}단계보다 깊습니다

    this escape means nothing
    알 수 없는 이스케이프입니다

    write \", \\, \n, \t or \u{AC00}
    \", \\, \n, \t 또는 \u{AC00}처럼 쓰세요

    `{1}` has no form
    `{1}`에는 쓰는 법이 없습니다

    a command is never quoted
    명령은 따옴표로 감싸지 않습니다

    write it without quotes
    따옴표 없이 쓰세요

    did you mean `{1}`?
    혹시 `{1}`인가요?

    did you mean {1}?
    혹시 {1}인가요?

    `help` lists the commands
    `help`로 명령 목록을 볼 수 있습니다

    there is no command `{1}`
    `{1}`{이라는/라는} 명령은 없습니다

    `{1}` ends too early: expected {2}
    `{1}` 명령이 덜 끝났습니다. {2}{이/가} 와야 합니다

    write `{1} {2}`
    `{1} {2}`처럼 쓰세요

    `{1}` doesn't fit here: expected {2}
    여기에 `{1}`{은/는} 올 수 없습니다. {2}{이/가} 와야 합니다

    strings are quoted with ", not with '
    문자열은 '가 아니라 "로 감쌉니다

    `{1}` is a word of this command; quote it to use it as an identifier
    `{1}`{은/는} 이 명령의 낱말입니다. identifier로 쓰려면 따옴표로 감싸세요

    `{1}` is not a number
    `{1}`{은/는} 숫자가 아닙니다

    `{1}` is not a whole number
    `{1}`{은/는} 정수가 아닙니다

    `{1}` is not a dimension: write 0.5w, 0.5h, 44, ~44 or =~44
    `{1}`{은/는} 크기가 아닙니다. 0.5w, 0.5h, 44, ~44, =~44처럼 쓰세요

    `{1}` is not a dimension
    `{1}`{은/는} 크기가 아닙니다

    `{1}` is not a scale: write @2x
    `{1}`{은/는} scale이 아닙니다. @2x처럼 쓰세요

    `{1}` is not an index path: write SECTION-ITEM, as in 0-1
    `{1}`{은/는} index path가 아닙니다. 0-1처럼 SECTION-ITEM으로 쓰세요

    `{1}` names no property: write main.section.contentInsets
    `{1}`{은/는} 속성 이름이 아닙니다. main.section.contentInsets처럼 쓰세요

    {1} is missing
    {1}{이/가} 빠졌습니다

    NAME is missing
    NAME이 빠졌습니다

    ITEM is missing
    ITEM이 빠졌습니다

    SECTION is missing
    SECTION이 빠졌습니다

    FILE is missing
    FILE이 빠졌습니다

    PRESET is missing
    PRESET이 빠졌습니다

    PROPERTY is missing
    PROPERTY가 빠졌습니다

    there are no sections yet
    아직 section이 없습니다

    `append sections main` makes one
    `append sections main`으로 만드세요

    {1} is named twice
    {1}{이/가} 두 번 나옵니다

    name each once
    한 번씩만 쓰세요

    there is already a section {1}
    section {1}{이/가} 이미 있습니다

    sections are refused, not moved; use `move section`
    이미 있는 section은 옮겨지지 않고 거부됩니다. `move section`을 쓰세요

    {1} cannot be inserted beside itself
    {1}{을/를} 자기 자신 옆에 넣을 수 없습니다

    {1} cannot be moved beside itself
    {1}{을/를} 자기 자신 옆으로 옮길 수 없습니다

    there is no section {1}
    section {1}{이/가} 없습니다

    there is no item {1}
    item {1}{이/가} 없습니다

    there is no section or item {1}
    {1}{이라는/라는} section이나 item이 없습니다

    {1} is a section: say so with `sections`
    {1}{은/는} section입니다. `sections`를 붙여 쓰세요

    `append sections {1}` makes it
    `append sections {1}`{으로/로} 만드세요

    the snapshot cannot be applied, and the app would end here
    snapshot을 apply할 수 없습니다. 실제 앱이라면 여기서 종료됩니다

    hash exactly what == compares: `identity id`
    ==가 비교하는 것만 hash에 넣으세요: `identity id`

    the outline cannot be applied: {1}
    outline을 apply할 수 없습니다: {1}

    the outline refuses: {1}
    outline이 거부합니다: {1}

    outlines are for items that are their names
    outline에는 이름이 곧 identity인 item만 쓸 수 있습니다

    `identity id` first
    먼저 `identity id`를 실행하세요

    {1} is in the outline already, or named twice
    {1}{이/가} 이미 outline에 있거나 두 번 나옵니다

    the outline has no item {1}
    outline에 item {1}{이/가} 없습니다

    outlines refuse what is there; they don't move it
    outline은 이미 있는 item을 옮기지 않고 거부합니다

    {1} is in no outline
    {1}{은/는} 어느 outline에도 없습니다

    snapshotForExpandingParent gives an item twice
    snapshotForExpandingParent가 같은 item을 두 번 줍니다

    section {1} has no place {2}
    section {1}에는 {2}번 자리가 없습니다

    write 0 to {1}
    0부터 {1}까지 쓸 수 있습니다

    identity cannot change while there are outlines
    outline이 있는 동안에는 identity를 바꿀 수 없습니다

    start from an empty world
    빈 상태에서 시작하세요

    {1} has no fields
    {1}에는 필드가 없습니다

    `{1}` stands for too many identifiers
    `{1}`{이/가} 나타내는 identifier가 너무 많습니다

    name at most {1} at once
    한 번에 {1}개까지 쓸 수 있습니다

    there is no diff yet
    아직 diff가 없습니다

    edit the snapshot after an apply, then ask again
    apply한 뒤 snapshot을 편집하고 다시 물어보세요

    {1} is not on the screen yet
    {1}{은/는} 아직 화면에 없습니다

    `apply` puts it there
    `apply`하면 화면에 나옵니다

    {1} has no frame: its group has no room
    {1}에는 frame이 없습니다. group에 자리가 없습니다

    section {1} has no {2}
    section {1}에는 {2}{이/가} 없습니다

    section {1} does not scroll on its own
    section {1}{은/는} 따로 스크롤되지 않습니다

    `section scroll continuous` in its layout makes it
    레이아웃에 `section scroll continuous`를 넣으면 됩니다

    a picture has {1} to {2} columns
    그림의 너비는 {1}칸에서 {2}칸입니다

    a container is more than 0 and at most 100000 points
    container는 0보다 크고 100000포인트 이하여야 합니다

    there is no device {1}
    {1}{이라는/라는} 기기는 없습니다

    `device` lists them
    `device`로 기기 목록을 볼 수 있습니다

    a size is 0 to 1000000 points
    크기는 0에서 1000000포인트입니다

    there is nothing to undo
    되돌릴 것이 없습니다

    there is nothing to redo
    다시 적용할 것이 없습니다

    there is 1 step
    한 단계뿐입니다

    there are {1} steps
    {1}단계까지 있습니다

    write 1
    1로 쓰세요

    write 1 to {1}
    1부터 {1}까지 쓸 수 있습니다

    the view shows nothing yet
    view에 아직 아무것도 없습니다

    `model a b c` gives it something
    `model a b c`로 내용을 주세요

    the view refuses the update, and the app would end here
    view가 업데이트를 거부합니다. 실제 앱이라면 여기서 종료됩니다

    the view was told to have {1} items in section {2}, the model has {3}
    view에 알린 대로면 section {2}의 item은 {1}개여야 하는데 model에는 {3}개가 있습니다

    the view was told to have {1} sections, the model has {2}
    view에 알린 대로면 section은 {1}개여야 하는데 model에는 {2}개가 있습니다

    nothing is being recorded
    기록 중인 세션이 없습니다

    already recording to {1}
    이미 {1}에 기록하고 있습니다

    `record off` ends it
    `record off`로 끝냅니다

    a file that is run cannot start a recording
    실행되는 파일 안에서는 기록을 시작할 수 없습니다

    {1} runs itself
    {1}{이/가} 자기 자신을 실행합니다

    this command stands alone in its entry
    이 명령은 한 줄에 혼자 써야 합니다

    give it a line of its own
    줄을 나누어 쓰세요

    the layout cannot be written: {1}
    레이아웃을 저장할 수 없습니다: {1}

    {1} describes no section
    {1}에 section이 없습니다

    {1} has no layout of its own
    {1}에는 자기 레이아웃이 없습니다

    {1} takes no number
    {1}에는 숫자를 붙이지 않습니다

    a count is 1 to 1000
    개수는 1에서 1000입니다

    a section needs a group
    section에는 group이 있어야 합니다

    add `group horizontal 1w x 44 { item 1w x 1h }`
    `group horizontal 1w x 44 { item 1w x 1h }`를 넣으세요

    a section holds exactly one group
    section에는 group이 하나만 들어갑니다

    put it inside the group's braces
    group의 중괄호 안에 넣으세요

    this group holds nothing
    group이 비어 있습니다

    add `item 1w x 1h`
    `item 1w x 1h`를 넣으세요

    a count is at least 1
    개수는 1 이상입니다

    a group with a count repeats one subitem
    개수를 정한 group은 subitem 하나를 반복합니다

    leave out the count, or put these in a group
    개수를 빼거나, 이것들을 group 하나로 묶으세요

    the section already has an element of the kind {1}
    이 section에는 kind가 {1}인 요소가 이미 있습니다

    name another: `{1} KIND 1w x 30`
    다른 kind를 쓰세요: `{1} KIND 1w x 30`

    section {1} leaves its group {2} no room: {3} less insets {4}
    section {1}에 group {2}의 자리가 없습니다: {3}에서 inset {4}{을/를} 뺀 크기입니다

    not even one item of section {1} fits into its group {2}, which is {3} points
    section {1}의 group {2}{은/는} {3}포인트여서 item이 하나도 들어가지 않습니다

    make the item or its spacing smaller
    item이나 spacing을 줄이세요

    section {1} has more than one {2}
    section {1}에 {2}{이/가} 둘 이상 있습니다

    give each header, footer and badge a kind of its own
    header, footer, badge마다 다른 kind를 주세요

    section {1} has no layout
    section {1}에 레이아웃이 없습니다

    {1} is too large a number
    {1}{은/는} 너무 큰 수입니다

    stay below 1000000000000
    1000000000000보다 작게 쓰세요

    this layout cannot be solved
    이 레이아웃은 계산할 수 없습니다

    there is no property `{1}`
    `{1}`{이라는/라는} 속성은 없습니다

    `help set` lists them
    `help set`으로 속성 목록을 볼 수 있습니다

    the group of {1} does not begin with an item
    {1}의 group은 item으로 시작하지 않습니다

    `layout {1}` shows what it holds
    `layout {1}`{으로/로} 내용을 볼 수 있습니다

    a size is missing
    크기가 빠졌습니다

    insets are one, two or four numbers
    inset은 숫자 한 개, 두 개 또는 네 개입니다

    write top leading bottom trailing
    top leading bottom trailing 순서로 쓰세요

    edge spacing has four sides
    edge spacing은 네 변을 모두 씁니다

    write leading top trailing bottom, as in `edges 4 _ flexible:0 _`
    `edges 4 _ flexible:0 _`처럼 leading top trailing bottom 순서로 쓰세요

    `{1}` is not a spacing
    `{1}`{은/는} spacing이 아닙니다

    write 4, flexible:4 or _
    4, flexible:4 또는 _로 쓰세요

    this is not {1}
    {1}{이/가} 아닙니다

    a number
    숫자

    a count of 1 or more
    1 이상의 개수

    a whole number
    정수

    two numbers, x and y
    x와 y, 두 숫자

    one, two or four numbers
    숫자 한 개, 두 개 또는 네 개

    a dimension such as 0.5w, 44 or ~44
    0.5w, 44, ~44 같은 크기

    one of {1}
    {1} 중 하나

    there is no section snapshot `{1}`
    `{1}`{이라는/라는} section snapshot이 없습니다

    `var {1} = NSDiffableDataSourceSectionSnapshot<String>()` makes one
    `var {1} = NSDiffableDataSourceSectionSnapshot<String>()`로 만드세요

    an item is named twice
    같은 item이 두 번 나옵니다

    this is not a section snapshot
    section snapshot이 아닙니다

    write a variable's name or snapshotWithRoots(["a"])
    변수 이름이나 snapshotWithRoots(["a"])를 쓰세요

    this is not an identifier
    identifier가 아닙니다

    write "a", 1 or .main
    "a", 1 또는 .main처럼 쓰세요

    there is no variable `{1}` here
    여기에 `{1}`{이라는/라는} 변수는 없습니다

    write {1} or .{2}
    {1} 또는 .{2}{으로/로} 쓰세요

    this is not an array
    배열이 아닙니다

    write ["a", "b"]
    ["a", "b"]처럼 쓰세요

    this is neither true nor false
    true도 false도 아닙니다

    this is not a whole number
    정수가 아닙니다

    this is not an index path
    index path가 아닙니다

    write IndexPath(item: 0, section: 0)
    IndexPath(item: 0, section: 0)처럼 쓰세요

    `{1}` is more than one statement can hold
    `{1}`{은/는} 한 문장에 쓸 수 없습니다

    this statement calls nothing
    이 문장은 아무것도 호출하지 않습니다

    an expression is missing
    식이 빠졌습니다

    a case's name is missing
    case 이름이 빠졌습니다

    an expression cannot begin with this
    식은 이렇게 시작할 수 없습니다

    a member's name is missing
    member 이름이 빠졌습니다

    expected `,` or `{1}`
    `,` 또는 `{1}`가 와야 합니다

    this string cannot be read
    읽을 수 없는 문자열입니다

    there is no variable `{1}`
    `{1}`{이라는/라는} 변수는 없습니다

    `snapshot` and `dataSource` are there
    `snapshot`과 `dataSource`를 쓸 수 있습니다

    `{1}` cannot be called here
    여기서는 `{1}`{을/를} 호출할 수 없습니다

    call something on `snapshot`, `outline` or `dataSource`
    `snapshot`, `outline`, `dataSource`의 메서드를 호출하세요

    there is no such section
    그런 section은 없습니다

    `{1}` has no member `{2}`
    `{1}`에는 `{2}`{이라는/라는} member가 없습니다

    `{1}` cannot hold a section snapshot
    `{1}`에는 section snapshot을 담을 수 없습니다

    nothing is called `{1}`
    `{1}`{이라는/라는} 말은 없습니다

    `explain` lists the concepts
    `explain`으로 개념 목록을 볼 수 있습니다

    this is no value of the setting
    이 설정에 없는 값입니다

    interrupted
    중단되었습니다

    `edit` needs a person at a terminal
    `edit`은 사람이 터미널에서 쓸 때만 됩니다

    insets that add up to less than {1} along the {2} leave some, and so does a larger container
    {2} 쪽 inset의 합을 {1}보다 작게 하거나 container를 키우면 자리가 생깁니다

    width
    너비

    height
    높이

    its first item's width is {1}, and the group is {2} wide: make that, or its edge spacing, smaller
    첫 item의 너비는 {1}인데 group의 너비는 {2}입니다. item이나 edge spacing을 줄이세요

    its first item's height is {1}, and the group is {2} high: make that, or its edge spacing, smaller
    첫 item의 높이는 {1}인데 group의 높이는 {2}입니다. item이나 edge spacing을 줄이세요

    `layout {1} list` gives it one
    `layout {1} list`로 주세요

    {1} is not a length
    {1}{은/는} 길이가 아닙니다

    write a finite number
    유한한 수를 쓰세요

    a group holds nothing
    group이 비어 있습니다

    put an item into its braces
    중괄호 안에 item을 넣으세요

    a group cannot hold {1} items
    group에 item {1}개를 둘 수 없습니다

    count from 1 on
    1 이상으로 쓰세요

    give each section a group and it a size
    section마다 group을, group마다 크기를 주세요

    section {1} shows no {2} {3}
    section {1}에는 {2} {3}번이 보이지 않습니다

    no SECTION
    SECTION이 빠졌습니다
    """#
}
