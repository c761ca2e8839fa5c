import Foundation

/// The functions and lines of a program's addresses, by the toolchain's `llvm-symbolizer`.
///
/// It reads the debug information that addresses lie in, and not that of the whole program, as the runtime's backtracer does.
enum Symbolizer {
    /// A call: a function, and the place in it.
    struct Symbol: Decodable {
        private(set) var file: String
        /// The function's name, mangled.
        private(set) var function: String
        private(set) var line: Int

        private enum CodingKeys: String, CodingKey {
            case file = "FileName"
            case function = "FunctionName"
            case line = "Line"
        }
    }

    /// Returns for each address, relative to the start of the program's image, the call that it is in, after those that were inlined into
    /// it, the innermost first. Jumps of loops have no line of their own; `skipsLineZero` gives them that of the code before.
    static func symbols(at addresses: [UInt], in program: String, skipsLineZero: Bool) -> [[Symbol]] {
        guard !addresses.isEmpty else { return [] }
        let words = arguments(program) + addresses.map { "0x" + String($0, radix: 16) }
        // Versions before LLVM 20 do not know the option.
        let known = skipsLineZero ? output(of: "llvm-symbolizer", ["--skip-line-zero"] + words) : ""
        let answer = known.isEmpty ? output(of: "llvm-symbolizer", words) : known
        let answers = (try? JSONDecoder().decode([Answer].self, from: Data(answer.utf8))) ?? []
        return answers.count == addresses.count ? answers.map(\.Symbol) : []
    }

    /// Returns the path of the source file of a program's function; nil if it is unknown.
    static func file(of symbol: String, in program: String) -> String? {
        let answer = output(of: "llvm-symbolizer", arguments(program) + [symbol])
        let found = try? JSONDecoder().decode([Definition].self, from: Data(answer.utf8))
        return found?.flatMap(\.Loc).first.map(\.file)
    }

    private static func arguments(_ program: String) -> [String] {
        ["--obj=\(program)", "--output-style=JSON", "--no-demangle"]
    }

    /// Returns the names as in the sources; those that are not Swift's stay.
    static func demangled(_ names: [String]) -> [String] {
        let mangled = names.filter(isMangled)
        guard !mangled.isEmpty else { return names }
        let found = output(of: "swift-demangle", ["--compact", "--simplified", "--"] + mangled)
            .split(separator: "\n", omittingEmptySubsequences: false)
        guard found.count >= mangled.count else { return names }
        var known = found.map { CrashLog.function(String($0)) }[...]
        return names.map { isMangled($0) ? known.removeFirst() : $0 }
    }

    private static func isMangled(_ name: String) -> Bool { name.hasPrefix("$s") }

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
}
