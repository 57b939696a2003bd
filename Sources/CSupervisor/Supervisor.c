// The supervisor: a process between this program and the one that it starts, which waits for either
// to end. Where the kernel allows it, it is the first process of a namespace, with which the kernel
// ends all others in it; elsewhere it adopts what the program leaves behind.

#define _GNU_SOURCE

#include "Confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

/// A report to `supervisor_start` alone: whether the supervisor is as it should be.
enum { REPORT_READY = 0 };

/// The descriptors of a supervisor, and none else.
enum { LIFELINE = 3, REPORTS = 4, FIRST_FREE = 5 };

/// What is made before the fork, where memory may be had.
typedef struct {
  const SupervisedProgram *program;
  int lifeline, reports, output, errors;
  int has_namespace;
  char users[64], groups[64];
} Start;

static void report(int kind, int value) {
  SupervisorReport report = {.kind = kind, .value = value};
  // Less than a pipe takes at once. Whoever does not read it has ended.
  ssize_t written = write(REPORTS, &report, sizeof report);
  (void)written;
}

/// A new process, without what a C library does at a fork, which may wait for other threads.
static pid_t new_process(int flags) {
#ifdef __linux__
  return (pid_t)syscall(SYS_clone, flags | SIGCHLD, 0, 0, 0, 0);
#else
  (void)flags;
  return fork();
#endif
}

static void arrange_descriptors(const Start *start) {
  int sources[FIRST_FREE] = {
    open("/dev/null", O_RDONLY), start->output, start->errors, start->lifeline, start->reports,
  };
  for (int i = 0; i < FIRST_FREE; i++) sources[i] = fcntl(sources[i], F_DUPFD, 16);
  for (int i = 0; i < FIRST_FREE; i++) dup2(sources[i], i);
  fcntl(LIFELINE, F_SETFD, FD_CLOEXEC);
  fcntl(REPORTS, F_SETFD, FD_CLOEXEC);
  // Among the rest are the lifelines of other programs, which end with their other end only.
#ifdef SYS_close_range
  if (syscall(SYS_close_range, FIRST_FREE, ~0U, 0) == 0) return;
#endif
  struct rlimit limit;
  int count = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 65536
                  ? (int)limit.rlim_cur : 65536;
  for (int descriptor = FIRST_FREE; descriptor < count; descriptor++) close(descriptor);
}

// MARK: - Namespaces

#ifdef __linux__

static int write_file(const char *path, const char *text) {
  int descriptor = open(path, O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return errno;
  size_t length = 0;
  while (text[length]) length++;
  int error = write(descriptor, text, length) == (ssize_t)length ? 0 : errno;
  close(descriptor);
  return error;
}

/// Stays the user that it was, and sees the processes of its namespace only.
static int settle_in_namespace(const Start *start) {
  int error = write_file("/proc/self/setgroups", "deny");
  if (error == 0) error = write_file("/proc/self/uid_map", start->users);
  if (error == 0) error = write_file("/proc/self/gid_map", start->groups);
  if (error != 0) return error;
  if (mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return errno;
  unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC;
  return mount("proc", "/proc", "proc", flags, NULL) == 0 ? 0 : errno;
}

#endif

// MARK: - The program

static void run_program(const Start *start) {
  const SupervisedProgram *program = start->program;
  setpgid(0, 0);
  if (program->niceness) setpriority(PRIO_PROCESS, 0, program->niceness);
  const Confinement *confinement = program->confinement;
  if (confinement) {
    if (chdir(confinement->folder) != 0) goto failed;
    report(SupervisorReportLacks, confine(confinement, start->has_namespace));
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(program->path, program->arguments, program->environment);
failed:
  report(SupervisorReportFailed, errno);
  _exit(127);
}

// MARK: - The end

#ifdef __linux__

/// Ends the children of this process; gives whether it could look for them.
static int kill_children(void) {
  int descriptor = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return 0;
  char text[4096];
  ssize_t length = read(descriptor, text, sizeof text);
  close(descriptor);
  pid_t number = 0;
  for (ssize_t i = 0; i < length; i++) {
    if (text[i] >= '0' && text[i] <= '9') {
      number = number * 10 + (text[i] - '0');
    } else {
      if (number > 1) kill(number, SIGKILL);
      number = 0;
    }
  }
  return 1;
}

#endif

/// Ends the program and all that it started; does not return before nothing of it runs.
static void end_all(const Start *start, pid_t process) {
#ifdef __linux__
  if (start->has_namespace) {
    kill(-1, SIGKILL);
    while (waitpid(-1, NULL, 0) > 0 || errno == EINTR) continue;
    return;
  }
#else
  (void)start;
#endif
  kill(-process, SIGKILL);
#ifdef __linux__
  // What ends hands its children over to this process, until none is left.
  while (kill_children() && (waitpid(-1, NULL, 0) > 0 || errno == EINTR)) continue;
#else
  while (waitpid(process, NULL, 0) > 0 || errno == EINTR) continue;
#endif
}

static void wake(int number) { (void)number; }

/// A clock that only goes forward, in milliseconds.
static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Waits until the program or its owner has ended, or `end` has come.
///
/// Gives what to report, zero for nothing; for a program that has ended, with its status.
static int wait_for_end(pid_t process, int64_t end, int *status) {
  sigset_t mask;
  sigfillset(&mask);
  sigdelset(&mask, SIGCHLD);
  while (1) {
    pid_t ended;
    while ((ended = waitpid(-1, status, WNOHANG)) > 0)
      if (ended == process) return SupervisorReportEnded;
    int64_t rest = end - now();
    if (rest <= 0) return SupervisorReportOutOfTime;
    struct timespec time = {.tv_sec = rest / 1000, .tv_nsec = rest % 1000 * 1000000};
    fd_set descriptors;
    FD_ZERO(&descriptors);
    FD_SET(LIFELINE, &descriptors);
    // Nobody writes to it: it is readable at its end.
    if (pselect(LIFELINE + 1, &descriptors, NULL, NULL, &time, &mask) > 0) return 0;
  }
}

static void supervise(const Start *start) {
  arrange_descriptors(start);
  setsid();
  struct sigaction action = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &action, NULL);
  action.sa_handler = wake;
  sigaction(SIGCHLD, &action, NULL);
  int error = 0;
#ifdef __linux__
  error = start->has_namespace ? settle_in_namespace(start) : prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  report(REPORT_READY, error);
  if (error != 0) _exit(1);
  // The owner may be stopped, as by Ctrl-Z; this clock is not.
  int64_t end = now() + start->program->milliseconds;
  pid_t process = new_process(0);
  if (process == 0) run_program(start);
  if (process < 0) {
    report(SupervisorReportFailed, errno);
    _exit(1);
  }
  setpgid(process, process);
  close(STDOUT_FILENO);
  close(STDERR_FILENO);
  int status = 0;
  int kind = wait_for_end(process, end, &status);
  end_all(start, process);
  if (kind) report(kind, status);
  _exit(0);
}

// MARK: - Starting

static int open_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

/// The supervisor's process, once it is ready; zero where it cannot be as it should.
static pid_t begin(Start *start, int reports, int flags) {
  start->has_namespace = flags != 0;
  pid_t process = new_process(flags);
  if (process == 0) supervise(start);
  if (process < 0) return 0;
  SupervisorReport ready;
  ssize_t count;
  do count = read(reports, &ready, sizeof ready);
  while (count < 0 && errno == EINTR);
  if (count == sizeof ready && ready.kind == REPORT_READY && ready.value == 0) return process;
  while (waitpid(process, NULL, 0) < 0 && errno == EINTR) continue;
  errno = EAGAIN;
  return 0;
}

int supervisor_start(const SupervisedProgram *program, Supervision *supervision) {
  enum { LIFE, REPORT, OUTPUT, ERRORS, PIPES };
  int pipes[PIPES][2];
  for (int i = 0; i < PIPES; i++) {
    if (open_pipe(pipes[i]) == 0) continue;
    int error = errno;
    while (i-- > 0) close(pipes[i][0]), close(pipes[i][1]);
    return error;
  }
  Start start = {
    .program = program, .lifeline = pipes[LIFE][0], .reports = pipes[REPORT][1],
    .output = pipes[OUTPUT][1], .errors = pipes[ERRORS][1],
  };
  snprintf(start.users, sizeof start.users, "%u %u 1", geteuid(), geteuid());
  snprintf(start.groups, sizeof start.groups, "%u %u 1", getegid(), getegid());
  // No handler of this program may run in the supervisor.
  sigset_t all, previous;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &previous);
  pid_t process = 0;
#ifdef __linux__
  if (program->confinement) {
    int flags = CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS;
    // Not every kernel has the last of them.
    process = begin(&start, pipes[REPORT][0], flags | CLONE_NEWIPC);
    if (process == 0) process = begin(&start, pipes[REPORT][0], flags);
  }
#endif
  if (process == 0) process = begin(&start, pipes[REPORT][0], 0);
  int error = process > 0 ? 0 : errno;
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  close(pipes[LIFE][0]);
  for (int i = REPORT; i < PIPES; i++) close(pipes[i][1]);
  if (error != 0) {
    close(pipes[LIFE][1]);
    for (int i = REPORT; i < PIPES; i++) close(pipes[i][0]);
    return error;
  }
  *supervision = (Supervision){
    .supervisor = process, .lifeline = pipes[LIFE][1], .reports = pipes[REPORT][0],
    .output = pipes[OUTPUT][0], .errors = pipes[ERRORS][0],
  };
  return 0;
}
