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

    /// How the symbol is drawn; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? {
        storage.symbolName == nil ? nil : SymbolConfiguration(values: storage.symbolValues)
    }

    /// The same symbol with what the configuration says; other images stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
    }

    /// The same symbol with what the configuration says; nil for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        let values = storage.symbolValues.applying(configuration.values)
        guard let variant = storage.symbol(values) else { return nil }
        var storage = storage
        storage.source = .fixed(variant)
        storage.symbolValues = values
        if let name = storage.symbolName, storage.ownSymbol == nil {
            storage.alignmentRectInsets = SymbolArtwork.alignment(of: name, values)
        }
        return UIImage(storage: storage)
    }
}
