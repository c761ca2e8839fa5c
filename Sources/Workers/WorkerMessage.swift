/// A line from the worker to its parent; one of the members is set.
struct WorkerMessage<Reply: Codable>: Codable {
    /// The program has started and waits for its first job.
    var ready: Bool?
    /// What came of the job.
    var reply: Reply?
    /// The program's own code has called `exit` with the status.
    var exit: Int32?
    /// Whether the reply is the process's last, and another takes the next job.
    var isLast: Bool?
    /// What the job is at from now on; empty for the job itself.
    var activity: String?
    /// Whether what was printed so far is not the job's own. The parent answers with an empty line.
    var dropsOutput: Bool?
}

/// The descriptor at which a worker finds the connection with its parent.
let workerChannel: Int32 = 3

/// Takes lines out of bytes that arrive in pieces.
struct LineBuffer {
    private var bytes: [UInt8] = []
    private var searched = 0

    mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

    /// The next whole line without its end; nil until it has arrived.
    mutating func nextLine() -> [UInt8]? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return nil
        }
        let line = Array(bytes[..<end])
        bytes.removeSubrange(...end)
        searched = 0
        return line
    }
}
