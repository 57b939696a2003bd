// The editor: libedit set up in the one order that works, and its variadic calls by name.

// glibc declares `wcwidth` only so.
#define _GNU_SOURCE

#include "LineEditor.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

enum { HISTORY_SIZE = 100000 };

int line_editor_choose_locale(void) {
  static const char *const names[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    if (setlocale(LC_CTYPE, names[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  return 0;
}

int line_editor_columns(uint32_t character) { return wcwidth((wchar_t)character); }

int write_standard_output(const char *text, size_t length) {
  errno = 0;
  if (fwrite(text, 1, length, stdout) == length && fflush(stdout) == 0) return 0;
  return errno ? errno : EIO;
}

void write_standard_error(const char *text) {
  fflush(stdout);
  fputs(text, stderr);
}

void paste_marks_enable(int enable) {
  fputs(enable ? "\033[?2004h" : "\033[?2004l", stdout);
  fflush(stdout);
}

void will_wait(LineEditor *editor) {
  if (editor->delegate.will_wait) editor->delegate.will_wait(editor->delegate.context);
}

void did_wake(LineEditor *editor) {
  if (editor->delegate.did_wake) editor->delegate.did_wake(editor->delegate.context);
}

// MARK: - What libedit calls

static LineEditor *owner(EditLine *libedit) {
  LineEditor *editor = NULL;
  el_get(libedit, EL_CLIENTDATA, &editor);
  return editor;
}

static char *prompt(EditLine *libedit) { return owner(libedit)->prompt; }

static unsigned char perform(EditLine *libedit, int key) {
  LineEditor *editor = owner(libedit);
  return editor->delegate.perform(editor->delegate.context, key);
}

/// The next key for libedit: 1 with a character, 0 at the end, -1 when a signal ends the line.
static int read_key(EditLine *libedit, wchar_t *character) {
  LineEditor *editor = owner(libedit);
  const LineEditorDelegate *delegate = &editor->delegate;
  show_terminal(editor);
  for (;;) {
    if (editor->pushed_count > 0) {
      fit_text(editor);
      *character = (wchar_t)editor->pushed[0];
      editor->pushed_count--;
      memmove(editor->pushed, editor->pushed + 1, editor->pushed_count * sizeof *editor->pushed);
      return 1;
    }
    if (editor->signal) return -1;
    // A quick typist's keys are all obeyed before anything is drawn over them.
    if (editor->input_start == editor->input_end) will_wait(editor);
    int32_t key = keys_next(editor);
    did_wake(editor);
    if (key == LineEditorEnd) return 0;
    if (key == WAIT_HEARD) continue;
    if (key == WAIT_SIGNAL) {
      // What follows on the screen must stand below the whole text: go to its end first.
      line_editor_push(editor, LineEditorKeyLeave);
      continue;
    }
    key = delegate->translate(delegate->context, key);
    if (key != LineEditorKeyNone) line_editor_push(editor, key);
  }
}

// MARK: - Life

/// Binds `key` in both of libedit's maps: the usual one, and that of vi's command mode.
static void bind(EditLine *libedit, const char *key, const char *function) {
  el_set(libedit, EL_BIND, key, function, NULL);
  el_set(libedit, EL_BIND, "-a", key, function, NULL);
}

static void bind_keys(EditLine *libedit) {
  static const char ours[] = "diffplay";
  static const struct {
    int key;
    const char *function;
  } keys[] = {
    {LineEditorKeyLeft, "ed-prev-char"},
    {LineEditorKeyRight, "ed-next-char"},
    {LineEditorKeyHome, ours},
    {LineEditorKeyEnd, ours},
    {LineEditorKeyDelete, "ed-delete-next-char"},
    {LineEditorKeyWordLeft, "ed-prev-word"},
    {LineEditorKeyWordRight, "em-next-word"},
    {LineEditorKeyDeleteWord, "em-delete-next-word"},
    {LineEditorKeyPaste, ours},
    {LineEditorKeyPreviousEntry, "ed-prev-history"},
    {LineEditorKeyNextEntry, "ed-next-history"},
    {LineEditorKeyPreviousRow, "ed-prev-line"},
    {LineEditorKeyNextRow, "ed-next-line"},
    {LineEditorKeySubmit, "ed-newline"},
    {LineEditorKeyPerform, ours},
    {LineEditorKeyNewline, ours},
    {LineEditorKeyHeard, ours},
    {LineEditorKeyLeave, ours},
    {'\t', ours}, {'\n', ours}, {'\r', ours}, {'R' & 0x1F, ours}, {'S' & 0x1F, ours}, {'?', ours},
  };
  el_set(libedit, EL_ADDFN, ours, "A key of diffplay", perform);
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
    char name[8];
    snprintf(name, sizeof name, "\\%03o", (unsigned)keys[i].key);
    bind(libedit, name, keys[i].function);
  }
}

/// Whether a terminal type is of a family that draws as xterm does. On another machine, or on an old
/// one, the newest of them are not known by name.
static int resembles_xterm(const char *type) {
  static const char *const families[] = {
    "xterm", "tmux", "screen", "rxvt", "alacritty", "foot", "ghostty", "kitty", "wezterm", "konsole",
    "gnome", "vte", "iterm", "contour", "st-",
  };
  for (size_t i = 0; type && i < sizeof families / sizeof families[0]; i++)
    if (strncmp(type, families[i], strlen(families[i])) == 0) return 1;
  return 0;
}

/// libedit over the standard streams; null for a terminal type that the system does not know, and
/// that no family of known ones is named after.
///
/// libedit says so on the error stream only, so it gets one of ours to begin with.
static EditLine *open_libedit(const char *program) {
  char *complaint = NULL;
  size_t length = 0;
  FILE *errors = open_memstream(&complaint, &length);
  if (!errors) return NULL;
  EditLine *libedit = el_init(program, stdin, stdout, errors);
  fflush(errors);
  size_t complained = length;
  if (libedit && complained > 0 && resembles_xterm(getenv("TERM"))) {
    el_set(libedit, EL_TERMINAL, "xterm");
    fflush(errors);
    if (length == complained) complained = 0;
  }
  if (libedit && complained > 0) {
    el_end(libedit);
    libedit = NULL;
  }
  if (libedit) el_set(libedit, EL_SETFP, 2, stderr);
  fclose(errors);
  free(complaint);
  return libedit;
}

LineEditor *line_editor_create(const char *program, LineEditorDelegate delegate) {
  if (!line_editor_choose_locale() || !has_usual_window()) return NULL;
  LineEditor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->delegate = delegate;
  editor->heard = -1;
  editor->prompt = strdup("");
  editor->history = history_init();
  editor->nowhere = fopen("/dev/null", "r+");
  editor->libedit = open_libedit(program);
  if (!editor->prompt || !editor->history || !editor->nowhere || !editor->libedit) {
    line_editor_destroy(editor);
    return NULL;
  }
  EditLine *libedit = editor->libedit;
  HistEvent event;
  history(editor->history, &event, H_SETSIZE, HISTORY_SIZE);
  history(editor->history, &event, H_SETUNIQUE, 1);
  el_set(libedit, EL_CLIENTDATA, editor);
  el_set(libedit, EL_PROMPT_ESC, prompt, '\1');
  el_set(libedit, EL_EDITOR, "emacs");
  el_set(libedit, EL_HIST, history, editor->history);
  el_wset(libedit, EL_GETCFN, read_key);
  // libedit inserts and deletes wide characters on the screen as if they took one column.
  // Without these capabilities it draws the rest of the row anew instead.
  static const char *const by_column[] = {"IC", "ic", "im", "DC", "dc"};
  for (size_t i = 0; i < sizeof by_column / sizeof by_column[0]; i++)
    el_set(libedit, EL_SETTC, by_column[i], "", NULL);
  // Before our keys: `bind -e` and `bind -v` in ~/.editrc forget all others.
  el_source(libedit, NULL);
  bind_keys(libedit);
  return editor;
}

void line_editor_destroy(LineEditor *editor) {
  if (editor->libedit) el_end(editor->libedit);
  if (editor->nowhere) fclose(editor->nowhere);
  if (editor->history) history_end(editor->history);
  free(editor->prompt);
  free(editor->line);
  free(editor->paste);
  free(editor);
}

void line_editor_listen(LineEditor *editor, int descriptor) { editor->heard = descriptor; }

void line_editor_set_prompt(LineEditor *editor, const char *prompt) {
  char *copy = strdup(prompt);
  if (!copy) return;
  free(editor->prompt);
  editor->prompt = copy;
}

static int is_ansi(EditLine *libedit, const char *capability) {
  char *sequence = NULL;
  return el_get(libedit, EL_GETTC, capability, &sequence) == 0 && sequence
    && strncmp(sequence, "\033[", 2) == 0;
}

int line_editor_draws_ansi(LineEditor *editor) {
  // Bold, and erasing to the end: who has both in this form has the others too.
  return is_ansi(editor->libedit, "md") && is_ansi(editor->libedit, "cd");
}

void line_editor_remember(LineEditor *editor, const char *entry) {
  HistEvent event;
  history(editor->history, &event, H_ENTER, entry);
}

void line_editor_forget(LineEditor *editor) {
  HistEvent event;
  history(editor->history, &event, H_CLEAR);
}

int line_editor_read(LineEditor *editor, const char **text) {
  int count = 0;
  if (editor->signal_before) return editor->signal_before;
  editor->signal = 0;
  line_editor_capture_signals();
  // libedit itself does so after the prompt, when the terminal has echoed a quick typist's keys.
  el_set(editor->libedit, EL_PREP_TERM, 1);
  paste_marks_enable(1);
  // The window may have changed while nobody listened.
  fit_window(editor);
  hide_terminal(editor);
  const char *line = el_gets(editor->libedit, &count);
  editor->pushed_count = 0;
  show_terminal(editor);
  // Done already, but for a line that came without a key.
  el_set(editor->libedit, EL_PREP_TERM, 0);
  paste_marks_enable(0);
  line_editor_release_signals(1);
  if (editor->signal) return editor->signal;
  if (!line || count <= 0) return LineEditorEnd;
  size_t length = (size_t)count;
  char *copy = strndup(line, line[length - 1] == '\n' ? length - 1 : length);
  if (!copy) return LineEditorEnd;
  free(editor->line);
  editor->line = copy;
  *text = copy;
  return 0;
}

// MARK: - The text being edited

const char *line_editor_text(LineEditor *editor, size_t *length, size_t *cursor) {
  const LineInfo *info = el_line(editor->libedit);
  *length = (size_t)(info->lastchar - info->buffer);
  *cursor = (size_t)(info->cursor - info->buffer);
  return info->buffer;
}

void line_editor_move(LineEditor *editor, int offset) { el_cursor(editor->libedit, offset); }

void line_editor_insert(LineEditor *editor, const char *text) {
  el_insertstr(editor->libedit, text);
}

void line_editor_delete(LineEditor *editor, int count) {
  if (count > 0) el_deletestr(editor->libedit, count);
}

void line_editor_push(LineEditor *editor, int32_t key) {
  if (editor->pushed_count < sizeof editor->pushed / sizeof editor->pushed[0])
    editor->pushed[editor->pushed_count++] = key;
}

const char *line_editor_pasted(LineEditor *editor, size_t *length) {
  *length = editor->paste_length;
  return editor->paste;
}

void line_editor_print_below(LineEditor *editor, const char *text) {
  fputs("\r\n", stdout);
  fputs(text, stdout);
  el_set(editor->libedit, EL_REFRESH);
}
