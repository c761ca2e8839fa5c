import FoundationExtras
import UIKit

extension UIViewController {
    /// What an extension was opened with; nil, since there is no host.
    public var extensionContext: NSExtensionContext? { nil }
}
