/// Something worth telling about an input file: where it is, what was expected and what there is.
public struct Diagnostic: Sendable, Hashable, Codable, CustomStringConvertible {
    /// How bad a finding is.
    public enum Severity: String, Sendable, Hashable, Codable, Comparable {
        /// Background to another finding.
        case note
        /// The input is usable, though probably not as meant.
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

        /// Notes are below warnings, warnings below errors.
        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    }

    /// How bad it is.
    public var severity: Severity
    /// The path of the file, as it was given.
    public var file: String
    /// The line, counted from 1; 0 when the finding is about the file as a whole.
    public var line: Int
    /// What was expected and what there is, in one sentence.
    public var message: String

    /// Creates a finding.
    public init(_ severity: Severity, file: String, line: Int = 0, message: String) {
        self.severity = severity
        self.file = file
        self.line = line
        self.message = message
    }

    /// `FILE:LINE: severity: message`, the form that editors and compilers agree on. A finding about the file as a
    /// whole stands at its first line, so that every message has the same form.
    public var description: String { "\(file):\(max(line, 1)): \(severity.rawValue): \(message)" }
}
