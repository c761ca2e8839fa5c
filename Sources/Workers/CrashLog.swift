import Foundation

/// The report that the Swift runtime's backtracer writes about a process that ended by a signal.
struct CrashLog {
    /// The time that a process has for reporting its stack.
    static let stackTime = Duration.seconds(8)
    /// The time that the runtime has for reporting a crash, which is long for a large program or a busy machine.
    static let reportTime = Duration.seconds(60)

    /// The runtime failure, such as `arithmetic overflow`, if it was one.
    private(set) var trap: String?
    private(set) var frames: [StackFrame] = []
    /// The name of the innermost function as the linker knows it, if it is in the program itself.
    private var symbol: String?

    /// Returns the setting of `SWIFT_BACKTRACE` under which the runtime writes such a report into the file.
    static func setting(file: String) -> String {
        """
        enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,cache=yes,\
        symbolicate=full,limit=200,top=20,format=json,output-to=\(file)
        """
    }

    /// Reads the report; nil where there is none or it was not finished.
    init?(file: String, image: String) {
        guard let data = FileManager.default.contents(atPath: file),
            let log = try? JSONDecoder().decode(Log.self, from: data),
            let thread = log.threads.first(where: { $0.crashed == true })
        else { return nil }
        let failure = "Swift runtime failure: "
        for frame in thread.frames {
            guard let text = frame.description else { continue }
            if text.hasPrefix(failure) {
                trap = trap ?? String(text.dropFirst(failure.count))
            } else {
                if frames.isEmpty, frame.image == image { symbol = frame.symbol }
                frames.append(
                    StackFrame(
                        function: Self.function(text), file: frame.sourceLocation?.file,
                        line: frame.sourceLocation?.line ?? 0, isInProgram: frame.image == image))
            }
        }
    }

    /// Sets the file of the innermost function where the report has that of the runtime's code which the compiler placed in it.
    mutating func findFile(in program: String) {
        guard let symbol, let first = frames.first, first.line == 0,
            first.file?.contains("<compiler-generated>") != false
        else { return }
        frames[0].file = StackReader.file(of: symbol, in: program)
    }

    /// Returns the name without the offset from the function's start and without the compiler's suffixes.
    static func function(_ text: String) -> String {
        let name = text.replacing(/\s\+ \d+( in .*)?$/, with: "")
        return name.replacing(/^(?:@objc |specialized |generic |merged )+/, with: "")
    }

    // MARK: The file

    private struct Log: Decodable {
        var threads: [Thread]
    }

    private struct Thread: Decodable {
        var crashed: Bool?
        var frames: [Frame]
    }

    private struct Frame: Decodable {
        var description: String?
        var symbol: String?
        var image: String?
        var sourceLocation: Location?
    }

    private struct Location: Decodable {
        var file: String
        var line: Int
    }
}

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
