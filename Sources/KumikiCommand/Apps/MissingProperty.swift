import Foundation
import InterfaceBuilder
import Workers

/// An implicitly unwrapped property that was nil, or an optional one that code unwraps, such as a property that the presenting code sets.
struct MissingProperty {
    private static let implicit = "Unexpectedly found nil while implicitly unwrapping an Optional value"
    private static let explicit = "Unexpectedly found nil while unwrapping an Optional value"

    /// The properties of a controller for what contains it.
    private static let containers: [Substring] = [
        "navigationController", "tabBarController", "splitViewController", "presentingViewController",
    ]

    /// The largest source file that is read, in bytes.
    private static let limit = 4 << 20

    let name: String
    let isOutlet: Bool

    /// Finds the first property of the file in the failing line; returns nil if there is none or the failure has another cause.
    init?(_ failure: WorkerFailure, at frame: StackFrame) {
        let isExplicit = failure.trap == Self.explicit
        guard isExplicit || failure.trap == Self.implicit, let file = frame.file,
            let bytes = try? FileReader.read(file, limit: Self.limit)
        else { return nil }
        let source = String(decoding: bytes, as: UTF8.self)
        guard isExplicit else {
            self.init(source, line: frame.line)
            return
        }
        self.init(unwrappedIn: source, line: frame.line)
    }

    /// Finds the first optional property that the source declares and the line unwraps with `!`.
    init?(unwrappedIn source: String, line: Int) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        let declaration = /\bvar\s+(\w+)\s*:\s*[\w.<>\[\]:, ]+\?(?!\s*\{\s*(?:get|return)\b)/
        let declared = source.matches(of: declaration).map(\.1) + Self.containers
        // A property of another object is unknown.
        let unwrapped = lines[line - 1].matches(of: /(?:\bself\.|^|[^\w.?!)\]])(\w+)!(?!=)/).map(\.1)
        guard let name = unwrapped.first(where: declared.contains) else { return nil }
        (self.name, isOutlet) = (String(name), false)
    }

    /// Finds the first property in the line that the source declares, an outlet if there are only outlets. The line assigns no value
    /// to it, and it is no label.
    init?(_ source: String, line: Int) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        let declared = source.matches(of: /(@IBOutlet\b[^\n{}]*?)?\bvar\s+(\w+)\s*:\s*[\w.<>\[\]:, ]+!/)
        let value = lines[line - 1].trimmingPrefix(/\s*(self\.)?\w+\s*=(?!=)/)
        let used = value.matches(of: /\w+(?![\w:])/).map(\.0)
        let places = declared.compactMap { match in
            used.firstIndex(of: match.2).map { (place: $0, match: match) }
        }
        // Documents connect nearly all outlets, so that the value to show is missing rather than the view that shows it.
        let values = places.filter { $0.match.1 == nil }
        if let first = (values.isEmpty ? places : values).min(by: { $0.place < $1.place })?.match {
            (name, isOutlet) = (String(first.2), first.1 != nil)
            return
        }
        // A property that became implicitly unwrapped since an initializer does not set it.
        let unassigned = source.matches(of: /\b(?:let|var)\s+(\w+)\s*:\s*[\w.<>\[\]:, ]+\n/).map(\.1)
        guard let name = used.first(where: unassigned.contains) else { return nil }
        (self.name, isOutlet) = (String(name), false)
    }

    /// A short description of the missing property.
    var reason: String {
        if isOutlet { return "the outlet \(name) is not connected" }
        return Self.containers.contains(name[...])
            ? "\(name) is nil, since the scene is drawn by itself"
            : "\(name) is nil, which the code that shows the screen has to set"
    }
}
