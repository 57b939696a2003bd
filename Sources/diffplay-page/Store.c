// Files that do not change, and events in their order. Whoever reads holds the lock: frames come
// from one thread, and requests from another.

#include "Page.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// MARK: - Files

enum { MOST_FILES = 16 };

static struct {
  char name[MOST_NAME];
  Text text;
} files[MOST_FILES];
static size_t file_count;

int store_file(const char *name, Text text) {
  if (file_count == MOST_FILES || strlen(name) >= MOST_NAME) return 0;
  pthread_mutex_lock(&lock);
  strcpy(files[file_count].name, name);
  files[file_count].text = text;
  file_count++;
  pthread_mutex_unlock(&lock);
  return 1;
}

const Text *stored_file(const char *name) {
  const Text *found = NULL;
  pthread_mutex_lock(&lock);
  for (size_t i = 0; i < file_count && !found; i++)
    if (strcmp(files[i].name, name) == 0) found = &files[i].text;
  pthread_mutex_unlock(&lock);
  return found;
}

// MARK: - Events

/// The latest events, from which followers read; one that is slower goes on with the state.
enum { MOST_EVENTS = 64 };

static Text events[MOST_EVENTS];
/// The number of the next event; they count from 1.
static uint64_t next_event = 1;
static Text state;
static uint64_t state_number;

struct Follower {
  Follower *next;
  void *connection;
  void (*resume)(void *connection);
  int is_paused, has_heartbeat;
  /// The number of the event that it reads next.
  uint64_t number;
  /// What is being read, and how far.
  Text text;
  size_t offset;
};

static Follower *followers;
static int follower_count;

/// An event as a browser reads it: with its number, by which it says what it has seen.
static Text spelled(uint64_t number, Text text) {
  Text event = {malloc(text.length + 64), 0};
  if (!event.bytes) return event;
  int start = snprintf(event.bytes, 64, "id: %llu\ndata: ", (unsigned long long)number);
  memcpy(event.bytes + start, text.bytes, text.length);
  memcpy(event.bytes + start + text.length, "\n\n", 2);
  event.length = (size_t)start + text.length + 2;
  return event;
}

static Text copy(Text text) {
  Text new = {malloc(text.length ? text.length : 1), text.length};
  if (new.bytes) memcpy(new.bytes, text.bytes, text.length);
  else new.length = 0;
  return new;
}

static void resume_followers(void) {
  for (Follower *follower = followers; follower; follower = follower->next) {
    if (!follower->is_paused) continue;
    follower->is_paused = 0;
    follower->resume(follower->connection);
  }
}

void store_event(Text text, int is_state) {
  pthread_mutex_lock(&lock);
  Text event = spelled(next_event, text);
  free(text.bytes);
  if (event.bytes) {
    Text *place = &events[next_event % MOST_EVENTS];
    free(place->bytes);
    *place = event;
    if (is_state) {
      free(state.bytes);
      state = copy(event);
      state_number = next_event;
    }
    next_event++;
    resume_followers();
  }
  pthread_mutex_unlock(&lock);
}

void store_heartbeat(void) {
  pthread_mutex_lock(&lock);
  for (Follower *follower = followers; follower; follower = follower->next)
    follower->has_heartbeat = 1;
  resume_followers();
  pthread_mutex_unlock(&lock);
}

// MARK: - Followers

Follower *follower_create(uint64_t seen, void *connection, void (*resume)(void *connection)) {
  Follower *follower = calloc(1, sizeof *follower);
  if (!follower) return NULL;
  follower->connection = connection;
  follower->resume = resume;
  pthread_mutex_lock(&lock);
  int has_room = follower_count < MOST_PAGES;
  if (has_room) {
    follower_count++;
    follower->next = followers;
    followers = follower;
    follower->number = next_event;
    // Who comes anew, or has missed one, begins with what is shown now.
    if (state_number > 0 && seen != state_number) follower->text = copy(state);
  }
  pthread_mutex_unlock(&lock);
  if (has_room) return follower;
  free(follower);
  return NULL;
}

void follower_destroy(Follower *follower) {
  pthread_mutex_lock(&lock);
  Follower **place = &followers;
  while (*place && *place != follower) place = &(*place)->next;
  if (*place) *place = follower->next;
  follower_count--;
  pthread_mutex_unlock(&lock);
  free(follower->text.bytes);
  free(follower);
}

/// Takes up the next event, if there is one.
static void advance(Follower *follower) {
  free(follower->text.bytes);
  follower->text = (Text){NULL, 0};
  follower->offset = 0;
  if (follower->number < next_event) {
    int is_late = next_event - follower->number > MOST_EVENTS;
    if (is_late) follower->number = next_event;
    follower->text = copy(is_late ? state : events[follower->number % MOST_EVENTS]);
    if (!is_late) follower->number++;
  } else if (follower->has_heartbeat) {
    follower->text = copy((Text){":\n\n", 3});
  }
  follower->has_heartbeat = 0;
}

size_t follower_read(
  Follower *follower, char *buffer, size_t most, void (*pause)(void *connection)) {
  pthread_mutex_lock(&lock);
  if (follower->offset == follower->text.length) advance(follower);
  size_t rest = follower->text.length - follower->offset;
  size_t count = rest < most ? rest : most;
  if (count > 0) {
    memcpy(buffer, follower->text.bytes + follower->offset, count);
    follower->offset += count;
  } else {
    follower->is_paused = 1;
    pause(follower->connection);
  }
  pthread_mutex_unlock(&lock);
  return count;
}
