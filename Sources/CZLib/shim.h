#if __has_include(<zlib.h>)
#include <zlib.h>
#endif
