import CoreGraphics
import Foundation

extension UIImage {
    /// The system symbol of that name, 17 points and regular; nil for a name that is no symbol's.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// The system symbol of that name as the configuration says; nil for a name that is no symbol's. A symbol that has no
    /// drawing here is a plain square, which is reported.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let values = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
        guard let variant = SymbolArtwork.variant(of: name, values) ?? Self.placeholder(for: name, values)
        else {
            return nil
        }
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

    /// A square in place of a symbol: code that knows the symbol to be there does not check for nil.
    private static func placeholder(for name: String, _ values: SymbolValues) -> ImageVariant? {
        guard SymbolMap.isLikely(name) else { return nil }
        RuntimeDiagnostics.reportOnce("the system symbol \"\(name)\" has no drawing here; a square is shown")
        return SymbolArtwork.variant(of: "app", values)
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
