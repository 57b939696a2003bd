extension Korean {
  /// What mends Swift that beginners and people of other languages write.
  static let swiftMistakes = #"""
    argument '{1}' must precede argument '{2}'
    '{1}' 인자는 '{2}' 인자보다 먼저 와야 합니다

    move '{1}:' before '{2}:'
    '{1}:' 인자를 '{2}:' 인자 앞으로 옮기세요

    write '{1}'
    '{1}' 꼴로 쓰세요

    write '{1}(…)' around its parts: a division of integers drops the fraction
    나누는 수들을 각각 '{1}(…)' 꼴로 감싸세요: 정수 나눗셈은 소수 부분을 버립니다

    call it: write '(…)' behind it
    호출하세요: 뒤에 '(…)' 괄호를 쓰세요

    write 'as! {1}' behind it, or 'as? {2}' with 'if let'
    뒤에 'as! {1}' 캐스팅을 쓰거나 'if let'과 함께 'as? {2}' 캐스팅을 쓰세요

    generic parameter '{1}' could not be inferred
    제네릭 매개변수 '{1}' 타입을 추론할 수 없습니다

    name the types: '{1}'
    타입을 적으세요: '{1}'

    write 'inout' before the type of the parameter, or copy it: 'var {1} = {2}'
    매개변수의 타입 앞에 'inout' 키워드를 쓰거나 복사하세요: 'var {1} = {2}'

    end each way through it with 'return …'
    끝나는 길마다 'return …' 문을 쓰세요

    it has {1}
    있는 케이스는 {1}입니다

    name as many: '{ {1} in … }', in their order
    같은 개수로 차례대로 쓰세요: '{ {1} in … }'

    the parameters of a closure stand before 'in': '{ x in … }'
    클로저의 매개변수는 'in' 앞에 씁니다: '{ x in … }'

    declare its type: ': [Any]'
    타입을 선언하세요: `: [Any]`

    '{1}' is not closed
    '{1}' 괄호가 닫히지 않았습니다

    put it in braces: '{ … }'
    중괄호로 감싸세요: '{ … }'

    unknown attribute '{1}'
    알 수 없는 속성 '{1}'입니다

    '@{1}' is SwiftUI's, which has no collection views: show a UIViewController
    '@{1}' 속성은 컬렉션 뷰가 없는 SwiftUI의 것입니다: UIViewController를 보여 주세요

    expected '=' and a value
    '='과 값이 필요합니다

    '==' compares, '=' gives a value
    '=='은 비교하고 '='은 값을 줍니다

    write its type: '{1}: …'
    타입을 쓰세요: '{1}: …'

    '[object message]' is Objective-C's: 'object.message()'
    `[object message]` 꼴은 `Objective-C`의 것입니다: `object.message()`

    write '"' at its end
    끝에 '"' 따옴표를 쓰세요

    write ',' before '{1}:'
    '{1}:' 앞에 ',' 쉼표를 쓰세요

    write 'self.{1} = …'
    'self.{1} = …' 대입을 쓰세요

    incorrect argument labels in call (have '{1}', expected '{2}')
    호출의 인자 레이블들이 다릅니다(쓴 것 '{1}', 필요한 것 '{2}')

    write '{1}:'
    '{1}:' 레이블을 쓰세요

    mark the method 'mutating'
    메서드 앞에 'mutating' 키워드를 쓰세요

    cannot assign to value: 'self' is immutable
    값을 대입할 수 없습니다: 'self'는 바꿀 수 없습니다

    cannot use mutating member on immutable value: 'self' is immutable
    바꿀 수 없는 값에는 'mutating' 멤버를 쓸 수 없습니다: 'self'는 바꿀 수 없습니다

    '{1}' gives a changed copy
    '{1}' 메서드가 바뀐 복사본을 줍니다

    a number alone is wanted here
    여기에는 숫자만 쓰면 됩니다

    write '[.{1}]'
    '[.{1}]' 꼴로 쓰세요

    write '[.{1}(…)]'
    '[.{1}(…)]' 꼴로 쓰세요

    Swift's is 'nil'
    Swift에서는 'nil'입니다

    Swift's are 'true' and 'false'
    Swift에서는 'true', 'false'입니다

    Swift's is '{1}'
    Swift에서는 '{1}'입니다

    '{1}' is XCTest's, which is not here: a session file is a test, 'record FILE'
    '{1}'은(는) XCTest의 것이라 여기 없습니다: 세션 파일이 테스트입니다, 'record FILE'

    '{1}' is RxSwift's, which is compiled: 'import FILE.swift' of the whole file
    '{1}'{은/는} 컴파일해야 하는 RxSwift의 것입니다: 파일 전체를 'import FILE.swift'로 가져오세요

    '{1}' is SwiftUI's, which has no collection views: show a UIViewController
    '{1}'{은/는} 컬렉션 뷰가 없는 SwiftUI의 것입니다: UIViewController를 보여 주세요

    a table is a collection view here: 'UICollectionLayoutListConfiguration'
    여기서 테이블은 컬렉션 뷰로 만듭니다: 'UICollectionLayoutListConfiguration'

    write 'String(…)' around it
    'String(…)'으로 감싸세요

    write '{1}(…)' around it
    '{1}(…)' 꼴로 감싸세요

    write '[…]' around it
    '[…]'로 감싸세요

    one is wanted here, without the brackets
    여기에는 대괄호 없이 하나만 쓰세요

    it is made with {1}
    만드는 법: {1}

    did you mean '{1}' or '{2}'?
    혹시 '{1}' 또는 '{2}'인가요?

    write a range: '0..<…'
    범위를 쓰세요: '0..<…'

    use of '=' in a boolean context, did you mean '=='?
    참과 거짓을 묻는 자리에 '='를 썼습니다. '=='를 쓰려고 했나요?

    write 'String(…)' around the number
    숫자를 'String(…)'으로 감싸세요

    dictionary of type '{1}' cannot be used with array literal
    '{1}' 타입의 딕셔너리에는 배열 리터럴을 쓸 수 없습니다

    write '[:]'
    '[:]' 꼴로 쓰세요

    write '[key: value]'
    '[키: 값]' 꼴로 쓰세요

    'subscript(_:)' is unavailable: cannot subscript {1} with an Int, use a String.Index instead
    'subscript(_:)'는 쓸 수 없습니다: {1}에는 Int 대신 String.Index를 쓰세요

    'Array(…)[…]' has characters by number
    'Array(…)[…]' 꼴이면 번호로 글자를 찾습니다

    declare it with ': {1}'
    ': {1}' 꼴로 선언하세요

    class '{1}' has no initializers
    '{1}' 클래스에는 이니셜라이저가 없습니다

    '{1}' has no value: give it one, or write 'init(…)'
    '{1}' 속성에 값이 없습니다: 값을 주거나 'init(…)'을 쓰세요

    write '+= 1'
    '+= 1' 꼴로 쓰세요

    write '-= 1'
    '-= 1' 꼴로 쓰세요

    '@{1}' is Objective-C's
    '@{1}' 표기는 `Objective-C`의 것입니다

    Swift declares with `let name = …`; `Type *name` is Objective-C's
    Swift는 `let name = …`으로 선언합니다. `Type *name`은 `Objective-C`의 것입니다

    Swift declares with `let name = …` or `var name = …`
    Swift는 `let name = …`이나 `var name = …`으로 선언합니다

    Swift writes the name first: `let name: Int = …`
    Swift는 이름을 먼저 씁니다: `let name: Int = …`

    Swift's functions begin with `func`
    Swift의 함수는 `func`으로 시작합니다

    in words: `layout main { group 1w x 44 { item 1w x 1h } }`
    명령으로는: `layout main { group 1w x 44 { item 1w x 1h } }`
    """#
}
