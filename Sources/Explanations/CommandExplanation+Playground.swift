import Wording

/// Why commands of the playground itself answer what they answer.
extension CommandExplanation {
  static let playgroundReasons: [String: Reason] = [
    "undo": Reason(
      words: """
        Worlds are values: each change keeps the one before it, and undo takes that back whole. \
        No diff is made, so nothing is inserted or moved.
        """,
      questions: ["history"]),
    "redo": Reason(
      words: "The world after the undone change was kept, and comes back whole.",
      questions: ["history"]),
    "back": Reason(
      words: """
        The world that was kept comes back whole. No diff is made, so nothing is inserted or \
        moved.
        """,
      questions: ["history"]),
    "history": Reason(
      words: """
        Each change keeps the world before it, so any of them can be gone back to.
        """),
    "checkpoint": Reason(words: "A checkpoint is a world with a name."),
    "load": Reason(words: "The file holds a whole world, which takes the place of this one."),
    "save": Reason(
      words: """
        The world is one value, so it can be written to a file and read again.
        """),
    "share": Reason(
      words: """
        A world is more than its snapshot: the line holds layouts, checkpoints and what is on \
        screen, too.
        """),
    "open": Reason(words: "The line held the world that is here now."),
    "source": Reason(
      words: """
        The commands of the file ran here, one after the other. Type one alone to ask why.
        """),
    "run": Reason(
      words: """
        The commands of the file ran here, one after the other. Type one alone to ask why.
        """),
    "replay": Reason(
      words: """
        A session is run in a world of its own, and its answers are compared with those in the \
        file. The same commands give the same answers.
        """),
    "export": Reason(words: "It wrote what is here in another form; nothing changed."),
    "import": Reason(words: "The code defines what it defined before."),
    "edit": Reason(words: "What is saved in the editor runs like typed lines; nothing was."),
    "swift": Reason(
      words: """
        Each command has a spelling in Swift; the echo shows it.
        """, concepts: ["snapshot"]),
    "time": ofSettings,
    "set": ofSettings,
    "tour": ofLessons,
    "lesson": ofLessons,
    "task": Reason(words: "The task is told again; nothing changed.", questions: ["goal", "hint"]),
    "next": Reason(
      words: """
        The lesson went on: it ran what it shows, or what it was waiting for.
        """, questions: ["goal", "hint"]),
    "predict": Reason(
      words: """
        What you expect is kept until a command decides it; it changes nothing.
        """, questions: ["predict"]),
    "quiz": Reason(
      words: """
        A question brings a small world of its own; `undo` brings yours back.
        """, questions: ["predict", "undo"]),
    "class": Reason(words: "The files say what each learner did; nothing here changed."),
    "hint": Reason(words: "Hints come in order, the faintest first; they change nothing."),
    "goal": Reason(
      words: """
        A goal looks at what is, never at what was typed: any way that leads there counts.
        """, questions: ["check"]),
    "check": Reason(
      words: """
        A goal looks at what is, never at what was typed: any way that leads there counts.
        """, questions: ["goal"]),
    "solution": Reason(
      words: """
        The solution ran from where the task began; `reset` lets you try it yourself.
        """),
    "lessons": Reason(words: "Stars are for the fewest commands known."),
    "quit": Reason(words: "The lesson's world is gone; yours is as you left it."),
    "explain": Reason(words: "The page's example ran in a world of its own."),
  ]

  private static let ofSettings = Reason(
    words: "A setting decides how answers are written. The world is the same.")
  private static let ofLessons = Reason(
    words: "A lesson has a world of its own; yours waits outside.", questions: ["goal", "hint"])
}
