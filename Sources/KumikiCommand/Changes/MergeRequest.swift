import DocumentChanges
import Foundation
import InterfaceBuilder
import Staging

/// What `kumiki merge` was asked to do.
@MainActor
struct MergeRequest {
    let isDriver: Bool
    private let kind: FileMerge.Kind
    private let states: [FileMerge.State]
    private let output: String
    private let name: String
    private let asks: Bool
    private let usesMarkers: Bool
    private let isStrict: Bool
    private let side: Side?
    private var resolutions = Resolutions()

    init(_ arguments: Arguments) throws {
        let paths = arguments.positionals
        isDriver = arguments.has("--driver")
        asks = arguments.has("--ask")
        usesMarkers = arguments.has("--markers") || isDriver
        isStrict = arguments.has("--strict")
        guard !(arguments.has("--ours") && arguments.has("--theirs")) else {
            throw UsageError("--ours and --theirs exclude each other")
        }
        side = arguments.has("--ours") ? .ours : arguments.has("--theirs") ? .theirs : nil
        switch paths.count {
        case 1:
            output = arguments.value("--output") ?? paths[0]
            states = try GitRepository.stages(of: paths[0])
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

    private static func resolutions(_ path: String) throws -> Resolutions {
        let text = String(decoding: try FileContent.read(path), as: UTF8.self)
        do { return try Resolutions(text) } catch {
            throw UsageError("\(path):\(error.line): \(error.message)")
        }
    }

    /// Merges, and asks until nothing is open where that is wanted.
    mutating func merge() throws -> FileMerge {
        var merge = try mergeOnce()
        var leftOpen: Set<String> = []
        // An answer can lead to other questions.
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

    /// Writes the result, or reports what is open.
    func finish(_ merge: FileMerge) throws -> Int32 {
        for remark in merge.remarks { Console.error("\(name): note: \(remark)") }
        for conflict in merge.conflicts {
            Console.error(MergeQuestion(conflict, isDriver ? nil : states.map(\.path)).report(in: name))
        }
        if merge.conflicts.isEmpty || usesMarkers { try write(merge.bytes) }
        guard !merge.conflicts.isEmpty else { return 0 }
        let count = merge.conflicts.count == 1 ? "1 question is" : "\(merge.conflicts.count) questions are"
        let hint =
            isDriver
            ? "the file has our values there; answer with: kumiki merge --ask \(name)"
            : usesMarkers
                ? "\(output) has our values there, with comments"
                : "\(output) is unchanged; answer with --ask, --ours, --theirs or --resolutions FILE"
        Console.error("\(name): \(count) open; \(hint)")
        return 1
    }

    private func write(_ bytes: ContiguousArray<UInt8>) throws {
        let data = Data(bytes)
        guard output != "-" else { return Console.write(data) }
        try OutputFile.write(data, to: output)
    }
}

/// The content of a file that a person named.
enum FileContent {
    static func read(_ path: String) throws -> ContiguousArray<UInt8> {
        do {
            return ContiguousArray(try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw UsageError("\(path): the file cannot be read")
        }
    }
}
