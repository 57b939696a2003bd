private import CLibedit
package import DiffplayKit

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The line editor of a terminal: libedit, with the language's completion and block structure.
///
/// Bytes, escape sequences and signals are read by the shim; what a key means is decided here, in
/// two places. `translate` sees each key before libedit does. `perform` changes the text, and is
/// called from inside libedit's loop for the keys that the shim binds to us.
package final class LibeditLineReader: LineReader {
  /// The shim's editor.
  private(set) var editor: OpaquePointer! = nil
  /// Answers what the language knows.
  let assistant: any LineAssistant
  /// What was entered before, and where it is kept.
  private(set) var history: History
  /// The rendition of a prompt that has colour, as SGR parameters.
  private static let promptStyle = "1;36"
  private var prompt = ""
  /// What stands before the line now.
  private(set) var shownPrompt = ""

  /// The search through the history that is going on.
  var search: IncrementalSearch?
  /// The candidates to list, and where the cursor goes back to.
  var listing: CompletionListing?
  /// The text and cursor after a Tab that could not decide.
  var undecided: EditedText?
  /// Whether the screen shows marks over a character, which libedit does not know how to take away.
  var isOverdrawn = false
  /// What stood in the line when a signal ended it.
  var dropped = ""
  /// What is drawn over and behind the text; nil where nothing is to be.
  var decoration: Decoration?
  /// What is run as if it were typed; nil for nothing but the keyboard.
  var acts: PageProcess?
  /// What was being typed when an act took the line.
  var halfTyped: EditedText?

  /// The editor of the standard streams.
  ///
  /// Nil where libedit cannot edit: no locale with UTF-8, or a terminal type that the system does
  /// not know. Whether the streams are a terminal at all is for `Terminal` to say.
  ///
  /// - Parameters:
  ///   - assistant: The language.
  ///   - history: What the Up key recalls.
  package init?(assistant: any LineAssistant, history: History) {
    self.assistant = assistant
    self.history = history
    let delegate = LineEditorDelegate(
      context: Unmanaged.passUnretained(self).toOpaque(),
      translate: { context, key in LibeditLineReader.from(context).translate(key) },
      perform: { context, key in LibeditLineReader.from(context).perform(key) },
      will_wait: { context in LibeditLineReader.from(context).decorate() },
      did_wake: { context in LibeditLineReader.from(context).takeBackDecoration() },
      did_hear: { context in LibeditLineReader.from(context).hear() })
    guard let editor = line_editor_create("diffplay", delegate) else { return nil }
    self.editor = editor
    for entry in history.entries { line_editor_remember(editor, entry) }
  }

  deinit {
    if let editor { line_editor_destroy(editor) }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> LibeditLineReader {
    Unmanaged.fromOpaque(context!).takeUnretainedValue()
  }

  package func next(prompt: String) -> LineEvent {
    self.prompt = prompt
    search = nil
    listing = nil
    undecided = nil
    dropped = ""
    let style = assistant.lineStyle
    let isDecorated = style.hasColor && style.isRedrawn && line_editor_draws_ansi(editor) != 0
    decoration = isDecorated ? Decoration(showsHints: style.hasHints) : nil
    showPrompt()
    listen()
    Terminal.write("")
    var text: UnsafePointer<CChar>?
    switch line_editor_read(editor, &text) {
    case 0:
      let entry = text.map { String(cString: $0) } ?? ""
      let composed = entry.composingHangul()
      remember(composed)
      return .line(composed)
    case Int32(LineEditorEnd):
      Terminal.write("\n")
      return .endOfInput
    case SIGINT:
      Terminal.write("^C\n")
      // A block is too much to lose to a slip.
      if dropped.contains("\n") { line_editor_remember(editor, dropped) }
      return .interrupt(isEmpty: dropped.isEmpty)
    case let signal:
      Terminal.write("\n")
      return .terminated(signal)
    }
  }

  /// Remembers an entry, here and in the file.
  package func remember(_ entry: String) {
    switch history.append(entry) {
    case .nothing: break
    case .added: line_editor_remember(editor, entry)
    case .moved:
      line_editor_forget(editor)
      for entry in history.entries { line_editor_remember(editor, entry) }
    }
  }

  /// Hints offer the entry no more.
  package func discourage(_ entry: String) { history.discourage(entry) }

  /// Shows `text` before the line instead of the prompt, or the prompt again if nil.
  func showPrompt(_ text: String? = nil) {
    let text = text ?? prompt
    shownPrompt = text
    guard assistant.lineStyle.hasColor, let last = text.last else {
      line_editor_set_prompt(editor, text)
      return
    }
    // libedit drops an escape sequence that no character follows, so the last one stays plain.
    line_editor_set_prompt(
      editor, "\u{1}\u{1B}[\(Self.promptStyle)m\u{1}\(text.dropLast())\u{1}\u{1B}[0m\u{1}\(last)")
  }
}
