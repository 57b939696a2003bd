// What a confined program may do: limits everywhere, files by Landlock, sockets by seccomp, no
// privileges that it could win by running another program.

#define _GNU_SOURCE

#include "Confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/resource.h>
#include <unistd.h>

static void limit(int resource, uint64_t value) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max == RLIM_INFINITY || value < limit.rlim_max) limit.rlim_max = value;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(resource, &limit);
}

static void limit_resources(const Confinement *confinement, int has_namespace) {
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, confinement->seconds);
  limit(RLIMIT_FSIZE, confinement->file_size);
  limit(RLIMIT_NOFILE, 256);
#ifdef __linux__
  // Elsewhere an address space has much in it that is never used.
  limit(RLIMIT_AS, confinement->memory);
  if (has_namespace) limit(RLIMIT_NPROC, confinement->processes);
#endif
}

#ifdef __linux__

#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <linux/securebits.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>

// MARK: - Privileges

/// Gives up all privileges: in its own user namespace a program would have every one.
static void drop_privileges(void) {
  prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP |
                               SECBIT_NO_SETUID_FIXUP_LOCKED | SECBIT_KEEP_CAPS_LOCKED |
                               SECBIT_NO_CAP_AMBIENT_RAISE | SECBIT_NO_CAP_AMBIENT_RAISE_LOCKED);
  for (int capability = 0; capability < 64; capability++) prctl(PR_CAPBSET_DROP, capability);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  syscall(SYS_capset, &header, none);
}

// MARK: - Files

// Landlock's interface, as linux/landlock.h has it; older systems lack that or half of it.

enum {
  LANDLOCK_CREATE = 444,
  LANDLOCK_ADD = 445,
  LANDLOCK_RESTRICT = 446,
  LANDLOCK_VERSION = 1,
  LANDLOCK_PATH_BENEATH = 1,
};

enum {
  FS_EXECUTE = 1 << 0,
  FS_WRITE_FILE = 1 << 1,
  FS_READ_FILE = 1 << 2,
  FS_READ_DIR = 1 << 3,
  FS_TRUNCATE = 1 << 14,
  /// All rights of the first version, and one more in the second, third and fifth.
  FS_FIRST = (1 << 13) - 1,
  FS_SECOND = 1 << 13,
  FS_THIRD = FS_TRUNCATE,
  FS_FIFTH = 1 << 15,
  FS_OF_FILES = FS_EXECUTE | FS_WRITE_FILE | FS_READ_FILE | FS_TRUNCATE | FS_FIFTH,
};

struct ruleset {
  uint64_t files, network, scopes;
};

struct path_beneath {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

static int allow(int ruleset, const char *path, uint64_t rights) {
  int descriptor = open(path, O_PATH | O_CLOEXEC);
  if (descriptor < 0) return 0;
  struct stat status;
  if (fstat(descriptor, &status) == 0 && !S_ISDIR(status.st_mode)) rights &= FS_OF_FILES;
  struct path_beneath rule = {.allowed = rights, .parent = descriptor};
  int failed = syscall(LANDLOCK_ADD, ruleset, LANDLOCK_PATH_BENEATH, &rule, 0) != 0;
  close(descriptor);
  return failed;
}

/// Closes the files of the user: read what a program needs to run, change what is its own.
///
/// Where the kernel can, signals to those outside and sockets without a name go the same way.
static int restrict_files(const Confinement *confinement, int has_namespace) {
  long version = syscall(LANDLOCK_CREATE, NULL, 0, LANDLOCK_VERSION);
  // Without either it may end its supervisor.
  int lacks = has_namespace || version >= 6 ? 0 : SupervisorLacksProcesses;
  if (version < 1) return lacks | SupervisorLacksFiles;
  struct ruleset rules = {.files = FS_FIRST};
  if (version >= 2) rules.files |= FS_SECOND;
  if (version >= 3) rules.files |= FS_THIRD;
  if (version >= 4) rules.network = 3;
  if (version >= 5) rules.files |= FS_FIFTH;
  if (version >= 6) rules.scopes = 3;
  size_t size = version >= 6 ? sizeof rules : version >= 4 ? 2 * sizeof(uint64_t) : sizeof(uint64_t);
  int ruleset = (int)syscall(LANDLOCK_CREATE, &rules, size, 0);
  if (ruleset < 0) return lacks | SupervisorLacksFiles;
  uint64_t reading = FS_EXECUTE | FS_READ_FILE | FS_READ_DIR;
  int failed = allow(ruleset, confinement->folder, rules.files & ~(uint64_t)FS_FIFTH);
  failed |= allow(ruleset, "/dev/null", rules.files & (FS_WRITE_FILE | FS_READ_FILE | FS_TRUNCATE));
  for (const char *const *path = confinement->readable; *path; path++)
    failed |= allow(ruleset, *path, reading);
  failed |= syscall(LANDLOCK_RESTRICT, ruleset, 0) != 0;
  close(ruleset);
  // Before the third version a file could be emptied that cannot be written.
  return failed || version < 3 ? lacks | SupervisorLacksFiles : lacks;
}

// MARK: - Sockets

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

/// The calls that answer EPERM: those that make sockets, `io_uring` that makes them unseen, those
/// that change what this process is confined to, and those that make what the kernel keeps after
/// the last process: shared memory, semaphores and queues of messages.
static const uint32_t refused[] = {
  SYS_socket, SYS_io_uring_setup, SYS_unshare, SYS_setns, SYS_mount, SYS_bpf, SYS_perf_event_open,
  SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_process_vm_writev,
  SYS_shmget, SYS_semget, SYS_msgget, SYS_mq_open,
};
enum { REFUSED_COUNT = sizeof refused / sizeof refused[0] };

static int restrict_calls(void) {
  struct sock_filter filter[REFUSED_COUNT + 8];
  unsigned short length = 0;
  filter[length++] = (struct sock_filter)BPF_STMT(
      BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
  filter[length++] =
      (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
  filter[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
  filter[length++] =
      (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
  // The same calls under other numbers.
  filter[length++] =
      (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, REFUSED_COUNT + 1, 0);
#endif
  for (int i = 0; i < REFUSED_COUNT; i++)
    filter[length++] = (struct sock_filter)BPF_JUMP(
        BPF_JMP | BPF_JEQ | BPF_K, refused[i], (unsigned char)(REFUSED_COUNT - i), 0);
  filter[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  filter[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
  struct sock_fprog code = {.len = length, .filter = filter};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &code) == 0 ? 0 : SupervisorLacksNetwork;
}

#else

static int restrict_calls(void) { return SupervisorLacksNetwork; }

#endif

int confine(const Confinement *confinement, int has_namespace) {
  limit_resources(confinement, has_namespace);
  drop_privileges();
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
    return SupervisorLacksFiles | SupervisorLacksNetwork;
  return restrict_files(confinement, has_namespace) | restrict_calls();
}

#else

int confine(const Confinement *confinement, int has_namespace) {
  limit_resources(confinement, has_namespace);
  return SupervisorLacksProcesses | SupervisorLacksFiles | SupervisorLacksNetwork;
}

#endif
