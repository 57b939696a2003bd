extension Korean {
  /// What help says of commands that lay out, draw and scroll.
  static let layoutCommands = #"""
    Sets the view's size, scale and insets; alone, shows them.
    뷰의 크기, scale, inset을 정합니다. 단독으로 쓰면 현재 값을 보여 줍니다.

    `safe` and `margins` are top leading bottom trailing, like all insets.
    `safe`와 `margins`도 다른 inset처럼 top leading bottom trailing 순서입니다.

    `rtl` lets lines read from right to left; `dark` gives views the dark appearance.
    `rtl`은 줄을 오른쪽에서 왼쪽으로 읽게 하고, `dark`는 뷰에 다크 모드를 줍니다.

    Takes the container of a device by its name; alone, lists them.
    기기 이름으로 컨테이너를 정합니다. 단독으로 쓰면 기기 목록을 보여 줍니다.

    Draws what the view shows now, in box-drawing characters.
    지금 뷰에 보이는 모습을 상자 문자로 그립니다.

    Thin boxes are items, thick ones headers and footers, dashed ones backgrounds and badges. A dotted edge says that a box goes on outside the screen.
    가는 상자는 아이템, 굵은 상자는 헤더와 푸터, 파선 상자는 배경과 배지입니다. 점선 모서리는 상자가 화면 밖으로 이어진다는 뜻입니다.

    At a terminal the picture is as high as the screen at most, unless COLUMNS says how wide it is.
    터미널에서는 그림이 화면보다 높아지지 않습니다. COLUMNS로 너비를 정하면 그 너비대로 그립니다.

    Scrolls the view, or an orthogonal section to one of its stops.
    뷰를 스크롤하거나, 옆으로 스크롤되는(orthogonal) 섹션을 멈출 수 있는 위치로 옮깁니다.

    Swipes an orthogonal section one page or group to a side.
    옆으로 스크롤되는(orthogonal) 섹션을 한쪽으로 한 페이지 또는 한 그룹만큼 넘깁니다.

    Left brings what comes next, as a finger does. A paging section goes one page, a group paging one a group; a continuous one goes as far as the viewport is wide.
    손가락으로 넘기듯 left는 다음 내용을 보여 줍니다. paging은 한 페이지, groupPaging은 한 그룹, continuous는 viewport 너비만큼 움직입니다.

    Shows the frame of every element, of one section or of one item.
    모든 요소, 또는 섹션이나 아이템 하나의 프레임을 보여 줍니다.

    Frames are x, y, width and height in content coordinates, as layout attributes give them: items of a section that scrolls sideways stand where they would unscrolled.
    프레임은 layout attributes처럼 콘텐츠 좌표의 x, y, width, height입니다. 옆으로 스크롤되는 섹션의 아이템은 스크롤하지 않았을 때의 위치에 있습니다.

    Describes how a section is laid out; alone, says how it is.
    섹션의 레이아웃을 정합니다. 단독으로 쓰면 현재 레이아웃을 알려 줍니다.

    Dimensions: 0.5w and 0.5h are fractions of the container's width and height, 44 is absolute, ~44 estimated, =~44 uniform across siblings. Insets are top leading bottom trailing.
    크기: 0.5w와 0.5h는 컨테이너의 너비와 높이에 대한 비율(fractional), 44는 absolute, ~44는 estimated, =~44는 uniformAcrossSiblings입니다. inset은 top leading bottom trailing 순서입니다.

    In a group `count N` is subitem:count:, which sizes the subitem itself; `repeat N` is repeatingSubitem:count:, which keeps its size.
    그룹에서 `count N`은 하위 아이템의 크기를 스스로 정하는 subitem:count:이고, `repeat N`은 하위 아이템의 크기를 그대로 두는 repeatingSubitem:count:입니다.

    A custom group holds frames in its own coordinates, x, y, width and height, as an item provider gives them: `group custom 1w x 200 { frame 0 0 100 x 200; frame 110 0 90 x 90 }`.
    custom 그룹에는 아이템 provider가 주는 것처럼 그룹 좌표의 프레임을 x, y, 너비, 높이로 씁니다: `group custom 1w x 200 { frame 0 0 100 x 200; frame 110 0 90 x 90 }`.

    `layout configuration` is what the layout says of all sections, its own headers and footers among it; `none` makes it UIKit's defaults again.
    `layout configuration`은 모든 섹션에 대한 설정이며 레이아웃 전체의 헤더와 푸터도 여기에 씁니다. `none`은 UIKit 기본값으로 되돌립니다.

    `list` with an appearance is the section that a UICollectionLayoutListConfiguration makes in a container as wide as this one.
    `list` 뒤에 appearance를 쓰면 UICollectionLayoutListConfiguration이 지금 컨테이너 너비에서 만드는 섹션이 됩니다.

    `*` stands for every section that has no layout of its own.
    `*`는 자기 레이아웃이 없는 모든 섹션을 뜻합니다.

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
    큰 아이템 하나 옆에 작은 아이템 둘

    Sets what a self-sizing cell or header answers for its size.
    self-sizing 셀이나 헤더가 대답할 크기를 정합니다.

    Only estimated dimensions follow it, and only what is on screen is asked.
    estimated 크기만 이를 따르며, 화면에 있는 것에만 묻습니다.

    `measure KIND in configuration` is for a header or footer of the whole layout.
    `measure KIND in configuration`은 레이아웃 전체의 헤더나 푸터에 씁니다.

    With `then` the cell answers the two sizes in turn, which UIKit takes for a loop.
    `then`을 쓰면 셀이 두 크기를 번갈아 답하며, UIKit은 이것을 끝나지 않는 루프로 봅니다.

    `text` measures the cell's title or name, or the TEXT that it is to show: a label of body text in as many lines as it needs, with margins of 16 at the sides and 11 above and below.
    `text`는 셀의 title이나 이름, 또는 셀이 보여 줄 TEXT를 잽니다. 필요한 만큼 줄을 바꾸는 본문 글꼴의 레이블이고 여백은 좌우 16, 위아래 11포인트입니다.

    Heights of lines are UIKit's; widths are an estimate, the same on every machine.
    줄 높이는 UIKit과 같고, 너비는 어느 컴퓨터에서나 같은 어림값입니다.

    `set heading main header "…"` changes what a header is to say; it says so when it is asked for.
    `set heading main header "…"`로 헤더가 보여 줄 글을 바꿉니다. 헤더는 요청될 때 그 글을 보여 줍니다.

    What is on screen is decided by these frames: a cell that a handler moves with a transform goes when its own frame leaves.
    화면에 있는지는 이 프레임으로 정해집니다. 핸들러가 transform으로 옮긴 셀도 자기 프레임이 나가면 사라집니다.

    Shows what a section's handler of visible items is told now.
    섹션의 visibleItemsInvalidationHandler가 지금 받는 것을 보여 줍니다.

    UIKit calls `visibleItemsInvalidationHandler` on every layout and every step of the section's own scrolling, with the items that are visible, the offset and the environment.
    UIKit은 레이아웃할 때마다, 그리고 섹션이 스크롤될 때마다 보이는 아이템, 오프셋, environment와 함께 `visibleItemsInvalidationHandler`를 부릅니다.

    Frames are unscrolled, as layout attributes give them; `distance` is that of a cell's middle from the middle of the container once the offset is taken off: what carousels that shrink their sides reckon with.
    프레임은 layout attributes처럼 스크롤하지 않은 값입니다. `distance`는 오프셋을 뺀 뒤 셀의 중심이 컨테이너의 중심에서 떨어진 거리로, 양옆을 줄이는 carousel에 쓰입니다.

    `from` reads a layout document, or takes a layout that `import` defined by its name.
    `from`은 레이아웃 문서를 읽거나, `import`가 정의한 레이아웃을 이름으로 가져옵니다.

    Of very many only the first {1} are listed, unless `set verbosity verbose` says otherwise; JSON and CSV have them all.
    아주 많으면 처음 {1}개만 나열합니다. `set verbosity verbose`는 모두 나열하고, JSON과 CSV에는 언제나 모두 있습니다.

    Invalidates the layout: section providers are asked again, all is solved anew.
    레이아웃을 무효화합니다. section provider에 다시 묻고 모두 새로 계산합니다.

    An apply and a change of size do so by themselves. It is for a provider in Swift that reads what has changed elsewhere: a variable, a setting. What cells have answered stays.
    apply와 크기 변경은 스스로 그렇게 합니다. 이 명령은 다른 곳에서 바뀐 것(변수, 설정)을 읽는 Swift provider를 위한 것입니다. 셀이 답한 크기는 남습니다.

    Contents of cells are none of its business: `reconfigure` is.
    셀의 내용과는 관계없습니다. 그것은 `reconfigure`의 일입니다.

    the layout is invalidated: every section is asked for and solved anew
    레이아웃을 무효화했습니다: 섹션마다 다시 묻고 새로 계산합니다

    Nothing that the layout is made of has changed since it was solved last, so it comes out the same. An apply and a change of size invalidate by themselves.
    마지막으로 계산한 뒤 레이아웃을 이루는 것이 바뀌지 않아 결과가 같습니다. apply와 크기 변경은 스스로 무효화합니다.

    the group has no width: give it one, or the view that it is a part of
    그룹의 너비가 없습니다. 그룹에, 또는 그룹이 비율의 기준으로 삼는 뷰에 너비를 주세요

    the group has no height: give it one, or the view that it is a part of
    그룹의 높이가 없습니다. 그룹에, 또는 그룹이 비율의 기준으로 삼는 뷰에 높이를 주세요
    """#
}
