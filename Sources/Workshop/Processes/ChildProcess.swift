import Foundation
import Workers

/// A program that is run until it exits.
struct ChildProcess {
    /// The result of a program.
    struct Result {
        var status: Int32
        /// Standard output and standard error, in the order of their arrival.
        var output: [UInt8]

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    var program: String
    var arguments: [String]
    /// Variables that the program has besides this one's.
    var variables: [String: String] = [:]

    /// The program with its arguments and all its variables.
    var childProgram: ChildProgram {
        let own = ProcessInfo.processInfo.environment
        return ChildProgram(
            path: program, arguments: arguments,
            environment: variables.isEmpty ? nil : own.merging(variables) { $1 })
    }

    /// Runs the program, found in `PATH` if it is not a path. Each line is displayed as it arrives.
    func run(showing show: (String) -> Void = { _ in }) throws(WorkshopError) -> Result {
        try run(mergesErrors: true, showing: show)
    }

    /// Runs the program and returns its standard output only.
    func runForOutput() throws(WorkshopError) -> Result { try run(mergesErrors: false, showing: { _ in }) }

    private func run(mergesErrors: Bool, showing show: (String) -> Void) throws(WorkshopError) -> Result {
        var output: [UInt8] = []
        var shown = 0
        let receive = { (bytes: ArraySlice<UInt8>) in
            output += bytes
            while let end = output[shown...].firstIndex(of: UInt8(ascii: "\n")) {
                show(String(decoding: output[shown..<end], as: UTF8.self))
                shown = end + 1
            }
        }
        do throws(ChildError) {
            let end = try childProgram.run(mergesErrors: mergesErrors, receive)
            if shown < output.count { show(String(decoding: output[shown...], as: UTF8.self)) }
            return Result(status: Self.status(of: end), output: output)
        } catch {
            throw WorkshopError(error.description)
        }
    }

    /// Returns the status in the convention of shells.
    private static func status(of end: ChildProgram.End) -> Int32 {
        switch end {
        case .exit(let status): status
        case .signal(let number): 128 + number
        }
    }
}

/// The reason why sources cannot be built at all.
public struct WorkshopError: Error, Sendable, CustomStringConvertible {
    /// One sentence about the problem.
    public let message: String

    init(_ message: String) { self.message = message }

    /// The message.
    public var description: String { message }
}
