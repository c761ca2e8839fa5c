import Foundation
import Testing

@testable import Workers

/// A program that is started, and what it inherits from this process.
struct ChildProgramTests {
    @Test func filesThatAreOpenHereAreNotOpenThere() throws {
        let file = fcntl(open("/dev/null", O_WRONLY), F_DUPFD, 200)
        defer { close(file) }
        var output: [UInt8] = []
        let end = try ChildProgram(path: "ls", arguments: ["/proc/self/fd"]).run { output += $0 }
        #expect(end == .exit(0))
        let open = String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { Int32($0) }
        #expect(open.contains(2) && !open.contains(file))
    }
}
