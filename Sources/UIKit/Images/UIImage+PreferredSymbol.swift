extension UIImage {
    /// The symbol with what the configuration says where the symbol itself says nothing; other images as they are.
    func underPreferred(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbolImage else { return self }
        return applyingSymbolConfiguration(
            SymbolConfiguration(values: configuration.values.applying(storage.symbolValues))) ?? self
    }
}
