#ifndef LINE_EDITOR_H
#define LINE_EDITOR_H

#include "CLibedit.h"

#include <stdio.h>

struct LineEditor {
  EditLine *libedit;
  History *history;
  LineEditorDelegate delegate;
  char *prompt;
  /// The entry last read.
  char *line;
  /// The signal that ended the line, or 0.
  int signal;
  /// The signal that ended the pages before the line, or 0.
  int signal_before;
  /// The row that asks for a key between two pages; null while a line is read.
  const char *page_row;

  /// What libedit reads from and draws to where it is not to ask the terminal, or not to draw.
  FILE *nowhere;
  /// Whether libedit reads from there, and the size of the window that it was told.
  int is_hidden, columns, rows;

  /// What is listened to beside the keyboard, or -1, and whether no key has been begun.
  int heard, is_between_keys;

  /// Keys to deliver before new input.
  int32_t pushed[16];
  size_t pushed_count;

  /// Bytes read but not yet used: those from `input_start` to `input_end`.
  unsigned char input[4096];
  size_t input_start, input_end;

  char *paste;
  size_t paste_length, paste_capacity;
};

/// Answers of `signals_wait` and `keys_next` that are neither a byte nor a key.
enum { WAIT_TIMEOUT = -2, WAIT_SIGNAL = -3, WAIT_HEARD = -5 };

/// Waits for input, at most `timeout` milliseconds (for ever if negative).
///
/// Returns 0 when there is input, `WAIT_TIMEOUT`, `WAIT_SIGNAL` with the signal's number in
/// `signal`, or `WAIT_HEARD` when there are pushed keys. `editor` may be null.
int signals_wait(LineEditor *editor, int timeout, int *signal);

/// The next byte of the input, waiting at most `timeout` milliseconds (for ever if negative), or
/// `LineEditorEnd`, `WAIT_TIMEOUT`, `WAIT_HEARD`, or `WAIT_SIGNAL` with `editor->signal` set.
int next_byte(LineEditor *editor, int timeout);

/// Puts back the byte that `next_byte` has just given.
void unread_byte(LineEditor *editor);

/// The next key or character, `LineEditorEnd`, `WAIT_HEARD`, or `WAIT_SIGNAL` with
/// `editor->signal` set.
int32_t keys_next(LineEditor *editor);

/// Tells the owner to draw over the text, and to take back what stands beyond it.
void will_wait(LineEditor *editor);
void did_wake(LineEditor *editor);

/// Whether the window is one in which libedit can begin: it keeps every cell of it, twice.
int has_usual_window(void);

/// Takes over the columns of the window, as far as a window has so many.
///
/// libedit then believes that the text stands as a terminal sets it which moves the ends of rows.
void fit_window(LineEditor *editor);

/// Sees to it that libedit has more rows than the text takes.
void fit_text(LineEditor *editor);

/// Keeps libedit from asking the terminal for its size, until `show_terminal`.
void hide_terminal(LineEditor *editor);
void show_terminal(LineEditor *editor);

/// Tells the terminal to mark pastes, or not to.
void paste_marks_enable(int enable);

#endif
