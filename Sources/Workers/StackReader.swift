import Foundation

/// Symbolizes the addresses of a worker's stack, in the parent process.
struct StackReader {
    /// The address range of the program's image in the worker's memory.
    private let range: Range<UInt>
    private let program: String

    /// Reads the range of a process; nil if the process is gone.
    init?(process: pid_t) {
        guard let data = FileManager.default.contents(atPath: "/proc/\(process)/maps"),
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
        else { return nil }
        let parts = String(decoding: data, as: UTF8.self).split(separator: "\n").filter {
            $0.hasSuffix(" \(path)")
        }
        .flatMap { $0.prefix { $0 != " " }.split(separator: "-") }.compactMap { UInt($0, radix: 16) }
        guard let start = parts.min(), let end = parts.max() else { return nil }
        (range, self.program) = (start..<end, path)
    }

    /// Returns the calls of the program's own functions, from a file of addresses.
    func frames(file: String) -> [StackFrame] {
        let addresses = Self.addresses(FileManager.default.contents(atPath: file) ?? Data())
            .filter(range.contains)
        guard !addresses.isEmpty else { return [] }
        // The address of a call is the one it returns to, which may belong to the next line.
        let places = addresses.map { "0x" + String($0 - range.lowerBound - 1, radix: 16) }
        let words = ["--obj=\(program)", "--output-style=JSON", "--no-demangle"] + places
        // Jumps of loops have no line of their own. Versions before LLVM 20 do not know the option.
        let known = Self.output(of: "llvm-symbolizer", ["--skip-line-zero"] + words)
        let answer = known.isEmpty ? Self.output(of: "llvm-symbolizer", words) : known
        let answers = try? JSONDecoder().decode([Answer].self, from: Data(answer.utf8))
        let symbols = (answers ?? []).flatMap(\.Symbol)
        let names = Self.demangled(symbols.map(\.FunctionName))
        return zip(symbols, names).map {
            StackFrame(function: $1, file: $0.FileName.isEmpty ? nil : $0.FileName, line: $0.Line)
        }
    }

    /// Returns the path of the source file of a program's function; nil if it is unknown.
    static func file(of symbol: String, in program: String) -> String? {
        let words = ["--obj=\(program)", "--output-style=JSON", "--no-demangle", symbol]
        let answer = output(of: "llvm-symbolizer", words)
        let found = try? JSONDecoder().decode([Definition].self, from: Data(answer.utf8))
        return found?.flatMap(\.Loc).first.map(\.FileName)
    }

    private static func addresses(_ data: Data) -> [UInt] {
        let size = MemoryLayout<UInt>.size
        return data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count / size * size, by: size).map {
                bytes.loadUnaligned(fromByteOffset: $0, as: UInt.self)
            }
        }
    }

    private static func demangled(_ names: [String]) -> [String] {
        let found = output(of: "swift-demangle", ["--compact", "--simplified", "--"] + names)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return found.count >= names.count ? found.prefix(names.count).map(CrashLog.function) : names
    }

    /// Returns the output of one of the toolchain's programs; empty if it is missing.
    private static func output(of name: String, _ words: [String]) -> String {
        let own = Toolchain.programs.map { "\($0)/\(name)" }
        let tool = own.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil } ?? name
        var output: [UInt8] = []
        _ = try? ChildProgram(path: tool, arguments: words).run(mergesErrors: false) { output += $0 }
        return String(decoding: output, as: UTF8.self)
    }

    /// The symbolizer's result for an address: a call and those that were inlined into it.
    private struct Answer: Decodable {
        var Symbol: [Symbol]
    }

    /// The symbolizer's result for a name.
    private struct Definition: Decodable {
        var Loc: [Symbol]
    }

    private struct Symbol: Decodable {
        var FileName: String
        var FunctionName: String
        var Line: Int
    }
}
