extension Korean {
  /// What is said of pictures and films.
  static let pictures = #"""
    Writes the screen as a picture, its layout as a document, or the world as Swift code.
    화면을 그림으로, 레이아웃을 문서로, 또는 상태를 Swift 코드로 씁니다.

    `export svg` draws the screen to scale, in light and dark colours: `--all` the whole content, `--overlay` with sections, groups, insets, spacings and what is estimated, `--animation` with the movement of the last apply. `export picture` gives what it is drawn from as JSON, `export png` the same picture through a program that is installed.
    `export svg`는 화면을 실제 비율로, 밝은 색과 어두운 색으로 그립니다. `--all`은 콘텐츠 전체를, `--overlay`는 섹션, 그룹, inset, 간격, estimated 크기를 함께, `--animation`은 마지막 apply의 움직임을 함께 그립니다. `export picture`는 그림의 바탕이 되는 값을 JSON으로 내보내고, `export png`는 설치된 프로그램을 써서 같은 그림을 만듭니다.

    Whether pictures show what cells contain; their names alone otherwise.
    그림에 셀의 내용을 보여 줄지 정합니다. 끄면 이름만 보입니다.

    `export html` writes the session so far as a film, one page that needs nothing beside it: it is played, stepped through and searched, and a click derives a frame.
    `export html`은 지금까지의 세션을 다른 파일이 필요 없는 한 페이지의 필름으로 씁니다. 재생하고, 한 단계씩 넘기고, 원하는 곳으로 옮겨 갈 수 있고, 누르면 프레임이 어떻게 나왔는지 보여 줍니다.

    a session of {1}
    {1}의 세션

    nothing was entered yet
    아직 입력한 것이 없습니다

    a film shows commands
    필름은 명령을 보여 줍니다

    the film begins after the first {1}
    필름은 처음 {1} 다음부터 시작합니다

    the screen
    화면

    nothing is on screen yet
    아직 화면에 아무것도 없습니다

    what explains the layout
    레이아웃을 설명하는 것

    the commands
    명령

    the snapshot
    스냅샷

    back a command
    명령 하나 뒤로

    on a command
    명령 하나 앞으로

    play
    재생

    pause
    멈춤

    the place in the film
    필름에서의 위치

    the speed
    속도

    items
    아이템

    spacings
    간격

    estimates
    추정값

    scrolled rows
    스크롤되는 줄

    stops
    멈추는 곳

    Whether the screen is drawn under each answer that changed it.
    화면을 바꾼 답마다 그 아래에 화면을 그릴지 정합니다.

    no other program is started here
    여기서는 다른 프로그램을 실행하지 않습니다

    `export svg` needs none
    `export svg`에는 필요 없습니다

    drawing
    그리기

    no program that makes PNG is installed
    PNG를 만드는 프로그램이 설치되어 있지 않습니다

    `apt install librsvg2-bin` or `brew install librsvg` puts one there; `export svg` needs none
    `apt install librsvg2-bin`이나 `brew install librsvg`로 설치하세요. `export svg`에는 필요 없습니다

    Compares the screens of two checkpoints, or of one and now.
    두 체크포인트의 화면을, 또는 체크포인트 하나와 지금의 화면을 비교합니다.

    What the snapshots, the frames and the views' words have different is told; `html FILE` draws both screens side by side, what differs marked. `diffplay compare` on the shell's command line does so for sessions, files, folders and revisions of git.
    스냅샷, 프레임, 뷰에 보이는 글에서 무엇이 다른지 알려 줍니다. `html FILE`은 두 화면을 나란히 그리고 다른 곳을 표시합니다. 셸의 명령줄에서는 `diffplay compare`가 세션, 파일, 폴더, git 리비전을 그렇게 비교합니다.

    A checkpoint is a whole world. Both are solved, and their snapshots, frames and views are told apart; neither becomes the present one.
    체크포인트는 상태 전체입니다. 둘 다 레이아웃을 계산해서 스냅샷, 프레임, 뷰를 비교하며, 어느 쪽도 현재 상태가 되지는 않습니다.

    {1}: both show the same
    {1}: 둘 다 같은 것을 보여 줍니다

    screen: {1} → {2}
    화면: {1} → {2}

    content offset {1} → {2}
    콘텐츠 오프셋 {1} → {2}

    the screens have another environment
    두 화면의 환경이 다릅니다

    {1} shows “{2}” instead of “{3}”
    {1}: “{3}” 대신 “{2}”

    there is no apply to show
    보여 줄 apply가 없습니다

    the last apply was not animated
    마지막 apply는 애니메이션되지 않았습니다

    the first apply reloads; the next one is compared with it
    첫 apply는 모두 새로 불러옵니다. 다음 apply를 그것과 비교합니다

    a collection view
    컬렉션 뷰

    the last apply of {1}
    {1}의 마지막 apply

    a collection view of {1}
    {1}의 컬렉션 뷰

    the whole content, {1}
    콘텐츠 전체, {1}

    {1} of content {2}, offset {3}
    콘텐츠 {2} 중 {1}, 오프셋 {3}

    {1} other view
    다른 뷰 {1}개

    {1} other views
    다른 뷰 {1}개
    """#
}
