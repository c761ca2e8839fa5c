import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibContext {
    /// Returns an image of the system's symbols or the project's; a missing one is empty and has the size that was
    /// saved in the document.
    func image(_ reference: ImageReference, _ element: Element) -> UIImage? {
        let found = reference.isSystem ? symbol(reference, element) : asset(reference, element)
        guard let image = found else { return nil }
        switch reference.renderingMode {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    private func symbol(_ reference: ImageReference, _ element: Element) -> UIImage? {
        let configuration = reference.symbolScale.flatMap(UIImage.SymbolScale.init(documentName:)).map {
            UIImage.SymbolConfiguration(scale: $0)
        }
        if SymbolRecipe(name: reference.name) != nil,
            let image = UIImage(systemName: reference.name, withConfiguration: configuration)
        {
            return image
        }
        report(
            "there is no icon for the system symbol \"\(reference.name)\"", element,
            about: "symbol \(reference.name)")
        return placeholder(reference)
    }

    private func asset(_ reference: ImageReference, _ element: Element) -> UIImage? {
        if let image = resources.image(named: reference.name) {
            if image.size(for: session.environment.traits) != .zero { return image }
            report(
                "the image \"\(reference.name)\" cannot be read", element, about: "image \(reference.name)")
            return placeholder(reference)
        }
        if let embedded = documentResources.image(named: reference.name)?.data {
            return embeddedImage(embedded, reference)
        }
        if let mistake = resources.mistake(inSymbol: reference.name) {
            session.report(mistake)
            return placeholder(reference)
        }
        report(
            "the project has no image \"\(reference.name)\""
                + NearNames.question(NearNames.among(resources.imageNames, for: reference.name)), element,
            about: "image \(reference.name)")
        return placeholder(reference)
    }

    /// Returns an image embedded in the document, at the size of the document.
    private func embeddedImage(_ data: ArraySlice<UInt8>, _ reference: ImageReference) -> UIImage? {
        guard let image = try? CGImage.decode(Data(data)) else { return placeholder(reference) }
        let saved = documentResources.image(named: reference.name)?.size.map { CGSize($0) }
        let scale = saved.map { $0.width > 0 ? CGFloat(image.width) / $0.width : 1 } ?? 1
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    private func placeholder(_ reference: ImageReference) -> UIImage? {
        let saved = documentResources.image(named: reference.name, isSystem: reference.isSystem)
        guard let size = saved?.size else { return nil }
        let variant = ImageVariant(image: nil, scale: session.environment.scale, size: CGSize(size))
        return UIImage(storage: ImageStorage(source: .fixed(variant)))
    }

    /// Returns the symbol configuration of the document.
    func symbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage.SymbolConfiguration {
        let font = configuration.font.map { self.font($0) }
        return UIImage.SymbolConfiguration(
            values: SymbolValues(
                pointSize: configuration.pointSize.map { CGFloat($0) } ?? font?.pointSize,
                weight: configuration.weight.map { UIFont.Weight(documentName: $0) },
                scale: configuration.scale.flatMap(UIImage.SymbolScale.init(documentName:))))
    }
}

extension UIImage.SymbolScale {
    /// Creates the scale from its name in documents.
    init?(documentName name: String) {
        switch name {
        case "default": self = .default
        case "small": self = .small
        case "medium": self = .medium
        case "large": self = .large
        default: return nil
        }
    }
}
