extension Korean {
  /// The names and operations in the derivation of a number.
  static let derivations = #"""
     as above
     (위와 같음)

    , down to 1/{1} point
    , 1/{1}포인트 단위로 내림

    , to the nearest 1/{1}
    , 1/{1} 단위로 반올림

     ({1} times)
     ({1}번)

    {1} > {2}, so {3}
    {1} > {2}, 그래서 {3}

    {1}; {2}w would make {3}.
    {1}; {2}w라면 {3}

    {1}; {2}h would make {3}.
    {1}; {2}h라면 {3}

    {1} column
    {1}열

    {1} columns
    {1}열

    {1} row
    {1}행

    {1} rows
    {1}행

    largest of {1}
    {1} 중 가장 큰 값

    smallest of {1}
    {1} 중 가장 작은 값

    nearest to {1} of {2}
    {2} 중 {1}에 가장 가까운 값

    {1} in place of {2}
    {2} 대신 {1}

    one needs {1} of {2}
    하나에 {2} 중 {1} 필요

    {1} need {2} of {3}, one more {4}
    {1}개에 {3} 중 {2} 필요, 하나 더하면 {4}

    end insets
    끝쪽 inset

    reach of its items
    아이템이 차지한 길이

    left over
    남은 길이

    insets
    inset

    room for boundary items
    boundary 요소의 자리

    start of the cells
    셀의 시작

    boundary start
    boundary의 시작

    cells' length
    셀의 길이

    end of the cells
    셀의 끝

    point of the host
    기준 요소의 지점

    point of the view
    뷰의 지점

    groups before
    앞에 있는 그룹

    room
    자리

    items tried
    시도한 아이템 수

    groups before as estimated
    앞에 있는 그룹(estimated)

    needed by {1}
    {1}개에 필요한 길이

    items in a run
    한 줄의 아이템 수

    items in a run, one measured too large
    한 줄의 아이템 수, 하나가 너무 크게 측정됨

    section length
    섹션 길이

    times
    반복 횟수

    lengths
    길이의 합

    distance from the right
    오른쪽에서의 거리

    groups as estimated
    그룹(estimated)

    slot {1}
    자리 {1}

    estimated or measured
    estimated 또는 측정한 값

    group {1} measured
    측정한 그룹 {1}

    what measuring changed before
    앞쪽에서 측정으로 달라진 길이

    largest group of measured widths
    측정한 너비가 가장 큰 그룹

    largest measured group
    측정한 가장 큰 그룹

    pinned on screen
    화면에 고정됨

    to the group
    그룹까지

    flexible gaps
    flexible 간격의 수

    share
    하나의 몫

    proposed offset
    제안된 오프셋

    resting offset
    멈추는 오프셋

    row length
    줄의 길이

    farthest offset
    가장 먼 오프셋

    section start
    섹션의 시작

    room for boundary items before
    앞쪽 boundary 요소의 자리

    room for boundary items behind
    뒤쪽 boundary 요소의 자리

    page
    페이지

    contents
    내용

    group length
    그룹 길이

    sections before
    앞에 있는 섹션

    room beside
    옆에 남는 자리

    shared by fractions
    비율로 나누는 길이

    gaps
    간격의 합

    stop at group {1}
    그룹 {1}에서 멈추는 자리

    from one group to the next
    그룹에서 다음 그룹까지

    visible from
    보이는 시작

    visible to
    보이는 끝

    groups
    그룹

    section insets
    섹션 inset

    end of the sections
    섹션의 끝

    items without gaps
    간격을 뺀 아이템

    room left
    남은 자리

    reach of a full group
    가득 찬 그룹이 차지한 길이

    content width
    콘텐츠 너비

    anchor point
    anchor 지점

    own anchor point
    자기 anchor 지점

    inter-group spacing
    그룹 사이 간격

    inter-item spacing
    아이템 사이 간격

    inter-section spacing
    섹션 사이 간격

    host's width
    기준 요소의 너비

    group width
    그룹 너비

    group {1} width
    그룹 {1}의 너비

    item {1} width
    아이템 {1}의 너비

    measured width
    측정한 너비

    last group's width
    마지막 그룹의 너비

    largest width of the siblings
    형제 중 가장 큰 너비

    largest width in the section
    섹션에서 가장 큰 너비

    largest group width in the section
    섹션에서 가장 큰 그룹 너비

    group's inner width
    그룹 안쪽 너비

    section container's width
    섹션 컨테이너의 너비

    container width
    컨테이너 너비

    host's height
    기준 요소의 높이

    group height
    그룹 높이

    group {1} height
    그룹 {1}의 높이

    item {1} height
    아이템 {1}의 높이

    measured height
    측정한 높이

    last group's height
    마지막 그룹의 높이

    largest height of the siblings
    형제 중 가장 큰 높이

    largest height in the section
    섹션에서 가장 큰 높이

    largest group height in the section
    섹션에서 가장 큰 그룹 높이

    group's inner height
    그룹 안쪽 높이

    section container's height
    섹션 컨테이너의 높이

    container height
    컨테이너 높이

    host's x
    기준 요소의 x

    group x
    그룹 x

    unpinned x
    고정하지 않은 x

    group's x
    그룹의 x

    x in the group
    그룹 안의 x

    item x
    아이템 x

    host's y
    기준 요소의 y

    group y
    그룹 y

    unpinned y
    고정하지 않은 y

    group's y
    그룹의 y

    y in the group
    그룹 안의 y

    item y
    아이템 y

    top inset
    위쪽 inset

    leading inset
    leading 쪽 inset

    bottom inset
    아래쪽 inset

    trailing inset
    trailing 쪽 inset
    """#
}
