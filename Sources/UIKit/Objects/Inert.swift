import Foundation

/// API of Apple's frameworks that is declared here and has no effect.
///
/// Each is reported once where it is first used, so that its silence is not mistaken for success.
public enum Inert {
    /// Reports that a function has no effect here.
    public static func use(_ name: String) {
        RuntimeDiagnostics.reportOnce("\(name) has no effect here")
    }

    /// Returns the error of a function that can fail, and of completion handlers.
    public static func error(_ name: String) -> any Error {
        NSError(
            domain: "Kumiki.Inert", code: 1,
            userInfo: [
                NSLocalizedDescriptionKey: name.isEmpty
                    ? "not available here" : "\(name) is not available here"
            ])
    }

    /// Runs a completion handler in a later turn of the main queue, as the frameworks do.
    public static func later(_ work: @escaping () -> Void) {
        MainQueue.later(with: work) { $0() }
    }
}

/// A pointer to an error of an Objective-C function.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
