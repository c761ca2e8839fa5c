import CoreGraphics
import Foundation
import InterfaceBuilder

/// Images of asset catalogs.
enum AssetImage {
    /// Returns the image of a set, which follows scale, appearance, idiom and direction; nil if no member has a file.
    static func image(_ set: ImageSet, language: String?) -> UIImage? {
        guard
            let typical = member(of: set, AssetTraits(language: language))
                ?? set.members.first(where: { $0.path != nil })
        else { return nil }
        var storage = ImageStorage(source: .dynamic { variant(of: set, $0, language) })
        switch set.renderingIntent {
        case .template: storage.renderingMode = .alwaysTemplate
        case .original: storage.renderingMode = .alwaysOriginal
        case nil: break
        }
        if let insets = typical.alignmentInsets {
            storage.alignmentRectInsets = UIEdgeInsets(insets).divided(by: typical.scale)
        }
        if let resizing = typical.resizing { resize(&storage, resizing, scale: typical.scale) }
        storage.flipsForRightToLeft = mirrors(set)
        return UIImage(storage: storage)
    }

    private static func resize(_ storage: inout ImageStorage, _ resizing: ImageSet.Resizing, scale: CGFloat) {
        var insets = UIEdgeInsets(resizing.capInsets).divided(by: scale)
        if resizing.mode == "3-part-horizontal" { (insets.top, insets.bottom) = (0, 0) }
        if resizing.mode == "3-part-vertical" { (insets.left, insets.right) = (0, 0) }
        storage.capInsets = insets
        storage.resizingMode = resizing.isTiled ? .tile : .stretch
        storage.isResizable = true
    }

    /// Returns whether all members of a set are for one direction, so that they are mirrored in the other.
    private static func mirrors(_ set: ImageSet) -> Bool {
        if set.languageDirection != nil { return true }
        let directions = Set(set.members.filter { $0.path != nil }.map(\.conditions.languageDirection))
        return directions.count == 1 && directions.first != .some(nil)
    }

    private static func variant(
        of set: ImageSet, _ traits: UITraitCollection, _ language: String?
    ) -> ImageVariant {
        var wanted = AssetTraits(traits)
        wanted.language = language
        guard let member = member(of: set, wanted), let path = member.path,
            let image = ImageFiles.read(path, resizing: member.resizing)
        else {
            return ImageVariant(image: nil, scale: 1, size: .zero)
        }
        if image.isVector {
            let isPage = path.lowercased().hasSuffix(".pdf")
            return ImageVariant(
                image: image, scale: 1, size: isPage ? pageSize(image.naturalSize) : image.naturalSize)
        }
        return ImageVariant(image: image, scale: member.scale)
    }

    /// Returns the size of a PDF page in a catalog, which is compiled in whole points: the next greater, unless less than
    /// a tenth is missing (21 sizes of fractional pages in saved documents agree).
    private static func pageSize(_ natural: CGSize) -> CGSize {
        CGSize(
            width: max(1, (natural.width - 0.1).rounded(.up)),
            height: max(1, (natural.height - 0.1).rounded(.up)))
    }

    /// Returns the matching member; without one for the direction, that of the other direction, which is mirrored;
    /// without one for the device, that of a phone.
    private static func member(of set: ImageSet, _ traits: AssetTraits) -> ImageSet.Member? {
        if let member = set.best(for: traits) { return member }
        var other = traits
        other.isRightToLeft.toggle()
        if let member = set.best(for: other) { return member }
        other = traits
        other.idiom = "iphone"
        return set.best(for: other)
    }
}

extension ImageSet.Member {
    /// Pixels a point.
    fileprivate var scale: CGFloat {
        guard let scale = conditions.scale, scale > 0, scale <= 16 else { return 1 }
        return CGFloat(scale)
    }
}

extension UIEdgeInsets {
    fileprivate func divided(by scale: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top / scale, left: left / scale, bottom: bottom / scale, right: right / scale)
    }
}
