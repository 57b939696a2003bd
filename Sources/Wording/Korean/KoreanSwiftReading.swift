extension Korean {
  /// What is said of Swift that cannot be read.
  static let swiftReading = #"""
    '#if' without '#endif'
    '#if' 뒤에 '#endif' 줄이 없습니다

    unterminated string literal
    문자열 리터럴이 닫히지 않았습니다

    multi-line string literal content must begin on a new line
    여러 줄 문자열의 내용은 새 줄에서 시작해야 합니다

    invalid escape sequence in literal
    리터럴에 알 수 없는 이스케이프가 있습니다

    invalid unicode scalar
    유니코드 스칼라가 아닙니다

    unterminated '/*' comment
    '/*' 주석이 닫히지 않았습니다

    '{1}' label can only appear inside a 'switch' statement
    '{1}'은(는) 'switch' 문 안에만 올 수 있습니다

    put it in 'switch value { … }'
    'switch 값 { … }' 안에 넣으세요

    '{1}' is a package
    '{1}'은(는) 패키지입니다

    the type of a property with '@{1}' cannot be told from its value
    '@{1}' 프로퍼티의 타입을 값에서 알 수 없습니다

    write it behind the name: ': Type'
    이름 뒤에 쓰세요: ': 타입'

    '...' stands for what is left out
    '...'은 생략한 부분을 나타냅니다

    write what it stands for
    생략한 것을 쓰세요

    note: the '>' before each line was left out
    참고: 줄마다 앞에 있는 '>' 기호를 뺐습니다

    note: the numbers of the lines were left out
    참고: 줄 번호를 뺐습니다

    note: curly quotation marks were read as straight ones
    참고: 둥근 따옴표를 곧은 따옴표로 읽었습니다

    note: left out the end of a function that begins elsewhere: lines {1}
    참고: 시작이 없는 함수의 끝부분을 뺐습니다: 줄 {1}

    note: left out what is no code: line {1}
    참고: 코드가 아닌 것을 뺐습니다: 줄 {1}

    note: the outlet `{1}` has no storyboard here: it has a collection view that fills the screen
    참고: 아웃렛 `{1}`에 스토리보드가 없어서, 화면을 채우는 컬렉션 뷰를 넣었습니다

    note: 1 more {1} logs the same
    참고: {1} 셀 하나가 더 같은 로그를 남깁니다

    note: {1} more of {2} log the same
    참고: {2} 셀 {1}개가 더 같은 로그를 남깁니다

    note: constraints leave open where in {1} this is, or how large: {2}
    참고: {1}에서 다음의 위치나 크기가 제약으로 정해지지 않습니다: {2}

    a curly quotation mark is no part of Swift
    둥근 따옴표는 Swift의 문자가 아닙니다

    write the straight one, '"'
    곧은 따옴표 '"'로 쓰세요

    invalid character in source file
    소스에 쓸 수 없는 문자가 있습니다

    '{1}' is not a valid digit in integer literal
    '{1}' 문자는 정수 리터럴의 숫자가 아닙니다

    integer literal '{1}' overflows when stored into 'Int'
    정수 리터럴 '{1}' 값은 'Int' 타입에 넘칩니다

    too many nested strings
    문자열이 너무 깊이 겹쳐 있습니다

    unterminated string interpolation
    문자열 보간이 닫히지 않았습니다

    an attribute name
    특성 이름

    '@{1}', a property wrapper or macro,
    속성 래퍼나 매크로인 '@{1}' 표기

    write a plain property with 'didSet'
    'didSet' 감시자가 있는 보통 속성을 쓰세요

    module name
    모듈 이름

    identifier in typealias declaration
    타입 별칭의 이름

    in type alias declaration
    타입 별칭 선언에

    identifier in associatedtype declaration
    연관 타입의 이름

    expected declaration
    선언이 와야 합니다

    the name of the value
    값의 이름

    after the name of the value
    값의 이름 뒤에

    expected 'get', 'set', 'willSet', or 'didSet' keyword
    'get', 'set', 'willSet', 'didSet' 키워드 가운데 하나가 와야 합니다

    identifier in function declaration
    함수의 이름

    in argument list of function declaration
    함수 선언의 매개변수 목록에

    in parameter list
    매개변수 목록에

    expected parameter name followed by ':'
    매개변수 이름과 ':' 기호가 와야 합니다

    expected ':' following argument label and parameter name
    인자 레이블과 매개변수 이름 뒤에 ':' 기호가 와야 합니다

    identifier in {1} declaration
    {1} 선언의 이름

    in declaration of '{1}'
    '{1}' 선언에

    expected '}' in '{1}'
    '{1}' 선언에 '}' 기호가 와야 합니다

    identifier in enum 'case' declaration
    열거형 케이스의 이름

    in associated values
    연관 값에

    adjacent operators are in non-associative precedence group
    결합 순서가 없는 연산자가 이어져 있습니다

    cannot find operator '{1}' in scope
    여기에는 '{1}' 연산자가 없습니다

    after '? ...' in ternary expression
    삼항 식의 '?' 부분 뒤에

    expected member name following '.'
    '.' 기호 뒤에 멤버 이름이 와야 합니다

    expected ',' separator
    ',' 구분자가 와야 합니다

    in expression list
    식 목록에

    pattern
    패턴

    in pattern
    패턴에

    unexpected '{1}'; expected expression
    식이 올 자리에 '{1}' 기호가 있습니다

    expected expression
    식이 와야 합니다

    expected ')' in string interpolation
    문자열 보간에 ')' 기호가 와야 합니다

    expected expression, found keyword '{1}'
    식이 올 자리에 '{1}' 키워드가 있습니다

    the macro '{1}'
    매크로 '{1}' 표기

    write out what it stands for
    매크로가 나타내는 코드를 풀어 쓰세요

    expected identifier after '.' expression
    '.' 기호 뒤에 이름이 와야 합니다

    in dictionary literal
    딕셔너리 리터럴에

    expected ':' in dictionary literal
    딕셔너리 리터럴에 ':' 기호가 와야 합니다

    in container literal expression
    컬렉션 리터럴에

    expected a property after '\.'
    키 경로에는 속성이 와야 합니다('\.' 기호 뒤)

    to start a closure
    클로저를 여는

    at end of closure
    클로저 끝에

    after closure parameters
    클로저 매개변수 뒤에

    after the closure's signature
    클로저의 매개변수와 결과 뒤에

    name in closure capture list
    클로저 캡처 목록의 이름

    after the capture list
    캡처 목록 뒤에

    the name of a closure parameter
    클로저 매개변수의 이름

    consecutive statements on a line must be separated by newline or ';'
    한 줄에 이어진 문장은 줄을 바꾸거나 ';' 기호로 나누어야 합니다

    at end of brace
    중괄호 끝에

    after 'guard' condition
    'guard' 조건 뒤에

    after body of 'repeat' statement
    'repeat' 문의 본문 뒤에

    unexpected '{1}'
    여기에 '{1}' 기호가 올 수 없습니다

    after 'switch' subject expression
    'switch' 식 뒤에

    after 'default'
    'default' 뒤에

    all statements inside a switch must be covered by a 'case' or 'default'
    'switch' 안의 문장은 모두 'case' 또는 'default' 아래에 있어야 합니다

    after 'case' pattern
    'case' 패턴 뒤에

    'case' label in a 'switch' must have at least one executable statement
    'switch' 문의 'case' 아래에는 문장이 하나 이상 있어야 합니다

    write 'break'
    'break' 문을 쓰세요

    after pattern
    패턴 뒤에

    expected '=' after pattern
    패턴 뒤에 '=' 기호가 와야 합니다

    after for-each pattern
    'for' 패턴 뒤에

    expected ')'
    ')' 기호가 와야 합니다

    in type
    타입에

    type
    타입

    expected '>' in type
    타입에 '>' 기호가 와야 합니다

    a parameter pack
    매개변수 팩

    name each parameter
    매개변수마다 이름을 쓰세요

    an identifier to name generic parameter
    제네릭 매개변수의 이름

    expected '>' to complete generic parameter list
    제네릭 매개변수 목록을 닫는 '>' 기호가 와야 합니다

    expected ':' or '==' in 'where' clause
    'where' 절에 ':' 또는 '==' 기호가 와야 합니다

    extraneous '{1}' at top level
    짝이 없는 '{1}' 기호가 있습니다

    expected '{1}' {2}
    {2} '{1}' 기호가 와야 합니다

    expected {1}
    {1}{이/가} 와야 합니다

    this is nested too deeply: more than {1} levels
    너무 깊이 겹쳐 있습니다. {1}단계가 한도입니다

    {1} needs the compiler
    {1}{은/는} 컴파일러가 있어야 쓸 수 있습니다

    expected operator name
    연산자의 이름이 와야 합니다

    precedence group identifier
    우선순위 그룹의 이름

    identifier after 'precedencegroup'
    'precedencegroup' 키워드 뒤에 이름

    in precedence group
    우선순위 그룹에

    expected '}' in precedence group
    우선순위 그룹에 '}' 기호가 와야 합니다

    after '#Preview'
    '#Preview' 뒤에

    'macro'
    'macro' 키워드
    """#
}
