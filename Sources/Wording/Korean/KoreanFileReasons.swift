extension Korean {
  /// Why a file cannot be read or written, and what is wrong in it.
  static let fileReasons = #"""
    A file name cannot hold NUL
    파일 이름에는 NUL을 쓸 수 없습니다

    Not a regular file
    일반 파일이 아닙니다

    Not UTF-8 text
    UTF-8 텍스트가 아닙니다

    No such file or directory
    그런 파일이나 폴더가 없습니다

    File too large
    파일이 너무 큽니다

    Is a directory
    폴더입니다

    Not a directory
    폴더가 아닙니다

    File exists
    이미 있는 파일입니다

    another program writes it
    다른 프로그램이 쓰고 있습니다

    another program holds {1}: this session goes on without it
    다른 프로그램이 {1}{을/를} 붙잡고 있어 이번 세션은 이것 없이 진행합니다

    it is not a folder that this user alone can change
    이 사용자만 바꿀 수 있는 폴더가 아닙니다

    nothing to show
    보여 줄 것 없음

    this layout has no view of kind `{1}`
    이 레이아웃에는 kind가 `{1}`인 뷰가 없습니다

    values nest more than 512 deep
    값이 512단계보다 깊이 겹칩니다

    expected the end of the text
    여기서 텍스트가 끝나야 합니다

    expected a value
    값이 있어야 합니다

    expected a digit
    숫자가 있어야 합니다

    expected a key in quotes
    따옴표로 묶은 키가 있어야 합니다

    expected ':'
    ':'이 있어야 합니다

    a number may not begin with 0
    수는 0으로 시작할 수 없습니다

    a control character in a string must be escaped
    문자열 안의 제어 문자는 이스케이프해야 합니다

    the string has no closing quote
    문자열을 닫는 따옴표가 없습니다

    unknown escape
    알 수 없는 이스케이프입니다

    half of a surrogate pair
    서로게이트 쌍의 반쪽입니다

    expected four hexadecimal digits
    16진수 네 자리가 있어야 합니다
    """#
}
