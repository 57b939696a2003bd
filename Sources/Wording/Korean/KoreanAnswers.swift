extension Korean {
  /// What commands answer, and what the prompt says besides.
  static let answers = #"""
    {1} section
    섹션 {1}개

    {1} sections
    섹션 {1}개

    {1} item
    아이템 {1}개

    {1} items
    아이템 {1}개

    {1} command
    명령 {1}개

    {1} commands
    명령 {1}개

    {1} screen
    화면 {1}개

    {1} screens
    화면 {1}개

    {1} layout
    레이아웃 {1}개

    {1} layouts
    레이아웃 {1}개

    {1} snapshot
    스냅샷 {1}개

    {1} snapshots
    스냅샷 {1}개

    {1} error
    오류 {1}개

    {1} errors
    오류 {1}개

    {1} moved
    {1} move

    {1} reloaded
    {1} reload

    {1} reconfigured
    {1} reconfigure

    error:
    오류:

    note:
    참고:

    warning:
    경고:

    declared: {1}
    선언됨: {1}

    out of step:
    어긋남:

    interrupted:
    중단됨:

    recording stopped:
    기록 중단:

    see:
    더 보기:

    pending: nothing
    대기 중: 없음

    pending: {1}
    대기 중: {1}

    no difference
    차이 없음

    applied: {1}
    apply함: {1}

    applied unanimated: {1}
    애니메이션 없이 apply함: {1}

    reloaded: {1}, {2} ({3}: nothing is compared)
    reload함: {1}, {2} ({3}: 비교하지 않음)

    the first apply
    첫 apply

    the screen {1}
    화면 {1}

    cells asked for: none
    요청된 셀: 없음

    views asked for: {1}
    요청된 뷰: {1}

    views asked for: {1} … ({2} in all)
    요청된 뷰: {1} … (모두 {2}개)

    cells asked for: {1}
    요청된 셀: {1}

    cells measured: {1}
    크기를 잰 셀: {1}

    {1} … ({2} in all)
    {1} … (모두 {2}개)

      … {1} more
      … {1}개 더

    … {1} more
    … {1}개 더

    {1} more
    {1}개 더

      {1} [{2}] {3} reloaded
      {1} [{2}] {3} reload

      {1} {2} {3} reloaded
      {1} {2} {3} reload

      {1} {2} {3} reconfigured
      {1} {2} {3} reconfigure

     from {1}
     ({1}에서)

    note: {1} {2}
    참고: {1}{은/는} {2}

    was already there and moved
    이미 있어서 옮겼습니다

    were already there and moved
    이미 있어서 옮겼습니다

    was already there and stays
    이미 있고 그대로 있습니다

    were already there and stay
    이미 있고 그대로 있습니다

    is not in the snapshot: ignored
    스냅샷에 없어서 무시했습니다

    are not in the snapshot: ignored
    스냅샷에 없어서 무시했습니다

    note: the snapshot keeps the value that was put in, and so does its cell, reloaded or not; look contents up by name, as with `identity id`
    참고: 스냅샷은 처음 넣은 값을 그대로 두고, reload해도 셀은 그 값을 보여 줍니다. `identity id`처럼 내용은 이름으로 찾아 쓰세요

    , the snapshot keeps {1}
    , 스냅샷에는 {1}

    , the snapshot keeps nothing
    , 스냅샷에는 없음

    {1} is to say {2}
    {1}{은/는} {2}{을/를} 보여 줄 예정

    {1} is to say {2}, the view says {3}
    {1}{은/는} {2}{을/를} 보여 줄 예정, 뷰에는 {3}

    note: no diff sees a header; its view is asked for again when the section is reloaded: `reload section {1}`
    참고: 헤더는 차이(diff)에 나타나지 않습니다. 섹션을 reload하면 뷰가 다시 요청됩니다: `reload section {1}`

    give its layout one: `header 1w x 30`
    레이아웃에 넣으세요: `header 1w x 30`

    note: the identifier is the same, so a diff sees nothing; reload or reconfigure it
    참고: 식별자가 그대로라 차이(diff)에는 나타나지 않습니다. reload나 reconfigure를 하세요

    note: the working snapshot keeps its own edits; `reset` drops them
    참고: 작업 중인 스냅샷의 편집은 그대로입니다. 버리려면 `reset`을 쓰세요

    setting
    설정

    value
    값

    takes
    쓸 수 있는 값

    undid: {1}
    되돌림: {1}

    redid: {1}
    다시 함: {1}

    no changes yet
    아직 변경이 없습니다

      … {1} before
      … 이전 변경 {1}개

     (undone)
     (되돌림)

    {1} 0  the start
    {1} 0  처음

    checkpoints: none
    체크포인트 목록: 없음

    checkpoints: {1}
    체크포인트 목록: {1}

    this is where you are
    지금 있는 곳입니다

    back to {1}
    {1}{으로/로} 돌아옴

    outline: empty
    아웃라인: 비어 있음

    outline: {1}, {2} visible
    아웃라인: {1}, 보이는 것 {2}개

    canReorderItem({1}) → false: nothing moves
    canReorderItem({1}) → false: 아무것도 옮기지 않습니다

    nothing changes
    바뀌는 것이 없습니다

    remove {1} at {2}
    {2}에서 {1} remove

    insert {1} at {2}
    {2}에 {1} insert

      section {1}: {2}
      섹션 {1}: {2}

    no sections
    섹션 없음

    (no sections)
    (섹션 없음)

    (empty)
    (비어 있음)

    marked: {1} {2}
    표시됨: {1} {2}

    model: {1}
    모델: {1}

    view:  {1}
    뷰:   {1}

    view:  has not asked yet
    뷰:   아직 묻지 않았습니다

    {1} the view shows what the model no longer says
    {1} 뷰가 모델과 다른 내용을 보여 주고 있습니다

    updated: the counts add up
    업데이트함: 개수가 맞습니다

    , the cell shows {1}
    , 셀에는 {1}

    , the cell shows nothing
    , 셀에는 없음

    Ctrl-C again leaves, as do Ctrl-D and `quit`.
    Ctrl-C를 한 번 더 누르면 끝납니다. Ctrl-D나 `quit`으로도 끝낼 수 있습니다.

    {1} the editor ended with an error; nothing was run
    {1} 편집기가 오류로 끝나 아무것도 실행하지 않았습니다

    unchanged: nothing was run
    바뀐 것이 없어 실행하지 않았습니다

    nothing has changed
    바뀐 것은 없습니다

    what was done before it stays
    그 전까지 한 것은 남아 있습니다

    time: {1} ms
    걸린 시간: {1} ms

    The last session was cut off: `restore` brings it back.
    마지막 세션이 도중에 끊겼습니다. `restore`로 되살릴 수 있습니다.
    """#
}
