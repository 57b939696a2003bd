extension Korean {
  /// What `why` says of differences, frames and errors.
  static let explanations = #"""
    `why frame` shows each number with the property it came from, the operation and the rounding. It takes an item, a section (its length), or a header, background or badge of a section: `why frame main header`, `why frame main badge 2`, as `frames` numbers them; `why frame configuration KIND` takes one of the whole layout.
    `why frame`은 숫자마다 어느 속성에서 왔는지, 어떤 연산과 반올림을 거쳤는지 보여 줍니다. 아이템, 섹션(길이), 섹션의 헤더, 배경, 배지에 쓸 수 있습니다: `why frame main header`, `why frame main badge 2`. 번호는 `frames`에 나오는 대로입니다. 레이아웃 전체의 헤더나 푸터에는 `why frame configuration KIND`를 씁니다.

    It answers for the pending diff, or for the last apply when nothing is pending.
    apply하지 않은 차이(diff)에 대해, 없으면 마지막 apply에 대해 답합니다.

    The table shows the new order, each element's place before, and the longest increasing subsequence of those places: what is in it stays, the rest moves.
    표는 새 순서, 각 요소의 이전 위치, 그 위치들의 최장 증가 부분 수열(LIS)을 보여 줍니다. 수열에 든 것은 그대로 있고 나머지는 move합니다.

    in the pending diff
    아직 apply하지 않은 차이(diff)에서

    in the last apply
    마지막 apply에서

      = {1} stays: it is in the subsequence, so it is not moved
      = {1}{은/는} 그대로 있습니다. LIS에 들어 있으므로 옮기지 않습니다

      {1} {2} gets another cell: its section {3} is reloaded
      {1} {2}{은/는} 다른 셀을 받습니다. 섹션 {3}{이/가} reload됩니다

    Views asked for: {1}, new or reloaded with the section.
    요청된 뷰: {1}. 새로 생겼거나 섹션과 함께 reload되었습니다.

    Kept as they were: {1}{2}. A header has no identity of its own: its provider is asked when it comes on screen and when its section is new or reloaded, not when items change.
    그대로 둔 뷰: {1}{2}. 헤더에는 자기 식별자가 없습니다. provider에는 헤더가 화면에 들어올 때와 섹션이 새로 생기거나 reload될 때만 묻고, 아이템이 바뀔 때는 묻지 않습니다.

    Laid out before and no longer: {1}.
    전에는 있었으나 이제 레이아웃되지 않는 것: {1}.

    Laid out without cells: {1}.
    셀 없이 레이아웃됩니다: {1}.

    What mends it: {1}.
    고치는 방법: {1}.

    {1} cell
    셀 {1}개

    {1} cells
    셀 {1}개

    section {1} is 0 long: without items and headers nothing is laid out, insets and background neither
    섹션 {1}의 길이는 0입니다. 아이템과 헤더가 없으면 inset과 배경까지 아무것도 레이아웃하지 않습니다

    section {1} is 0 long: its group has no room for an item, so {2} are not laid out
    섹션 {1}의 길이는 0입니다. 그룹에 아이템이 들어갈 자리가 없어 아이템 {2}개가 레이아웃되지 않습니다

    above the text
    텍스트 위

    below the text
    텍스트 아래

    the text: a line of {1}, to the next pixel
    텍스트: 높이 {1}인 한 줄, 픽셀까지 올림

    the text: {1} lines of {2}, to the next pixel
    텍스트: 높이 {2}인 {1}줄, 픽셀까지 올림

    inside the cell, its height {1}
    셀 안에서 높이는 {1}

    inside the cell, its width {1}
    셀 안에서 너비는 {1}

    its height is the layout's estimate: no view was measured for it
    높이는 레이아웃의 추정값입니다: 측정한 뷰가 없습니다

    its size is the layout's estimate: there are so many cells that the import did not ask this one
    크기는 레이아웃의 추정값입니다: 셀이 많아서 가져올 때 이 셀에는 묻지 않았습니다

    of estimated size, for the import did not ask so many cells: {1}
    추정 크기 (셀이 많아서 가져올 때 묻지 않음): {1}

    broken, since it cannot hold with those before it: {1}
    앞선 제약과 함께 성립할 수 없어 깨졌습니다: {1}

    … deeper: `{1}`
    … 더 깊이: `{1}`

    Titles of headers are data beside the snapshot. A header has no identity that a diff could compare: its provider is asked when it comes on screen and when its section is new or reloaded.
    헤더의 제목은 스냅샷 밖의 데이터입니다. 헤더에는 차이(diff)가 비교할 식별자가 없습니다. provider에는 헤더가 화면에 들어올 때와 섹션이 새로 생기거나 reload될 때 묻습니다.

      = {1} stays: it is in the subsequence, so nothing is done to it
      = {1}{은/는} 그대로 있습니다. LIS에 들어 있으므로 아무 일도 하지 않습니다

      {1} {2} moves {3}: it is not in the subsequence; {4} of {5} stay, and no choice keeps more
      {1} {2}{은/는} {3}{으로/로} move합니다. LIS에 들지 않습니다. {5}개 중 {4}개가 그대로 있고, 더 많이 남기는 방법은 없습니다

      {1} {2} is inserted at {3}: it was nowhere before
      {1} {2}{은/는} {3}에 insert됩니다. 전에는 어디에도 없었습니다

      {1} {2} is deleted at {3}: it is nowhere after
      {1} {2}{은/는} {3}에서 delete됩니다. 이제 어디에도 없습니다

      {1} {2} moves here from {3}: an item that changes its section is one move
      {1} {2}{은/는} {3}에서 여기로 move합니다. 섹션을 옮기는 아이템은 move 하나입니다

      {1} {2} leaves for {3}: told there as a move
      {1} {2}{은/는} {3}{으로/로} 떠납니다. 그쪽의 move로 나옵니다

      {1} {2} is reloaded at [{3}]: its identifier was marked
      {1} {2}{은/는} [{3}]에서 reload됩니다. 식별자가 표시되어 있었습니다

      {1} {2} is reloaded at {3}, its place after the diff: it was marked, and a diff compares identifiers, never contents
      {1} {2}{은/는} 나머지 변경을 마친 뒤의 위치 {3}에서 reload됩니다. 표시되어 있었기 때문입니다. 차이(diff)는 식별자만 비교하고 내용은 비교하지 않습니다

      {1} {2} is reconfigured at {3}: it was marked; its cell stays and is filled anew
      {1} {2}{은/는} {3}에서 reconfigure됩니다. 표시되어 있었기 때문입니다. 셀은 그대로 두고 내용만 다시 채웁니다

    marks
    표시

    sections
    섹션

    after
    이후

    was at
    이전

    stay
    유지

    Alone, after an error, it tells the rule that was broken, where it comes from and what mends it. `help errors` names all rules.
    오류 뒤에 단독으로 쓰면 어긴 규칙과 그 출처, 고치는 방법을 알려 줍니다. `help errors`는 모든 규칙의 이름을 보여 줍니다.

    Read next: {1}
    이어서 읽기: {1}

    at the end, column {1}
    끝, {1}열

    at `{1}`, column {2}
    `{1}`, {2}열

    line {1}, {2}
    {1}행, {2}

    {1} is gone and new at once: its contents are part of what `==` compares, so with other contents it is another item, with another cell, and no longer selected.
    {1}{은/는} 없어지면서 새로 생겼습니다. `==`가 내용까지 비교하므로 내용이 달라지면 다른 아이템입니다. 셀도 다른 셀이고, 선택도 풀립니다.
    """#
}
