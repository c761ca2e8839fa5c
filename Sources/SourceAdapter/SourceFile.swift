/// A Swift file of the module that is adapted.
public struct SourceFile: Hashable, Sendable {
    /// The path of the file for diagnostics and the compiler.
    public var path: String
    /// The text of the file.
    public var text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A diagnostic for the user, at a location in one of the sources.
public struct AdapterDiagnostic: Hashable, Sendable, Comparable, CustomStringConvertible {
    public enum Severity: String, Sendable {
        /// The result behaves differently from iOS here.
        case warning
        /// The result will not compile here.
        case error
    }

    public var severity: Severity
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in bytes of UTF-8, as the compiler counts.
    public var column: Int
    public var message: String

    /// The description in the compiler's format.
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }

    /// Orders diagnostics by their locations.
    public static func < (a: AdapterDiagnostic, b: AdapterDiagnostic) -> Bool {
        (a.path, a.line, a.column, a.message) < (b.path, b.line, b.column, b.message)
    }
}
