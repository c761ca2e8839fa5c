import Foundation

/// Where messages of a part of a program go: here to standard error, one line each.
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let name: String
    private let isWritten: Bool

    /// Creates a log for a part of a program.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, name: category, isWritten: true)
    }

    /// Creates a log for one of the system's categories.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, name: category.rawValue, isWritten: true)
    }

    private init(subsystem: String, name: String, isWritten: Bool) {
        self.subsystem = subsystem
        self.name = name
        self.isWritten = isWritten
        super.init()
    }

    /// The log of programs without one of their own.
    public static let `default` = OSLog(subsystem: "", name: "", isWritten: true)
    /// A log that keeps silent.
    public static let disabled = OSLog(subsystem: "", name: "", isWritten: false)

    /// Returns whether messages of the kind are written.
    public func isEnabled(type: OSLogType) -> Bool {
        isWritten && (type != .debug || LogOutput.showsDebugging)
    }

    /// Whether marks of time are written; they are not.
    public var signpostsEnabled: Bool { false }

    /// Categories that the system knows.
    public struct Category: Hashable, Sendable {
        let rawValue: String
        /// What tools show with what the user does.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// What tools show only while they record.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The same, with stacks.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let place = [subsystem, name].filter { !$0.isEmpty }.joined(separator: ":")
        LogOutput.write((place.isEmpty ? "" : "[\(place)] ") + "\(type.name): \(message())")
    }
}

enum LogOutput {
    static let showsDebugging = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"

    static func write(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}

/// Writes a message, whose values take the places of `%@`, `%d` and the like.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(LogFormat.text("\(message)", args), type)
}

/// Writes a message, whose values take the places of `%@`, `%d` and the like.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(LogFormat.text("\(message)", args), type)
}

enum LogFormat {
    /// Returns the message with its values. What the log says of values between braces, as in `%{public}@`, is taken out.
    static func text(_ format: String, _ values: [any CVarArg]) -> String {
        guard !values.isEmpty else { return format.replacingOccurrences(of: "%%", with: "%") }
        return String(format: plain(format), arguments: values)
    }

    private static func plain(_ format: String) -> String {
        var result = ""
        var rest = format[...]
        while let start = rest.range(of: "%{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            result += rest[..<start.lowerBound] + "%"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
