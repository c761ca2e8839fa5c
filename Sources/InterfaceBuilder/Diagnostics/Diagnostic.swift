/// A finding about an input file: where it is, what was expected and what there is.
public struct Diagnostic: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The severity of a finding.
    public enum Severity: String, Sendable, Hashable, Codable, Comparable {
        /// Additional information for another finding.
        case note
        /// The input is usable, but probably not as intended.
        case warning
        /// A part of the input cannot be used.
        case error

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }

        /// Orders notes below warnings and warnings below errors.
        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    }

    /// The severity.
    public var severity: Severity
    /// The path of the file, as it was given.
    public var file: String
    /// The line, counted from 1; 0 when the finding concerns the whole file.
    public var line: Int
    /// One sentence with what was expected and what there is.
    public var message: String

    /// Creates a finding.
    public init(_ severity: Severity, file: String, line: Int = 0, message: String) {
        self.severity = severity
        self.file = file
        self.line = line
        self.message = message
    }

    /// `FILE:LINE: severity: message`, the form that editors and compilers use. A finding about the whole file is
    /// reported at its first line, so that every message has the same form.
    public var description: String { "\(file):\(max(line, 1)): \(severity.rawValue): \(message)" }
}
