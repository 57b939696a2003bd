extension Korean {
  /// What is refused of layouts and of what is on screen.
  static let layoutRefusals = #"""
    {1} is not on the screen yet
    {1}{은/는} 아직 화면에 없습니다

    `apply` puts it there
    `apply`하면 화면에 나옵니다

    {1} has no frame: its group has no room
    {1}에는 프레임이 없습니다. 그룹에 자리가 없습니다

    section {1} has no {2}
    섹션 {1}에는 {2}{이/가} 없습니다

    section {1} does not scroll on its own
    섹션 {1}{은/는} 따로 스크롤되지 않습니다

    `section scroll continuous` in its layout makes it
    레이아웃에 `section scroll continuous`를 넣으면 됩니다

    a picture has {1} to {2} columns
    그림의 너비는 {1}칸에서 {2}칸입니다

    a container is 0 to 100000 points
    컨테이너는 0에서 100000포인트까지입니다

    there is no device {1}
    {1}{이라는/라는} 기기는 없습니다

    `device` lists them
    `device`로 기기 목록을 볼 수 있습니다

    a size is 0 to 1000000 points
    크기는 0에서 1000000포인트입니다

    the layout cannot be written: {1}
    레이아웃을 저장할 수 없습니다: {1}

    {1} describes no section
    {1}에 섹션이 없습니다

    {1} has no layout of its own
    {1}에는 자기 레이아웃이 없습니다

    {1} takes no number
    {1}에는 숫자를 붙이지 않습니다

    a count is 1 to 1000
    개수는 1에서 1000입니다

    a section needs a group
    섹션에는 그룹이 있어야 합니다

    add `group horizontal 1w x 44 { item 1w x 1h }`
    `group horizontal 1w x 44 { item 1w x 1h }`를 넣으세요

    a section holds exactly one group
    섹션에는 그룹이 하나만 들어갑니다

    put it inside the group's braces
    그룹의 중괄호 안에 넣으세요

    this group holds nothing
    그룹이 비어 있습니다

    add `item 1w x 1h`
    `item 1w x 1h`를 넣으세요

    a custom group holds frames
    custom 그룹에는 프레임을 씁니다

    write `frame 0 0 100 x 100`: x, y, width and height in the group
    그룹 안의 x, y, 너비, 높이를 `frame 0 0 100 x 100`처럼 쓰세요

    a custom group has as many items as frames
    custom 그룹의 아이템 수는 프레임 수와 같습니다

    leave out the count
    개수를 빼세요

    only a custom group holds frames
    프레임은 custom 그룹에만 쓸 수 있습니다

    write `group custom`, or `item 1w x 1h` in this one
    `group custom`으로 쓰거나 여기에 `item 1w x 1h`를 넣으세요

    add `frame 0 0 100 x 100`
    `frame 0 0 100 x 100`을 넣으세요

    there is no item anchor to move
    옮길 itemAnchor가 없습니다

    add `itemAnchor center`
    `itemAnchor center`를 쓰세요

    an anchor is moved by points or by fractions of the badge, not by both
    anchor는 포인트나 배지 크기의 비율 가운데 하나로만 옮깁니다

    the layout already has an element of the kind {1}
    레이아웃에 kind가 {1}인 요소가 이미 있습니다

    the layout has no {1}
    레이아웃에 {1}{이/가} 없습니다

    `layout configuration { header 1w x 60 }` gives it a header
    `layout configuration { header 1w x 60 }`로 헤더를 만드세요

    {1} has no `{2}`
    {1}에는 `{2}` 속성이 없습니다

    a count is at least 1
    개수는 1 이상입니다

    a group with a count repeats one subitem
    개수를 정한 그룹은 하위 아이템 하나를 반복합니다

    leave out the count, or put these in a group
    개수를 빼거나, 이것들을 그룹 하나로 묶으세요

    the section already has an element of the kind {1}
    이 섹션에는 kind가 {1}인 요소가 이미 있습니다

    name another: `{1} KIND 1w x 30`
    다른 kind를 쓰세요: `{1} KIND 1w x 30`

    section {1} leaves its group {2} no room: {3} less insets {4}
    섹션 {1}에 그룹 {2}의 자리가 없습니다: {3}에서 inset {4}{을/를} 뺀 크기입니다

    not even one item of section {1} fits into its group {2}, which is {3} points
    섹션 {1}의 그룹 {2}{은/는} {3}포인트여서 아이템이 하나도 들어가지 않습니다

    make the item or its spacing smaller
    아이템이나 간격을 줄이세요

    section {1} has more than one {2}
    섹션 {1}에 {2}{이/가} 둘 이상 있습니다

    give each header, footer and badge a kind of its own
    헤더, 푸터, 배지마다 다른 kind를 주세요

    section {1} has no layout
    섹션 {1}에 레이아웃이 없습니다

    {1} is too large a number
    {1}{은/는} 너무 큰 수입니다

    a pinned header is {1}, so it is nowhere on screen
    고정된 헤더의 크기가 {1}{이라/라} 화면 어디에도 없습니다

    give it a width and a height, or take `pin` from it
    너비와 높이를 주거나 `pin`을 빼세요

    {1} answers another size each time, so the layout never ends
    {1}{이/가} 물을 때마다 다른 크기로 답해 레이아웃이 끝나지 않습니다

    `measure` it to one size: the same contents must give the same size
    `measure`로 크기를 하나만 정하세요. 같은 내용이면 크기도 같아야 합니다

    {1} answers a size of 0 x 0
    {1}{이/가} 크기를 0 x 0으로 답합니다

    let its contents reach from edge to edge, or answer at least 1 point
    내용이 가장자리에서 가장자리까지 닿게 하거나 1포인트 이상으로 답하세요

    a view of kind {1}
    kind가 {1}인 뷰

    the cell at {1} of section {2}
    섹션 {2}의 {1}번 셀

    a larger container leaves some
    컨테이너를 키우면 자리가 생깁니다

    stay below 1000000000000
    1000000000000보다 작게 쓰세요

    a group would hold more than {1} items
    그룹에 아이템이 {1}개보다 많이 들어가게 됩니다

    more than {1} elements would be on screen
    화면에 요소가 {1}개보다 많이 보이게 됩니다

    groups stand more than {1} deep in each other
    그룹이 {1}단계보다 깊이 들어 있습니다

    the groups of all sections would hold more than {1} items
    모든 섹션의 그룹에 아이템이 {1}개보다 많이 들어가게 됩니다

    count fewer, or make the items larger
    개수를 줄이거나 아이템을 키우세요

    make the items larger
    아이템을 키우세요

    put fewer groups into each other
    그룹을 덜 겹쳐 넣으세요

    there is no property `{1}`
    `{1}`{이라는/라는} 속성은 없습니다

    `help properties` lists them
    `help properties`로 속성 목록을 볼 수 있습니다

    the group of {1} is custom: its frames are given, and `{2}` changes none
    {1}의 그룹은 custom입니다. 프레임이 정해져 있어 `{2}`{으로/로} 바뀌는 것이 없습니다

    `layout {1}` shows the frames, `layout {2} { … }` gives others
    `layout {1}`{으로/로} 프레임을 보고, `layout {2} { … }`로 다시 정합니다

    the group of {1} holds nothing
    {1}의 그룹은 비어 있습니다

    the group of {1} does not begin with an item
    {1}의 그룹은 아이템으로 시작하지 않습니다

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
    `{1}`{은/는} 간격이 아닙니다

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

    four spacings, each 4, flexible:4 or _
    각각 4, flexible:4, _ 중 하나인 간격 네 개

    two numbers, x and y
    x와 y, 두 숫자

    one, two or four numbers
    숫자 한 개, 두 개 또는 네 개

    a dimension such as 0.5w, 44 or ~44
    0.5w, 44, ~44 같은 크기

    one of {1}
    {1} 중 하나

    insets that add up to less than {1} along the {2} leave some, and so does a larger container
    {2} 쪽 inset의 합을 {1}보다 작게 하거나 컨테이너를 키우면 자리가 생깁니다

    width
    너비

    height
    높이

    its first item's width is {1}, and the group is {2} wide: make that, or its edge spacing, smaller
    첫 아이템의 너비는 {1}인데 그룹의 너비는 {2}입니다. 아이템이나 edge spacing을 줄이세요

    its first item's height is {1}, and the group is {2} high: make that, or its edge spacing, smaller
    첫 아이템의 높이는 {1}인데 그룹의 높이는 {2}입니다. 아이템이나 edge spacing을 줄이세요

    `layout {1} list` gives it one
    `layout {1} list`로 주세요

    {1} is not a length
    {1}{은/는} 길이가 아닙니다

    write a finite number
    유한한 수를 쓰세요

    a group holds nothing
    그룹이 비어 있습니다

    put an item into its braces
    중괄호 안에 아이템을 넣으세요

    a group cannot hold {1} items
    그룹에 아이템 {1}개를 둘 수 없습니다

    count from 1 on
    1 이상으로 쓰세요

    section {1} shows no {2} {3}
    섹션 {1}에는 {2} {3}번이 보이지 않습니다
    """#
}
