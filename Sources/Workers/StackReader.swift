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
        let places = addresses.map { $0 - range.lowerBound - 1 }
        let symbols = Symbolizer.symbols(at: places, in: program, skipsLineZero: true).flatMap(\.self)
        let names = Symbolizer.demangled(symbols.map(\.function))
        return zip(symbols, names).map {
            StackFrame(function: $1, file: $0.file.isEmpty ? nil : $0.file, line: $0.line)
        }
    }

    private static func addresses(_ data: Data) -> [UInt] {
        let size = MemoryLayout<UInt>.size
        return data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count / size * size, by: size).map {
                bytes.loadUnaligned(fromByteOffset: $0, as: UInt.self)
            }
        }
    }
}
