import Foundation
import InterfaceBuilder
import Workers

/// The forced casts of a function that ended without a line: the compiler gives none to that of nil, and no message either, or that
/// of any unwrapped value.
struct ForcedCasts {
    /// The description of the failure.
    static let reason = "A forced cast of nil"
    /// The message of the runtime's code that the compiler places in the function.
    private static let inlinedReason = "force unwrapped a nil value"
    /// The largest source file that is read, in bytes.
    private static let limit = 4 << 20

    /// The function's lines with casts, from 1.
    let lines: [Int]

    /// Finds the casts of the program's innermost function; returns nil if the failure has another message or its place a line, or
    /// there are none.
    init?(_ failure: WorkerFailure) {
        guard failure.trap == nil || failure.trap == Self.inlinedReason,
            let frame = failure.frames.first(where: \.isInProgram), frame.line == 0,
            let file = frame.file, let bytes = try? FileReader.read(file, limit: Self.limit)
        else { return nil }
        self.init(String(decoding: bytes, as: UTF8.self), function: frame.function)
    }

    /// Returns the failure with its description, at the first cast.
    func located(_ failure: WorkerFailure) -> WorkerFailure {
        var failure = failure
        failure.trap = Self.reason
        if let index = failure.frames.firstIndex(where: \.isInProgram) {
            failure.frames[index].line = lines[0]
        }
        return failure
    }

    /// Finds the casts in the first function of that name, such as `closure #1 in Profile.show(_:)`.
    init?(_ source: String, function: String) {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let name = Self.name(of: function),
            let start = lines.firstIndex(where: { Self.declares($0, name) })
        else { return nil }
        let body = lines[start..<Self.end(of: lines, from: start)]
        let found = body.indices.filter { body[$0].contains(/\bas!\s/) }.map { $0 + 1 }
        guard !found.isEmpty else { return nil }
        self.lines = found
    }

    /// Returns the name without the type, the parameters and `getter`; nil if there is none.
    private static func name(of function: String) -> Substring? {
        let declared = function.split(separator: " in ").last ?? ""
        let path = declared.prefix { $0 != "(" && $0 != "<" }.split(separator: ".")
        return path.last { $0 != "getter" && $0 != "setter" }
    }

    private static func declares(_ line: Substring, _ name: Substring) -> Bool {
        line.matches(of: /\b(?:func|var)\s+(\w+)|\b(init)[?!]?\s*[(<]/).contains { ($0.1 ?? $0.2) == name }
    }

    /// Returns the line after the one on which the first brace is closed.
    private static func end(of lines: [Substring], from start: Int) -> Int {
        var depth = 0
        for index in lines.indices[start...] {
            let opened = lines[index].count { $0 == "{" }
            depth += opened - lines[index].count { $0 == "}" }
            if depth <= 0, opened > 0 || lines[index].contains("}") { return index + 1 }
        }
        return lines.endIndex
    }
}
