import CommandLanguage
import Wording

extension RefusalKind {
  /// The rules of what is typed.
  var languageRule: RefusalExplanation {
    switch self {
    case .unknownCommand:
      .language(
        "A line in words begins with a verb, and this is none. Lines that begin with `snapshot`,"
          + " `dataSource`, `outline`, `let` or `var` are Swift.",
        "`help` shows all verbs; Tab completes one.", "help", "apropos")
    case .ambiguousCommand:
      .language(
        "A verb is written out. What was typed begins more than one, so it cannot be guessed.",
        "Type on until one is left, and press Tab.", "help")
    case .unfinishedCommand:
      .language(
        "The command ends before its grammar does: something that must be named is missing.",
        "Type the beginning and ` ?` to see what can follow: `append ?`.", "help")
    case .unfittingWord:
      .language(
        "The command's grammar has no place for this word here. Words of the command itself, such as"
          + " `to` or `before`, are identifiers only in quotes.",
        "`help VERB` shows each way to write the command; quote names that are words of it.",
        "help",
        "identifiers")
    case .badValue:
      .language(
        "A value of another sort is wanted here: a number, a size, a name of a closed list.",
        "Type the command up to here and ` ?`: it lists what fits.", "help")
    case .tooMany:
      .language(
        "A line stands for at most 1000000 identifiers, and brackets nest at most 64 deep, so that no"
          + " line can use up the memory.", "Take fewer at once.", "identifiers")
    case .unclosedString:
      .language(
        "A quoted name ends with a quote on the same line.",
        "Close it with \"; inside quotes write \\\" for a quote and \\n for a line break.",
        "identifiers")
    case .unclosedBracket:
      .language(
        "Every bracket that is opened is closed. At the prompt an open one asks for more lines.",
        "Close it; Ctrl-C drops what was typed.", "layout-words")
    case .strayBracket:
      .language(
        "A closing bracket closes the bracket that was opened last, and this one does not.",
        "Remove it, or close what is open first. Identifiers with brackets are quoted.",
        "identifiers")
    case .badEscape:
      .language(
        "In quotes a backslash begins an escape, as in Swift: \\\" \\\\ \\n \\t and \\u{AC00}.",
        "Write \\\\ for a backslash.", "identifiers")
    case .standsAlone:
      .language(
        "This command decides what becomes of its whole entry, so nothing else may stand there.",
        "Give it a line of its own.", "record")
    case .interrupted:
      .playground(
        "Ctrl-C ended the command, and the world is as it was before it.", "Run it again.", "undo")
    case .unreadableSwift:
      .language(
        "Swift is read and its types are checked before any of it runs, as a compiler does; what is"
          + " refused has changed nothing.",
        "The caret marks the place. `help append` and the like show the Swift spelling of each"
          + " command.", "swift", "help")
    case .needsCompiler:
      .language(
        "Property wrappers, macros and parameter packs mean what the compiler makes of them. Where"
          + " there is a compiler, such an entry is compiled with what earlier ones declare: its"
          + " layouts, snapshots and screens come back, and no variables.",
        "Write what stands beside the refusal, or install Swift.", "swift", "import")
    case .raisedException:
      .uikit(
        "The Swift that was typed called UIKit in a way that it does not let pass.",
        "The caret marks the call; what it means stands below.", "swift")
    case .unknownMember:
      .language(
        "The type has no method or property of this name with these labels.",
        "Type the beginning and press Tab; `apropos NAME` finds calls too.", "swift", "apropos")
    case .unknownVariable:
      .language(
        "There are the variables `snapshot`, `dataSource`, `outline` and those that `let` and `var`"
          + " made. Identifiers are strings: \"a\" or .a.",
        "Quote the name, or declare the variable first.", "swift")
    default:
      .language(
        "The call takes another type here.",
        "`swift on` shows how each command is written in Swift.",
        "swift")
    }
  }

  /// The rules of the playground around the library.
  var playgroundRule: RefusalExplanation {
    switch self {
    case .unknownName:
      .playground(
        "Nothing here has this name. Names count in full: case, spaces and quotes as you made them.",
        "`show` lists sections and items, `device` the devices, `frames` what is on screen.",
        "show",
        "frames")
    case .notOnScreen:
      .playground(
        "The element is in the working snapshot, but the view shows what was applied last.",
        "`apply` puts it on the screen; `diff` shows what that will do.", "apply", "diff")
    case .nothingToExplain:
      .playground(
        "`why` tells of the pending difference or of the last apply that had one; there is neither.",
        "Apply, edit, and ask again. `why frame ITEM` derives a frame at any time.", "why", "diff")
    case .outlinesNeedNames:
      .playground(
        "While identity covers content, an item is more than its name, and outlines here hold names.",
        "`identity id` while there are no outlines.", "identity", "outline")
    case .unknownChange:
      .playground(
        "Changes are numbered from 1, and only those that were made can be taken back or brought back.",
        "`history` lists them and marks where you are.", "history", "undo", "redo")
    case .unknownCheckpoint:
      .playground(
        "No world was given this name here. Undoing a `checkpoint` takes its name away too.",
        "`checkpoint` alone lists the names; `back to NUMBER` goes to a change.", "checkpoint",
        "history")
    case .recordingState:
      .playground(
        "One session is recorded at a time, by the person at the prompt.",
        "`record` alone says where it goes; `record off` ends it.", "record")
    case .unreadableFile:
      RefusalExplanation(
        rule: "The system refused to read or write the file; the reason is its own.",
        origin: "The operating system.",
        mend:
          "Check the path: it begins where the program was started; in a session, at its folder.",
        related: ["save", "source", "record"])
    case .brokenFile:
      .playground(
        "The file is read strictly, so that nothing in it is passed over in silence. The place is"
          + " line and column.", "Mend the file there, or write it anew with `save` or `export`.",
        "load", "export")
    case .laterRelease:
      .playground(
        "What a later release brought is refused on an earlier one, as the compiler refuses it to an"
          + " app that still runs there.",
        "`set system` tells what the system is; ask for `#available` in an app.", "set")
    default:
      .playground(
        "A file that ran itself would never end.", "Take the line out of the file.", "source")
    }
  }
}
