import Wording

extension CommandParser {
  /// The refusal of a word that is no verb, with the verb that was meant where it can be told.
  func unknownVerb(_ token: Token) -> CommandError {
    if grammar.index(token.text) != nil {
      return CommandError(
        "a command is never quoted", at: token.range, fix: "write it without quotes",
        kind: .unfittingWord)
    }
    let begun = grammar.verbs.filter { $0.hasPrefix(token.text) }
    if begun.count > 1, token.text.count > 1, Self.synonyms[token.text] == nil {
      return CommandError(
        "`\(token.text)` begins several commands", at: token.range,
        fix: "did you mean \(begun.map { Message("`\($0)`") }.listedWithOr)?",
        kind: .ambiguousCommand)
    }
    // Of a call, its name.
    let name = String(token.text.prefix { $0 != "(" })
    let isCall = !name.isEmpty && name != token.text
    let end = token.range.lowerBound + name.utf8.count
    return CommandError(
      "there is no command `\(isCall ? name : token.text)`",
      at: isCall ? token.range.lowerBound..<end : token.range,
      fix: swiftFix(name, isCall: isCall) ?? verbFix(name), kind: .unknownCommand)
  }

  /// What mends a word that begins a line of Swift.
  private func swiftFix(_ name: String, isCall: Bool) -> Message? {
    switch name {
    case "print", "dump", "debugPrint":
      return "a value is shown without it: write `snapshot.itemIdentifiers`"
    case "snapshot": return "`show` shows the snapshot; `snapshot.` and Tab list its calls"
    case "dataSource":
      return "`show applied` shows its snapshot; `dataSource.` and Tab list its calls"
    default: break
    }
    if let foreign = Self.foreignBeginnings[name] { return foreign }
    if Self.frameworkPrefixes.contains(where: name.hasPrefix) {
      return "Swift declares with `let name = …`; `Type *name` is Objective-C's"
    }
    func isMember(_ member: String) -> Bool { member.hasPrefix(name + "(") }
    guard isCall, grammar.swiftMembers.contains(where: isMember)
    else { return nil }
    return "write `snapshot.\(name)(…)`"
  }

  /// How names of Apple's frameworks begin.
  private static let frameworkPrefixes = ["NS", "UI", "CG"]

  /// Words that begin a declaration in other languages, with what Swift has for it.
  private static let foreignBeginnings: [String: Message] = {
    let constant: Message = "Swift declares with `let name = …` or `var name = …`"
    let typed: Message = "Swift writes the name first: `let name: Int = …`"
    let function: Message = "Swift's functions begin with `func`"
    return [
      "const": constant, "val": constant, "auto": constant, "int": typed, "float": typed,
      "double": typed, "bool": typed, "Int": typed, "String": typed, "Double": typed,
      "Bool": typed, "def": function, "function": function, "fun": function, "fn": function,
    ]
  }()

  private func verbFix(_ word: String) -> Message {
    let bare = String(word.drop { "\\.:/-!%".contains($0) })
    let near =
      Self.synonyms[word] ?? Self.synonyms[bare] ?? grammar.index(bare).map { grammar.verbs[$0] }
      ?? change(ofSetting: word)
      ?? Suggestion.nearest(to: bare.isEmpty ? word : bare, among: grammar.verbs)
    return near.map { "did you mean `\($0)`?" } ?? "`help` lists the commands"
  }

  /// What changes the setting called `name`; nil where there is none.
  private func change(ofSetting name: String) -> String? {
    grammar.settings.contains(name) ? "set \(name)" : nil
  }

  /// Words that people try, and the verbs they mean.
  private static let synonyms = [
    "quiet": "set verbosity quiet", "verbose": "set verbosity verbose", "timer": "time",
    "timing": "time",
    "bye": "quit", "logout": "quit", "q": "quit", "q!": "quit", "wq": "quit",
    "x": "quit", "ls": "show", "list": "show", "print": "show", "cat": "show", "state": "show",
    "tables": "show", "schema": "show", "d": "show", "remove": "delete", "rm": "delete",
    "drop": "delete", "clear": "delete", "add": "append", "create": "append", "new": "append",
    "swap": "move", "mv": "move", "sort": "move", "update": "reload", "refresh": "reload",
    "goto": "back", "open": "load", "write": "save", "options": "set", "settings": "set",
    "config": "set", "man": "help", "h": "help", "?": "help", "\\": "help", "commands": "help",
    "info": "explain", "find": "apropos", "search": "apropos", "grep": "apropos", "cd": "run",
    "exec": "run", "i": "run", "read": "run", "begin": "batch", "commit": "apply",
    "rollback": "reset", "revert": "reset", "size": "container", "screen": "draw",
    "추가": "append", "삽입": "insert", "이동": "move", "삭제": "delete", "제거": "delete",
    "적용": "apply", "비교": "diff", "왜": "why", "이유": "why", "설명": "explain",
    "도움말": "help", "도움": "help", "명령": "help", "명령어": "help", "종료": "quit", "끝": "quit",
    "나가기": "quit", "보기": "show", "취소": "undo", "되돌리기": "undo", "복구": "restore",
    "기록": "history", "녹화": "record", "저장": "save", "불러오기": "load", "열기": "load",
    "그리기": "draw", "레이아웃": "layout", "배치": "layout", "프레임": "frames", "설정": "set",
    "스크롤": "scroll", "초기화": "reset", "기기": "device", "레슨": "lessons", "강의": "lessons",
    "힌트": "hint", "목표": "goal", "정답": "solution", "다음": "next", "검색": "apropos",
    "追加": "append", "挿入": "insert", "移動": "move", "削除": "delete", "適用": "apply", "比較": "diff",
    "差分": "diff", "なぜ": "why", "理由": "why", "説明": "explain", "ヘルプ": "help", "コマンド": "help",
    "終了": "quit", "表示": "show", "取り消し": "undo", "元に戻す": "undo", "復元": "restore",
    "履歴": "history", "記録": "record", "保存": "save", "開く": "load", "描画": "draw",
    "レイアウト": "layout", "フレーム": "frames", "設定": "set", "スクロール": "scroll", "リセット": "reset",
    "端末": "device", "レッスン": "lessons", "ヒント": "hint", "ゴール": "goal", "解答": "solution",
    "次": "next", "検索": "apropos",
    "添加": "append", "插入": "insert", "移动": "move", "删除": "delete", "应用": "apply", "比较": "diff",
    "差异": "diff", "为什么": "why", "原因": "why", "说明": "explain", "解释": "explain", "帮助": "help",
    "命令": "help", "退出": "quit", "显示": "show", "查看": "show", "撤销": "undo", "恢复": "restore",
    "历史": "history", "录制": "record", "打开": "load", "加载": "load", "绘制": "draw", "布局": "layout",
    "设置": "set", "滚动": "scroll", "重置": "reset", "设备": "device", "课程": "lessons", "提示": "hint",
    "目标": "goal", "答案": "solution", "下一步": "next", "搜索": "apropos",
  ]

}
