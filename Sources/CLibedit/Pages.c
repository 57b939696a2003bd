// Pages of a long answer, in the same state of the terminal as a line: what is typed ahead is
// neither lost nor echoed twice, and a signal finds the way back to the usual state.

#include "LineEditor.h"

#include <signal.h>
#include <stdio.h>

void line_editor_begin_pages(LineEditor *editor) {
  editor->signal = 0;
  line_editor_capture_signals();
  el_set(editor->libedit, EL_PREP_TERM, 1);
  paste_marks_enable(1);
}

void line_editor_end_pages(LineEditor *editor) {
  paste_marks_enable(0);
  el_set(editor->libedit, EL_PREP_TERM, 0);
  line_editor_release_signals(1);
}

int line_editor_wait_for_page(LineEditor *editor, const char *row, int columns) {
  editor->page_row = row;
  fputs(row, stdout);
  fflush(stdout);
  int byte = next_byte(editor, -1);
  editor->page_row = NULL;
  printf("\r%*s\r", columns, "");
  fflush(stdout);
  switch (byte) {
    case ' ': case '\r': case '\n': return LineEditorPageMore;
    case 'q': return LineEditorPageEnd;
    case LineEditorEnd: return LineEditorPageGone;
    case WAIT_SIGNAL:
      if (editor->signal == SIGINT) return LineEditorPageInterrupt;
      editor->signal_before = editor->signal;
      return LineEditorPageGone;
    default:
      unread_byte(editor);
      return LineEditorPageEnd;
  }
}
