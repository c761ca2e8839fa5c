import Foundation

/// Something that the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// When it happened, in seconds of the application's clock.
    open var timestamp: TimeInterval { 0 }
}
