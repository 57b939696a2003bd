import SwiftInterpreter
import SwiftReading
import Testing

@testable import Wording

/// What is said of a program is said in Korean too.
@Suite struct KoreanTests {
  @Test(
    arguments: [
      ("1 / 0", "치명적 오류: 0으로 나누었습니다", nil),
      ("let a = (1", "식 목록에 ')' 기호가 와야 합니다", nil),
      ("import 1", "모듈 이름이 와야 합니다", nil),
      ("#stringify(1)", "매크로 '#stringify' 표기는 컴파일러가 있어야 쓸 수 있습니다", nil),
      ("[1].cuont", "'[Int]' 타입의 값에는 'cuont' 멤버가 없습니다", "혹시 'count'인가요?"),
      (
        "let x = 1; x = 2", "값을 대입할 수 없습니다: 'x'는 'let' 상수입니다", "'var' 키워드로 선언하세요"
      ),
    ] as [(String, String, String?)])
  func refusalsAreKorean(_ program: String, _ told: String, _ fix: String?) throws {
    var interpreter = try Interpreter()
    var host = EmptyHost()
    do {
      _ = try interpreter.run(SwiftSource(program).parsed(), host: &host)
      Issue.record("\(program) ran")
    } catch {
      #expect(error.message.text(in: .korean) == told)
      #expect(fix == nil || error.fix?.text(in: .korean) == fix)
    }
  }
}
