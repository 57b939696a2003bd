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
    """#
}
