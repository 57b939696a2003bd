extension Korean {
  /// What a program in Swift says that stops as it runs.
  static let swiftRunning = #"""
    an operand is no number
    피연산자가 수가 아닙니다

    Fatal error: arithmetic overflow in '+'
    치명적 오류: '+' 계산이 넘쳤습니다

    Fatal error: arithmetic overflow in '-'
    치명적 오류: '-' 계산이 넘쳤습니다

    Fatal error: arithmetic overflow in '*'
    치명적 오류: '*' 계산이 넘쳤습니다

    Fatal error: Division by zero
    치명적 오류: 0으로 나누었습니다

    Fatal error: Division results in overflow
    치명적 오류: 나눗셈이 넘쳤습니다

    Fatal error: Division by zero in remainder operation
    치명적 오류: 0으로 나눈 나머지를 구했습니다

    Fatal error: Division results in overflow in remainder operation
    치명적 오류: 나머지를 구하는 나눗셈이 넘쳤습니다

    Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value
    치명적 오류: 옵셔널 값을 암시적으로 언래핑했는데 nil이 나왔습니다

    Fatal error: Unexpectedly found nil while unwrapping an Optional value
    치명적 오류: 옵셔널 값을 언래핑했는데 nil이 나왔습니다

    Fatal error: Dictionary literal contains duplicate keys
    치명적 오류: 딕셔너리 리터럴에 같은 키가 또 있습니다

    Could not cast value of type '{1}' to '{2}'
    '{1}' 타입의 값을 '{2}' 타입으로 캐스팅할 수 없습니다

    Fatal error: 'try!' expression unexpectedly raised an error: {1}
    치명적 오류: 'try!' 식이 오류를 던졌습니다: {1}

    Fatal error: Range requires lowerBound <= upperBound
    치명적 오류: 범위의 아래 끝이 위 끝보다 큽니다

    a chain met nil
    체이닝이 nil을 만났습니다

    Fatal error: Error raised at top level: {1}
    치명적 오류: 최상위에서 오류를 던졌습니다: {1}

    this is no type
    타입이 아닙니다

    this call needs what is not here
    이 호출에 필요한 것이 여기에 없습니다

    this call needs a native
    이 호출에는 연결된 구현이 필요합니다

    Fatal error: Array index is out of range
    치명적 오류: 배열의 인덱스가 범위를 벗어났습니다

    Fatal error: Radix must be between 2 and 36
    치명적 오류: 진법은 2와 36 사이여야 합니다

    Fatal error: Can't take a negative number of elements
    치명적 오류: 원소를 음수 개 가져올 수 없습니다

    only strings can be joined with a separator
    문자열만 구분자로 이을 수 있습니다

    Fatal error: Can't remove first element from an empty collection
    치명적 오류: 빈 컬렉션에서 첫 원소를 지울 수 없습니다

    Fatal error: Can't remove last element from an empty collection
    치명적 오류: 빈 컬렉션에서 마지막 원소를 지울 수 없습니다

    Fatal error: Can't get random value with an empty range
    치명적 오류: 빈 범위에서 무작위 값을 얻을 수 없습니다

    Fatal error: Stride size must not be zero
    치명적 오류: 순회하는 간격은 0일 수 없습니다

    Fatal error: {1} value cannot be converted to {2} because it is either infinite or NaN
    치명적 오류: 무한대이거나 수가 아닌 `{1}` 값은 `{2}` 값으로 변환할 수 없습니다

    Fatal error: {1} value cannot be converted to {2} because the result would be {3}
    치명적 오류: 결과가 `{2}` 범위를 벗어나 `{1}` 값을 변환할 수 없습니다({3})

    Fatal error: Not enough bits to represent a signed value
    치명적 오류: 이 음수는 이 타입의 범위를 벗어납니다

    Fatal error: Not enough bits to represent the passed value
    치명적 오류: 주어진 값이 이 타입의 범위를 벗어납니다

    Fatal error: Negative value is not representable
    치명적 오류: 부호 없는 타입은 음수를 나타낼 수 없습니다

    negative integer '{1}' overflows when stored into unsigned type '{2}'
    음의 정수 '{1}' 값은 부호 없는 '{2}' 타입에 담을 수 없습니다

    integer literal '{1}' overflows when stored into '{2}'
    정수 리터럴 '{1}' 값은 '{2}' 타입에 넘칩니다

    an option set needs a stored 'rawValue' that is an integer
    옵션 집합에는 정수로 저장된 'rawValue' 속성이 필요합니다

    Fatal error: Duplicate values for key: '{1}'
    치명적 오류: '{1}' 키의 값이 둘 이상입니다

    more than {1} objects are alive at once
    한꺼번에 살아 있는 객체가 {1}개를 넘습니다

    return from initializer without initializing all stored properties: '{1}'
    이니셜라이저가 모든 저장 속성에 값을 주지 않고 끝났습니다: '{1}'

    '{1}' has no such initializer
    '{1}' 타입에는 그런 이니셜라이저가 없습니다

    '{1}' values have no order
    '{1}' 타입의 값에는 순서가 없습니다

    operator '{1}' does not fit these values
    '{1}' 연산자는 이 값들에 맞지 않습니다

    this cannot be gone through
    하나씩 꺼낼 수 없는 값입니다

    Fatal error: Attempted to read an unowned reference but the object was already deallocated
    치명적 오류: unowned 참조를 읽었는데 객체가 이미 해제되었습니다

    Fatal error: Index out of range
    치명적 오류: 인덱스가 범위를 벗어났습니다

    this was used before being initialized
    값을 주기 전에 썼습니다

    this takes more than {1} steps
    실행 단계가 {1}개를 넘습니다

    stopped
    멈추었습니다

    this is larger than {1} elements
    원소가 {1}개를 넘습니다

    this needs more memory than it may
    쓸 수 있는 메모리를 넘습니다

    '{1}' has no body
    '{1}' 함수에는 본문이 없습니다

    more than {1} calls are inside of each other
    호출이 {1}단계보다 깊습니다

    these calls need more of the stack than they may
    이 호출들에는 쓸 수 있는 것보다 많은 스택이 필요합니다

    this has no body
    본문이 없습니다

    this is no function
    함수가 아닙니다

    this prints more than {1} bytes
    출력이 {1}바이트를 넘습니다

    this key path is read-only
    이 키 경로로는 읽을 수만 있습니다

    Swift runtime failure: arithmetic overflow
    Swift 실행 오류: 산술 오버플로

    '%{1}' has no argument
    '%{1}' 자리에 넣을 인자가 없습니다

    '%{1}' does not take a value of type '{2}'
    '%{1}' 자리에는 '{2}' 타입의 값을 넣을 수 없습니다

    '%d' takes an 'Int', '%f' a 'Double', '%@' anything else
    '%d' 자리에는 'Int', '%f' 자리에는 'Double', '%@' 자리에는 그 밖의 값을 넣습니다

    a layout class of one's own needs the compiler
    직접 만든 레이아웃 클래스는 컴파일해야 합니다

    describe it with 'NSCollectionLayoutGroup.custom'
    'NSCollectionLayoutGroup.custom'으로 기술하세요

    'init(from:)' of '{1}' needs the compiler
    '{1}' 타입의 'init(from:)' 이니셜라이저는 컴파일러가 있어야 쓸 수 있습니다

    {1}; compiled: {2}
    {1}. 컴파일함: {2}

    '{1}' was compiled
    '{1}' 선언은 컴파일된 것입니다

    {1}, and a statement cannot be
    {1}. 문장은 컴파일하지 못합니다

    `layout SECTION from NAME` takes a layout that was compiled
    `layout SECTION from NAME` 명령이 컴파일된 레이아웃을 가져옵니다

    note: only declarations were compiled; statements did not run
    참고: 선언만 컴파일했고, 문장은 실행하지 않았습니다

    Fatal error: String index is out of bounds
    치명적 오류: 문자열의 인덱스가 범위를 벗어났습니다

    Fatal error: Radix not in range 2...36
    치명적 오류: 진법이 2...36 범위를 벗어났습니다

    Fatal error: Can't remove items from an empty collection
    치명적 오류: 빈 컬렉션에서는 원소를 지울 수 없습니다
    """#
}
