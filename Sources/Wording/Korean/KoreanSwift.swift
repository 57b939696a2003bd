extension Korean {
  /// What the interpreter of Swift says of calls, values and operators.
  static let swiftCalls = #"""
    no exact matches in call to '{1}'
    '{1}' 호출에 꼭 맞는 선언이 없습니다

    missing argument for parameter {1} in call
    호출에 {1} 매개변수의 인자가 없습니다

    '{1}' takes '{2}'
    '{1}' 함수는 `{2}` 꼴로 부릅니다

    extra argument '{1}' in call
    호출에 필요 없는 인자 '{1}' 하나가 있습니다

    extra argument in call
    호출에 필요 없는 인자가 있습니다

    missing argument label '{1}:' in call
    호출에 '{1}:' 인자 레이블이 빠졌습니다

    write '{1}:' before it
    그 앞에 '{1}:' 레이블을 쓰세요

    extraneous argument label '{1}:' in call
    호출에 필요 없는 '{1}:' 인자 레이블이 있습니다

    leave it out
    빼세요

    incorrect argument label in call (have '{1}', expected '{2}')
    호출의 인자 레이블이 다릅니다(쓴 것 '{1}', 필요한 것 '{2}')

    '&' may only be used to pass an argument to inout parameter
    '&' 기호는 'inout' 매개변수에 인자를 넘길 때만 씁니다

    passing value of type '{1}' to an inout parameter requires explicit '&'
    '{1}' 타입의 값을 'inout' 매개변수에 넘기려면 '&' 기호를 써야 합니다

    write '&' before it
    그 앞에 '&' 기호를 쓰세요

    cannot call value of non-function type '{1}'
    함수가 아닌 '{1}' 타입의 값은 호출할 수 없습니다

    missing argument for parameter #{1} in call
    호출에 {1}번째 매개변수의 인자가 없습니다

    type '{1}' cannot be made by a call
    '{1}' 타입의 값은 호출로 만들 수 없습니다

    type 'any {1}' cannot be instantiated
    프로토콜 '{1}' 자체의 값은 만들 수 없습니다

    name a type that conforms to it
    이 프로토콜을 따르는 타입을 쓰세요

    '{1}' cannot be constructed because it has no accessible initializers
    '{1}' 타입에는 쓸 수 있는 이니셜라이저가 없어 값을 만들 수 없습니다

    initializer delegation can only occur within an initializer
    다른 이니셜라이저는 이니셜라이저 안에서만 부를 수 있습니다

    'super' cannot be used outside of a subclass
    'super' 키워드는 서브클래스 안에서만 쓸 수 있습니다

    contextual closure type '{1}' expects {2} arguments, but {3} were used in closure body
    이 자리의 클로저 타입 `{1}`에는 인자가 {2}개 있는데 클로저는 {3}개를 썼습니다

    the compiler is unable to type-check this expression in reasonable time
    이 식의 타입을 적당한 시간 안에 검사할 수 없습니다

    break it up into several
    여러 식으로 나누세요

    '_' can only appear in a pattern or on the left side of an assignment
    '_' 기호는 패턴이나 대입의 왼쪽에만 쓸 수 있습니다

    cannot find 'self' in scope
    여기에는 'self' 이름이 없습니다

    anonymous closure argument '{1}' is not possible here
    여기에는 이름 없는 클로저 인자 '{1}' 표기를 쓸 수 없습니다

    '{1}' cannot be read
    '{1}' 값은 읽을 수 없습니다

    type of expression is ambiguous without a type annotation
    타입을 적지 않으면 이 식의 타입을 알 수 없습니다

    cannot infer contextual base in reference to member '{1}'
    '{1}' 멤버가 어느 타입의 것인지 이 자리에서는 알 수 없습니다

    write the type before the dot
    점 앞에 타입을 쓰세요

    'nil' requires a contextual type
    'nil' 값이 어느 타입인지 이 자리에서는 알 수 없습니다

    'nil' cannot be used in place of a value of type '{1}'
    '{1}' 타입의 값 대신 'nil' 값을 쓸 수 없습니다

    expected a literal
    리터럴이 와야 합니다

    empty collection literal requires an explicit type
    빈 컬렉션 리터럴에는 타입을 적어야 합니다

    write '[Type]()' or declare the type
    `[Type]()` 꼴로 쓰거나 타입을 선언하세요

    write '[Key: Value]()' or declare the type
    `[Key: Value]()` 꼴로 쓰거나 타입을 선언하세요

    heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional
    여러 타입이 섞인 컬렉션 리터럴은 `[Any]` 타입으로만 볼 수 있습니다. 그 뜻이면 타입을 적으세요

    unary operator '{1}' cannot be applied to an operand of type '{2}'
    단항 연산자 '{1}' 기호는 '{2}' 타입의 피연산자에 쓸 수 없습니다

    call can throw but is not marked with 'try'
    오류를 던질 수 있는 호출 앞에 'try' 키워드가 없습니다

    write 'try' before it
    그 앞에 'try' 키워드를 쓰세요

    '{1}' is not a prefix unary operator
    '{1}' 기호는 앞에 붙는 단항 연산자가 아닙니다

    value of optional type '{1}' must be unwrapped to a value of type '{2}'
    옵셔널 타입 '{1}' 값을 언래핑하여 '{2}' 타입의 값으로 만들어야 합니다

    write '?? …' with a default, '!', or 'if let'
    `??` 뒤에 기본값을 쓰거나 `!` 또는 `if let`을 쓰세요

    write it: 'let value: Type = …', or 'typealias' in the type that conforms
    `let value: Type = …` 꼴로 타입을 쓰거나, 준수하는 타입에 `typealias`를 쓰세요

    binary operator '{1}' cannot be applied to two '{2}' operands
    이항 연산자 '{1}' 기호는 '{2}' 타입의 두 피연산자에 쓸 수 없습니다

    binary operator '{1}' cannot be applied to operands of type '{2}' and '{3}'
    이항 연산자 '{1}' 기호는 '{2}' 타입과 '{3}' 타입의 피연산자에 쓸 수 없습니다

    convert one: '{1}(…)' or '{2}(…)'
    한쪽을 변환하세요: '{1}(…)' 또는 '{2}(…)'

    no operator '{1}' fits
    여기에 맞는 '{1}' 연산자가 없습니다

    cannot force unwrap value of non-optional type '{1}'
    옵셔널이 아닌 '{1}' 타입의 값은 강제로 언래핑할 수 없습니다

    leave out the '!'
    '!' 기호를 빼세요

    cannot use optional chaining on non-optional value of type '{1}'
    옵셔널이 아닌 '{1}' 타입의 값에는 옵셔널 체이닝을 쓸 수 없습니다

    leave out the '?'
    '?' 기호를 빼세요

    left side of nil coalescing operator '??' has non-optional type '{1}', so the right side is never used
    '??' 연산자의 왼쪽이 옵셔널이 아닌 '{1}' 타입이어서 오른쪽은 쓰이지 않습니다

    leave out '??'
    '??' 연산자를 빼세요

    result values in '? :' expression have mismatching types '{1}' and '{2}'
    `? :` 식의 두 결과가 '{1}' 타입과 '{2}' 타입으로 서로 다릅니다

    '{1}' is not convertible to '{2}'
    '{1}' 타입은 '{2}' 타입으로 변환할 수 없습니다

    did you mean to use 'as!' to force downcast?
    강제로 다운캐스팅하는 'as!' 연산자를 쓰려고 했나요?

    cannot infer key path type from context; consider explicitly specifying a root type
    문맥에서 키 경로의 타입을 알 수 없습니다: 점 앞에 타입을 쓰세요

    there are no key paths here
    여기에는 키 경로가 없습니다

    write a closure: '{ $0.{1} }'
    클로저를 쓰세요: `{ $0.{1} }`

    expression is not assignable
    대입할 수 없는 식입니다

    cannot use mutating member on immutable value: function call returns immutable value
    바꿀 수 없는 값에는 'mutating' 멤버를 쓸 수 없습니다: 함수 호출의 결과는 바꿀 수 없습니다

    cannot assign to value: {1}
    값을 대입할 수 없습니다: {1}

    cannot use mutating member on immutable value: {1}
    바꿀 수 없는 값에는 'mutating' 멤버를 쓸 수 없습니다: {1}

    declare it with 'var'
    'var' 키워드로 선언하세요

    '{1}' is a 'let' constant
    '{1}'{은/는} 'let' 상수입니다

    '{1}' is a get-only property
    '{1}' 속성은 읽기만 할 수 있습니다

    cannot assign to value: '{1}' is a function
    값을 대입할 수 없습니다: '{1}'{은/는} 함수입니다

    value of optional type '{1}' must be unwrapped to refer to member 'subscript' of wrapped base type '{2}'
    옵셔널 타입 '{1}' 값을 언래핑해야 '{2}' 타입의 첨자를 쓸 수 있습니다

    write '?[…]', or '![…]' where it is never nil
    '?[…]' 꼴로 쓰거나 nil인 일이 없으면 '![…]' 꼴로 쓰세요

    value of type '{1}' has no subscripts
    '{1}' 타입의 값에는 첨자가 없습니다

    cannot assign through subscript: subscript is get-only
    첨자로 대입할 수 없습니다: 이 첨자는 읽기만 할 수 있습니다

    cannot convert value of type '[Any]' to specified type '{1}'
    `[Any]` 타입의 값은 지정한 타입 '{1}' 값으로 변환할 수 없습니다

    cannot convert value of type '{1}' to specified type '{2}'
    '{1}' 타입의 값은 지정한 타입 '{2}' 값으로 변환할 수 없습니다

    cannot convert value of type '{1}' to expected argument type '{2}'
    '{1}' 타입의 값은 인자 타입 '{2}' 값으로 변환할 수 없습니다

    cannot convert return expression of type '{1}' to return type '{2}'
    '{1}' 타입의 반환식은 반환 타입 '{2}' 값으로 변환할 수 없습니다

    cannot assign value of type '{1}' to type '{2}'
    '{1}' 타입의 값은 '{2}' 타입에 대입할 수 없습니다

    cannot convert value of type '{1}' to expected element type '{2}'
    '{1}' 타입의 값은 원소 타입 '{2}' 값으로 변환할 수 없습니다

    cannot convert value of type '{1}' to expected condition type '{2}'
    '{1}' 타입의 값은 조건의 타입 '{2}' 값으로 변환할 수 없습니다

    cannot convert value of type '{1}' to closure result type '{2}'
    '{1}' 타입의 값은 클로저의 결과 타입 '{2}' 값으로 변환할 수 없습니다

    cannot convert value of type '{1}' to raw type '{2}'
    '{1}' 타입의 값은 원시 타입 '{2}' 값으로 변환할 수 없습니다

    value of optional type '{1}' must be unwrapped to refer to member '{2}' of wrapped base type '{3}'
    옵셔널 타입 '{1}' 값을 언래핑해야 '{3}' 타입의 '{2}' 멤버를 쓸 수 있습니다

    write '?.{1}', or '!.{2}' where it is never nil
    '?.{1}' 꼴로 쓰거나 nil인 일이 없으면 '!.{2}' 꼴로 쓰세요

    static member '{1}' cannot be used on instance of type '{2}'
    정적 멤버 '{1}'{은/는} '{2}' 타입의 인스턴스에 쓸 수 없습니다

    write '{1}.{2}'
    '{1}.{2}' 꼴로 쓰세요

    type '{1}' has no member '{2}'
    '{1}' 타입에는 '{2}' 멤버가 없습니다

    value of type '{1}' has no member '{2}'
    '{1}' 타입의 값에는 '{2}' 멤버가 없습니다

    cannot find '{1}' in scope
    여기에는 '{1}' 이름이 없습니다

    did you mean '{1}'?
    혹시 '{1}'인가요?
    """#
}
