// glibc's unwinder, which Swift's Glibc module leaves out.
#include <execinfo.h>
