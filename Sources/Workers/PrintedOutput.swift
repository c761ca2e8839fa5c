import Foundation

/// The output of a process.
struct PrintedOutput {
    /// The number of last bytes in which the runtime announces its report.
    private static let announcement = 1 << 12
    /// The number of last lines in which the runtime reports the end of a process.
    private static let lastLines = 50

    private let lines: [Substring]

    init(_ bytes: some Collection<UInt8>) {
        lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the signal of the crash that the runtime is reporting at the end of the output; nil where it reports none.
    static func crash(in output: some BidirectionalCollection<UInt8>) -> Int32? {
        PrintedOutput(output.suffix(announcement)).signal
    }

    /// The signal that the runtime is reporting, from its first line: `*** Signal 5: Backtracing from …`.
    var signal: Int32? {
        lines.suffix(Self.lastLines).compactMap { $0.prefixMatch(of: /\*\*\* Signal (\d+):/)?.1 }.last
            .flatMap { Int32($0) }
    }

    /// The text without the backtracer's own lines.
    var text: String {
        // The backtracer's lines are between two empty ones.
        let last = lines.suffix(Self.lastLines)
        let start = last.lastIndex { $0.hasPrefix("*** Signal ") } ?? lines.endIndex
        return lines[..<start].joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    /// The runtime's message of a fatal error: `Module/File.swift:12: Fatal error: Index out of range`.
    private static var failure: Regex<(Substring, Substring?, Substring?, Substring, Substring?)> {
        /^(?:.*?([^\/]+):(\d+))?: (Fatal error|Precondition failed|Assertion failed)(?:: (.*))?$/
    }

    private var lastFailure: Regex<(Substring, Substring?, Substring?, Substring, Substring?)>.Match? {
        lines.suffix(Self.lastLines).compactMap { $0.firstMatch(of: Self.failure) }.last
    }

    /// The message of a fatal error, such as `Index out of range`, or of a cast that failed.
    var trap: String? { lastFailure.map { String($0.4 ?? $0.3) } ?? failedCast }

    /// The runtime's message of a failed cast, without the addresses of types.
    private var failedCast: String? {
        lines.suffix(Self.lastLines).last { $0.hasPrefix("Could not cast value of type ") }
            .map { String($0.replacing(/\ \(0x[0-9a-f]+\)/, with: "")) }
    }

    /// Returns the frames with the line of the fatal error, which the compiler omits for calls that only end the program.
    func completing(_ frames: [StackFrame]) -> [StackFrame] {
        guard let failure = lastFailure, let name = failure.1, let line = failure.2.flatMap({ Int($0) }),
            let index = frames.firstIndex(where: \.isInProgram), frames[index].line == 0,
            frames[index].file?.split(separator: "/").last == name
        else { return frames }
        var frames = frames
        frames[index].line = line
        return frames
    }
}
