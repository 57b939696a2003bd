extension Korean {
  /// What `?` says of what can follow.
  static let prompt = #"""
    opens a block
    블록을 엽니다

    ends the block
    블록을 닫습니다

    more: Space or Return; the rest at once: q
    계속하려면 스페이스나 리턴, 나머지를 한꺼번에 보려면 q

    runs the line
    이 줄을 실행합니다

    item
    아이템

    section
    섹션

    device
    기기

    checkpoint
    체크포인트

    imported
    가져온 레이아웃

    folder
    폴더

    file
    파일

    variable
    변수

    outline
    아웃라인

    … and more
    … 더 있음

    (search) '{1}':
    (찾기) '{1}':

    (failing search) '{1}':
    (찾지 못함) '{1}':

    : {1}, … {2} more
    : {1}, … {2}개 더

    nothing can follow
    이어서 쓸 것이 없습니다

    a section that exists
    이미 있는 섹션

    a name for a section; one of several words in quotes
    섹션의 이름. 여러 단어이면 따옴표로 감쌉니다

    an item that exists
    이미 있는 아이템

    a name for an item, in quotes if of several words; a{1..5} is five
    아이템의 이름. 여러 단어이면 따옴표로 감쌉니다. a{1..5}는 다섯 개입니다

    an item of the outline
    아웃라인의 아이템

    a section or an item on the screen
    화면에 있는 섹션이나 아이템

    a number, or a fraction such as 1/3
    숫자나 1/3 같은 분수

    0.5w or 0.5h of the container, 44 points, ~44 estimated
    컨테이너에 대한 비율 0.5w나 0.5h, 44포인트, ~44는 estimated

    a scale: @2x
    scale: @2x

    an index path, SECTION-ITEM: 0-1
    index path, SECTION-ITEM: 0-1

    a file
    파일

    a property: main.section.contentInsets
    속성: main.section.contentInsets

    a command
    명령

    a device
    기기

    a concept: `explain` lists them
    개념: `explain`으로 목록을 볼 수 있습니다

    a lesson, by id or number: `lessons` lists them
    레슨의 id나 번호: `lessons`로 목록을 볼 수 있습니다

    text, in quotes if of several words
    글. 여러 단어이면 따옴표로 감쌉니다

    a name that `checkpoint` gave
    `checkpoint`로 붙인 이름

    a name for the present world
    지금 상태에 붙일 이름
    """#
}
