import SwiftParser
import SwiftSyntax

/// Takes out of a file what does not compile, so that the rest can be used.
///
/// The smallest unit around an error goes first: a statement, with those after it that use what it declares; if the
/// compiler still complains there, the body of its function, then the declaration, then what is around that. A test is
/// not cut into: it fails with the compiler's words. All else stays in its line.
public struct Excision {
    /// What was taken out, for people.
    public private(set) var leftOut: [AdapterDiagnostic] = []
    /// The file without it.
    public private(set) var source: SourceFile

    /// Takes out what is at the places.
    public init(of source: SourceFile, at places: [BrokenPlace]) {
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
                let units = ExcisionUnit.units(around: token, place.message)
                guard
                    let unit = units.first(where: { unit in
                        unit.isAtLeast(place.reach) && !settled.contains { $0.covers(unit) }
                    })
                else { continue }
                Self.add([unit] + unit.dependents(place.message), to: &cuts)
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
        leftOut = cuts.map { cut in
            let (line, column) = lines.position(of: cut.place)
            return AdapterDiagnostic(
                severity: .warning, path: source.path, line: line, column: column,
                message: "left out: \(cut.name)")
        }.sorted()
    }

    private static func add(_ units: [ExcisionUnit], to cuts: inout [ExcisionUnit]) {
        for unit in units where !cuts.contains(where: { $0.range == unit.range }) { cuts.append(unit) }
    }
}

extension LineTable {
    /// The offset of a line and column, both from 1, or of the line's last one if it is shorter; nil if there is no such
    /// line.
    func offset(line: Int, column: Int) -> Int? {
        guard let start = start(of: line), column >= 1 else { return nil }
        let offset = start + column - 1
        // What the adapter puts behind a line's end has columns of its own.
        guard let next = self.start(of: line + 1), offset >= next else { return offset }
        return max(start, next - 2)
    }
}
