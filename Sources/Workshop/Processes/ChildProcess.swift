import Foundation

/// A program that is run to its end.
struct ChildProcess {
    /// How a program ended.
    struct Result {
        var status: Int32
        /// Standard output and standard error, in the order of their coming.
        var output: [UInt8]

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    var program: String
    var arguments: [String]
    var folder: String?

    /// Runs the program, looked for along `PATH` if it is not a path. Each line is shown as it comes.
    func run(showing show: (String) -> Void = { _ in }) throws(WorkshopError) -> Result {
        try run(mergesErrors: true, showing: show)
    }

    /// Runs the program and answers its standard output alone.
    func runForOutput() throws(WorkshopError) -> Result { try run(mergesErrors: false, showing: { _ in }) }

    private func run(mergesErrors: Bool, showing show: (String) -> Void) throws(WorkshopError) -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = mergesErrors ? pipe : FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch {
            throw WorkshopError("\(program) cannot be run: \(error.localizedDescription)")
        }
        let output = Self.read(pipe.fileHandleForReading, show)
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: output)
    }

    private static func read(_ handle: FileHandle, _ show: (String) -> Void) -> [UInt8] {
        var output: [UInt8] = []
        var shown = 0
        while let data = try? handle.read(upToCount: 1 << 16), !data.isEmpty {
            output += data
            while let end = output[shown...].firstIndex(of: UInt8(ascii: "\n")) {
                show(String(decoding: output[shown..<end], as: UTF8.self))
                shown = end + 1
            }
        }
        if shown < output.count { show(String(decoding: output[shown...], as: UTF8.self)) }
        return output
    }

    /// Runs a program with this one's streams; returns its exit status, or nil if a signal ended it.
    static func runWithStreams(
        _ path: String, _ arguments: [String], environment: [String: String]?
    ) throws(WorkshopError) -> Int32? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let environment { process.environment = environment }
        do { try process.run() } catch {
            throw WorkshopError("\(path) cannot be run: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }

    /// Runs the program in the place of this one, with this one's streams; comes back only if it cannot be run.
    static func replaceThisOne(with path: String, _ arguments: [String]) -> WorkshopError {
        var pointers = ([path] + arguments).map { strdup($0) }
        pointers.append(nil)
        execv(path, pointers)
        return WorkshopError("\(path) cannot be run: \(String(cString: strerror(errno)))")
    }
}

/// Why sources cannot be built at all.
public struct WorkshopError: Error, Sendable, CustomStringConvertible {
    /// What is wrong, in one sentence.
    public let message: String

    init(_ message: String) { self.message = message }

    /// The message.
    public var description: String { message }
}
