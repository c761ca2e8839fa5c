/// An image by name.
public struct ImageReference: Sendable, Hashable {
    /// The name in the asset catalog or bundle, or of the symbol.
    public var name: String
    /// Whether it is a system symbol.
    public var isSystem: Bool
    /// The symbol's scale: `small`, `medium`, `large`; nil for the default.
    public var symbolScale: String?
    /// The rendering mode, which determines the use of colors: `template`, `original`, `hierarchical`, `multicolor`…;
    /// nil for the image's default.
    public var renderingMode: String?
    /// A variable symbol's value, 0…1.
    public var variableValue: Double?

    /// Creates a reference.
    public init(
        name: String, isSystem: Bool = false, symbolScale: String? = nil, renderingMode: String? = nil,
        variableValue: Double? = nil
    ) {
        self.name = name
        self.isSystem = isSystem
        self.symbolScale = symbolScale
        self.renderingMode = renderingMode
        self.variableValue = variableValue
    }
}

/// The configuration of a symbol.
public struct SymbolConfiguration: Sendable, Hashable {
    /// `small`, `medium`, `large`, `default`; nil when unspecified.
    public var scale: String?
    /// A font weight such as `semibold`; nil when unspecified.
    public var weight: String?
    /// The point size of the text that the symbol matches.
    public var pointSize: Double?
    /// The font that the symbol matches: a text style or a custom font.
    public var font: FontDescription?
    /// The rendering mode, which determines the use of colors: `hierarchical`, `palette`, `multicolor`…
    public var renderingMode: String?
    /// The colors of the rendering mode, in order.
    public var colors: [DocumentColor]

    /// Reads a `preferredSymbolConfiguration` element.
    public init(_ element: Element) {
        scale = element["scale"]
        weight = element["weight"]
        pointSize = element.double("pointSize").flatMap { $0 > 0 ? min($0, 10_000) : nil }
        font = element.child(named: "fontDescription").flatMap(FontDescription.init)
        renderingMode = element["renderingMode"]
        colors = element.descendants.filter { $0.isNamed("color") }.compactMap { DocumentColor($0) }
    }
}

extension Element {
    /// Returns the image for a property: an `imageReference` child, or the attribute together with `catalog`.
    public func image(key: String) -> ImageReference? {
        if let child = child(named: "imageReference", key: key), let name = child["image"] {
            return ImageReference(
                name: name, isSystem: child["catalog"] == "system", symbolScale: child["symbolScale"],
                renderingMode: child["renderingMode"], variableValue: child.double("variableValue"))
        }
        return self[key].map { ImageReference(name: $0, isSystem: self["catalog"] == "system") }
    }

    /// Returns the symbol configuration for a property: under `preferredSymbolConfiguration`, for button
    /// configurations under `preferredSymbolConfigurationForImage`.
    public func symbolConfiguration(key: String = "preferredSymbolConfiguration") -> SymbolConfiguration? {
        child(named: "preferredSymbolConfiguration", key: key).map(SymbolConfiguration.init)
    }
}
