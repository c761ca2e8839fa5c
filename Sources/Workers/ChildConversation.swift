import CGlibc
import Foundation

/// A program that replies to each line of its input with one of its output, until its input ends.
///
/// Confined to one thread: each request waits for its reply.
public final class ChildConversation {
    private let id: pid_t
    private let connection: Descriptor
    private var received: [UInt8] = []

    /// Starts the program. Its standard error is discarded.
    public init(_ program: ChildProgram) throws(ChildError) {
        guard let (own, other) = Descriptor.pair() else {
            throw ChildError("\(program.path) cannot be run: no connection can be made")
        }
        let nowhere = Descriptor(open("/dev/null", O_WRONLY | O_CLOEXEC))
        connection = own
        id = try program.start([(other, as: 0), (other, as: 1), (nowhere, as: 2)])
        Interruption.add(id, .killed)
    }

    deinit {
        kill(-id, SIGKILL)
        _ = ChildProgram.wait(for: id)
        Interruption.remove(id)
    }

    /// Sends a line and returns the reply; nil if the program has ended.
    public func reply(to line: [UInt8]) -> [UInt8]? {
        guard connection.send(line + [UInt8(ascii: "\n")]) else { return nil }
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeSubrange(...end) }
                return Array(received[..<end])
            }
            switch connection.read() {
            case .bytes(let bytes): received += bytes
            case .nothingYet: continue
            case .end: return nil
            }
        }
    }
}
