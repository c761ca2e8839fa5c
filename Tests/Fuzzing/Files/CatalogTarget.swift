/// The files of asset catalogs: colors, images and custom symbols.
enum CatalogTarget {
    private static let traits = AssetTraits()

    static func read(_ bytes: ContiguousArray<UInt8>) {
        if let json = try? JSON.parse(bytes, path: "Contents.json") {
            _ = ColorSet(name: "a", json).best(for: traits)
            _ = ImageSet(name: "a", json, "Contents.json") { $0["filename"]?.string }.best(for: traits)
        }
        if let template = try? SymbolTemplate(bytes: bytes, path: "a.svg") {
            for weight in [-1, 0, 4, 8, .max] { _ = template.drawing(weight: weight, scale: "M") }
        }
    }
}
