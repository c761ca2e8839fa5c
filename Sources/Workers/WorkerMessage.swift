/// A message from the worker to its parent; one of the properties is set.
struct WorkerMessage<Reply: Codable>: Codable {
    /// The program has started and waits for its first job.
    var ready: Bool?
    /// The result of the job.
    var reply: Reply?
    /// The program's own code has called `exit` with the status.
    var exit: Int32?
    /// Whether the process accepts no other job after this reply.
    var isLast: Bool?
    /// The current activity of the job; empty for the job itself.
    var activity: String?
    /// Whether the output so far is not the job's. The parent replies with an empty line.
    var dropsOutput: Bool?
}

/// The descriptor of a worker's connection with its parent.
let workerChannel: Int32 = 3

/// Splits arriving bytes into lines.
struct LineBuffer {
    private var bytes: [UInt8] = []
    private var searched = 0

    mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

    /// Returns the next whole line without its end; nil until it has arrived.
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
