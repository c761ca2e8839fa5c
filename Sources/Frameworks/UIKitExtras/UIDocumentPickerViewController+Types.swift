import UIKit
import UniformTypeIdentifiers

// Initializers of: UIDocumentPickerViewController
extension UIDocumentPickerViewController {
    /// Creates a controller for picking documents of types, which are opened in place, or copied.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    }

    /// Creates a controller for picking documents of types, which are opened in place.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }
}
