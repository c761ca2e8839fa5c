import CommandArguments
import DocumentChanges
import Foundation
import InterfaceBuilder
import Staging

/// A request to `kumiki merge`.
@MainActor
struct MergeRequest {
    private let isDriver: Bool
    private let kind: FileMerge.Kind
    private let states: [FileMerge.State]
    private let output: String
    private let name: String
    private let asks: Bool
    private let usesMarkers: Bool
    private let isStrict: Bool
    private let side: Side?
    /// The folder of the page with images; nil if it is not requested.
    private let pageFolder: String?
    private var resolutions = Resolutions()

    init(_ arguments: Arguments) throws {
        let paths = arguments.positionals
        isDriver = arguments.has("--driver")
        asks = arguments.has("--ask")
        usesMarkers = arguments.has("--markers") || isDriver
        isStrict = arguments.has("--strict")
        guard !(arguments.has("--ours") && arguments.has("--theirs")) else {
            throw UsageError("--ours and --theirs cannot be combined")
        }
        pageFolder = arguments.value("--pictures")
        side = arguments.has("--ours") ? .ours : arguments.has("--theirs") ? .theirs : nil
        switch paths.count {
        case 1:
            output = arguments.value("--output") ?? paths[0]
            states = try Self.states(of: paths[0])
        case 3:
            guard let path = arguments.value("--output") else { throw UsageError("merge needs -o OUT") }
            output = path
            states = try paths.map { .init(path: $0, bytes: try FileContent.read($0)) }
        default: throw UsageError("merge needs BASE OURS THEIRS, or the one FILE at which git stopped")
        }
        name = arguments.value("--path") ?? (output == "-" ? paths[0] : output)
        let names = [arguments.value("--path"), output, paths[0]].compactMap { $0 }
        kind = names.lazy.compactMap { FileMerge.Kind(path: $0) }.first ?? .document
        if let path = arguments.value("--resolutions") { resolutions = try Self.resolutions(path) }
    }

    /// Returns the three states of a conflicting file: from git's index, or from the conflict markers in the file.
    private static func states(of path: String) throws -> [FileMerge.State] {
        do { return try GitRepository.stages(of: path) } catch {
            let bytes = try FileContent.read(path)
            guard ConflictMarkers.firstLine(in: bytes) != nil else { throw error }
            let sides = ConflictMarkers.states(in: bytes)
            if sides.base == nil {
                Console.error(
                    "\(path): note: the markers hold no common version, so what one side removed is kept; "
                        + "`git config merge.conflictStyle diff3` writes it")
            }
            return [
                .init(path: "\(path) (base)", bytes: sides.base ?? []),
                .init(path: "\(path) (ours)", bytes: sides.ours),
                .init(path: "\(path) (theirs)", bytes: sides.theirs),
            ]
        }
    }

    private static func resolutions(_ path: String) throws -> Resolutions {
        let text = String(decoding: try FileContent.read(path), as: UTF8.self)
        do { return try Resolutions(text) } catch {
            throw UsageError("\(path):\(error.line): \(error.message)")
        }
    }

    /// Merges the file, and asks the user about conflicts if that is requested.
    mutating func merge() throws -> FileMerge {
        var merge = try mergeOnce()
        var leftOpen: Set<String> = []
        // A resolution may lead to further conflicts.
        while asks, let conflict = merge.conflicts.first(where: { !leftOpen.contains($0.key) }) {
            switch MergeQuestion(conflict, states.map(\.path)).ask() {
            case .side(let side):
                resolutions[conflict.key] = side
                merge = try mergeOnce()
            case .open: leftOpen.insert(conflict.key)
            case .quit: return merge
            }
        }
        return merge
    }

    private func mergeOnce() throws -> FileMerge {
        var options = DocumentMerge.Options()
        options.isStrict = isStrict
        options.marksConflicts = usesMarkers
        let (resolutions, side) = (resolutions, side)
        options.answers = { resolutions[$0] ?? side }
        return try FileMerge(kind, base: states[0], ours: states[1], theirs: states[2], options: options)
    }

    /// Writes the result, or reports the unresolved conflicts.
    func finish(_ merge: FileMerge) throws -> Int32 {
        for remark in merge.remarks { Console.error("\(name): note: \(remark)") }
        for conflict in merge.conflicts {
            Console.error(MergeQuestion(conflict, isDriver ? nil : states.map(\.path)).report(in: name))
        }
        if merge.conflicts.isEmpty || usesMarkers { try write(merge.bytes) }
        if let pageFolder, kind == .document { try writePage(of: merge, to: pageFolder) }
        guard !merge.conflicts.isEmpty else { return 0 }
        let count = merge.conflicts.count == 1 ? "1 conflict is" : "\(merge.conflicts.count) conflicts are"
        let hint =
            isDriver
            ? "the file has our values; resolve them with: kumiki merge --ask \(name)"
            : usesMarkers
                ? "\(output) has our values, with comments"
                : "\(output) is unchanged; resolve them with --ask, --ours, --theirs or --resolutions FILE"
        Console.error("\(name): \(count) unresolved; \(hint)")
        return 1
    }

    /// Writes a page with the merged scenes between those of both sides. The changes of each side are outlined.
    private func writePage(of merge: FileMerge, to folder: String) throws {
        let sides = try states.map { state in
            state.bytes.isEmpty ? nil : try Document(bytes: state.bytes, path: state.path)
        }
        let merged = try Document(bytes: merge.bytes, path: name)
        let versions = [
            ScenePictures.Version(name: Side.ours.name, document: sides[1]),
            ScenePictures.Version(name: "merged", document: merged),
            ScenePictures.Version(name: Side.theirs.name, document: sides[2]),
        ]
        var marks = merge.conflicts.map(ChangePage.Mark.init)
        for side in [Side.ours, .theirs] {
            guard let base = sides[0], let document = sides[side.rawValue] else { continue }
            let changes = DocumentDifference(from: base, to: document).changes.filter { $0.noise == nil }
            marks += changes.map { .init($0, by: side) }
        }
        var page = try ChangePage(title: "What was merged", folder: folder)
        try page.add(versions, from: sides[0], name: name, path: name, marks: marks, notes: merge.remarks)
        Console.error(try page.write())
    }

    private func write(_ bytes: ContiguousArray<UInt8>) throws {
        let data = Data(bytes)
        guard output != "-" else { return Console.write(data) }
        try OutputFile.write(data, to: output)
    }
}

/// Reads files that the user specifies.
enum FileContent {
    /// Returns the content of a regular file of at most the maximum size of documents. The file may be empty.
    static func read(_ path: String) throws(DocumentError) -> ContiguousArray<UInt8> {
        do throws(DocumentError) {
            return try FileReader.read(path, limit: ParseLimits().fileSize)
        } catch {
            if case .empty = error.reason { return [] }
            throw error
        }
    }
}
