import UIKit

extension SFSafariViewController {
    /// The button of an extension of the app, which is not displayed here.
    @preconcurrency @MainActor
    open class ActivityButton: NSObject {
        public let templateImage: UIImage?
        public let extensionIdentifier: String?

        public init(templateImage: UIImage, extensionIdentifier: String) {
            (self.templateImage, self.extensionIdentifier) = (templateImage, extensionIdentifier)
        }
    }
}
