// Bytes become keys: UTF-8, the escape sequences of the keyboard, bracketed paste. libedit's own
// reader puts the tail of every sequence that it does not know into the text.

#include "LineEditor.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
  ESCAPE = 0x1B,
  /// Milliseconds in which a key's second byte follows; longer, and Escape itself was pressed.
  ESCAPE_TIMEOUT = 50,
  /// Milliseconds in which the rest of a begun sequence follows, also over a slow line.
  SEQUENCE_TIMEOUT = 500,
};

int next_byte(LineEditor *editor, int timeout) {
  while (editor->input_start == editor->input_end) {
    int waited = signals_wait(editor, timeout, &editor->signal);
    if (waited != 0) return waited;
    ssize_t count = read(STDIN_FILENO, editor->input, sizeof editor->input);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    // A terminal that is gone answers EIO; there is nobody left to read from.
    if (count <= 0) return LineEditorEnd;
    editor->input_start = 0;
    editor->input_end = (size_t)count;
  }
  return editor->input[editor->input_start++];
}

void unread_byte(LineEditor *editor) { editor->input_start--; }

/// The character whose first byte is `first`; `LineEditorKeyNone` if it is not UTF-8 or a control.
static int32_t character(LineEditor *editor, int first) {
  int count = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
  if (first < 0xC2 || first > 0xF4) return LineEditorKeyNone;
  int32_t value = first & (0x3F >> count);
  for (int i = 0; i < count; i++) {
    int byte = next_byte(editor, SEQUENCE_TIMEOUT);
    if (byte == WAIT_TIMEOUT) return LineEditorKeyNone;
    if (byte < 0) return byte;
    if ((byte & 0xC0) != 0x80) {
      unread_byte(editor);
      return LineEditorKeyNone;
    }
    value = value << 6 | (byte & 0x3F);
  }
  int overlong = (count == 2 && value < 0x800) || (count == 3 && value < 0x10000);
  int surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < 0xA0 || overlong || surrogate || value > 0x10FFFF) return LineEditorKeyNone;
  return value;
}

/// One more byte than an entry may have: what is pasted beyond makes it no worse.
enum { PASTE_LIMIT = 4000001 };

static void append_to_paste(LineEditor *editor, char byte) {
  if (editor->paste_length == PASTE_LIMIT) return;
  if (editor->paste_length == editor->paste_capacity) {
    size_t capacity = editor->paste_capacity ? editor->paste_capacity * 2 : 4096;
    char *larger = realloc(editor->paste, capacity);
    if (!larger) return;
    editor->paste = larger;
    editor->paste_capacity = capacity;
  }
  editor->paste[editor->paste_length++] = byte;
}

/// Reads all bytes up to the mark that ends a bracketed paste.
static int32_t paste(LineEditor *editor) {
  static const char end_mark[] = {ESCAPE, '[', '2', '0', '1', '~'};
  editor->paste_length = 0;
  for (;;) {
    int byte = next_byte(editor, -1);
    if (byte < 0) return byte;
    append_to_paste(editor, (char)byte);
    if (byte == '~' && editor->paste_length >= sizeof end_mark) {
      size_t rest = editor->paste_length - sizeof end_mark;
      if (memcmp(editor->paste + rest, end_mark, sizeof end_mark) == 0) {
        editor->paste_length = rest;
        return LineEditorKeyPaste;
      }
    }
  }
}

/// The key of `ESC [ number ; modifiers ~`.
static int32_t numbered_key(LineEditor *editor, int number, int by_word) {
  switch (number) {
    case 1: case 7: return LineEditorKeyHome;
    case 4: case 8: return LineEditorKeyEnd;
    case 3: return by_word ? LineEditorKeyDeleteWord : LineEditorKeyDelete;
    case 200: return paste(editor);
    default: return LineEditorKeyNone;
  }
}

/// The key of a sequence that ends in the letter `final`.
static int32_t lettered_key(int final, int by_word) {
  switch (final) {
    case 'A': return LineEditorKeyUp;
    case 'B': return LineEditorKeyDown;
    case 'C': return by_word ? LineEditorKeyWordRight : LineEditorKeyRight;
    case 'D': return by_word ? LineEditorKeyWordLeft : LineEditorKeyLeft;
    case 'F': return LineEditorKeyEnd;
    case 'H': return LineEditorKeyHome;
    default: return LineEditorKeyNone;
  }
}

/// The key of a sequence that began with `ESC [` (or `ESC O`, which has no parameters).
static int32_t sequence(LineEditor *editor) {
  int parameters[2] = {0, 0};
  size_t index = 0;
  for (;;) {
    int byte = next_byte(editor, SEQUENCE_TIMEOUT);
    if (byte == WAIT_TIMEOUT) return LineEditorKeyNone;
    if (byte < 0) return byte;
    if (byte >= '0' && byte <= '9') {
      if (index < 2 && parameters[index] < 10000)
        parameters[index] = parameters[index] * 10 + byte - '0';
    } else if (byte == ';') {
      index++;
    } else if (byte == '[') {
      // The Linux console's function keys: `ESC [ [` and a letter.
      int letter = next_byte(editor, SEQUENCE_TIMEOUT);
      return letter < 0 && letter != WAIT_TIMEOUT ? letter : LineEditorKeyNone;
    } else if (byte == ESCAPE) {
      unread_byte(editor);
      return LineEditorKeyNone;
    } else if (byte >= 0x40 && byte <= 0x7E) {
      // Modifiers are 1 plus bits: 1 Shift, 2 Alt, 4 Control.
      int by_word = parameters[1] > 0 && ((parameters[1] - 1) & (2 | 4));
      return byte == '~' ? numbered_key(editor, parameters[0], by_word)
                         : lettered_key(byte, by_word);
    }
  }
}

/// The key that began with Escape: a sequence, Alt with a character, or Escape itself.
static int32_t escape(LineEditor *editor) {
  int byte = next_byte(editor, ESCAPE_TIMEOUT);
  switch (byte) {
    case WAIT_TIMEOUT: return ESCAPE;
    case '[': case 'O': return sequence(editor);
    case '\r': case '\n': return LineEditorKeyNewline;
    default:
      if (byte < 0) return byte;
      unread_byte(editor);
      return ESCAPE;
  }
}

int32_t keys_next(LineEditor *editor) {
  for (;;) {
    editor->is_between_keys = 1;
    int byte = next_byte(editor, -1);
    editor->is_between_keys = 0;
    if (byte < 0) return byte;
    int32_t key = byte == ESCAPE ? escape(editor) : byte < 0x80 ? byte : character(editor, byte);
    if (key != LineEditorKeyNone) return key;
  }
}
