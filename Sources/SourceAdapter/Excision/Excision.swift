import SwiftParser
import SwiftSyntax

/// Removes code that does not compile from a file, so that the rest can be used.
///
/// The smallest unit around an error is removed first: a statement, with later ones that use its declarations; if errors
/// remain there, the body of its function, then the declaration, then what encloses it. Tests are not modified
/// partially: they fail with the compiler's message. All other code stays in its line.
public struct Excision {
    /// The use of the sources, which determines how much may be left out silently.
    public enum Purpose: Sendable {
        /// An app that is displayed: as much as possible runs.
        case pictures
        /// Code under test: a call of a function without its body ends the process with the function's name.
        case testedCode
        /// Tests and their helpers: in addition, functions are whole or have no body at all.
        case tests

        /// Whether calls of functions without a body end the process.
        var traps: Bool { self != .pictures }
    }

    /// Descriptions of the removed code, for the user.
    public private(set) var leftOut: [AdapterDiagnostic] = []
    /// The file without the removed code.
    public private(set) var source: SourceFile
    /// The removed units, in the order of the file.
    private(set) var cuts: [ExcisionUnit] = []

    /// Removes the code at the locations.
    public init(of source: SourceFile, at places: [BrokenPlace], for purpose: Purpose = .pictures) {
        self.source = source
        let tree = Parser.parse(source: source.text)
        let bytes = Array(source.text.utf8)
        let lines = LineTable(bytes)
        var cuts: [ExcisionUnit] = []
        for round in Set(places.map(\.round)).sorted() {
            let settled = cuts
            for place in places where place.round == round {
                guard let offset = lines.offset(line: place.line, column: place.column), offset < bytes.count,
                    let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
                else { continue }
                let error = ExcisionError(
                    message: place.message, file: source.path, line: place.line, purpose: purpose)
                let units = ExcisionUnit.units(around: token, error)
                guard
                    let unit = units.first(where: { unit in
                        unit.isAtLeast(place.reach) && !settled.contains { $0.covers(unit) }
                    })
                else { continue }
                Self.add([unit] + unit.dependents(error), to: &cuts)
            }
        }
        guard !cuts.isEmpty else { return }
        cuts = cuts.filter { cut in !cuts.contains { $0.range != cut.range && $0.covers(cut) } }
        var edits = EditList(bytes)
        for cut in cuts {
            edits.erase(cut.range)
            if !cut.replacement.isEmpty { edits.insert(" \(cut.replacement) ", at: cut.range.lowerBound) }
        }
        self.source.text = String(decoding: edits.applied().bytes, as: UTF8.self)
        self.cuts = cuts.sorted { $0.range.lowerBound < $1.range.lowerBound }
        leftOut = cuts.filter { !$0.isRepair }.map { cut in
            let (line, column) = lines.position(of: cut.place)
            return AdapterDiagnostic(
                severity: .warning, path: source.path, line: line, column: column,
                message: "left out: \(cut.name)" + (cut.failure.map { ", which \($0)" } ?? ""))
        }.sorted()
    }

    private static func add(_ units: [ExcisionUnit], to cuts: inout [ExcisionUnit]) {
        for unit in units where !cuts.contains(where: { $0.range == unit.range }) { cuts.append(unit) }
    }
}

/// A compiler error for which code is removed.
struct ExcisionError {
    let message: String
    let file: String
    let line: Int
    let purpose: Excision.Purpose

    /// Returns the message with which a function without its body fails.
    func words(of body: FunctionBody) -> String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        if message.hasPrefix(ExcisionUnit.failureWords) { return "\(body.name) \(message)" }
        guard purpose.traps, !body.isTest else { return "\(body.name) does not compile here: \(message)" }
        let reason = purpose == .tests ? "does not compile here" : "was left out"
        return "\(body.name) (\(name):\(line)) \(reason): \(message)"
    }
}

extension LineTable {
    /// Returns the offset of a line and column, both from 1, or the end of the line if it is shorter; nil if there is no
    /// such line.
    func offset(line: Int, column: Int) -> Int? {
        guard let start = start(of: line), column >= 1 else { return nil }
        let offset = start + column - 1
        // Additions after a line's end have their own columns.
        guard let next = self.start(of: line + 1), offset >= next else { return offset }
        return max(start, next - 2)
    }
}
