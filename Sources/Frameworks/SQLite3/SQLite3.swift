// SQLite is the host's library, whose functions are those of Apple's module.
@_exported import CSQLite
