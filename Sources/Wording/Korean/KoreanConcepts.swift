extension Korean {
  /// What is said around concepts.
  static let concepts = #"""
    nothing is called `{1}`
    `{1}`{이라는/라는} 말은 없습니다

    `explain` lists the concepts
    `explain`으로 개념 목록을 볼 수 있습니다

    Explains a concept with an example; alone, lists the concepts.
    개념을 예제와 함께 설명합니다. 단독으로 쓰면 개념 목록을 보여 줍니다.

    A word may be a concept, a name of the API, a word of an answer or the kind of an error; a text of Xcode's console, in quotes, is told with its own numbers.
    개념, API 이름, 응답에 나온 말, 오류의 종류를 쓸 수 있습니다. `Xcode` 콘솔의 문구를 따옴표로 묶어 쓰면 그 문구의 숫자로 풀어 설명합니다.

    The example runs in a world of its own: yours does not change.
    예제는 따로 실행되므로 지금 상태는 바뀌지 않습니다.

    Data
    데이터

    Identity
    identity

    Apply and differences
    apply와 차이(diff)

    Outlines and reordering
    아웃라인과 순서 바꾸기

    Sizes
    크기

    Groups and space
    그룹과 간격

    Sections that scroll sideways
    옆으로 스크롤되는 섹션

    Headers, badges, devices
    헤더, 배지, 기기

    `explain CONCEPT` tells more; names of the API lead to their concept.
    `explain CONCEPT`로 자세히 볼 수 있습니다. API 이름을 써도 됩니다.

    Example
    예제

    Commands: {1}
    명령: {1}
    """#
}
