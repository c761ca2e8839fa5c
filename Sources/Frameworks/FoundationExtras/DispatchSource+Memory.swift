import Foundation

/// A source of the system's memory pressure. There is none in a simulator, unless its menu is used, and none here: the
/// handler is not called.
public typealias DispatchSourceMemoryPressure = DispatchSourceUserDataAdd

extension DispatchSource {
    /// Degrees of memory pressure.
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Returns a source of memory pressure.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        makeUserDataAddSource(queue: queue)
    }
}
