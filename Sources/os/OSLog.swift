import Foundation

/// A log for a subsystem and category; messages are written to standard error, one line each.
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let name: String
    private let isWritten: Bool

    /// Creates a log for a subsystem and category.
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

    /// The default log.
    public static let `default` = OSLog(subsystem: "", name: "", isWritten: true)
    /// A log that writes nothing.
    public static let disabled = OSLog(subsystem: "", name: "", isWritten: false)

    /// Returns whether messages of the level are written.
    public func isEnabled(type: OSLogType) -> Bool {
        isWritten && (type != .debug || LogOutput.showsDebugging)
    }

    /// Whether signposts are written; always false.
    public var signpostsEnabled: Bool { false }

    /// The system's categories.
    public struct Category: Hashable, Sendable {
        let rawValue: String
        /// Points of interest in the user's actions.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Events that are only recorded while tools do.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Events with stacks that are only recorded while tools do.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let place = [subsystem, name].filter { !$0.isEmpty }.joined(separator: ":")
        let text = message()
        KeptEntries.shared.add(
            KeptEntries.Entry(date: Date(), type: type, subsystem: subsystem, category: name, message: text))
        LogOutput.write((place.isEmpty ? "" : "[\(place)] ") + "\(type.name): \(text)")
    }
}

enum LogOutput {
    static let showsDebugging = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"

    static func write(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}

/// Logs a message, whose arguments replace `%@`, `%d` and other format specifiers.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(LogFormat.text("\(message)", args), type)
}

/// Logs a message, whose arguments replace `%@`, `%d` and other format specifiers.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(LogFormat.text("\(message)", args), type)
}

enum LogFormat {
    /// Returns the formatted message. Options in braces, as in `%{public}@`, are removed.
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
