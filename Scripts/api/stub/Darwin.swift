// The system library, by which sources detect Apple's platforms.
@_exported import Glibc
