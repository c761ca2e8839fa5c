import CoreGraphics
import Foundation

extension UIImage {
    /// The system symbol of that name, 17 points and regular; nil where no icon stands for it.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// The system symbol of that name as the configuration says; nil where no icon stands for it.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let values = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
        guard let variant = SymbolArtwork.variant(of: name, values) else { return nil }
        var storage = ImageStorage(source: .fixed(variant), symbolName: name, symbolValues: values)
        storage.alignmentRectInsets = SymbolArtwork.alignment(of: name, values)
        self.init(storage: storage)
    }

    /// The system symbol of that name as it suits the traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }
}
