extension Korean {
  /// What commands answer of layouts, frames and the screen.
  static let screenAnswers = #"""
    frames: none changed
    프레임: 바뀐 것 없음

    frames: {1}, content {2}
    프레임: {1}, 콘텐츠 {2}

    frames on screen: {1}, content {2}
    화면의 프레임: {1}, 콘텐츠 {2}

    {1} new
    {1}개 생김

    {1} changed
    {1}개 바뀜

    {1} gone
    {1}개 사라짐

    was {1}
    이전 {1}

      … {1} more: `frames` shows them all
      … {1}개 더: `frames`로 모두 볼 수 있습니다

    … {1} more: `frames NAME` shows one, `set verbosity verbose` all
    … {1}개 더: `frames NAME`은 하나를, `set verbosity verbose`는 모두 보여 줍니다

    note: there is no section {1} yet
    참고: 섹션 {1}{은/는} 아직 없습니다

    the layout is set; it is asked when there are sections, and there are none yet
    레이아웃을 설정했습니다. 섹션이 있을 때 묻는데, 아직 하나도 없습니다

    note: `append sections main; append a b c; apply` gives it some
    참고: `append sections main; append a b c; apply`로 섹션을 만들 수 있습니다

    note: `apply` puts {1} on the screen
    참고: `apply`하면 {1}{이/가} 화면에 나옵니다

    layout {1}: {2}
    레이아웃 {1}: {2}

    horizontal groups {1}
    가로 그룹 {1}

    vertical groups {1}
    세로 그룹 {1}

    horizontal groups {1} of {2}
    가로 그룹 {1}, {2}개씩

    {1} groups {2}
    {1} 그룹 {2}

    {1} groups {2} of {3}
    {1} 그룹 {2}, {3}개씩

    layout configuration: {1}
    레이아웃 configuration: {1}

    {1}, spacing {2}
    {1}, 간격 {2}

    vertical groups {1} of {2}
    세로 그룹 {1}, {2}개씩

    {1}, with {2}
    {1}, {2} 포함

    {1} and {2}
    {1}, {2}

    container: {1}
    컨테이너: {1}

    content offset {1} → {2}: what is on screen stays in its place
    콘텐츠 오프셋 {1} → {2}: 화면에 보이던 것은 제자리에 있습니다

    scrolled to {1}{2}
    {1}까지 스크롤함{2}

    {1} rests at {2}{3}
    {1}: {2}에 멈춤{3}

     ({1} stops there)
     ({1}에 따라 멈추는 자리)

    visible: {1}
    보이는 것: {1}

    the screen is blank
    화면이 비어 있습니다

    , {1} blank below
    , 아래쪽 {1} 비어 있음

    {1} of content {2}, offset {3}{4}
    {1}, 전체 콘텐츠 {2}, 오프셋 {3}{4}

    nothing is applied yet
    아직 apply한 것이 없습니다

    content {1}
    콘텐츠 {1}

    {1} at {2}
    {1}, 오프셋 {2}

    element
    요소

    {1} of the layout prefers {2}
    레이아웃의 {1}: {2}{을/를} 원함

    {1} {2} prefers {3}
    {1}의 {2}: {3}{을/를} 원함

    prefer {1}
    {1}{을/를} 원함

    prefer the size of their text
    글에 맞는 크기를 원함

    prefer {1}, then {2}, in turn
    {1}, {2}{을/를} 번갈아 원함

    note: only cells, headers and footers are asked for their size; {1} keeps its own
    참고: 크기는 셀, 헤더, 푸터에만 묻습니다. {1}{은/는} 자기 크기를 지킵니다

    show {1} and prefer the size of that
    {1}{을/를} 보이고 그에 맞는 크기를 원함

    keep the layout's size
    레이아웃이 정한 크기를 따름

    offset {1}
    오프셋 {1}

    environment container {1}
    environment의 컨테이너 {1}

    visibleItems none
    visibleItems 없음
    """#
}
