extension UIImage {
    /// Returns the symbol with the configuration's values where the symbol has none; other images are unchanged.
    func underPreferred(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbolImage else { return self }
        return applyingSymbolConfiguration(
            SymbolConfiguration(values: configuration.values.applying(storage.symbolValues))) ?? self
    }

    /// The height of the line in which a symbol is aligned, in points; nil for other images.
    var symbolLineHeight: CGFloat? {
        isSymbolImage ? SymbolArtwork.lineHeight(storage.symbolValues) : nil
    }
}
