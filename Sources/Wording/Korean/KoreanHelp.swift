extension Korean {
  /// What help and its search say.
  static let help = #"""
    diffplay {1}: diffable data sources and compositional layouts
    diffplay {1}: diffable data source와 compositional layout 플레이그라운드

    Edit the snapshot
    스냅샷 편집

    Apply and compare
    apply와 비교

    Lay out
    레이아웃

    Update a view by hand
    직접 뷰 업데이트하기

    Sessions and files
    세션과 파일

    The program
    프로그램

    In the braces:
    중괄호 안:

    It stands inside {1}.
    {1} 안에 씁니다.

    Try
    예제

    See also: {1}
    함께 보기: {1}

    Shows what there is by task, or explains one word with examples.
    할 일별로 명령을 보여 주거나 단어 하나를 예제와 함께 설명합니다.

    Besides commands it knows: {1}, the words inside braces, and the errors by their names.
    명령 말고도 {1}, 중괄호 안의 단어, 오류의 이름을 설명합니다.

    A statement that ends in ` ?` lists what can follow: `append ?`.
    ` ?`로 끝내면 이어서 쓸 수 있는 것을 나열합니다: `append ?`.

    Words of your own find concepts and lessons first: `apropos sticky header`, `apropos crash`.
    평소에 쓰는 말로 찾으면 개념과 레슨이 먼저 나옵니다: `apropos 헤더 고정`, `apropos 크래시`.

    Finds what has to do with a word: commands, settings, properties, API names, errors.
    단어와 관련된 명령, 설정, 속성, API 이름, 오류를 찾습니다.

    nothing has to do with `{1}`
    `{1}`{과/와} 관련된 것이 없습니다

    there is no help on `{1}`
    `{1}`에 대한 도움말이 없습니다

    `apropos WORD` searches everything
    `apropos WORD`로 모두 찾아볼 수 있습니다

    `{1}` begins several commands
    `{1}`{으로/로} 시작하는 명령이 여럿입니다

    Begin: `append sections main`, `append a{1..6}`, `apply`, `layout main grid 3`, `draw`.
    시작하기: `append sections main`, `append a{1..6}`, `apply`, `layout main grid 3`, `draw`.

    `help append` explains one; `help commands` lists all in a line each; `help layout words`, `help settings`, `help exit-codes`; `apropos WORD` searches; `why` tells what just happened; `append ?` lists what can follow; Tab completes; Ctrl-D leaves.
    `help append`는 하나를 설명하고 `help commands`는 모두 한 줄씩 보여 줍니다. `help layout words`, `help settings`, `help exit-codes`도 있습니다. `apropos WORD`는 찾고, `why`는 방금 일어난 일을 설명하고, `append ?`는 이어서 쓸 것을 보여 주고, Tab은 완성하고, Ctrl-D는 끝냅니다.

    All commands, a line each.
    모든 명령을 한 줄씩.

    All settings, what they decide and what they take.
    모든 설정과 그 뜻, 쓸 수 있는 값.

    The first value is the usual one. `set` alone shows the present ones; undo leaves them alone. On the command line they are options: `diffplay --verbosity quiet`.
    첫 번째 값이 기본값입니다. `set`만 쓰면 현재 값을 보여 줍니다. undo는 설정을 건드리지 않습니다. 명령줄에서는 옵션으로 씁니다: `diffplay --verbosity quiet`.

    A start-up file is run before your first command: the file that DIFFPLAY_INIT names, or diffplay/init in $XDG_CONFIG_HOME or ~/.config. `--no-init` leaves it out. DIFFPLAY_ACCESSIBLE=1 turns `screen-reader` on, NO_COLOR turns colour off.
    첫 명령 전에 시작 파일을 실행합니다. DIFFPLAY_INIT이 가리키는 파일, 또는 $XDG_CONFIG_HOME이나 ~/.config의 diffplay/init입니다. `--no-init`을 쓰면 건너뜁니다. DIFFPLAY_ACCESSIBLE=1은 `screen-reader`를 켜고, NO_COLOR는 색을 끕니다.

    What the program's exit status means.
    프로그램의 종료 상태가 뜻하는 것.

    Scripts, pipes and `-c` stop at the first command that fails, with its place on standard error as file:line:column; `--keep-going` runs on and ends with 1. At the prompt an error ends nothing.
    스크립트, 파이프, `-c`는 처음 실패한 명령에서 멈추고 그 위치를 file:line:column 형식으로 표준 오류에 씁니다. `--keep-going`을 쓰면 끝까지 실행하고 1로 끝납니다. 프롬프트에서는 오류가 나도 계속됩니다.

    The words inside the braces of `layout`.
    `layout`의 중괄호 안에 쓰는 단어.

    A size is WIDTH x HEIGHT. 0.5w and 0.5h are fractions of the container, 44 is absolute, ~44 estimated, =~44 uniform across siblings. Insets are top leading bottom trailing; one number means all four, two mean vertical and horizontal.
    크기는 WIDTH x HEIGHT로 씁니다. 0.5w와 0.5h는 컨테이너에 대한 비율(fractional), 44는 absolute, ~44는 estimated, =~44는 uniformAcrossSiblings입니다. inset은 top leading bottom trailing 순서이며, 숫자 하나는 네 변 모두, 둘은 세로와 가로를 뜻합니다.

    Every word is a property or an initialiser of UIKit's: `apropos WORD` names it, and `layout SECTION` prints a section's layout in these words.
    모든 단어는 UIKit의 속성이나 이니셜라이저입니다. 어느 것인지는 `apropos WORD`가 알려 주고, `layout SECTION`은 섹션의 레이아웃을 이 단어로 보여 줍니다.

    How sections and items are named.
    섹션과 아이템의 이름을 쓰는 법.

    Any word is an identifier, in any script: a, 42, 사과. Quote one that has spaces or that the command itself uses: "blood orange", "to". In quotes, \" \\ \n \t and \u{AC00} are as in Swift.
    어떤 문자로 쓴 단어든 식별자가 됩니다: a, 42, 사과. 공백이 있거나 명령에서 쓰는 단어는 따옴표로 감쌉니다: "blood orange", "to". 따옴표 안에서는 \" \\ \n \t와 \u{AC00}을 Swift처럼 씁니다.

    a{1..3} stands for a1 a2 a3, x{01..12} keeps the zeros, 1..100 are numbers. Commas may separate. `;` ends a command, `#` begins a comment, `{ … }` spans lines.
    a{1..3}은 a1 a2 a3이고, x{01..12}는 0을 그대로 두며, 1..100은 숫자입니다. 쉼표로 나누어도 됩니다. `;`는 명령을 끝내고, `#`부터는 주석이며, `{ … }`는 여러 줄에 쓸 수 있습니다.

    The names of all refusals; `help NAME` explains one.
    모든 오류의 이름. `help NAME`은 하나를 설명합니다.

    `why` after an error explains it: what was refused, the rule and where it comes from, how to mend it. These are the names of the rules; `help NAME` tells of one.
    오류가 난 뒤 `why`를 쓰면 무엇이 거부되었는지, 어떤 규칙이고 어디서 왔는지, 어떻게 고치는지 설명합니다. 아래는 규칙의 이름이며 `help NAME`으로 하나씩 볼 수 있습니다.

    all well
    모두 정상

    a command failed, or a session differed
    명령이 실패했거나 세션의 출력이 달랐음

    the arguments are wrong, or a file cannot be read or parsed
    인자가 잘못되었거나 파일을 읽거나 해석할 수 없음

    a fault of the program itself
    프로그램 자체의 결함

    ended by SIGINT (Ctrl-C)
    SIGINT(Ctrl-C)로 끝남

    ended by SIGTERM; other signals give 128 and their number
    SIGTERM으로 끝남. 다른 시그널은 128에 그 번호를 더한 값

    command
    명령

    concept
    개념

    lesson
    레슨

    Said by: {1}
    이 문구를 쓰는 버전: {1}

    See it happen here:
    여기에서 일으켜 보기:

    `lesson {1}` is about it
    `lesson {1}`에서 다룹니다

    `explain {1}` tells more
    자세한 것은 `explain {1}`

    {1}, see `help {2}`
    {1}, `help {2}` 참고

    layout word
    레이아웃 단어

    {1}, in {2}
    {2}: {1}

    help
    도움말

    error
    오류
    """#
}
