/// A Swift file of the module that is adapted.
public struct SourceFile: Hashable, Sendable {
    /// Where the file lies, as diagnostics and the compiler are to name it.
    public var path: String
    /// What stands in it.
    public var text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// Something that the user of the sources should know, at a place in a file of theirs.
public struct AdapterDiagnostic: Hashable, Sendable, Comparable, CustomStringConvertible {
    public enum Severity: String, Sendable {
        /// The result behaves differently from iOS at this place.
        case warning
        /// The result will not compile at this place.
        case error
    }

    public var severity: Severity
    public var path: String
    /// From 1.
    public var line: Int
    /// From 1, in bytes of UTF-8, as the compiler counts.
    public var column: Int
    public var message: String

    /// The form of the compiler's own diagnostics.
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }

    /// In the order of the sources.
    public static func < (a: AdapterDiagnostic, b: AdapterDiagnostic) -> Bool {
        (a.path, a.line, a.column, a.message) < (b.path, b.line, b.column, b.message)
    }
}
