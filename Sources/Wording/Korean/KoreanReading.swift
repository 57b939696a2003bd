extension Korean {
  /// What is said of a line that cannot be read: its signs, words, values and Swift.
  static let reading = #"""
    {1} or {2}
    {1} 또는 {2}

    the end
    명령의 끝

    this string is not closed
    문자열이 닫히지 않았습니다

    end it with "
    "로 닫으세요

    this `{1}` is not closed
    `{1}`가 닫히지 않았습니다

    end it with `{1}`
    `{1}`로 닫으세요

    this `{1}` closes a `{2}`
    `{2}`를 `{1}`로 닫았습니다

    close the `{1}` first
    `{1}`를 먼저 닫으세요

    this `}` closes nothing
    이 `}`에 짝이 없습니다

    remove it
    지우세요

    an entry has at most {1} bytes
    한 번에 입력할 수 있는 것은 {1}바이트까지입니다

    write it in parts, or put them into a file for `source`
    나누어 입력하거나 파일에 써서 `source`로 실행하세요

    brackets are nested more than {1} deep
    괄호가 {1}단계보다 깊습니다

    this escape means nothing
    알 수 없는 이스케이프입니다

    write \", \\, \n, \t or \u{AC00}
    \", \\, \n, \t 또는 \u{AC00}처럼 쓰세요

    a command is never quoted
    명령은 따옴표로 감싸지 않습니다

    write it without quotes
    따옴표 없이 쓰세요

    did you mean `{1}`?
    혹시 `{1}`인가요?

    did you mean {1}?
    혹시 {1}인가요?

    `help` lists the commands
    `help`로 명령 목록을 볼 수 있습니다

    there is no command `{1}`
    `{1}`{이라는/라는} 명령은 없습니다

    `{1}` ends too early: expected {2}
    `{1}` 명령이 너무 일찍 끝났습니다. {2}{이/가} 와야 합니다

    `{1}` doesn't fit here: expected {2}
    여기에 `{1}`{은/는} 올 수 없습니다. {2}{이/가} 와야 합니다

    `{1}` is a word of this command; quote it to use it as an identifier
    `{1}`{은/는} 이 명령의 단어입니다. 식별자로 쓰려면 따옴표로 감싸세요

    `{1}` is not a number
    `{1}`{은/는} 숫자가 아닙니다

    `{1}` is not a whole number
    `{1}`{은/는} 정수가 아닙니다

    `{1}` is not a dimension: write 0.5w, 0.5h, 44, ~44 or =~44
    `{1}`{은/는} 크기가 아닙니다. 0.5w, 0.5h, 44, ~44, =~44처럼 쓰세요

    `{1}` is not a dimension
    `{1}`{은/는} 크기가 아닙니다

    `{1}` is not a scale: write @2x
    `{1}`{은/는} scale이 아닙니다. @2x처럼 쓰세요

    `{1}` is not an index path: write SECTION-ITEM, as in 0-1
    `{1}`{은/는} index path가 아닙니다. 0-1처럼 SECTION-ITEM으로 쓰세요

    `{1}` is no setting, and no property such as main.section.contentInsets
    `{1}`{이라는/라는} 설정은 없고, main.section.contentInsets 같은 속성 이름도 아닙니다

    {1} is missing
    {1}{이/가} 빠졌습니다

    NAME is missing
    NAME이 빠졌습니다

    ITEM is missing
    ITEM이 빠졌습니다

    SECTION is missing
    SECTION이 빠졌습니다

    FILE is missing
    FILE이 빠졌습니다

    KIND is missing
    KIND가 빠졌습니다

    APPEARANCE is missing
    APPEARANCE가 빠졌습니다

    PRESET is missing
    PRESET이 빠졌습니다

    PROPERTY is missing
    PROPERTY가 빠졌습니다

    there is no section snapshot `{1}`
    `{1}`{이라는/라는} 섹션 스냅샷이 없습니다

    `var {1} = NSDiffableDataSourceSectionSnapshot<String>()` makes one
    `var {1} = NSDiffableDataSourceSectionSnapshot<String>()`로 만드세요

    an item is named twice
    같은 아이템이 두 번 나옵니다

    this is not a section snapshot
    섹션 스냅샷이 아닙니다

    write a variable's name or snapshotWithRoots(["a"])
    변수 이름이나 snapshotWithRoots(["a"])를 쓰세요

    this is not an identifier
    식별자가 아닙니다

    write "a", 1 or .main
    "a", 1 또는 .main처럼 쓰세요

    there is no variable `{1}` here
    여기에 `{1}`{이라는/라는} 변수는 없습니다

    write {1} or .{2}
    {1} 또는 .{2}{으로/로} 쓰세요

    this is not an array
    배열이 아닙니다

    write ["a", "b"]
    ["a", "b"]처럼 쓰세요

    this is neither true nor false
    true도 false도 아닙니다

    this is not a whole number
    정수가 아닙니다

    this is not an index path
    index path가 아닙니다

    write IndexPath(item: 0, section: 0)
    IndexPath(item: 0, section: 0)처럼 쓰세요

    there is no variable `{1}`
    `{1}`{이라는/라는} 변수는 없습니다

    `snapshot` and `dataSource` are there
    `snapshot`과 `dataSource`를 쓸 수 있습니다

    `{1}` cannot be called here
    여기서는 `{1}`{을/를} 호출할 수 없습니다

    call something on `snapshot`, `outline` or `dataSource`
    `snapshot`, `outline`, `dataSource`의 메서드를 호출하세요

    `{1}` has no member `{2}`
    `{1}`에는 `{2}`{이라는/라는} 멤버가 없습니다

    `{1}` cannot hold a section snapshot
    `{1}`에는 섹션 스냅샷을 담을 수 없습니다

    no SECTION
    SECTION이 빠졌습니다
    """#
}
