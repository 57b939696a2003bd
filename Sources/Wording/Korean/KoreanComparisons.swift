extension Korean {
  /// What is said of two states of a project that are compared.
  static let comparisons = #"""
    {1} on {2}
    {2}의 {1}

    nothing changed
    바뀐 것이 없습니다

    nothing changed: {1}
    바뀐 것이 없습니다: {1}

    only in {1}
    {1}에만 있습니다

    there is nothing to lay out any more: {1}
    이제 배치할 것이 없습니다: {1}

    there was nothing to lay out before: {1}
    전에는 배치할 것이 없었습니다: {1}

    the snapshot cannot be applied
    스냅샷을 적용할 수 없습니다

    it is written otherwise and cannot be laid out, as before: {1}
    코드는 바뀌었지만 전과 같이 배치할 수 없습니다: {1}

    {1}; before it was: {2}
    {1}. 전에는 다음과 같았습니다: {2}

    {1} of {2} frames changed
    프레임 {2}개 가운데 {1}개 바뀜

    {1} new frame
    새 프레임 {1}개

    {1} new frames
    새 프레임 {1}개

    {1} lost frame
    없어진 프레임 {1}개

    {1} lost frames
    없어진 프레임 {1}개

    {1} changed text
    바뀐 글자 {1}개

    {1} changed texts
    바뀐 글자 {1}개

    {1} new warning
    새 경고 {1}개

    {1} new warnings
    새 경고 {1}개

    {1} changed answer
    바뀐 응답 {1}개

    {1} changed answers
    바뀐 응답 {1}개

    the data changed and no frame did
    데이터만 바뀌고 프레임은 그대로입니다

    working tree
    작업 트리

      why: what the layout says of all sections
      이유: 모든 섹션에 대한 레이아웃 설정

      why: the layout of {1}
      이유: {1}의 레이아웃

    there is nothing to compare
    비교할 것이 없습니다

    {1} of {2} changed
    {2}개 가운데 {1}개 바뀜

    {1}, {2} accepted
    {1}, 그중 {2}개는 승인됨

    {1} (accepted)
    {1} (승인됨)

    its layout is refused: {1}
    레이아웃이 거부되었습니다: {1}

    it has more than {1} items
    아이템이 {1}개보다 많습니다

    there is no layout for section {1}
    섹션 {1}의 레이아웃이 없습니다

    it is no layout document: {1}
    레이아웃 문서가 아닙니다: {1}

    neither has a screen, a layout or a session
    어느 쪽에도 화면, 레이아웃, 세션이 없습니다

    name a folder with Swift files, layout documents or sessions
    Swift 파일이나 레이아웃 문서, 세션이 있는 폴더를 지정하세요

    NEW is missing: {1} is no revision of git
    NEW가 없습니다: {1}{은/는} git 리비전이 아닙니다

    {1} is no path that a revision can be asked for
    {1}{은/는} 리비전에서 찾을 수 있는 경로가 아닙니다

    name it from the current folder
    현재 폴더에서 시작하는 경로를 쓰세요

    {1} is no revision
    {1}{은/는} 리비전이 아닙니다

    a name begins otherwise
    리비전 이름은 이렇게 시작하지 않습니다

    {1} is no file, and no revision: {2}
    {1}{은/는} 파일도 리비전도 아닙니다: {2}

    {1} is no file, no folder and no revision of git
    {1}{은/는} 파일도 폴더도 git 리비전도 아닙니다

    git is not installed
    git이 설치되어 있지 않습니다

    reading the repository
    저장소를 읽는 중
    """#
}
