import Foundation
import InterfaceBuilder
import Workers

/// The property that was nil where code unwraps one implicitly, as those are that whoever shows a screen sets.
struct MissingProperty {
    private static let message = "Unexpectedly found nil while implicitly unwrapping an Optional value"

    /// The largest source file that is looked into, in bytes.
    private static let limit = 4 << 20

    let name: String
    let isOutlet: Bool

    /// The first property of the file that the failing line names; nil where there is none, or the failure is another.
    init?(_ failure: WorkerFailure, at frame: StackFrame) {
        guard failure.trap == Self.message, let file = frame.file,
            let bytes = try? FileReader.read(file, limit: Self.limit)
        else { return nil }
        self.init(String(decoding: bytes, as: UTF8.self), line: frame.line)
    }

    /// The first property that is declared in the source and that the line names.
    init?(_ source: String, line: Int) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        let declared = source.matches(of: /(@IBOutlet\b[^\n{}]*?)?\bvar\s+(\w+)\s*:\s*[\w.<>\[\]:, ]+!/)
        let used = lines[line - 1].matches(of: /\w+/).map(\.0)
        let places = declared.compactMap { match in
            used.firstIndex(of: match.2).map { (place: $0, match: match) }
        }
        guard let first = places.min(by: { $0.place < $1.place })?.match else { return nil }
        (name, isOutlet) = (String(first.2), first.1 != nil)
    }

    /// A description of the missing property in a few words.
    var reason: String {
        isOutlet
            ? "the outlet \(name) is not connected"
            : "\(name) is nil, which the code that shows the screen has to set"
    }
}
