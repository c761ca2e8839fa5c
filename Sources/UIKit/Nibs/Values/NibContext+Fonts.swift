import CoreGraphics
import InterfaceBuilder

extension NibContext {
    /// Returns a font of the document. Text styles have the size for the user's setting.
    func font(_ description: FontDescription) -> UIFont {
        let font = plainFont(description)
        guard font.isSetInDisplayDesign else { return font }
        let tracking = session.environment.controls.displayTracking(
            isBold: font.layoutFont.descriptor.weight >= UIFont.Weight.semibold.rawValue)
        return tracking != 0 ? font.tracked(tracking) : font
    }

    private func plainFont(_ description: FontDescription) -> UIFont {
        let size = description.pointSize.map { CGFloat($0) }
        switch description.face {
        case .system(let weight):
            return .systemFont(
                ofSize: size ?? UIFont.labelFontSize, weight: UIFont.Weight(documentName: weight))
        case .boldSystem: return .boldSystemFont(ofSize: size ?? UIFont.labelFontSize)
        case .italicSystem: return .italicSystemFont(ofSize: size ?? UIFont.labelFontSize)
        case .textStyle(let style): return preferred(style.interfaceBuilderName)
        case .unknownTextStyle(let name): return preferred(name)
        case .named(let name, let family):
            let size = size ?? UIFont.labelFontSize
            return UIFont(name: name, size: size) ?? family.flatMap { UIFont(name: $0, size: size) }
                ?? .systemFont(ofSize: size)
        case .role(let role): return .systemFont(ofSize: size ?? Self.sizes[role] ?? UIFont.systemFontSize)
        }
    }

    private func preferred(_ style: String) -> UIFont {
        .preferredFont(
            forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: session.environment.traits)
    }

    /// Sizes of the roles that attributed strings borrow from macOS, in points.
    private static let sizes: [String: CGFloat] = [
        "label": 17, "message": 13, "smallSystem": 12, "miniSystem": 9, "system": 14, "user": 12,
        "cellTitle": 17,
    ]
}

extension UIFont.Weight {
    /// Creates the weight from its name in documents; regular for any other.
    init(documentName name: String) {
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        self = weights[name] ?? .regular
    }
}
