import UIKit

extension QLThumbnailRepresentation {
    /// The thumbnail, which is empty: none is generated.
    public var uiImage: UIImage { UIImage() }
}
