// swift-format-ignore-file
import Foundation

enum ParseError: LocalizedError, Equatable {
    case empty
    case unexpected(Character, at: Int)
    case unbalanced
    var errorDescription: String? {
        switch self {
        case .empty: return "Nothing to parse"
        case let .unexpected(c, at): return "Unexpected '\(c)' at \(at)"
        case .unbalanced: return "Unbalanced parentheses"
        }
    }
}
struct Parser {
    private let characters: [Character]
    private var position = 0
    init(_ text: String) { characters = text.filter { !$0.isWhitespace } }
    private var current: Character? { position < characters.count ? characters[position] : nil }
    mutating func parse() throws -> Double {
        guard !characters.isEmpty else { throw ParseError.empty }
        let value = try expression()
        if let c = current { throw ParseError.unexpected(c, at: position) }
        return value
    }
    private mutating func expression() throws -> Double {
        var value = try term()
        while let op = current, op == "+" || op == "-" {
            position += 1
            let rhs = try term()
            value = op == "+" ? value + rhs : value - rhs
        }
        return value
    }
    private mutating func term() throws -> Double {
        var value = try factor()
        while let op = current, "*/".contains(op) {
            position += 1
            let right = try factor()
            if op == "*" { value *= right } else { value /= right }
        }
        return value
    }
    private mutating func factor() throws -> Double {
        switch current {
        case "("?:
            position += 1
            let value = try expression()
            guard current == ")" else { throw ParseError.unbalanced }
            position += 1
            return value
        case "-"?:
            position += 1
            return try -factor()
        case let c? where c.isNumber || c == ".":
            var text = ""
            while let c = current, c.isNumber || c == "." { text.append(c); position += 1 }
            return Double(text) ?? .nan
        case let c?: throw ParseError.unexpected(c, at: position)
        case nil: throw ParseError.unbalanced
        }
    }
}
func evaluate(_ text: String) -> String {
    print("evaluating '\(text)'", terminator: " ")
    defer { print("…done") }
    do {
        var parser = Parser(text)
        return try "\(parser.parse())"
    } catch let error as ParseError where error == .empty {
        return "(empty)"
    } catch ParseError.unexpected(let c, _) where c.isLetter {
        return "letters like \(c) are not numbers"
    } catch {
        return error.localizedDescription
    }
}
for text in ["1 + 2 * 3", "(1+2)*-3 / 4", "", "2 * x", "(1", "1 $ 2"] { print(evaluate(text)) }
let results = ["4", "4x"].map { text in Result { () throws -> Double in var p = Parser(text); return try p.parse() } }
for case .success(let v) in results { print("ok", v) }
print((try? results[1].get()) as Any, results.map { if case .failure(let e as ParseError) = $0 { e == .unexpected("x", at: 1) } else { false } })

// prints:
// evaluating '1 + 2 * 3' …done
// 7.0
// evaluating '(1+2)*-3 / 4' …done
// -2.25
// evaluating '' …done
// (empty)
// evaluating '2 * x' …done
// letters like x are not numbers
// evaluating '(1' …done
// Unbalanced parentheses
// evaluating '1 $ 2' …done
// Unexpected '$' at 1
// ok 4.0
// nil [false, true]
