/// The words of the command language that rules below the commands turn on.
///
/// They are the commands' own; a test holds them to the command table.
package enum Vocabulary {
  /// The verbs of all commands, and the other words that are understood for them.
  package static let verbs: Set<String> = [
    "append", "apply", "apropos", "back", "batch", "cells", "check", "checkpoint", "class", "clear",
    "compare",
    "container", "delete", "device", "diff", "doctor", "draw", "edit", "exit", "explain", "export",
    "frames",
    "goal",
    "handler", "help", "hint", "history", "identity", "import", "insert", "layout", "lesson",
    "invalidate", "lessons", "load", "measure", "model", "move", "new", "next", "open", "outline",
    "page",
    "plan", "predict",
    "quit", "quiz", "reconfigure", "record", "redo", "reload", "reorder", "replay", "reset",
    "restart",
    "restore", "run", "save", "scroll", "set", "share", "show", "solution", "source", "swift",
    "swipe",
    "task", "time", "toggle",
    "tour", "undo", "view", "visible", "why",
  ]

  /// The verbs of commands that change nothing, so that nothing of them can be undone.
  package static let queries: Set<String> = [
    "apropos", "cells", "check", "class", "compare", "diff", "doctor", "draw", "edit", "explain",
    "export",
    "frames",
    "goal",
    "help", "hint", "history", "lesson", "lessons", "next", "page", "plan", "predict", "quit",
    "record", "redo",
    "replay", "restore", "save", "share", "show", "solution", "task", "tour", "undo", "visible",
    "why",
  ]

  /// The bare words of the commands that take identifiers: as an identifier each is quoted.
  package static let identifierWords: Set<String> = [
    "--all", "after", "all", "append", "apply", "at", "before", "by", "cell", "collapse",
    "configuration",
    "delete", "deleted", "expand", "footerMode", "frame", "from", "headerMode", "headerTopPadding",
    "heading",
    "in",
    "insert", "inserted", "item", "items", "list", "moved", "none", "nothing", "of", "reloaded",
    "replace", "rest", "section", "sections",
    "snapshotForExpandingParent", "stop", "text", "then", "to", "unanimated", "with",
  ]
}
