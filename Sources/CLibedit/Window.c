// The window as libedit is to see it. Its own handling of sizes reads and writes behind its rows when
// the cursor stands lower than a smaller window is high, or when the text is longer than the window.
// So it is told of rows for the whole text, always, and learns of other columns while it draws
// nowhere, from the text's first row on.

// glibc declares `wcwidth` only so.
#define _GNU_SOURCE

#include "LineEditor.h"

#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

enum {
  /// libedit takes fewer for none at all, and goes on with 80.
  LEAST_COLUMNS = 2,
  /// Rows that the text may grow by before libedit hears of more.
  SPARE_ROWS = 100,
  /// The most columns that libedit gives one character: `\U+10FFFF`.
  MOST_COLUMNS_OF_ONE = 9,
};

int has_usual_window(void) {
  struct winsize size;
  return ioctl(STDIN_FILENO, TIOCGWINSZ, &size) != 0
    || (size.ws_col <= LineEditorMostCells && size.ws_row <= LineEditorMostCells);
}

static int columns_of_window(void) {
  struct winsize size;
  if (ioctl(STDIN_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  if (size.ws_col < LEAST_COLUMNS) return LEAST_COLUMNS;
  return size.ws_col > LineEditorMostCells ? LineEditorMostCells : size.ws_col;
}

static void set_number(LineEditor *editor, const char *capability, int number) {
  char text[12];
  snprintf(text, sizeof text, "%d", number);
  el_set(editor->libedit, EL_SETTC, capability, text, NULL);
}

/// At least as many rows as the text takes behind the prompt.
static size_t rows_of_text(LineEditor *editor) {
  const LineInfoW *line = el_wline(editor->libedit);
  // A wide character leaves the last column empty.
  size_t columns = (size_t)editor->columns - 1;
  size_t rows = 1, width = strlen(editor->prompt);
  for (const wchar_t *c = line->buffer; c < line->lastchar; c++) {
    if (*c == L'\n') {
      rows += width / columns + 1;
      width = 0;
      continue;
    }
    int own = wcwidth(*c);
    width += own >= 0 ? (size_t)own : MOST_COLUMNS_OF_ONE;
  }
  return rows + width / columns;
}

static size_t characters(LineEditor *editor) {
  const LineInfoW *line = el_wline(editor->libedit);
  return (size_t)(line->lastchar - line->buffer) + strlen(editor->prompt);
}

/// Tells libedit the size; it believes afterwards that nothing is drawn, and that the cursor stands
/// where the text has it.
static void tell_size(LineEditor *editor, int columns, int rows) {
  editor->columns = columns;
  editor->rows = rows;
  // Each of the two forgets the rows, but not where the cursor stands among them.
  set_number(editor, "co", columns);
  set_number(editor, "li", rows);
  el_set(editor->libedit, EL_SETFP, 1, editor->nowhere);
  el_set(editor->libedit, EL_REFRESH);
  el_set(editor->libedit, EL_SETFP, 1, stdout);
  set_number(editor, "li", rows);
}

void fit_window(LineEditor *editor) {
  int columns = columns_of_window();
  if (columns == editor->columns) return;
  editor->columns = columns;
  size_t rows = rows_of_text(editor) + SPARE_ROWS;
  tell_size(editor, columns, rows > LineEditorMostCells ? (int)rows : LineEditorMostCells);
}

void fit_text(LineEditor *editor) {
  size_t rows = (size_t)editor->rows;
  // What takes the most rows has a character or less in each.
  if (characters(editor) * (MOST_COLUMNS_OF_ONE + 1) + SPARE_ROWS < rows) return;
  size_t needed = rows_of_text(editor) + SPARE_ROWS;
  if (needed > rows) tell_size(editor, editor->columns, (int)(2 * needed));
}

void hide_terminal(LineEditor *editor) {
  editor->is_hidden = 1;
  el_set(editor->libedit, EL_SETFP, 0, editor->nowhere);
}

void show_terminal(LineEditor *editor) {
  if (!editor->is_hidden) return;
  editor->is_hidden = 0;
  el_set(editor->libedit, EL_SETFP, 0, stdin);
}
