import CoreGraphics
import Foundation

extension UIImage {
    /// Creates the system symbol of that name, 17 points and regular; nil if there is no icon for it.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates the system symbol of that name with the configuration; nil if there is no icon for it.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let values = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
        guard let variant = SymbolArtwork.variant(of: name, values) else { return nil }
        var storage = ImageStorage(source: .fixed(variant), symbolName: name, symbolValues: values)
        storage.alignmentRectInsets = SymbolArtwork.alignment(of: name, values)
        storage.flipsForRightToLeft = Self.followsDirection(name)
        if let configuration = configuration as? SymbolConfiguration { storage.color(by: configuration) }
        self.init(storage: storage)
    }

    /// Creates the symbol with the configuration. The variable value has no effect: symbols are drawn completely.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Returns whether the symbol points in the reading direction or against it, as `chevron.backward` does. Media
    /// controls, such as `forward.fill`, do not (Apple: Human Interface Guidelines, Right to left).
    private static func followsDirection(_ name: String) -> Bool {
        name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
    }

    /// Creates the system symbol of that name for the traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }
}

extension ImageStorage {
    /// Draws the symbol in the color that a configuration names.
    mutating func color(by configuration: UIImage.SymbolConfiguration) {
        guard let color = configuration.color else { return }
        (tintColor, renderingMode) = (color, .alwaysOriginal)
    }
}
