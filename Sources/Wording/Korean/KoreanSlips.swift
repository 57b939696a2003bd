extension Korean {
  /// What mends slips: usage, words tried in vain, Swift that is not read here.
  static let slips = #"""
    write {1}
    {1}처럼 쓰세요

    `help {1}` shows how it is written
    쓰는 법은 `help {1}`에 있습니다

    a new statement: write `; {1}`
    새 문장이라면 `; {1}`{이라고/라고} 쓰세요

    an item? `scroll to item {1}`
    아이템이라면 `scroll to item {1}`

    which section is `{1}` for?
    `{1}`{은/는} 어느 섹션에 쓰나요?

    `layout * {1} {2}` is for all
    모든 섹션이라면 `layout * {1} {2}`

    `append ITEM to SECTION` moves an item to the end of a section
    `append ITEM to SECTION`이 아이템을 섹션 끝으로 옮깁니다

    `apply` alone is animated
    `apply`만 쓰면 애니메이션이 있습니다

    write `apply unanimated`
    `apply unanimated`라고 쓰세요

    write `apply using reload data`
    `apply using reload data`라고 쓰세요

    a value is shown without it: write `snapshot.itemIdentifiers`
    그 호출 없이도 값이 보입니다. `snapshot.itemIdentifiers`라고만 쓰세요

    `show` shows the snapshot; `snapshot.` and Tab list its calls
    스냅샷은 `show`로 봅니다. `snapshot.` 뒤에서 Tab을 누르면 호출 목록이 나옵니다

    `show applied` shows its snapshot; `dataSource.` and Tab list its calls
    apply된 스냅샷은 `show applied`로 봅니다. `dataSource.` 뒤에서 Tab을 누르면 호출 목록이 나옵니다

    write `snapshot.{1}(…)`
    `snapshot.{1}(…)`라고 쓰세요

    did you mean `snapshot`?
    혹시 `snapshot`인가요?

    strings are quoted with ", not with {1}
    문자열은 {1}{이/가} 아니라 "로 감쌉니다

    `{1}` looks like an option; quote it to use it as an identifier
    `{1}`{은/는} 옵션처럼 보입니다. 식별자로 쓰려면 따옴표로 감싸세요

    `{1}` is not a range: write a{1..5} or 1..5
    `{1}`{은/는} 범위가 아닙니다. a{1..5}나 1..5처럼 쓰세요

    {1} is an item, not a section
    {1}{은/는} 섹션이 아니라 아이템입니다

    UIKit reconfigures items only; `reload sections` reloads sections
    UIKit은 아이템만 reconfigure합니다. 섹션은 `reload sections`로 reload하세요

    `{1}` is part of a `{2}`
    `{1}`{은/는} `{2}`에 들어가는 단어입니다

    `{1}` is not a number: an x between two numbers has spaces around it
    `{1}`{은/는} 숫자가 아닙니다. 두 숫자 사이의 x는 앞뒤를 띄어 쓰세요

    `{1}` is too large a number
    `{1}`{은/는} 너무 큰 수입니다

    nothing has been compared yet: this is the frame
    아직 비교한 것이 없어, 프레임이 정해지는 과정을 보여 줍니다

    nothing has been compared yet
    아직 비교한 것이 없습니다

    the first `apply` shows everything; the diff is derived from the second on
    첫 `apply`는 전부를 보여 줍니다. 차이(diff)는 두 번째부터 있습니다

    `redo` first
    먼저 `redo`를 실행하세요

    `exit` does the same.
    `exit`도 같습니다.

    write true or false
    true나 false로 쓰세요

    the working snapshot is called `snapshot`: `var snapshot = …`
    작업 중인 스냅샷의 이름은 `snapshot`입니다. `var snapshot = …`라고 쓰세요

    the copy that `dataSource.snapshot()` gives cannot be changed in place
    `dataSource.snapshot()`이 주는 사본은 그 자리에서 바꿀 수 없습니다

    write `snapshot = dataSource.snapshot()` first
    먼저 `snapshot = dataSource.snapshot()`이라고 쓰세요

    this is not the working snapshot
    작업 중인 스냅샷이 아닙니다

    write `snapshot`
    `snapshot`이라고 쓰세요

    `load` reads what `save` wrote; `source` runs commands
    `load`는 `save`가 쓴 파일을 읽습니다. 명령은 `source`로 실행하세요

    UIKit's calls are here without an import
    UIKit의 호출은 import 없이도 쓸 수 있습니다
    """#
}
