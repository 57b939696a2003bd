extension Korean {
  /// What is said of settings and properties.
  static let settings = #"""
    this is no value of the setting
    이 설정에 없는 값입니다

    Layouts are written too: `createLayout()`, with a function for each kind of section. Only what was not said before is. Of a command that UIKit has no call for it is said once.
    레이아웃도 씁니다. `createLayout()` 하나와 섹션 종류마다 함수 하나이며, 앞에서 쓰지 않은 것만 씁니다. UIKit에 해당하는 호출이 없는 명령은 한 번만 그렇다고 알립니다.

    // UIKit has no call for `{1}`
    // UIKit에는 `{1}`에 해당하는 호출이 없습니다

    Switches the echo of each command's Swift spelling on or off.
    명령마다 Swift 코드를 함께 보여 줄지 정합니다.

    Switches the time that each command took on or off.
    명령마다 걸린 시간을 보여 줄지 정합니다.

    Sessions never hold it: the same commands give the same answers.
    세션에는 남지 않습니다. 같은 명령에는 늘 같은 답이 나와야 하기 때문입니다.

    The same as `set time on`.
    `set time on`과 같습니다.

    Swift itself is always understood: `snapshot.appendItems(["a"])` works as it is.
    Swift는 언제나 그대로 알아듣습니다. `snapshot.appendItems(["a"])`도 됩니다.

    Ends the program, as Ctrl-D does.
    Ctrl-D처럼 프로그램을 끝냅니다.

    Changes a setting, a property of a layout, or an item's field.
    설정, 레이아웃의 속성, 아이템의 필드를 바꿉니다.

    Alone it lists the settings, of which `help settings` tells; undo leaves them alone.
    단독으로 쓰면 설정 목록을 보여 주고, 설명은 `help settings`에 있습니다. undo는 설정을 건드리지 않습니다.

    The language of help, errors and explanations.
    도움말, 오류, 설명에 쓰는 언어.

    The form of answers: words, a JSON object a line, or CSV for tables.
    응답의 형식: 글, 한 줄에 하나씩 JSON 객체, 또는 표를 위한 CSV.

    How much is said: `quiet` changes say nothing, `verbose` lists are never cut.
    얼마나 보여 줄지: `quiet`이면 변경 명령이 아무것도 출력하지 않고, `verbose`이면 목록을 줄이지 않습니다.

    Whether each command is answered with its Swift spelling.
    명령마다 Swift 코드를 함께 보여 줄지.

    Whether frames and diffs are sentences, without drawings or ghost text.
    화면 낭독기에 맞게 프레임과 차이(diff)를 그림이나 흐린 제안 글 없이 문장으로 쓸지.

    When output is coloured.
    언제 출력에 색을 입힐지.

    Whether the rest of a command is shown as it is typed.
    입력 중에 명령의 나머지를 보여 줄지.

    Whether answers higher than the screen are shown in pages.
    화면보다 긴 응답을 페이지로 나누어 보여 줄지.

    Whether each command is followed by the time it took.
    명령마다 걸린 시간을 보여 줄지.

    A path begins with the section's name, then `section`, `group`, `item` or the KIND of a header, background or badge; `configuration` begins the properties of the whole layout. `help properties` lists them, with what each takes.
    경로는 섹션 이름으로 시작하고 `section`, `group`, `item` 또는 헤더, 배경, 배지의 KIND가 이어집니다. 레이아웃 전체의 속성은 `configuration`으로 시작합니다. 속성과 각각 받는 값은 `help properties`로 볼 수 있습니다.

    `set item a title "…"` changes what an item's cell will show when it is configured next.
    `set item a title "…"`는 아이템의 셀이 다음에 구성될 때 보여 줄 내용을 바꿉니다.

    The properties that `set` changes, and what they take.
    `set`으로 바꾸는 속성과 각각 받는 값.

    SECTION is a section's name, KIND that of a header, background or badge. The names are the API's. Values are written as in `layout`: `help layout words`.
    SECTION은 섹션의 이름, KIND는 헤더나 배경이나 배지의 이름입니다. 속성 이름은 API의 이름과 같습니다. 값은 `layout`에서처럼 씁니다: `help layout words`.

    The same as `set swift on`.
    `set swift on`과 같습니다.

    `set journal off`, or `--journal off` on the command line, keeps nothing.
    `set journal off`나 명령줄의 `--journal off`는 아무것도 보관하지 않습니다.

    Whether what is entered is kept for `restore`.
    입력한 내용을 `restore`용으로 보관할지 정합니다.
    """#
}
