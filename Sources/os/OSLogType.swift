/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// Apple's number for it.
    public let rawValue: UInt8
    /// Creates a level from Apple's number for it.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a level from Apple's number for it.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// The default level, for messages that help to diagnose problems.
    public static let `default` = OSLogType(rawValue: 0x00)
    /// The level of informative messages.
    public static let info = OSLogType(rawValue: 0x01)
    /// The level of messages for development; not written unless `OS_ACTIVITY_MODE` is `debug`.
    public static let debug = OSLogType(rawValue: 0x02)
    /// The level of errors.
    public static let error = OSLogType(rawValue: 0x10)
    /// The level of faults in the program or the system.
    public static let fault = OSLogType(rawValue: 0x11)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}
