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
        storage.flipsForRightToLeft = Self.followsDirection(name)
        self.init(storage: storage)
    }

    /// Whether the symbol points in the direction of reading or against it, as `chevron.backward` does. The signs of
    /// players, such as `forward.fill`, do not (Apple: Human Interface Guidelines, Right to left).
    private static func followsDirection(_ name: String) -> Bool {
        name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
    }

    /// The system symbol of that name as it suits the traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }
}
