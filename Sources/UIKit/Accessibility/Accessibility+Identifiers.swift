extension UIImage {
    /// Names the image in tests.
    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
        get { AccessibilityWords.kept("identifier", of: self) }
        set { AccessibilityWords.keep(newValue, "identifier", of: self) }
    }
}

extension UIMenuElement {
    /// Names the entry in tests.
    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
        get { AccessibilityWords.kept("identifier", of: self) }
        set { AccessibilityWords.keep(newValue, "identifier", of: self) }
    }
}
