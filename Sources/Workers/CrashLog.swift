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

    /// Returns the setting of `SWIFT_BACKTRACE` under which the runtime writes such a report into the file: of addresses alone, since it
    /// would read all debug information of the program to find their names, for seconds.
    static func setting(file: String) -> String {
        """
        enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=mentioned,cache=yes,\
        symbolicate=off,limit=200,top=20,format=json,output-to=\(file)
        """
    }

    /// Reads the report of a program; nil where there is none or it was not finished.
    init?(file: String, program: WorkerProgram) {
        guard let data = FileManager.default.contents(atPath: file),
            let log = try? JSONDecoder().decode(Log.self, from: data),
            let thread = log.threads.first(where: { $0.crashed == true })
        else { return nil }
        let calls = Self.calls(thread.frames.compactMap(\.place), log.images, program)
        let names = Symbolizer.demangled(calls.map(\.symbol.function))
        let failure = "Swift runtime failure: "
        for (call, name) in zip(calls, names) {
            guard !name.hasPrefix(failure) else {
                trap = trap ?? String(name.dropFirst(failure.count))
                continue
            }
            if frames.isEmpty, call.isInProgram { symbol = call.symbol.function }
            frames.append(
                StackFrame(
                    function: name, file: call.symbol.file.isEmpty ? nil : call.symbol.file,
                    line: call.symbol.line, isInProgram: call.isInProgram))
        }
    }

    private typealias Call = (symbol: Symbolizer.Symbol, isInProgram: Bool)

    /// Returns the calls of the program's own functions, after the innermost call, which is where the runtime failed, in whatever
    /// library.
    private static func calls(_ addresses: [UInt], _ images: [Image], _ program: WorkerProgram) -> [Call] {
        func calls(_ addresses: [UInt], in image: Image) -> [Call] {
            let places = addresses.filter(image.range.contains).map { $0 - image.range.lowerBound }
            let symbols = Symbolizer.symbols(at: places, in: image.path ?? "", skipsLineZero: false)
            return symbols.flatMap(\.self).filter { !$0.function.isEmpty }
                .map { ($0, image.name == program.image) }
        }
        let own = images.first { $0.name == program.image }
        let first = images.first { image in addresses.first.map(image.range.contains) == true }
        let failing = first?.name == own?.name ? [] : first.map { calls([addresses[0]], in: $0) } ?? []
        return failing + (own.map { calls(addresses, in: $0) } ?? [])
    }

    /// Sets the file of the innermost function where the report has that of the runtime's code which the compiler placed in it.
    mutating func findFile(in program: String) {
        guard let symbol, let first = frames.first, first.line == 0,
            first.file?.contains("<compiler-generated>") != false
        else { return }
        frames[0].file = Symbolizer.file(of: symbol, in: program)
    }

    /// Returns the name without the offset from the function's start and without the compiler's suffixes.
    static func function(_ text: String) -> String {
        let name = text.replacing(/\s\+ \d+( in .*)?$/, with: "")
        return name.replacing(/^(?:@objc |specialized |generic |merged )+/, with: "")
    }

    // MARK: The file

    private struct Log: Decodable {
        var threads: [Thread]
        var images: [Image]
    }

    private struct Thread: Decodable {
        var crashed: Bool?
        var frames: [Frame]
    }

    private struct Frame: Decodable {
        var kind: String
        var address: String?

        /// The address in the calling instruction: that which a call returns to may belong to the next line.
        var place: UInt? {
            address.flatMap(CrashLog.number).map { kind == "programCounter" ? $0 : $0 &- 1 }
        }
    }

    private struct Image: Decodable {
        var name: String?
        var path: String?
        var baseAddress: String
        var endOfText: String

        var range: Range<UInt> {
            guard let start = CrashLog.number(baseAddress), let end = CrashLog.number(endOfText), start < end
            else { return 0..<0 }
            return start..<end
        }
    }

    private static func number(_ text: String) -> UInt? { UInt(text.trimmingPrefix("0x"), radix: 16) }
}
