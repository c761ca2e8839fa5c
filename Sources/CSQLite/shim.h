// SQLite's functions, which apps call directly.
#if __has_include(<sqlite3.h>)
#include <sqlite3.h>
#endif
