// Frames of the prompt, in and out; see Page.h.

#define _GNU_SOURCE

#include "Page.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/// Sends an act, if there is room for its beginning: who does not read must not hold up the page.
static int give_act(const char *bytes, size_t length) {
  char frame[MOST_ACT + 32];
  int start = snprintf(frame, 32, "act %zu\n", length);
  memcpy(frame + start, bytes, length);
  size_t count = (size_t)start + length;
  ssize_t sent = send(STDOUT_FILENO, frame, count, MSG_DONTWAIT);
  // Somebody who tries this program by hand reads from a pipe.
  if (sent < 0 && errno == ENOTSOCK) sent = write(STDOUT_FILENO, frame, count);
  if (sent < 0) return 0;
  for (size_t offset = (size_t)sent; offset < count; offset += (size_t)sent) {
    sent = write(STDOUT_FILENO, frame + offset, count - offset);
    if (sent <= 0) exit(1);
  }
  return 1;
}

/// Browsers that are gone are noticed by what can no longer be written to them.
static void *beat(void *context) {
  (void)context;
  for (;;) {
    struct timespec time = {.tv_sec = 15};
    nanosleep(&time, NULL);
    store_heartbeat();
  }
  return NULL;
}

/// Reads the bytes of a frame; those of a text end in a zero that is not counted.
static Text take_bytes(size_t length) {
  Text text = {NULL, length};
  if (length > MOST_FRAME) return text;
  text.bytes = malloc(length + 1);
  if (text.bytes && fread(text.bytes, 1, length, stdin) != length) {
    free(text.bytes);
    text.bytes = NULL;
  }
  if (text.bytes) text.bytes[length] = 0;
  return text;
}

/// Lets browsers in, and says where; who asks from then on finds every file.
static int listen_to_browsers(void) {
  const char *address = server_start(give_act);
  if (!address) {
    fprintf(stderr, "no server: %s\n", strerror(errno));
    return 0;
  }
  return dprintf(STDOUT_FILENO, "listening %s\n", address) > 0;
}

/// Takes a frame; returns 0 at the end, or where it is none.
static int take_frame(void) {
  char row[128], kind[8], name[MOST_NAME];
  size_t length = 0;
  if (!fgets(row, sizeof row, stdin)) return 0;
  int is_file = sscanf(row, "%7s %63s %zu", kind, name, &length) == 3;
  if (!is_file && sscanf(row, "%7s %zu", kind, &length) != 2) return 0;
  Text text = take_bytes(length);
  if (!text.bytes) return 0;
  if (is_file) return strcmp(kind, "file") == 0 && store_file(name, text);
  if (strcmp(kind, "listen") == 0) {
    free(text.bytes);
    return listen_to_browsers();
  }
  int is_state = strcmp(kind, "state") == 0;
  if (!is_state && strcmp(kind, "event") != 0) return 0;
  // A row of its own would be another field of the event.
  if (memchr(text.bytes, '\n', length) || memchr(text.bytes, '\r', length)) return 0;
  store_event(text, is_state);
  return 1;
}

int main(void) {
  signal(SIGPIPE, SIG_IGN);
  // Ctrl-C at the prompt is for what runs there.
  signal(SIGINT, SIG_IGN);
  pthread_t thread;
  if (pthread_create(&thread, NULL, beat, NULL) != 0) return 1;
  while (take_frame()) continue;
  return 0;
}
