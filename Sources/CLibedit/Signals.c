// Signals become bytes in a pipe, so that one `poll` waits for a key or a signal. libedit's own
// handling (EL_SIGNAL) sends signals on to the whole process group, and is left off.

#include "LineEditor.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <termios.h>
#include <unistd.h>

static const struct {
  int number;
  /// A parent that ignores the signal (nohup, a shell without job control) means it.
  int may_be_ignored;
} captured[] = {
  {SIGINT, 0}, {SIGTERM, 0}, {SIGQUIT, 0}, {SIGHUP, 1}, {SIGTSTP, 1}, {SIGCONT, 0}, {SIGWINCH, 0},
};
enum { CAPTURED_COUNT = sizeof captured / sizeof captured[0] };

static void change_quit(int how) {
  sigset_t quit;
  sigemptyset(&quit);
  sigaddset(&quit, SIGQUIT);
  pthread_sigmask(how, &quit, NULL);
}

#ifdef __ELF__
// Before main, a runtime captures SIGQUIT: it would print where the program was, as if Ctrl-\ were a
// crash, and go on. It waits from before the libraries are initialized until it ends the program.
static void hold_quit(void) { change_quit(SIG_BLOCK); }
__attribute__((section(".preinit_array"), used))
static void (*const before_libraries)(void) = hold_quit;
#endif

void signals_let_quit_end(void) {
  signal(SIGQUIT, SIG_DFL);
  change_quit(SIG_UNBLOCK);
}

static struct sigaction previous[CAPTURED_COUNT];
static int pipe_ends[2] = {-1, -1};

static int ends_program(int number) {
  return number == SIGTERM || number == SIGQUIT || number == SIGHUP;
}

static void note(int number) {
  int saved = errno;
  // Where Ctrl-S has stopped the terminal, nothing that is written would ever return. Output that a
  // key stopped goes on only after the program has stopped it as well.
  if (ends_program(number)) {
    tcflow(STDOUT_FILENO, TCOOFF);
    tcflow(STDOUT_FILENO, TCOON);
  }
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(pipe_ends[1], &byte, 1);
  (void)written;
  errno = saved;
}

static void open_pipe(void) {
  if (pipe_ends[0] >= 0 || pipe(pipe_ends) != 0) return;
  for (int end = 0; end < 2; end++) {
    fcntl(pipe_ends[end], F_SETFL, O_NONBLOCK);
    fcntl(pipe_ends[end], F_SETFD, FD_CLOEXEC);
  }
}

/// Forgets what was noted: Ctrl-C for a command that is over must not end the next line.
static void drain_pipe(void) {
  unsigned char numbers[64];
  while (read(pipe_ends[0], numbers, sizeof numbers) > 0) continue;
}

void line_editor_capture_signals(void) {
  open_pipe();
  drain_pipe();
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < CAPTURED_COUNT; i++) {
    struct sigaction before;
    sigaction(captured[i].number, &action, &before);
    // Ctrl-C may still be captured from the last time.
    if (before.sa_handler != note) previous[i] = before;
    // A runtime may print where the program was, as if a person's Ctrl-\\ were a crash.
    if (captured[i].number == SIGQUIT) previous[i] = (struct sigaction){.sa_handler = SIG_DFL};
    if (captured[i].may_be_ignored && previous[i].sa_handler == SIG_IGN)
      sigaction(captured[i].number, &previous[i], NULL);
  }
}

void line_editor_release_signals(int keeps_interrupt) {
  for (int i = 0; i < CAPTURED_COUNT; i++)
    if (captured[i].number != SIGINT || !keeps_interrupt)
      sigaction(captured[i].number, &previous[i], NULL);
  // What came too late for the line comes now, or it would be forgotten with the next line.
  unsigned char number;
  int was_interrupted = 0;
  while (read(pipe_ends[0], &number, 1) == 1) {
    if (number == SIGINT) was_interrupted = 1;
    else if (ends_program(number)) raise(number);
  }
  if (was_interrupted && keeps_interrupt) note(SIGINT);
}

void line_editor_wake(void) { note(0); }

int line_editor_wait_for_work(int timeout) {
  struct pollfd end = {.fd = pipe_ends[0], .events = POLLIN};
  unsigned char number = 0;
  if (poll(&end, 1, timeout) <= 0 || read(pipe_ends[0], &number, 1) != 1) return 0;
  return number;
}

/// Draws prompt and text in the row of the cursor, in libedit's terminal mode.
static void resume(LineEditor *editor) {
  // A lone 1 does nothing when libedit believes that its mode is still set.
  el_set(editor->libedit, EL_PREP_TERM, 0);
  el_set(editor->libedit, EL_PREP_TERM, 1);
  paste_marks_enable(1);
  if (editor->page_row) {
    fputs(editor->page_row, stdout);
    fflush(stdout);
    return;
  }
  fputs("\r\033[J", stdout);
  el_set(editor->libedit, EL_REFRESH);
  will_wait(editor);
}

/// Stops the process as Ctrl-Z asks, with the terminal as the shell expects it.
static void stop(LineEditor *editor) {
  if (editor) {
    if (!editor->page_row) did_wake(editor);
    paste_marks_enable(0);
    el_set(editor->libedit, EL_PREP_TERM, 0);
  }
  struct sigaction standard = {.sa_handler = SIG_DFL}, ours;
  sigemptyset(&standard.sa_mask);
  sigaction(SIGTSTP, &standard, &ours);
  raise(SIGTSTP);
  // Continued, or never stopped: an orphaned process group does not stop.
  sigaction(SIGTSTP, &ours, NULL);
  note(SIGCONT);
}

/// Handles the next noted signal; returns its number if it ends the line.
static int take_signal(LineEditor *editor) {
  unsigned char number;
  if (read(pipe_ends[0], &number, 1) != 1) return 0;
  switch (number) {
    case SIGWINCH:
      // Nothing else: drawing here as well would double what the terminal has reflowed.
      if (editor && !editor->page_row) {
        did_wake(editor);
        fit_window(editor);
        will_wait(editor);
      }
      return 0;
    case SIGTSTP:
      stop(editor);
      return 0;
    case SIGCONT: {
      // Two of them, ours and the system's, are one.
      unsigned char next;
      while (read(pipe_ends[0], &next, 1) == 1)
        if (next != SIGCONT) {
          note(next);
          break;
        }
      if (editor) resume(editor);
      return 0;
    }
    default:
      return number;
  }
}

int signals_wait(LineEditor *editor, int timeout, int *signal) {
  struct pollfd ends[3] = {
    {.fd = STDIN_FILENO, .events = POLLIN}, {.fd = pipe_ends[0], .events = POLLIN},
    {.fd = -1, .events = POLLIN}};
  for (;;) {
    // `poll` passes over a negative descriptor.
    ends[2].fd = editor && editor->is_between_keys ? editor->heard : -1;
    int ready = poll(ends, 3, timeout);
    if (ready == 0) return WAIT_TIMEOUT;
    if (ready < 0) {
      if (errno == EINTR || errno == EAGAIN) continue;
      return 0;
    }
    if (ends[1].revents) {
      int number = take_signal(editor);
      if (number == 0) continue;
      *signal = number;
      return WAIT_SIGNAL;
    }
    if (ends[0].revents) return 0;
    editor->delegate.did_hear(editor->delegate.context);
    if (editor->pushed_count > 0) return WAIT_HEARD;
  }
}

int line_editor_wait(void) {
  int signal = 0;
  return signals_wait(NULL, -1, &signal) == WAIT_SIGNAL ? signal : 0;
}
