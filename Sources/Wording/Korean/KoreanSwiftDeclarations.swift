extension Korean {
  /// What the interpreter of Swift says of declarations and statements.
  static let swiftDeclarations = #"""
    write 'return' before the last expression
    마지막 식 앞에 'return'을 쓰세요

    missing return in closure expected to return '{1}'
    '{1}' 값을 돌려줄 클로저에 'return' 문이 없습니다

    missing return in function expected to return '{1}'
    '{1}' 값을 돌려줄 함수에 'return' 문이 없습니다

    an initializer needs a type
    이니셜라이저는 타입 안에 있어야 합니다

    this is only possible inside of a type
    타입 안에서만 쓸 수 있습니다

    a computed variable inside of a function cannot be set here
    함수 안의 계산 변수에는 값을 대입할 수 없습니다

    write a function
    함수로 쓰세요

    generic parameter could not be inferred
    제네릭 매개변수를 추론할 수 없습니다

    declare the type: ': Type'
    타입을 선언하세요: `: Type`

    type annotation missing in pattern
    패턴에 타입이 없습니다

    computed property must have an explicit type
    계산 속성에는 타입을 적어야 합니다

    tuple pattern cannot match values of type '{1}'
    튜플 패턴은 '{1}' 타입의 값에 맞지 않습니다

    for-in loop requires '{1}' to conform to 'Sequence'; did you mean to unwrap optional?
    'for' 반복에는 'Sequence' 프로토콜이 필요한데 '{1}' 타입은 따르지 않습니다. 옵셔널을 언래핑하려고 했나요?

    for-in loop requires '{1}' to conform to 'Sequence'
    'for' 반복에는 'Sequence' 프로토콜이 필요한데 '{1}' 타입은 따르지 않습니다

    an 'if' or 'switch' that is a value must have one in every branch
    값으로 쓰는 'if' 또는 'switch' 식은 모든 갈래에 값이 있어야 합니다

    'if' must have an unconditional 'else' to be used as expression
    식으로 쓰는 'if' 문에는 조건 없는 'else' 갈래가 있어야 합니다

    no case of the switch fits
    맞는 'switch' 갈래가 없습니다

    expected expression in branch of 'if' or 'switch' expression
    'if' 또는 'switch' 식의 갈래에는 식이 와야 합니다

    non-expression branch of 'if' or 'switch' expression may only end with a 'throw'
    식이 아닌 'if' 또는 'switch' 갈래는 'throw' 문으로만 끝날 수 있습니다

    leave one expression in each branch
    갈래마다 식 하나만 두세요

    '?' pattern cannot match values of type '{1}'
    '?' 패턴은 '{1}' 타입의 값에 맞지 않습니다

    tuple pattern has the wrong length for the {1} associated values of '{2}'
    튜플 패턴의 길이가 '{2}' 케이스의 연관 값 {1}개와 다릅니다

    expression pattern of type '{1}' cannot match values of type '{2}'
    '{1}' 타입의 식 패턴은 '{2}' 타입의 값에 맞지 않습니다

    initializer for conditional binding must have Optional type, not '{1}'
    조건부 바인딩의 값은 '{1}' 타입이 아니라 옵셔널이어야 합니다

    'guard' body must not fall through
    'guard' 문의 본문은 그 자리를 벗어나야 합니다

    return invalid outside of a func
    'return' 문은 함수 안에서만 쓸 수 있습니다

    non-void function should return a value
    값을 돌려주는 함수는 값을 돌려줘야 합니다

    'nil' is the only return value permitted in an initializer
    이니셜라이저가 반환할 수 있는 값은 'nil' 하나입니다

    unexpected non-void return value in void function
    값을 돌려주지 않는 함수가 값을 돌려줍니다

    cannot find label '{1}' in scope
    여기에는 '{1}' 레이블이 없습니다

    'break' is only allowed inside a loop, if, do, or switch
    'break' 문은 반복, 'if', 'do', 'switch' 안에서만 쓸 수 있습니다

    'continue' is only allowed inside a loop
    'continue' 문은 반복 안에서만 쓸 수 있습니다

    the compiler is unable to check that this switch is exhaustive in reasonable time
    이 'switch' 문이 모든 경우를 다루는지는 알맞은 시간 안에 확인할 수 없습니다

    switch must be exhaustive
    'switch' 문은 모든 경우를 다루어야 합니다

    add 'default:'
    'default:' 갈래를 더하세요

    add '{1}' or 'default:'
    '{1}' 갈래나 'default:' 갈래를 더하세요

    non-nominal type cannot be extended
    이름 있는 타입만 확장할 수 있습니다

    deinitializers may only be declared within a class
    deinit은 클래스 안에만 선언할 수 있습니다

    invalid redeclaration of 'deinit'
    deinit이 이미 선언되어 있습니다

    invalid redeclaration of '{1}'
    '{1}' 이름을 다시 선언했습니다

    inheritance from non-protocol type '{1}'
    프로토콜이 아닌 '{1}' 타입은 상속할 수 없습니다

    no native is bound to '{1}'
    '{1}' 선언에 연결된 구현이 없습니다

    expected '{' in body of function declaration
    함수 선언의 본문에는 '{' 기호가 와야 합니다

    overriding declaration requires an 'override' keyword
    재정의하는 선언에는 'override' 키워드가 필요합니다

    write 'override' before it
    그 앞에 'override' 키워드를 쓰세요

    property does not override any property from its superclass
    상위 클래스에 재정의할 그런 속성이 없습니다

    property overrides a 'final' property
    상위 클래스의 'final' 속성은 재정의할 수 없습니다

    instance method overrides a 'final' instance method
    상위 클래스의 'final' 메서드는 재정의할 수 없습니다

    inheritance from a final class '{1}'
    'final' 클래스인 '{1}'{은/는} 상속할 수 없습니다

    cannot override mutable property with read-only property '{1}'
    바꿀 수 있는 '{1}' 속성을 읽기 전용으로 재정의할 수 없습니다

    give it a 'set' too, which may write 'super.{1}'
    'set'도 쓰세요. 그 안에서 'super.{1}'에 대입할 수 있습니다

    cannot override with a stored property '{1}'
    '{1}'{을/를} 저장 속성으로 재정의할 수 없습니다

    give it its value in 'init', behind 'super.init'
    'init' 안에서 'super.init' 뒤에 값을 대입하세요

    cannot observe read-only property '{1}'; it can't change
    '{1}' 속성은 읽기 전용이라 값이 바뀌지 않으므로 지켜볼 수 없습니다

    cannot reference 'mutating' method as function value
    'mutating' 메서드는 함수 값으로 쓸 수 없습니다

    write '{ … }' around a call of it
    그 호출을 '{ … }' 클로저로 감싸세요

    write 'inout' in the closure where its type has it, and nowhere else
    클로저의 'inout'을 기대되는 타입과 똑같이 쓰세요

    method does not override any method from its superclass
    슈퍼클래스에는 이 메서드가 재정의할 메서드가 없습니다

    property declaration must name one property
    속성 선언은 속성 하나의 이름을 적어야 합니다

    'weak' variable should have optional type
    'weak' 변수의 타입은 옵셔널이어야 합니다

    extensions must not contain stored properties
    확장에는 저장 속성을 둘 수 없습니다

    property in protocol must have explicit { get } or { get set } specifier
    프로토콜의 속성에는 `{ get }` 또는 `{ get set }` 표시가 있어야 합니다

    enums must not contain stored properties
    열거형에는 저장 속성을 둘 수 없습니다

    'static var' declaration requires an initializer expression or an explicitly stated getter
    `static var` 선언에는 처음 값이나 게터가 있어야 합니다

    circular reference
    순환 참조입니다

    declare the type of '{1}'
    '{1}' 선언에 타입을 적으세요

    raw value for enum case is not unique
    열거형 케이스의 원시 값이 겹칩니다

    '{1}' has it too
    '{1}' 케이스도 같은 값입니다

    raw value for enum case must be a literal
    열거형 케이스의 원시 값은 리터럴이어야 합니다

    type '{1}' does not conform to protocol '{2}'
    '{1}' 타입은 '{2}' 프로토콜을 따르지 않습니다

    write the missing '{1}'
    빠진 '{1}' 선언을 쓰세요

    write 'static func ==' and 'func hash(into:)': a class has none of its own
    `static func ==`와 `func hash(into:)`를 쓰세요. 클래스에는 저절로 생기지 않습니다

    '{1}' is not '{2}': write '==' and 'hash(into:)'
    '{1}' 타입이 '{2}' 프로토콜을 따르지 않으므로 `==`와 `hash(into:)`를 쓰세요

    cannot find type '{1}' in scope
    여기에는 '{1}' 타입이 없습니다

    cannot specialize non-generic type '{1}'
    제네릭이 아닌 '{1}' 타입에는 타입 인자를 쓸 수 없습니다

    generic type '{1}' specialized with too few type parameters (got {2}, but expected {3})
    제네릭 타입 '{1}'의 타입 인자가 모자랍니다({2}개, 필요한 것은 {3}개)

    generic type '{1}' specialized with too many type parameters (got {2}, but expected {3})
    제네릭 타입 '{1}'의 타입 인자가 너무 많습니다({2}개, 필요한 것은 {3}개)
    """#
}
