extension Catalogue {
  /// What help and its search say.
  static let koreanHelp = #"""
    diffplay {1}: diffable data sources and compositional layouts
    diffplay {1}: diffable data source와 compositional layout 놀이터

    Edit the snapshot
    snapshot 편집

    Apply and compare
    apply와 비교

    Lay out
    레이아웃

    Update a view by hand
    직접 view 업데이트하기

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

    Finds what has to do with a word: commands, settings, properties, API names, errors.
    단어와 관련된 명령, 설정, 속성, API 이름, 오류를 찾습니다.

    nothing has to do with `{1}`
    `{1}`과 관련된 것이 없습니다

    there is no help on `{1}`
    `{1}`에 대한 도움말이 없습니다

    `apropos WORD` searches everything
    `apropos WORD`로 모두 찾아볼 수 있습니다

    `{1}` begins several commands
    `{1}`로 시작하는 명령이 여럿입니다

    Begin: `append sections main`, `append a{1..6}`, `apply`, `layout main grid 3`, `draw`.
    시작하기: `append sections main`, `append a{1..6}`, `apply`, `layout main grid 3`, `draw`.

    `help append` explains one; `help commands` lists all in a line each; `help layout words`, `help settings`, `help exit-codes`; `apropos WORD` searches; `why` tells what just happened; `append ?` lists what can follow; Tab completes; Ctrl-D leaves.
    `help append`는 하나를 설명하고 `help commands`는 모두 한 줄씩 보입니다. `help layout words`, `help settings`, `help exit-codes`도 있습니다. `apropos WORD`는 찾고, `why`는 방금 일어난 일을 설명하고, `append ?`는 이어서 쓸 것을 보이고, Tab은 완성하고, Ctrl-D는 끝냅니다.
    """#
}
