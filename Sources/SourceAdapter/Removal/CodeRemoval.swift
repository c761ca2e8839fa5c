import SwiftParser
import SwiftSyntax

/// Removes code that does not compile from a file, so that the rest can be used.
///
/// The smallest unit around an error is removed first: a statement, with later ones that use its declarations; if errors
/// remain there, the body of its function, then the declaration, then what encloses it. Tests are not modified
/// partially: they fail with the compiler's message. All other code stays in its line.
public struct CodeRemoval: Sendable {
    /// The use of the sources, which determines how much may be left out silently.
    public enum Purpose: Sendable {
        /// An app that is displayed: as much as possible runs.
        case pictures
        /// Code under test: a call of a function without its body ends the process with the function's name, and so does
        /// a statement that was left out where it would have run.
        case testedCode
        /// Tests and their helpers: in addition, functions are whole or have no body at all.
        case tests

        /// Whether calls of functions without a body end the process.
        public var traps: Bool { self != .pictures }
    }

    /// Descriptions of the removed code, for the user.
    public private(set) var leftOut: [AdapterDiagnostic] = []
    /// The file without the removed code.
    public private(set) var source: SourceFile
    /// The removed units, in the order of the file.
    private(set) var removedUnits: [RemovalUnit] = []

    /// Removes the code at the locations.
    public init(of source: SourceFile, at places: [BrokenPlace], for purpose: Purpose = .pictures) {
        self.init(of: source, at: places, for: purpose, extensions: .none, values: .none)
    }

    /// Removes the code at the locations, in a module whose extensions have overrides and whose classes have properties.
    init(
        of source: SourceFile, at places: [BrokenPlace], for purpose: Purpose, extensions: ExtensionOverrides,
        values: ClassValues
    ) {
        self.source = source
        let tree = Parser.parse(source: source.text)
        let bytes = Array(source.text.utf8)
        let lines = LineTable(bytes)
        var removedUnits: [RemovalUnit] = []
        let unassigned = Set(places.compactMap { UnassignedProperties.property(namedBy: $0.message) })
        for round in Set(places.map(\.round)).sorted() {
            let settled = removedUnits
            var uncertain: [RemovalUnit] = []
            for place in places where place.round == round {
                let isRepeated = place.isRepeated(in: places)
                let offset = isRepeated ? 0 : lines.offset(line: place.line, column: place.column)
                guard let offset, offset < bytes.count,
                    let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
                else { continue }
                let error = RemovalError(
                    message: place.message, file: source.path, line: place.line, purpose: purpose,
                    extensions: extensions, values: values, unassigned: unassigned)
                let valueless = UnassignedProperties.units(around: token, error, without: settled)
                    .filter { unit in !settled.contains { $0.covers(unit) } }
                guard valueless.isEmpty else {
                    // Those of the round's other errors may be the same.
                    Self.add(
                        valueless.filter { unit in !removedUnits.contains { $0.covers(unit) } },
                        to: &removedUnits)
                    continue
                }
                let guards = (place.reach <= .statement ? MissingValueGuards(token, error)?.units : nil) ?? []
                guard
                    guards.isEmpty
                        || guards.allSatisfy({ guardUnit in
                            removedUnits.contains { $0.range == guardUnit.range }
                        })
                else {
                    Self.add(guards.map { $0.because(error) }, to: &removedUnits)
                    continue
                }
                guard place.reach > .condition else { continue }
                let units = RemovalUnit.units(around: token, error)
                guard
                    let unit = units.first(where: { unit in
                        unit.isAtLeast(isRepeated ? .file : place.reach)
                            && !settled.contains { $0.precludes(unit) }
                    })
                else { continue }
                if error.mayFollowFromOthers {
                    uncertain += [unit] + unit.dependents(error)
                } else {
                    Self.add([unit] + unit.dependents(error), to: &removedUnits)
                }
            }
            // Types that a repair makes known may be all that is missing; if not, the next round finds the error again.
            let isRepaired = removedUnits.dropFirst(settled.count).contains(where: \.isRepair)
            if !isRepaired { Self.add(uncertain, to: &removedUnits) }
        }
        guard !removedUnits.isEmpty else { return }
        removedUnits = removedUnits.filter { unit in
            !removedUnits.contains { $0.range != unit.range && $0.covers(unit) }
        }
        var edits = EditList(bytes)
        for unit in removedUnits {
            edits.erase(unit.range)
            guard !unit.replacement.isEmpty else { continue }
            let text = " \(unit.replacement)"
            let place = unit.range.lowerBound
            if unit.isExact, Self.continues(bytes, after: unit.range) {
                edits.insert(text, at: unit.range.upperBound)
            } else if unit.statement?.lowerBound == place {
                edits.insertFirst(text + " ", at: place)
            } else {
                edits.insert(text + " ", at: place)
            }
        }
        self.source.text = String(decoding: edits.applied().bytes, as: UTF8.self)
        self.removedUnits = removedUnits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        leftOut = removedUnits.filter { !$0.isRepair }.map { unit in
            let (line, column) = lines.position(of: unit.place)
            return AdapterDiagnostic(
                severity: .warning, path: source.path, line: line, column: column,
                message: "left out: \(unit.name)" + (unit.failure.map { ", which \($0)" } ?? ""))
        }.sorted()
    }

    /// Whether what follows a range in its line belongs to it, such as the mark in `Label!`, which no space may precede.
    private static func continues(_ bytes: [UInt8], after range: Range<Int>) -> Bool {
        let marks = "!?.([".utf8
        return range.upperBound < bytes.count && marks.contains(bytes[range.upperBound])
            && !bytes[range].contains(.lineFeed)
    }

    private static func add(_ units: [RemovalUnit], to removedUnits: inout [RemovalUnit]) {
        for unit in units {
            let index = removedUnits.firstIndex { $0.range == unit.range }
            guard let index else {
                removedUnits.append(unit)
                continue
            }
            if unit.isSecondAttempt, !removedUnits[index].isSecondAttempt { removedUnits[index] = unit }
        }
    }
}

/// A compiler error for which code is removed.
struct RemovalError {
    let message: String
    let file: String
    let line: Int
    let purpose: CodeRemoval.Purpose
    /// The overrides in the module's extensions.
    var extensions = ExtensionOverrides.none
    /// The properties of the module's classes.
    var values = ClassValues.none
    /// The properties of the file that are implicitly unwrapped since an initializer does not set them.
    var unassigned: Set<String> = []

    /// Whether the error may be the result of one elsewhere that leaves a type unknown.
    var mayFollowFromOthers: Bool {
        message.hasPrefix("generic parameter '") && message.hasSuffix("' could not be inferred")
            || message.hasPrefix("cannot infer ")
    }

    private var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }

    /// Returns the message with which a function fails where a statement is missing.
    func words(ofStatementIn function: String?) -> String {
        let name = function.map { "a statement of \($0)" } ?? "a statement"
        return "\(name) (\(fileName):\(line)) was left out: \(message)"
    }

    /// Returns the message with which a function without its body fails.
    func words(of body: FunctionBody) -> String {
        if message.hasPrefix(RemovalUnit.failureWords) { return "\(body.name) \(message)" }
        guard purpose.traps, !body.isTest else { return "\(body.name) does not compile here: \(message)" }
        let reason = purpose == .tests ? "does not compile here" : "was left out"
        return "\(body.name) (\(fileName):\(line)) \(reason): \(message)"
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
