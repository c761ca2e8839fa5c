import CoreGraphics
import Foundation
import InterfaceBuilder
import Synchronization

/// A project's images and colors in the scope of one of its folders, in a language.
final class ResourceScope: Sendable {
    private let language: String?
    private let catalogs: [AssetCatalog]
    private let looseImages: LooseImages
    private let images = Mutex<[String: UIImage]>([:])
    private let colors = Mutex<[String: UIColor]>([:])

    init(library: ResourceLibrary, folder: String, language: String?) {
        self.language = language
        let order = FolderDistance.order(library.catalogs.map(\.path), from: folder)
        catalogs = order.map { library.catalogs[$0] }
        let paths = library.files?.images ?? []
        looseImages = LooseImages(
            FolderDistance.order(paths, from: folder).map { paths[$0] },
            language: language,
            developmentRegion: library.developmentRegion)
    }

    /// Returns the color of the nearest catalog that has it, following the appearance.
    func color(named name: String) -> UIColor? {
        if let known = colors.withLock({ $0[name] }) { return known }
        guard let set = catalogs.lazy.compactMap({ $0.colors[name] }).first, !set.members.isEmpty else {
            return nil
        }
        let provider: @Sendable (UITraitCollection) -> UIColor = { traits in
            set.best(for: AssetTraits(traits)).flatMap { UIColor(document: $0) } ?? .clear
        }
        let color = UIColor(value: .dynamic(provider), name: name)
        colors.withLock { $0[name] = color }
        return color
    }

    /// Returns the image or symbol of the nearest catalog that has it, or of a file of that name.
    func image(named name: String) -> UIImage? {
        if let known = images.withLock({ $0[name] }) { return known }
        guard let image = catalogImage(name) ?? symbol(name) ?? looseImages.image(named: name) else {
            return nil
        }
        images.withLock { $0[name] = image }
        return image
    }

    private func catalogImage(_ name: String) -> UIImage? {
        let set = catalogs.lazy.compactMap { $0.images[name] }.first
        return set.flatMap { AssetImage.image($0, language: language) }
    }

    private func symbol(_ name: String) -> UIImage? {
        guard let set = catalogs.lazy.compactMap({ $0.symbols[name] }).first,
            let path = set.best(for: AssetTraits())?.path,
            let template = try? SymbolTemplate(contentsOf: path)
        else { return nil }
        let symbol = AssetSymbol(template: template)
        guard let variant = symbol.variant(SymbolValues()) else { return nil }
        var storage = ImageStorage(source: .fixed(variant), symbolName: name)
        storage.ownSymbol = symbol
        storage.flipsForRightToLeft = set.languageDirection != nil
        return UIImage(storage: storage)
    }

    /// Returns the reason why a symbol of that name cannot be drawn; nil if there is no such symbol.
    func mistake(inSymbol name: String) -> Diagnostic? {
        guard let catalog = catalogs.first(where: { $0.symbols[name] != nil }) else { return nil }
        guard let path = catalog.symbols[name]?.best(for: AssetTraits())?.path else {
            return Diagnostic(
                .warning, file: catalog.path, message: "the symbol set \"\(name)\" has no file")
        }
        do throws(DocumentError) { _ = try SymbolTemplate(contentsOf: path) } catch {
            return error.diagnostic
        }
        return Diagnostic(.error, file: path, message: "the symbol's drawing is empty")
    }

    /// Returns the member of the nearest data set of that name.
    func dataMember(named name: String) -> ImageSet.Member? {
        var traits = AssetTraits(UITraitCollection.current)
        traits.language = language
        return catalogs.lazy.compactMap { $0.data[name]?.best(for: traits) }.first
    }

    /// The names of all images and symbols, for messages.
    var imageNames: [String] {
        catalogs.flatMap { Array($0.images.keys) + Array($0.symbols.keys) } + looseImages.names
    }

    /// The names of all colors, for messages.
    var colorNames: [String] { catalogs.flatMap { $0.colors.keys } }
}

extension AssetTraits {
    /// Returns the traits by which assets are chosen.
    init(_ traits: UITraitCollection) {
        self.init(
            idiom: traits.userInterfaceIdiom.assetName,
            scale: traits.displayScale > 0 ? Double(traits.displayScale) : 2,
            isDark: traits.userInterfaceStyle == .dark, isHighContrast: traits.accessibilityContrast == .high,
            isWideGamut: traits.displayGamut != .SRGB, isRightToLeft: traits.layoutDirection == .rightToLeft,
            horizontal: SizeClass(traits.horizontalSizeClass), vertical: SizeClass(traits.verticalSizeClass))
    }
}

extension UIUserInterfaceIdiom {
    /// The name in asset catalogs; an unspecified idiom is a phone's.
    fileprivate var assetName: String {
        switch self {
        case .unspecified, .phone: "iphone"
        case .pad: "ipad"
        case .mac: "mac"
        case .tv: "tv"
        case .carPlay: "car"
        case .vision: "vision"
        }
    }
}
