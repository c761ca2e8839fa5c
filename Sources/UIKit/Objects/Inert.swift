import Foundation

/// What API of Apple's frameworks does that is declared here and has no effect.
///
/// Each is reported once where it is first used, so that nobody takes its silence for success.
public enum Inert {
    /// Reports that a function has no effect here.
    public static func use(_ name: String) {
        RuntimeDiagnostics.reportOnce("\(name) has no effect here")
    }

    /// The error of a function that can fail, and of completion handlers.
    public static func error(_ name: String) -> any Error {
        NSError(
            domain: "Kumiki.Inert", code: 1,
            userInfo: [
                NSLocalizedDescriptionKey: name.isEmpty
                    ? "not available here" : "\(name) is not available here"
            ])
    }

    /// What was set as a property that a framework adds to an object of another.
    public static func value<Value>(of object: AnyObject, _ name: String) -> Value? {
        (Associations.value(of: object, key) as? [String: Any])?[name] as? Value
    }

    /// Keeps what is set as a property that a framework adds to an object of another.
    public static func set<Value>(_ value: Value?, of object: AnyObject, _ name: String) {
        var values = Associations.value(of: object, key) as? [String: Any] ?? [:]
        values[name] = value
        Associations.set(values, of: object, key, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The address under which objects carry such values: that of an object that nobody else knows.
    private static var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(anchor).toOpaque()) }

    private final class Anchor: Sendable {}
    private static let anchor = Anchor()

    /// Runs a completion handler in a later turn of the main queue, as the frameworks do.
    public static func later(_ work: @escaping () -> Void) {
        MainQueue.later(with: work) { $0() }
    }
}

/// Where a function of Objective-C puts its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
