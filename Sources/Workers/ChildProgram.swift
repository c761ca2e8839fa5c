import CGlibc
import Foundation

/// A program that runs as a child in its own process group, so that all its descendants can be ended with it.
public struct ChildProgram: Sendable {
    /// The end of a program.
    public enum End: Sendable, Hashable {
        case exit(Int32)
        case signal(Int32)

        /// Decodes the status of `waitpid`: the signal in the lowest seven bits, or the exit status above them.
        init(status: Int32) {
            let signal = status & 0x7F
            self = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
        }
    }

    public var path: String
    public var arguments: [String]
    /// The environment variables; nil for those of this process.
    public var environment: [String: String]?

    public init(path: String, arguments: [String] = [], environment: [String: String]? = nil) {
        (self.path, self.arguments, self.environment) = (path, arguments, environment)
    }

    /// Starts the program with descriptors of this process under other numbers. Standard input is empty; other
    /// descriptors are not passed on, except for standard output and standard error.
    func start(_ descriptors: [(Descriptor, as: Int32)]) throws(ChildError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        // Duplicates above all target numbers, so that none of them is overwritten before it is used.
        let copies = descriptors.map { (Descriptor(fcntl($0.0.number, F_DUPFD_CLOEXEC, 64)), $0.as) }
        for (copy, number) in copies { posix_spawn_file_actions_adddup2(&actions, copy.number, number) }
        // Otherwise files that Foundation is writing are inherited, and stay open as long as the program runs.
        posix_spawn_file_actions_addclosefrom_np(&actions, 1 + max(2, descriptors.map(\.as).max() ?? 2))
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        Self.prepare(&attributes)
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables =
            (environment ?? ProcessInfo.processInfo.environment).map { strdup("\($0.key)=\($0.value)") } + [
                nil
            ]
        defer { (words + variables).forEach { free($0) } }
        var id: pid_t = 0
        // The duplicates are referred to by number only, and would be closed after their last use above.
        let error = withExtendedLifetime(copies) {
            posix_spawnp(&id, path, &actions, &attributes, &words, &variables)
        }
        guard error == 0 else {
            throw ChildError("\(path) cannot be run: \(String(cString: strerror(error)))")
        }
        return id
    }

    /// Sets a new process group and default signal handling; this process may handle signals or block them in threads.
    private static func prepare(_ attributes: inout posix_spawnattr_t) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in Interruption.signals + [SIGPIPE] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    /// Runs the program to its end. Its output is passed on as it arrives; without `mergesErrors` its standard error is
    /// discarded.
    public func run(
        mergesErrors: Bool = true, _ receive: (ArraySlice<UInt8>) -> Void
    ) throws(ChildError) -> End {
        guard let (reading, id) = try startWithOutput(mergesErrors) else {
            throw ChildError("\(path) cannot be run: no connection can be made")
        }
        Interruption.add(id, .cancellable)
        reading: while true {
            switch reading.read() {
            case .bytes(let bytes): receive(bytes)
            case .nothingYet: continue
            case .end: break reading
            }
        }
        let end = Self.wait(for: id)
        Interruption.remove(id)
        Interruption.waitIfUnderWay()
        return end
    }

    private func startWithOutput(_ mergesErrors: Bool) throws(ChildError) -> (Descriptor, pid_t)? {
        guard let (reading, writing) = Descriptor.pair() else { return nil }
        let nowhere = Descriptor(open("/dev/null", O_WRONLY | O_CLOEXEC))
        return (reading, try start([(writing, as: 1), (mergesErrors ? writing : nowhere, as: 2)]))
    }

    /// Waits for the end of a child of this process.
    static func wait(for id: pid_t) -> End {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return End(status: status)
    }
}

/// The reason why a program cannot be started.
public struct ChildError: Error, Sendable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
