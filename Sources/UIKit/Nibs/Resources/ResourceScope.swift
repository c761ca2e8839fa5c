import CoreGraphics
import Foundation
import InterfaceBuilder
import Synchronization

/// A project's images and colours as one folder of it sees them.
final class ResourceScope: Sendable {
    private let catalogs: [AssetCatalog]
    private let looseImages: LooseImages
    private let images = Mutex<[String: UIImage]>([:])
    private let colors = Mutex<[String: UIColor]>([:])

    init(library: ResourceLibrary, folder: String) {
        let order = FolderDistance.order(library.catalogs.map(\.path), from: folder)
        catalogs = order.map { library.catalogs[$0] }
        let paths = library.files?.images ?? []
        looseImages = LooseImages(FolderDistance.order(paths, from: folder).map { paths[$0] })
    }

    /// The colour of the nearest catalogue that has it, following the appearance.
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

    /// The image of the nearest catalogue that has it, or of a file of that name.
    func image(named name: String) -> UIImage? {
        if let known = images.withLock({ $0[name] }) { return known }
        let set = catalogs.lazy.compactMap { $0.images[name] }.first
        guard let image = set.flatMap(AssetImage.image) ?? looseImages.image(named: name) else { return nil }
        images.withLock { $0[name] = image }
        return image
    }

    /// Whether a catalogue has a symbol of the application's own of that name. They are not drawn yet.
    func hasSymbol(named name: String) -> Bool { catalogs.contains { $0.symbols[name] != nil } }

    /// Data of the nearest catalogue that has it.
    func data(named name: String) -> Data? {
        let member = catalogs.lazy.compactMap { $0.data[name]?.best(for: AssetTraits()) }.first
        return member?.path.flatMap { FileManager.default.contents(atPath: $0) }
    }
}

extension AssetTraits {
    /// What assets are chosen by, of the traits.
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
    /// The name in asset catalogues; an unspecified idiom is a phone's.
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
