// The system's library, which tells sources that they are compiled for Apple's platforms.
@_exported import Glibc
