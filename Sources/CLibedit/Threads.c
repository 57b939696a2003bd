// Threads with a stack of a known size: on some systems all but the first get a small one.

#include "CLibedit.h"

#include <pthread.h>
#include <stdlib.h>

enum { STACK_SIZE = 8 << 20 };

typedef struct {
  void (*body)(void *context);
  void *context;
} Start;

static void *run(void *argument) {
  Start start = *(Start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

int thread_start(void (*body)(void *context), void *context) {
  Start *start = malloc(sizeof *start);
  if (!start) return -1;
  *start = (Start){body, context};
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, STACK_SIZE);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  int error = pthread_create(&thread, &attributes, run, start);
  pthread_attr_destroy(&attributes);
  if (error) free(start);
  return error;
}
