#ifndef CSUPERVISOR_H
#define CSUPERVISOR_H

#include <stdint.h>
#include <sys/types.h>

// Programs that cannot outlive this one. Between `fork` and `exec` nothing but system calls is
// allowed, which Swift cannot promise; that is why this is C.

/// What the kernel may refuse to keep a confined program from.
enum {
  /// Processes of it that leave its group or its supervisor behind.
  SupervisorLacksProcesses = 1 << 0,
  /// Files outside its folder.
  SupervisorLacksFiles = 1 << 1,
  /// The network, and other programs' sockets.
  SupervisorLacksNetwork = 1 << 2,
};

/// What a confined program is kept to.
typedef struct {
  /// The one folder that it may change, where it starts.
  const char *folder;
  /// What it may read beside that, ended by null; what does not exist is passed over.
  const char *const *readable;
  /// Its seconds of computing, bytes of memory, and bytes of each file that it writes.
  uint64_t seconds, memory, file_size;
  /// Its processes and threads, where they can be counted apart from the user's others.
  uint64_t processes;
} Confinement;

/// A program to start, and what it starts with.
typedef struct {
  /// The path, which is not looked up.
  const char *path;
  /// The arguments from the program's name on, and its whole environment; both ended by null.
  char *const *arguments;
  char *const *environment;
  /// Null for a program that may do what the user may.
  const Confinement *confinement;
  /// After how many milliseconds it is ended.
  int64_t milliseconds;
  /// How much it gives way to others, as `nice` has it.
  int niceness;
} SupervisedProgram;

/// A program that runs under its supervisor.
typedef struct {
  /// The supervisor, a child of this process.
  pid_t supervisor;
  /// While this end of a pipe is open, the program may run.
  ///
  /// The kernel closes it when this process ends, whatever ends it.
  int lifeline;
  /// Where the supervisor tells what it knows, in `SupervisorReport`s.
  int reports;
  /// What the program writes to its standard output and its standard error.
  int output, errors;
} Supervision;

/// What is reported, and its value.
typedef struct {
  enum {
    /// The bits of `SupervisorLacks…`.
    SupervisorReportLacks = 1,
    /// The error number for which it could not be started.
    SupervisorReportFailed,
    /// How it ended, as `waitpid` has it; nothing of it runs any more.
    SupervisorReportEnded,
    /// That it was ended because its time was over; nothing of it runs any more.
    SupervisorReportOutOfTime,
  } kind;
  int32_t value;
} SupervisorReport;

/// Starts a program under a supervisor; returns 0 or an error number.
///
/// The supervisor ends the program and all that it started when the program itself ends, when its
/// time is over, and when the lifeline is closed. The caller closes the four descriptors and waits
/// for the supervisor.
int supervisor_start(const SupervisedProgram *program, Supervision *supervision);

/// Removes a file, or a folder with all that is in it, as far as that is allowed.
void tree_remove(const char *path);

#endif
