// Threads with a stack of a known size: on some systems all but the first get a small one.

#include "CLibedit.h"

#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>

// Letting go of a value, comparing and printing it take a call for each level in which it is
// nested, and what is typed may nest as deep as there is memory. Only what is used of a stack is
// taken; a system that grants no such stack gives a smaller one.
static const size_t stack_sizes[] = {(size_t)4 << 30, (size_t)1 << 30, (size_t)256 << 20, 8 << 20};
enum { STACK_SIZE_COUNT = sizeof stack_sizes / sizeof *stack_sizes };

typedef struct {
  void (*body)(void *context);
  void *context;
  sigset_t signals;
} Start;

static void *run(void *argument) {
  Start start = *(Start *)argument;
  free(argument);
  pthread_sigmask(SIG_SETMASK, &start.signals, NULL);
  start.body(start.context);
  return NULL;
}

// Starts a thread that listens to `signals`, with the largest stack that is granted.
static int start_thread(pthread_t *thread, void (*body)(void *), void *context,
                        const sigset_t *signals, int state) {
  Start *start = malloc(sizeof *start);
  if (!start) return -1;
  *start = (Start){body, context, *signals};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, state);
  int error = -1;
  for (int i = 0; i < STACK_SIZE_COUNT && error; i++)
    if (!pthread_attr_setstacksize(&attributes, stack_sizes[i]))
      error = pthread_create(thread, &attributes, run, start);
  pthread_attr_destroy(&attributes);
  if (error) free(start);
  return error;
}

int thread_start(void (*body)(void *context), void *context) {
  pthread_t thread;
  sigset_t signals;
  pthread_sigmask(SIG_SETMASK, NULL, &signals);
  return start_thread(&thread, body, context, &signals, PTHREAD_CREATE_DETACHED);
}

void thread_go_on(void (*body)(void *context), void *context) {
  sigset_t all, signals;
  sigfillset(&all);
  // Signals are for the thread that goes on.
  pthread_sigmask(SIG_SETMASK, &all, &signals);
  pthread_t thread;
  if (start_thread(&thread, body, context, &signals, PTHREAD_CREATE_JOINABLE) == 0) {
    pthread_join(thread, NULL);
    return;
  }
  pthread_sigmask(SIG_SETMASK, &signals, NULL);
  body(context);
}
