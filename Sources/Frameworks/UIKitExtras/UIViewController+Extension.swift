import FoundationExtras
import UIKit

extension UIViewController {
    /// The context of an app extension, for controllers of a bundle that describes one; nil in an app.
    ///
    /// There is no host app: it shares one item without attachments, and receives none.
    public var extensionContext: NSExtensionContext? {
        let bundle = AppBundles.bundle(of: type(of: self))
        return bundle.object(forInfoDictionaryKey: "NSExtension") == nil ? nil : HostContext.shared
    }
}

/// The context of all controllers of extensions.
private final class HostContext: NSExtensionContext {
    @MainActor static let shared = HostContext()
    private let item = NSExtensionItem()

    override var inputItems: [Any] { [item] }

    override init() {
        item.attachments = []
        super.init()
    }
}
