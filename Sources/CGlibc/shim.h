// What Swift's Glibc module leaves out.

// The unwinder.
#include <execinfo.h>

// Declared by <spawn.h> under _GNU_SOURCE alone.
#include <spawn.h>
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

// The attributes of files.
#include <sys/xattr.h>

// Declared by <dlfcn.h> under _GNU_SOURCE alone.
typedef struct {
    /// The path of the program or library that contains the address.
    const char *path;
    void *image;
    const char *symbol;
    void *symbolAddress;
} AddressPlace;
int dladdr(const void *address, AddressPlace *place);
