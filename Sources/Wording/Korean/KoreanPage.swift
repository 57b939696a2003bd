extension Korean {
  /// What is said of the page in the browser, and on it.
  static let page = #"""
    Opens a page in the browser that follows everything typed, and can be played with.
    입력하는 모든 것을 따라가고 직접 만져 볼 수 있는 페이지를 브라우저에 엽니다.

    Every act on the page is a command, shown here as if it had been typed: a click on a view asks `why frame`, a drag is `reorder`, the wheel `scroll`, the corner of the device `container`.
    페이지에서 하는 모든 동작은 명령이며, 여기에 입력한 것처럼 보입니다. 뷰를 누르면 `why frame`, 끌면 `reorder`, 휠은 `scroll`, 기기의 모서리는 `container`입니다.

    Only browsers of this machine that know the address can see it. It ends with the prompt.
    주소를 아는 이 컴퓨터의 브라우저에서만 볼 수 있습니다. 프롬프트가 끝나면 함께 끝납니다.

    `page --folder DIR` keeps the page as files instead, for a class: pupils read along wherever a web server shows that folder, and can do nothing.
    `page --folder DIR`은 페이지를 파일로 둡니다. 웹 서버가 그 폴더를 보여 주는 곳에서 학생들이 함께 볼 수 있고, 조작은 할 수 없습니다.

    page: {1}/index.html, anew after each command
    페이지: {1}/index.html, 명령마다 새로 씁니다

    there is no folder {1}
    {1} 폴더가 없습니다

    make it first, where a web server shows it
    먼저 웹 서버가 보여 주는 곳에 만드세요

    `page` needs a person at a terminal
    `page`는 터미널에서 직접 입력할 때만 열 수 있습니다

    `export html FILE` writes the session as a page of its own
    `export html FILE`은 세션을 독립된 페이지로 씁니다

    page: {1}
    페이지: {1}

    page: closed
    페이지를 닫았습니다

    page: its files are kept no more
    페이지 파일을 더 이상 갱신하지 않습니다

    no page is open
    열린 페이지가 없습니다

    keep what is outlined
    윤곽선 고정하기

    the goal behind the screen
    목표를 화면 뒤에 겹쳐 보기

    the program `diffplay-page` is not beside this one
    이 프로그램 옆에 `diffplay-page` 프로그램이 없습니다

    `diffplay-page` needs the library `libmicrohttpd`: `apt-get install libmicrohttpd12`
    `diffplay-page`에는 `libmicrohttpd` 라이브러리가 필요합니다: `apt-get install libmicrohttpd12`

    undo
    실행 취소

    redo
    다시 실행

    rotate the device
    기기 돌리기

    right to left
    오른쪽에서 왼쪽으로

    the last change again, slowly
    마지막 변경을 천천히 다시

    large type
    큰 글자

    follows the prompt
    프롬프트를 따라가는 중

    waiting for the prompt
    프롬프트를 기다리는 중

    the prompt has ended
    프롬프트가 끝났습니다

    a line is being typed: it comes after it
    줄을 입력하는 중입니다. 그다음에 실행합니다

    not applied yet
    아직 apply하지 않음
    """#
}
