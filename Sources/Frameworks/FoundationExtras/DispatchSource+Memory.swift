import Foundation

/// A source of the system's memory pressure. There is none in a simulator, unless its menu is used, and none here: the
/// handler is not called.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The degree of the pressure.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// The degrees of which the handler is notified.
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource: DispatchSourceMemoryPressure {
    @_disfavoredOverload
    public var data: MemoryPressureEvent { .normal }
    @_disfavoredOverload
    public var mask: MemoryPressureEvent { .all }
}

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
        let source = makeUserDataAddSource(queue: queue)
        guard let source = source as? any DispatchSourceMemoryPressure else {
            preconditionFailure("sources are objects of one class")
        }
        return source
    }
}
