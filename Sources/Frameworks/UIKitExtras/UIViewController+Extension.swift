import FoundationExtras
import UIKit

extension UIViewController {
    /// The context of an app extension; nil, since there is no host app.
    public var extensionContext: NSExtensionContext? { nil }
}
