/// An asset catalog (`.xcassets`): images, symbols, colors and data by name.
public struct AssetCatalog: Sendable {
    /// The folder.
    public let path: String
    /// Images by name, prefixed with the namespace: `Icons/star`.
    public internal(set) var images: [String: ImageSet] = [:]
    /// Custom symbols by name.
    public internal(set) var symbols: [String: ImageSet] = [:]
    /// Colors by name.
    public internal(set) var colors: [String: ColorSet] = [:]
    /// Data by name; members have paths and conditions as images do.
    public internal(set) var data: [String: ImageSet] = [:]
    /// App icons and launch images by name.
    public internal(set) var icons: [String: ImageSet] = [:]
    /// The problems that were found in the catalog; everything else in it is loaded.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// Reads a catalog. Problems inside it are reported as diagnostics; an error is thrown only when the folder
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

    /// Returns the file of the image that fits the traits best.
    public func image(named name: String, for traits: AssetTraits) -> ImageSet.Member? {
        images[name]?.best(for: traits)
    }

    /// Returns the color that fits the traits best.
    public func color(named name: String, for traits: AssetTraits) -> DocumentColor? {
        colors[name]?.best(for: traits)
    }
}
