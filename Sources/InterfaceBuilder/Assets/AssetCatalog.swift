/// An asset catalog (`.xcassets`): images, symbols, colors and data by name.
public struct AssetCatalog: Sendable {
    /// The folder.
    public let path: String
    /// Images by name. A name has its namespace before it: `Icons/star`.
    public internal(set) var images: [String: ImageSet] = [:]
    /// The app's own symbols by name.
    public internal(set) var symbols: [String: ImageSet] = [:]
    /// Colors by name.
    public internal(set) var colors: [String: ColorSet] = [:]
    /// Data by name; members have a path and conditions as images do.
    public internal(set) var data: [String: ImageSet] = [:]
    /// App icons and launch images by name.
    public internal(set) var icons: [String: ImageSet] = [:]
    /// What was wrong with the catalog. The rest of it is there nevertheless.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// Reads a catalog. Mistakes inside are among the diagnostics; it throws only when the folder
    /// itself cannot be read.
    public init(contentsOf path: String) throws(DocumentError) {
        self.path = path
        guard let root = FolderListing.resolved(path) else {
            throw DocumentError(file: path, reason: .missing)
        }
        guard FolderListing.entries(of: path, limit: 1) != nil else {
            throw DocumentError(file: path, reason: .unreadable("it is not a folder that can be read"))
        }
        var scanner = AssetScanner(root: root)
        scanner.scan(path)
        images = scanner.images
        symbols = scanner.symbols
        colors = scanner.colors
        data = scanner.data
        icons = scanner.icons
        diagnostics = scanner.diagnostics
    }

    /// The image's file for the circumstances.
    public func image(named name: String, for traits: AssetTraits) -> ImageSet.Member? {
        images[name]?.best(for: traits)
    }

    /// The color for the circumstances.
    public func color(named name: String, for traits: AssetTraits) -> DocumentColor? {
        colors[name]?.best(for: traits)
    }
}
