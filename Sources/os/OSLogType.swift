/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// Apple's number for it.
    public let rawValue: UInt8
    /// Creates a kind by Apple's number for it.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a kind by Apple's number for it.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What may help with troubles.
    public static let `default` = OSLogType(rawValue: 0x00)
    /// What is good to know.
    public static let info = OSLogType(rawValue: 0x01)
    /// What only helps while one works on the code; not written unless `OS_ACTIVITY_MODE` is `debug`.
    public static let debug = OSLogType(rawValue: 0x02)
    /// What went wrong.
    public static let error = OSLogType(rawValue: 0x10)
    /// What must never happen.
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
