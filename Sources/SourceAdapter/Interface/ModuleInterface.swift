import SwiftParser
import SwiftSyntax

/// The interface of each file of a module, from which the next build determines what a change of a file may affect.
///
/// Whether code compiles depends on its own file and on the declarations that its names lead to. So what does not compile in a file
/// that uses none of the names whose declarations have changed, not even indirectly, does not compile afterwards either.
public struct ModuleInterface: Codable, Sendable {
    private struct File: Codable {
        var content: UInt64
        var declarations: Set<InterfaceDeclaration>
        /// The names of declarations that code was left out of, other than of the bodies of functions.
        var lost: Set<String>
    }

    private var files: [String: File] = [:]

    /// Reads the interface of a module's original sources, of which code was left out.
    public init(of sources: [SourceFile], without removals: [String: CodeRemoval] = [:]) {
        self.init(of: ModuleReading(of: sources), without: removals)
    }

    /// Returns the interface of sources that have been read, of which code was left out.
    public init(of reading: ModuleReading, without removals: [String: CodeRemoval] = [:]) {
        for (source, reading) in zip(reading.sources, reading.files) {
            let removed = removals[source.path]?.removedUnits.map(\.range) ?? []
            let lost = reading.declarations.filter { removed.contains(where: $0.depends) }
            files[source.path] = File(
                content: source.text.stableHash, declarations: reading.interface,
                lost: Set(lost.flatMap(\.declaration.names)))
        }
    }

    /// Returns the paths of the files that have not changed and whose code compiles where it did.
    public func filesThatCompileAsBefore(in sources: [SourceFile]) -> Set<String> {
        filesThatCompileAsBefore(in: ModuleReading(of: sources))
    }

    /// Returns the paths of the files that have not changed and whose code compiles where it did, of sources that have been read.
    public func filesThatCompileAsBefore(in reading: ModuleReading) -> Set<String> {
        let (sources, readings) = (reading.sources, reading.files)
        let unchanged = Set(sources.filter { files[$0.path]?.content == $0.text.stableHash }.map(\.path))
        let now = Dictionary(zip(sources.map(\.path), readings)) { first, _ in first }
        var changed: Set<InterfaceDeclaration> = []
        var names: Set<String> = []
        for path in Set(files.keys).union(now.keys).subtracting(unchanged) {
            let before = files[path]
            changed.formUnion((before?.declarations ?? []).symmetricDifference(now[path]?.interface ?? []))
            names.formUnion(before?.lost ?? [])
        }
        guard !changed.contains(where: \.isGlobal) else { return [] }
        names.formUnion(changed.flatMap(\.names))
        var kept = unchanged
        var count = -1
        while names.count != count {
            count = names.count
            let affected = readings.flatMap(\.declarations).filter { !$0.words.isDisjoint(with: names) }
            names.formUnion(affected.flatMap(\.declaration.names))
            for path in kept where now[path]?.words.isDisjoint(with: names) == false {
                kept.remove(path)
                names.formUnion(files[path]?.lost ?? [])
            }
        }
        return kept
    }

    /// Identifies what other modules see, which is the same for other bodies of functions.
    public var digest: String {
        var parts: [String] = []
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            parts += [path] + file.declarations.map(\.text).sorted() + [""] + file.lost.sorted() + [""]
        }
        return String(parts.joined(separator: "\n").stableHash, radix: 16)
    }
}

/// The declarations of a module that its files see of each other, as read from their texts.
public struct ModuleReading: Sendable {
    let sources: [SourceFile]
    let files: [FileReading]

    /// Reads the sources; those whose texts are the same as in an earlier reading are not parsed again.
    public init(of sources: [SourceFile], after former: ModuleReading? = nil) {
        let known = former.map { Dictionary(zip($0.sources, $0.files)) { first, _ in first } } ?? [:]
        self.sources = sources
        files = SourceAdapter.concurrently(sources) { known[$0] ?? FileReading($0) }
    }
}

/// The interface of a file, with all names and operators in it.
struct FileReading: Sendable {
    let declarations: [PlacedDeclaration]
    let words: Set<String>

    init(_ source: SourceFile) {
        let tree = Parser.parse(source: source.text)
        declarations = InterfaceReader(tree).declarations
        words = Set(tree.tokens(viewMode: .sourceAccurate).map(\.plainText))
    }

    var interface: Set<InterfaceDeclaration> { Set(declarations.map(\.declaration)) }
}
