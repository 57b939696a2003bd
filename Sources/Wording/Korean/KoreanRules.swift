extension Korean {
  /// What `why` says of the rules behind refusals.
  static let rules = #"""
    Rule
    규칙

    From
    출처

    To mend it
    고치는 법

    UIKit raises an exception here, and an app that does not catch it ends; here nothing changes.
    UIKit은 여기서 예외를 던지고, 잡지 않은 앱은 종료됩니다. 여기서는 아무것도 바뀌지 않습니다.

    Compositional layout asks for it; UIKit raises an exception or logs and shows nothing.
    compositional layout의 규칙입니다. UIKit은 예외를 던지거나, 로그를 남기고 아무것도 보여 주지 않습니다.

    This is the command language's own rule; UIKit has no part in it.
    이 명령 언어의 규칙이며 UIKit과는 관계가 없습니다.

    This is the playground's own rule; UIKit has no part in it.
    이 플레이그라운드의 규칙이며 UIKit과는 관계가 없습니다.

    An item identifier stands in a snapshot at most once, and in one call at most once: the data source tells items apart by their identifiers alone.
    아이템 식별자는 스냅샷에 한 번만, 한 번의 호출에서도 한 번만 나올 수 있습니다. 데이터 소스는 식별자만으로 아이템을 구별하기 때문입니다.

    Name each item once. Two things that look the same need identifiers of their own, such as a UUID each.
    아이템을 한 번씩만 쓰세요. 똑같아 보이는 두 개에도 UUID처럼 저마다 다른 식별자를 주어야 합니다.

    A section identifier stands in a snapshot at most once. Unlike items, which an append moves, sections that are there already are refused.
    섹션 식별자는 스냅샷에 한 번만 나올 수 있습니다. append하면 옮겨지는 아이템과 달리, 이미 있는 섹션은 거부됩니다.

    Use another name, or `move section` for the one that is there.
    다른 이름을 쓰거나, 이미 있는 섹션은 `move section`으로 옮기세요.

    Items belong to sections, so the first items need a section before them.
    아이템은 섹션에 속하므로, 아이템을 넣기 전에 섹션이 있어야 합니다.

    `append sections main`, then the items.
    `append sections main`을 먼저 하고 아이템을 넣으세요.

    What is inserted needs a place that stays: the element to insert beside cannot be among the inserted ones.
    insert에는 움직이지 않는 기준이 필요합니다. 기준이 되는 요소는 insert하는 것에 들어 있을 수 없습니다.

    Take it out of the list, or insert beside another.
    목록에서 빼거나, 다른 것을 기준으로 삼으세요.

    An element cannot be its own neighbour.
    자기 자신의 옆으로 옮길 수는 없습니다.

    Name another element to move beside.
    기준이 될 다른 요소를 쓰세요.

    Only what is in the snapshot can be marked to be reloaded or reconfigured. Deleting what is absent is passed over, marking it is not.
    스냅샷에 있는 것만 reload나 reconfigure로 표시할 수 있습니다. 없는 것을 delete하면 무시되지만, 없는 것을 표시하면 거부됩니다.

    `show` lists what is there; append the element first, or check its spelling.
    무엇이 있는지는 `show`로 보세요. 먼저 append하거나 철자를 확인하세요.

    The working snapshot has no such section or item, so nothing can be put in it, beside it, or moved. Names count in full: case, spaces and quotes as you made them.
    작업 중인 스냅샷에 그런 섹션이나 아이템이 없어서 그 안이나 옆에 넣을 수도, 옮길 수도 없습니다. 이름은 대소문자, 공백, 따옴표까지 만들 때와 똑같아야 합니다.

    `show` lists what is there. `append sections NAME` makes a section, `append NAME` an item.
    무엇이 있는지는 `show`로 보세요. `append sections NAME`은 섹션을, `append NAME`은 아이템을 만듭니다.

    Two identifiers that `==` calls equal must have equal hashes. With `identity hash` the hash covers content that `==` does not compare, so the table that finds items breaks.
    `==`로 같은 두 식별자는 hash도 같아야 합니다. `identity hash`에서는 `==`가 비교하지 않는 내용이 hash에 들어가므로 아이템을 찾는 해시 테이블이 깨집니다.

    Let hash(into:) cover exactly what `==` compares: `identity id` or `identity value`.
    hash(into:)에는 `==`가 비교하는 것만 넣으세요: `identity id` 또는 `identity value`.

    An item stands in an outline at most once. Outlines refuse what is there; they don't move it as snapshots do.
    아이템은 아웃라인에 한 번만 나올 수 있습니다. 스냅샷은 이미 있는 아이템을 옮기지만 아웃라인은 거부합니다.

    Delete the item first, or leave it out.
    먼저 delete하거나 빼고 쓰세요.

    The data source cannot carry out what was asked.
    데이터 소스가 요청을 실행할 수 없습니다.

    `diff` and `show` tell what is pending.
    아직 apply하지 않은 내용은 `diff`와 `show`로 볼 수 있습니다.

    The outline has no such item, so it has no children, neighbours or expansion either.
    아웃라인에 그런 아이템이 없으므로 자식도, 이웃도, 펼침 상태도 없습니다.

    `outline show` draws what is there.
    `outline`으로 무엇이 있는지 볼 수 있습니다.

    After a batch update the view counts: what was there, plus what was inserted or moved in, less what was deleted or moved out, must be what the model has now.
    batch update가 끝나면 뷰가 개수를 셉니다. 있던 개수에 insert되거나 옮겨 온 것을 더하고 delete되거나 옮겨 간 것을 빼면 지금 모델의 개수와 같아야 합니다.

    Tell the view of every change of the model, and of none twice; or use a data source, which counts for you.
    모델의 변경을 빠짐없이, 두 번씩 말고 한 번씩 뷰에 알리세요. 또는 대신 세어 주는 데이터 소스를 쓰세요.

    Deletes, reloads and the first place of a move count before the update, inserts and the second place after it. The place named does not exist on that side.
    delete, reload, move의 출발 위치는 업데이트 전, insert와 move의 도착 위치는 업데이트 후를 기준으로 셉니다. 그 기준에서 없는 위치입니다.

    Count from 0, on the side that the operation counts on.
    0부터, 그 연산이 기준으로 삼는 쪽에서 세세요.

    The view that is kept in step by hand has not asked for anything yet, so it cannot be updated.
    직접 맞추는 뷰가 아직 아무것도 묻지 않아 업데이트할 수 없습니다.

    `model a b c` gives it something to show.
    `model a b c`로 보여 줄 내용을 주세요.

    A diffable data source counts what the view shows. A change that the view is told of by somebody else would leave the two out of step, so the view refuses it.
    뷰가 보여 주는 것은 diffable data source가 셉니다. 다른 코드가 뷰에 변경을 알리면 둘이 어긋나므로 뷰가 거부합니다.

    Edit a snapshot and apply it; reloadData() alone is allowed.
    스냅샷을 고쳐 apply하세요. reloadData()만은 괜찮습니다.

    One batch holds two operations that exclude each other, such as deleting and moving the same item.
    같은 아이템을 delete하면서 move하는 것처럼, 함께할 수 없는 연산 둘이 한 batch에 있습니다.

    Keep one of the two.
    둘 중 하나만 남기세요.

    A section's content insets take so much of the container that nothing is left for its group.
    섹션의 contentInsets가 컨테이너를 너무 많이 차지해 그룹의 자리가 남지 않습니다.

    Make the insets smaller or the container larger; `container` shows its size.
    inset을 줄이거나 컨테이너를 키우세요. 크기는 `container`로 볼 수 있습니다.

    Not even one item fits into its group together with its spacing.
    간격까지 더하면 그룹에 아이템이 하나도 들어가지 않습니다.

    Make the item, its edge spacing or the group's spacing smaller, or the group larger.
    아이템이나 edge spacing, 그룹의 간격을 줄이거나 그룹을 키우세요.

    The elements on a section's boundary are told apart by their kinds, so no two share one.
    섹션의 boundary 요소는 kind로 구별하므로 둘이 같은 kind를 쓸 수 없습니다.

    Give each a kind of its own: `header first 1w x 30`.
    저마다 다른 kind를 주세요: `header first 1w x 30`.

    A section is laid out by exactly one group, and a group holds at least one item or group; with a count it repeats one.
    섹션에는 그룹이 정확히 하나 있고, 그룹에는 아이템이나 그룹이 하나 이상 있어야 합니다. count를 정하면 그 하나를 반복합니다.

    Put the items inside one group's braces: `group horizontal 1w x 44 { item 1w x 1h }`.
    아이템을 그룹 하나의 중괄호 안에 넣으세요: `group horizontal 1w x 44 { item 1w x 1h }`.

    `set` knows the properties of sections, groups, items, headers and of the configuration, by the names that UIKit gives them.
    `set`은 섹션, 그룹, 아이템, 헤더, configuration의 속성을 UIKit의 이름 그대로 받습니다.

    `apropos WORD` finds a property by a part of its name; `help properties` lists them.
    `apropos WORD`는 이름의 일부로 속성을 찾고, `help properties`는 목록을 보여 줍니다.

    `layout SECTION none` takes a layout away, but this section was given none.
    `layout SECTION none`은 레이아웃을 없애는 명령인데, 이 섹션에는 정해 준 레이아웃이 없습니다.

    `layout` lists the sections that have one.
    레이아웃이 있는 섹션은 `layout`으로 볼 수 있습니다.

    Only a section whose orthogonalScrollingBehavior is not none scrolls on its own; the others scroll with the view.
    orthogonalScrollingBehavior가 none이 아닌 섹션만 따로 스크롤됩니다. 나머지는 뷰와 함께 스크롤됩니다.

    `set SECTION.section.orthogonalScrollingBehavior continuous`, or `scroll to` the whole view.
    `set SECTION.section.orthogonalScrollingBehavior continuous`를 쓰거나, `scroll to`로 뷰 전체를 스크롤하세요.

    A pinned header is held inside what is visible. One without a width or a height shares no point with it, and UIKit stops when scrolling moves it.
    고정된 헤더는 보이는 영역 안에 붙들립니다. 너비나 높이가 없으면 겹치는 점이 없어, 스크롤로 옮겨질 때 UIKit이 멈춥니다.

    Give it an area, or pin it only while it has one.
    크기를 주거나, 크기가 있을 때만 고정하세요.

    A self-sizing view is asked again after each answer, with the size it answered, until it stays with it. One that never does would be laid out for ever.
    스스로 크기를 정하는 뷰에는 답할 때마다 그 크기로 다시 물으며, 답이 그대로일 때 끝납니다. 늘 다르게 답하면 레이아웃이 끝나지 않습니다.

    Let the same contents give the same size: round it, and change nothing while measuring.
    같은 내용이면 같은 크기가 되게 하세요. 반올림하고, 재는 동안 아무것도 바꾸지 마세요.

    A self-sizing view has to answer a size with a width or a height.
    스스로 크기를 정하는 뷰는 너비나 높이가 있는 크기로 답해야 합니다.

    Constrain its contents from edge to edge, or answer the estimate while there are none.
    내용의 제약을 가장자리까지 이으세요. 내용이 없을 때는 추정값으로 답하세요.

    The layout cannot be solved as it stands.
    이 레이아웃은 이대로는 계산할 수 없습니다.

    `layout SECTION` prints it; change what is odd.
    `layout SECTION`으로 보고 이상한 곳을 고치세요.

    A line in words begins with a verb, and this is none. Lines that begin with `snapshot`, `dataSource`, `outline`, `let` or `var` are Swift.
    명령은 동사로 시작하는데 이것은 동사가 아닙니다. `snapshot`, `dataSource`, `outline`, `let`, `var`로 시작하는 줄은 Swift입니다.

    `help` shows all verbs; Tab completes one.
    동사는 `help`에 모두 나오고, Tab은 자동 완성합니다.

    A verb is written out. What was typed begins more than one, so it cannot be guessed.
    동사는 끝까지 써야 합니다. 이렇게 시작하는 동사가 여럿이라 짐작할 수 없습니다.

    Type on until one is left, and press Tab.
    하나만 남을 때까지 더 쓰고 Tab을 누르세요.

    The command ends before its grammar does: something that must be named is missing.
    명령이 문법보다 먼저 끝났습니다. 꼭 써야 할 것이 빠졌습니다.

    Type the beginning and ` ?` to see what can follow: `append ?`.
    앞부분 뒤에 ` ?`를 붙이면 이어서 쓸 수 있는 것을 볼 수 있습니다: `append ?`.

    The command's grammar has no place for this word here. Words of the command itself, such as `to` or `before`, are identifiers only in quotes.
    이 명령의 문법에서 여기에는 이 단어가 올 수 없습니다. `to`나 `before`처럼 명령에서 쓰는 단어는 따옴표로 감싸야 식별자가 됩니다.

    `help VERB` shows each way to write the command; quote names that are words of it.
    `help VERB`로 명령을 쓰는 법을 보세요. 명령의 단어와 같은 이름은 따옴표로 감싸세요.

    A value of another sort is wanted here: a number, a size, a name of a closed list.
    여기에는 다른 종류의 값이 와야 합니다: 숫자, 크기, 정해진 이름 등.

    Type the command up to here and ` ?`: it lists what fits.
    여기까지 쓰고 ` ?`를 붙이면 쓸 수 있는 것을 볼 수 있습니다.

    A line stands for at most 1000000 identifiers, and brackets nest at most 64 deep, so that no line can use up the memory.
    한 줄이 메모리를 다 쓰지 않도록, 식별자는 한 줄에 1000000개까지, 괄호는 64단계까지 쓸 수 있습니다.

    Take fewer at once.
    한 번에 더 적게 쓰세요.

    A quoted name ends with a quote on the same line.
    따옴표로 감싼 이름은 같은 줄에서 닫아야 합니다.

    Close it with "; inside quotes write \" for a quote and \n for a line break.
    "로 닫으세요. 따옴표 안에서 따옴표는 \", 줄바꿈은 \n으로 씁니다.

    Every bracket that is opened is closed. At the prompt an open one asks for more lines.
    연 괄호는 모두 닫아야 합니다. 프롬프트에서는 닫을 때까지 다음 줄을 받습니다.

    Close it; Ctrl-C drops what was typed.
    괄호를 닫으세요. Ctrl-C는 입력한 것을 버립니다.

    A closing bracket closes the bracket that was opened last, and this one does not.
    닫는 괄호는 마지막에 연 괄호와 짝이 맞아야 하는데, 이것은 맞지 않습니다.

    Remove it, or close what is open first. Identifiers with brackets are quoted.
    지우거나, 먼저 열린 괄호부터 닫으세요. 괄호가 든 식별자는 따옴표로 감쌉니다.

    In quotes a backslash begins an escape, as in Swift: \" \\ \n \t and \u{AC00}.
    따옴표 안의 백슬래시는 Swift처럼 이스케이프의 시작입니다: \" \\ \n \t \u{AC00}.

    Write \\ for a backslash.
    백슬래시는 \\로 쓰세요.

    This command decides what becomes of its whole entry, so nothing else may stand there.
    이 명령은 입력 전체를 어떻게 할지 정하므로 다른 것과 함께 쓸 수 없습니다.

    Give it a line of its own.
    따로 한 줄에 쓰세요.

    Ctrl-C ended the command, and the world is as it was before it.
    Ctrl-C로 명령이 중단되었고, 상태는 그 전과 같습니다.

    Run it again.
    다시 실행하세요.

    Swift is read and its types are checked before any of it runs, as a compiler does; what is refused has changed nothing.
    Swift는 실행하기 전에 컴파일러처럼 읽고 타입을 검사합니다. 거부된 코드는 아무것도 바꾸지 않았습니다.

    The caret marks the place. `help append` and the like show the Swift spelling of each command.
    `^`가 그 자리를 가리킵니다. `help append`처럼 쓰면 명령마다 Swift로 쓰는 법을 볼 수 있습니다.

    Property wrappers, macros and parameter packs mean what the compiler makes of them. Where there is a compiler, such an entry is compiled with what earlier ones declare: its layouts, snapshots and screens come back, and no variables.
    속성 래퍼와 매크로, 매개변수 팩은 컴파일러가 있어야 뜻을 갖습니다. 컴파일러가 있으면 앞의 입력이 선언한 것과 함께 컴파일합니다. 레이아웃과 스냅샷, 화면은 돌아오지만 변수는 돌아오지 않습니다.

    Write what stands beside the refusal, or install Swift.
    오류 옆에 적힌 대로 쓰거나 Swift를 설치하세요.

    The Swift that was typed called UIKit in a way that it does not let pass.
    입력한 Swift가 UIKit이 허용하지 않는 방식으로 UIKit을 호출했습니다.

    The caret marks the call; what it means stands below.
    `^`가 그 호출을 가리킵니다. 무슨 뜻인지는 아래에 있습니다.

    The type has no method or property of this name with these labels.
    이 타입에는 이런 이름과 레이블의 메서드나 속성이 없습니다.

    Type the beginning and press Tab; `apropos NAME` finds calls too.
    앞부분을 쓰고 Tab을 누르세요. `apropos NAME`으로 호출도 찾을 수 있습니다.

    There are the variables `snapshot`, `dataSource`, `outline` and those that `let` and `var` made. Identifiers are strings: "a" or .a.
    쓸 수 있는 변수는 `snapshot`, `dataSource`, `outline`, 그리고 `let`과 `var`로 만든 것입니다. 식별자는 문자열입니다: "a" 또는 .a.

    Quote the name, or declare the variable first.
    이름을 따옴표로 감싸거나, 먼저 변수를 선언하세요.

    The call takes another type here.
    이 호출에는 다른 타입이 와야 합니다.

    `swift on` shows how each command is written in Swift.
    `swift on`을 쓰면 명령마다 Swift 코드를 보여 줍니다.

    Nothing here has this name. Names count in full: case, spaces and quotes as you made them.
    이런 이름은 없습니다. 이름은 대소문자, 공백, 따옴표까지 만들 때와 똑같아야 합니다.

    `show` lists sections and items, `device` the devices, `frames` what is on screen.
    `show`는 섹션과 아이템, `device`는 기기, `frames`는 화면에 있는 것을 나열합니다.

    The element is in the working snapshot, but the view shows what was applied last.
    이 요소는 작업 중인 스냅샷에 있지만, 뷰는 마지막으로 apply한 것을 보여 줍니다.

    `apply` puts it on the screen; `diff` shows what that will do.
    `apply`하면 화면에 나오고, 무슨 일이 일어날지는 `diff`로 볼 수 있습니다.

    `why` tells of the pending difference or of the last apply that had one; there is neither.
    `why`는 아직 apply하지 않은 차이(diff)나 마지막 apply의 차이를 설명하는데, 둘 다 없습니다.

    Apply, edit, and ask again. `why frame ITEM` derives a frame at any time.
    apply하고 편집한 뒤 다시 물어보세요. `why frame ITEM`은 언제든 쓸 수 있습니다.

    While identity covers content, an item is more than its name, and outlines here hold names.
    identity가 내용까지 포함하면 아이템은 이름만이 아닌데, 여기서 아웃라인에는 이름만 담을 수 있습니다.

    `identity id` while there are no outlines.
    아웃라인이 없을 때 `identity id`를 실행하세요.

    Changes are numbered from 1, and only those that were made can be taken back or brought back.
    변경의 번호는 1부터이며, 실제로 한 변경만 되돌리거나 다시 할 수 있습니다.

    `history` lists them and marks where you are.
    `history`로 목록과 현재 위치를 볼 수 있습니다.

    No world was given this name here. Undoing a `checkpoint` takes its name away too.
    이 이름을 붙인 상태가 없습니다. `checkpoint`를 undo하면 이름도 없어집니다.

    `checkpoint` alone lists the names; `back to NUMBER` goes to a change.
    `checkpoint`만 쓰면 이름을 나열하고, `back to NUMBER`는 그 변경으로 갑니다.

    One session is recorded at a time, by the person at the prompt.
    세션은 프롬프트에서 한 번에 하나씩만 기록할 수 있습니다.

    `record` alone says where it goes; `record off` ends it.
    `record`만 쓰면 어디에 기록 중인지 알려 주고, `record off`로 끝냅니다.

    The system refused to read or write the file; the reason is its own.
    시스템이 파일을 읽거나 쓰기를 거부했습니다. 이유는 시스템이 알려 준 것입니다.

    The operating system.
    운영체제.

    Check the path: it begins where the program was started; in a session, at its folder.
    경로를 확인하세요. 프로그램을 시작한 곳이 기준이고, 세션에서는 세션 파일이 있는 폴더가 기준입니다.

    The file is read strictly, so that nothing in it is passed over in silence. The place is line and column.
    파일의 내용을 조용히 건너뛰지 않도록 엄격하게 읽습니다. 위치는 행과 열입니다.

    Mend the file there, or write it anew with `save` or `export`.
    그 자리를 고치거나, `save`나 `export`로 다시 쓰세요.

    A file that ran itself would never end.
    자기 자신을 실행하는 파일은 끝나지 않습니다.

    Take the line out of the file.
    파일에서 그 줄을 빼세요.
    """#
}
