extension Korean {
  /// What `import` tells of code that was rewritten, left out or taken along.
  static let imports = #"""
    copies cannot be rewritten: {1}
    사본을 고쳐 쓸 수 없습니다: {1}

    note: its layout is {1}, which is not compositional, and its sections reach into each other: the rows here are not its frames
    참고: 레이아웃 {1}{은/는} compositional layout이 아니며 섹션이 서로 겹칩니다. 여기 보이는 행은 그 frame이 아닙니다

    note: its layout is {1}, which is not compositional: its frames are shown as they are for these items on this screen
    참고: 레이아웃 {1}{은/는} compositional layout이 아닙니다. 지금 화면에서 지금 아이템들의 frame을 그대로 보여 줍니다

    rewriting copies
    사본 고쳐 쓰기

    it ended the program: {1}
    프로그램을 끝냈습니다: {1}

    there is no Swift file in {1}
    {1}에 Swift 파일이 없습니다

    {1} holds more than a project does
    {1}에 프로젝트라고 하기에는 너무 많은 것이 들어 있습니다

    import files by their names; what else they need is looked for
    파일 이름을 적어 import하세요. 그 밖에 필요한 파일은 찾아서 가져옵니다

    taken along: {1}
    함께 가져옴: {1}

    taken in the place of {1}: {2} ({3})
    {1} 대신 {2}{을/를} 씀 ({3})

    left out: {1} ({2})
    제외함: {1} ({2})

    left out: {1} for want of {2} ({3})
    제외함: {2}{이/가} 없어서 {1} ({3})

    left out: {1} ({2}): {3}
    제외함: {1} ({2}): {3}

    left out: {1} ({2}): no Swift, {3}
    제외함: {1} ({2}): Swift 문법이 아님, {3}

    added: {1}, for what was left open ({2}, {3})
    열린 채로 남은 곳에 {1}{을/를} 더함 ({2}, {3})

    added: {1}, where one is missing ({2}, {3})
    빠진 자리에 {1}{을/를} 더함 ({2}, {3})

    left out: {1}, which closed nothing ({2}, {3})
    제외함: 닫는 것이 없는 {1} ({2}, {3})

    taken of an open merge: the first side ({1}, {2})
    끝나지 않은 병합에서 첫째 쪽을 씀 ({1}, {2})

    {1} brace
    중괄호 {1}개

    {1} braces
    중괄호 {1}개

    line {1}
    {1}번째 줄

    lines {1}
    {1}번째 줄

    lines {1} …
    {1}…번째 줄

    left out: {1}: {2}
    제외함: {1}: {2}

    {1} shows {2}
    {1}에는 {2}만 있습니다

    in part
    일부

    no section
    섹션 없음

    no collection view
    컬렉션 뷰 없음

    a table view, {1}, {2}
    테이블 뷰, {1}, {2}

    its cell is shown in part, for left out of its code was: {1}
    셀이 일부만 보입니다. 셀의 코드에서 제외한 것: {1}

    in part: {1} (left out of the cell: {2})
    일부: {1} (셀에서 제외한 것: {2})

    it is shown in part, for left out of its code was: {1}
    일부만 보입니다. 코드에서 제외한 것: {1}

    in part: {1} (left out of the view: {2})
    일부: {1} (뷰에서 제외한 것: {2})

    … {1} lines more
    … {1}줄 더

    this library does not have: {1}
    이 라이브러리에 없는 것: {1}

    neither this library nor the project has: {1}
    이 라이브러리에도 프로젝트에도 없는 것: {1}

    {1} (in {2})
    {1} ({2} 안)

    note: the library for imports is built anew, for its sources changed since the program was built; `make build` first makes that shorter
    알림: 프로그램을 빌드한 뒤 소스가 바뀌어 import용 라이브러리를 새로 만듭니다. 먼저 `make build`를 하면 더 빨리 끝납니다

    a table has no such number of rows
    테이블에 그런 수의 행은 없습니다

    {1} argument
    인자 {1}개

    {1} arguments
    인자 {1}개

    {1} parameter
    매개변수 {1}개

    {1} parameters
    매개변수 {1}개

    {1} element
    요소 {1}개

    {1} elements
    요소 {1}개

    {1} statement
    문장 {1}개

    {1} statements
    문장 {1}개

    {1} value
    값 {1}개

    {1} values
    값 {1}개

    {1} call
    호출 {1}개

    {1} calls
    호출 {1}개

    {1} conformance
    프로토콜 채택 {1}개

    {1} conformances
    프로토콜 채택 {1}개

    {1} variable
    변수 {1}개

    {1} variables
    변수 {1}개

    {1} member
    멤버 {1}개

    {1} members
    멤버 {1}개

    {1} part
    부분 {1}개

    {1} parts
    부분 {1}개

      … and {1} more
      … 외에 {1}

    {1} other name
    다른 이름 {1}개

    {1} other names
    다른 이름 {1}개

    read as today's: {1}
    지금 이름으로 읽음: {1}

    read as today's: {1}, and {2}
    지금 이름으로 읽음: {1}, 그 밖에 {2}

    brackets stand in each other there more than {1} deep
    괄호가 {1}겹보다 깊습니다

    types stand in each other there more than {1} deep
    타입이 {1}겹보다 깊습니다

    there are more than {1} bytes between two brackets
    괄호 사이가 {1}바이트를 넘습니다

    what goes beyond {1} bytes is not compiled
    {1}바이트를 넘는 부분은 컴파일하지 않습니다

    the compiler was still at {1} after {2} seconds
    컴파일러가 {2}초가 지나도 {1}{을/를} 끝내지 못했습니다

    import a file that holds less
    더 작은 파일을 import하세요

    {1} type
    타입 {1}개

    {1} types
    타입 {1}개
    """#
}
