// SQLite's functions, which apps call directly.
#include <sqlite3.h>
