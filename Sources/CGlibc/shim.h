// What Swift's Glibc module leaves out.

// The unwinder.
#include <execinfo.h>

// Declared by <spawn.h> under _GNU_SOURCE alone.
#include <spawn.h>
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

// The attributes of files.
#include <sys/xattr.h>
