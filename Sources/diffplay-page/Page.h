#ifndef PAGE_H
#define PAGE_H

#include <stddef.h>
#include <stdint.h>

// A page in a browser that follows a prompt. This program stands between the two: it knows neither
// commands nor pictures. From the prompt come frames on the standard input, each a row of words, the
// last of them the length of the bytes behind it:
//
//     file NAME LENGTH     a file of the page
//     listen 0             all files are there: browsers may come
//     state LENGTH         what the page shows from now on, one row of JSON
//     event LENGTH         what the pages that are open are told once, one row of JSON
//
// To it go, on the standard output, `listening ADDRESS` then, and for each act of a person
// `act LENGTH` with the bytes of the act. The program ends with the standard input.

/// The most bytes of a frame.
enum { MOST_FRAME = 64 << 20 };
/// The most bytes of an act, and of a file's name.
enum { MOST_ACT = 4096, MOST_NAME = 64 };
/// The most pages that follow at once, and the most connections.
enum { MOST_PAGES = 8, MOST_CONNECTIONS = 32 };

/// Bytes with their length.
typedef struct {
  char *bytes;
  size_t length;
} Text;

// MARK: - What pages are given (Store.c)

/// A page that is open: where it stands among the events.
typedef struct Follower Follower;

/// Keeps a file of the page; takes `text` over. Returns 0 when there is no room for it.
int store_file(const char *name, Text text);
/// Finds a file; the bytes stay where they are until the program ends.
const Text *stored_file(const char *name);
/// Tells all followers `text`; takes it over. A state is told to those that come later as well.
void store_event(Text text, int is_state);
/// Sees to it that every follower hears something, so that one that is gone is noticed.
void store_heartbeat(void);

/// A follower that has seen events up to `seen`; null when there are too many.
///
/// `resume`: called with `connection` when there is something to read again.
Follower *follower_create(uint64_t seen, void *connection, void (*resume)(void *connection));
void follower_destroy(Follower *follower);
/// Reads what a follower is to be told next, at most `most` bytes.
///
/// Returns 0 when there is nothing; `pause` was called with the connection then.
size_t follower_read(Follower *follower, char *buffer, size_t most, void (*pause)(void *connection));

// MARK: - What browsers ask for (Server.c)

/// Serves the page on this machine alone, at a port that is free.
///
/// `take_act`: called with an act; returns whether it was taken.
/// Returns the address, or null.
const char *server_start(int (*take_act)(const char *bytes, size_t length));

#endif
