import Foundation

/// The peak memory of a process that builds a chain of views, in megabytes.
enum MemoryProbe {
    /// Returns the peak memory of a process with our solver.
    static func ours(chain count: Int) throws -> Double {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["memory", "--chain", "\(count)"]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let peak = Double(text) else { throw Failure("the process for measuring memory failed") }
        return peak
    }

    static func kiwi(_ path: String, chain count: Int) throws -> Double {
        let kiwi = try KiwiProgram(path: path)
        kiwi.load(.chain(count))
        _ = try kiwi.build()
        return peak(of: "\(kiwi.processIdentifier)")
    }

    /// Builds the chain in the process started by `ours`.
    static func run(_ options: Options) throws {
        let run = KumikiRun(.chain(options.count("--chain", default: 1000)))
        try run.build()
        print(peak(of: "self"))
    }

    private static func peak(of process: String) -> Double {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else {
            return 0
        }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
        return (kilobytes ?? 0) / 1024
    }
}
