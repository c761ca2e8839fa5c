import Foundation

/// What an app extension was opened with. Apps and extensions alike run without a host here, so nothing makes one.
open class NSExtensionContext: NSObject {
    /// What the host gave.
    open var inputItems: [Any] { [] }

    /// Ends the extension's work. Without a host nobody receives the items.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }

    /// Ends the extension's work for a reason.
    open func cancelRequest(withError error: any Error) {}

    /// Asks the host to open an address, which is refused without one.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
