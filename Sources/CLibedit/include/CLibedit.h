#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#include <histedit.h>
#include <stddef.h>
#include <stdint.h>

// The part of line editing that Swift cannot say: libedit's variadic functions, the C streams that
// Swift 6 refuses, and signal handlers. What a key means is decided by the owner, in Swift.

/// libedit on standard input and output. A process has one at most.
typedef struct LineEditor LineEditor;

/// Keys that are no character. They lie among the C1 controls, which the reader never lets in.
enum {
  // Keys of the keyboard, which the owner may translate.
  LineEditorKeyUp = 0x80,
  LineEditorKeyDown,
  LineEditorKeyLeft,
  LineEditorKeyRight,
  LineEditorKeyHome,
  LineEditorKeyEnd,
  LineEditorKeyDelete,
  LineEditorKeyWordLeft,
  LineEditorKeyWordRight,
  LineEditorKeyDeleteWord,
  /// A bracketed paste; its bytes are `line_editor_pasted`.
  LineEditorKeyPaste,

  // Keys that only the owner sends.
  LineEditorKeyPreviousEntry,
  LineEditorKeyNextEntry,
  LineEditorKeyPreviousRow,
  LineEditorKeyNextRow,
  LineEditorKeySubmit,
  /// Comes back to the owner's `perform`, for changes that must happen inside libedit's loop.
  LineEditorKeyPerform,
  /// A new line in the text, whatever the text says.
  LineEditorKeyNewline,
  /// Comes back to the owner's `perform`, for what `did_hear` has brought.
  LineEditorKeyHeard,
  /// A signal ends the line: the cursor must go to the end of the text.
  LineEditorKeyLeave,

  /// An answer of `translate`: the key does nothing.
  LineEditorKeyNone = -4,
};

/// The owner's side of the editor. Pointers to text are valid during the call only.
typedef struct {
  /// Handed back as the first argument of each function.
  void *context;
  /// The key that libedit gets in place of `key`, or `LineEditorKeyNone`.
  int32_t (*translate)(void *context, int32_t key);
  /// Carries out a key of ours inside libedit's loop; answers libedit's `CC_…`.
  uint8_t (*perform)(void *context, int32_t key);
  /// The screen is up to date and the editor is about to wait for a key: the moment for hints and
  /// colours over the text. May be null.
  void (*will_wait)(void *context);
  /// A key or a signal has come; what `will_wait` drew beyond the text must go. May be null.
  void (*did_wake)(void *context);
  /// The descriptor of `line_editor_listen` has something to read, while the editor waits for a key.
  /// Called between two keys; keys that are pushed are obeyed at once. May be null.
  void (*did_hear)(void *context);
} LineEditorDelegate;

/// Chooses a locale whose characters are UTF-8, which libedit and `wcwidth` need.
///
/// Without one libedit drops every byte beyond ASCII. Returns 0 when the system has none.
int line_editor_choose_locale(void);

/// The most rows, and the most columns, of a window that is edited in.
enum { LineEditorMostCells = 1000 };

/// Has `did_hear` called when `descriptor` can be read; -1 listens to nothing but the keyboard.
void line_editor_listen(LineEditor *editor, int descriptor);

/// Prepares libedit, or answers null where it cannot edit: no UTF-8 locale, or a terminal type
/// that the system does not know.
LineEditor *line_editor_create(const char *program, LineEditorDelegate delegate);
void line_editor_destroy(LineEditor *editor);

/// The end of the input, as `line_editor_read` and `line_editor_wait` report it.
enum { LineEditorEnd = -1 };

/// Reads an entry, which may span lines.
///
/// Returns 0 and the text without its last newline (valid until the next call), `LineEditorEnd`,
/// or the signal that ended reading: SIGINT, SIGTERM, SIGQUIT or SIGHUP.
int line_editor_read(LineEditor *editor, const char **text);

/// What a person answers to a row that says that there is more.
enum {
  /// Space or Return: the next page.
  LineEditorPageMore = 1,
  /// `q`, or a key that was left for the next line: no further pages.
  LineEditorPageEnd,
  /// Ctrl-C: not even the rest.
  LineEditorPageInterrupt,
  /// The terminal is gone, or a signal ends the program; `line_editor_read` tells of it.
  LineEditorPageGone,
};

/// Puts the terminal in the state in which a line is read, so that pages can be shown in it.
void line_editor_begin_pages(LineEditor *editor);
/// Shows a row of text, waits for a key, takes the row back and answers `LineEditorPage…`.
///
/// `columns`: how many the row takes, fewer than the terminal has.
/// Any key but those of `LineEditorPage…` is left for `line_editor_read`.
int line_editor_wait_for_page(LineEditor *editor, const char *row, int columns);
/// Gives the terminal back the state from before the pages.
void line_editor_end_pages(LineEditor *editor);

/// Has SIGQUIT end the program from here on, one that came while it was being loaded included.
void signals_let_quit_end(void);
/// Keeps the signals that matter while a line is read for `line_editor_wait`, which
/// `line_editor_read` does by itself.
void line_editor_capture_signals(void);
/// Lets signals do what they do otherwise.
///
/// `keeps_interrupt`: Ctrl-C goes on being kept, for `line_editor_wait_for_work`.
void line_editor_release_signals(int keeps_interrupt);
/// Waits for input of a terminal without editing it; returns 0 or the captured signal that came
/// first.
int line_editor_wait(void);

/// Runs `body` on a new thread, whose stack is as large as the main thread's usually is.
///
/// Returns 0, or an error number when there is no thread to be had.
int thread_start(void (*body)(void *context), void *context);

/// Goes on with `body` on a thread that has as much stack as can be had, and waits for its end.
///
/// That thread alone hears signals. Where there is none to be had, `body` runs here.
void thread_go_on(void (*body)(void *context), void *context);
/// Ends the wait of `line_editor_wait_for_work`; from any thread.
void line_editor_wake(void);
/// Waits for a captured signal or `line_editor_wake`, at most `timeout` milliseconds.
///
/// Returns the signal, or 0.
int line_editor_wait_for_work(int timeout);

/// The columns that libedit gives a character: those of `wcwidth`, negative for a control.
int line_editor_columns(uint32_t character);

/// The prompt, one row; escape sequences stand between `\1` marks. It is copied.
void line_editor_set_prompt(LineEditor *editor, const char *prompt);
/// Whether the terminal obeys the escape sequences of ECMA-48: SGR, CUF and ED, which `will_wait`
/// may write.
int line_editor_draws_ansi(LineEditor *editor);
/// Adds an entry to what the Up key recalls.
void line_editor_remember(LineEditor *editor, const char *entry);
/// Forgets all that the Up key recalls.
void line_editor_forget(LineEditor *editor);

// The text being edited. Offsets and counts are characters (code points).

/// The text in UTF-8; `cursor` receives the cursor's offset in bytes. Valid until the next call.
const char *line_editor_text(LineEditor *editor, size_t *length, size_t *cursor);
/// Moves the cursor by `offset` characters, within the text.
void line_editor_move(LineEditor *editor, int offset);
/// Inserts text at the cursor.
void line_editor_insert(LineEditor *editor, const char *text);
/// Deletes the `count` characters before the cursor.
void line_editor_delete(LineEditor *editor, int count);
/// Hands a key to libedit before it reads the next one.
void line_editor_push(LineEditor *editor, int32_t key);
/// The bytes of the last paste.
const char *line_editor_pasted(LineEditor *editor, size_t *length);
/// Writes text below the edited text, then draws prompt and text anew.
///
/// The cursor must stand in the last row of the text.
void line_editor_print_below(LineEditor *editor, const char *text);

/// Writes text to the standard output, and at once; returns 0 or an error number.
int write_standard_output(const char *text, size_t length);
/// Writes text to the standard error, after all that was written to the standard output before.
///
/// Swift 6 refuses the C globals `stdout` and `stderr`, so the streams are named here.
void write_standard_error(const char *text);

#endif
