// Folders of others' making, removed whatever is in them: names that are no text, and depths that
// no path reaches. Names are bytes here, each looked up in an open folder; no link is followed.

#define _GNU_SOURCE

#include "CSupervisor.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int is_folder(int parent, const char *name) {
  struct stat status;
  return fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(status.st_mode);
}

/// Opens a folder to be emptied; code of others may have closed it.
static DIR *open_folder(int parent, const char *name) {
  if (!is_folder(parent, name)) return NULL;
  fchmodat(parent, name, 0700, 0);
  int descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor < 0) return NULL;
  DIR *folder = fdopendir(descriptor);
  if (!folder) close(descriptor);
  return folder;
}

static int is_own(const char *name) { return strcmp(name, ".") == 0 || strcmp(name, "..") == 0; }

/// Moves a folder up into `top`, under a name that is free there.
static int lift(int parent, const char *name, int top, unsigned *number) {
  // Its entry for its parent changes, which takes the right to write to it.
  fchmodat(parent, name, 0700, 0);
  for (int attempts = 0; attempts < 1000; attempts++) {
    char free_name[16];
    snprintf(free_name, sizeof free_name, "%u", (*number)++);
    if (renameat(parent, name, top, free_name) == 0) return 1;
    if (errno != ENOTEMPTY && errno != EEXIST && errno != ENOTDIR) return 0;
  }
  return 0;
}

/// Removes what is in a folder of `top`, whose own folders become those of `top`; gives whether
/// anything is changed by it.
static int empty_into(int top, const char *name, unsigned *number) {
  DIR *folder = open_folder(top, name);
  if (!folder) return 0;
  int changed = 0;
  struct dirent *entry;
  while ((entry = readdir(folder))) {
    if (is_own(entry->d_name)) continue;
    int parent = dirfd(folder);
    changed |= is_folder(parent, entry->d_name)
                   ? lift(parent, entry->d_name, top, number)
                   : unlinkat(parent, entry->d_name, 0) == 0;
  }
  closedir(folder);
  return changed;
}

void tree_remove(const char *path) {
  if (!is_folder(AT_FDCWD, path)) {
    unlink(path);
    return;
  }
  DIR *folder = open_folder(AT_FDCWD, path);
  if (!folder) return;
  // However deep it goes, no more than two folders are open: what is in a folder is lifted.
  int top = dirfd(folder), changed = 1;
  unsigned number = 0;
  while (changed) {
    changed = 0;
    rewinddir(folder);
    struct dirent *entry;
    while ((entry = readdir(folder))) {
      if (is_own(entry->d_name)) continue;
      if (is_folder(top, entry->d_name)) {
        changed |= empty_into(top, entry->d_name, &number);
        changed |= unlinkat(top, entry->d_name, AT_REMOVEDIR) == 0;
      } else {
        changed |= unlinkat(top, entry->d_name, 0) == 0;
      }
    }
  }
  closedir(folder);
  rmdir(path);
}
