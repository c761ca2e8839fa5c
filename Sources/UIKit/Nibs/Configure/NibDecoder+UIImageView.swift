import CoreGraphics
import InterfaceBuilder

extension NibDecoder {
    func configure(_ view: UIImageView) {
        if element.child(named: "accessibility") == nil { view.accessibilityTraits = .image }
        view.preferredSymbolConfiguration = symbolConfiguration("preferredSymbolConfiguration")
        view.image = image("image")
        view.highlightedImage = image("highlightedImage")
        view.isHighlighted = element.bool("highlighted", default: false)
        view.adjustsImageSizeForAccessibilityContentSizeCategory =
            element.bool("adjustsImageSizeForAccessibilityContentSizeCategory", default: false)
        let animated = element.members(of: "animationImages").compactMap { $0["name"] ?? $0["image"] }
        if !animated.isEmpty { report("animationImages of an image view are not loaded: \(animated.count) images") }
    }

    /// The symbol configuration that the child of that key describes.
    func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
        guard let written = element.symbolConfiguration(key: key) else { return nil }
        var values = SymbolValues()
        if let font = written.font {
            if case .textStyle(let style) = font.face {
                values.textStyle = UIFont.TextStyle(rawValue: style.interfaceBuilderName)
            } else {
                values.pointSize = font.pointSize.map { CGFloat($0) }
            }
            if case .system(let weight) = font.face { values.weight = symbolWeight(weight) }
        }
        if let size = written.pointSize { values.pointSize = size }
        if let weight = written.weight { values.weight = symbolWeight(weight) }
        switch written.scale {
        case "small": values.scale = .small
        case "medium": values.scale = .medium
        case "large": values.scale = .large
        case "default": values.scale = .default
        default: break
        }
        return UIImage.SymbolConfiguration(values: values)
    }

    private func symbolWeight(_ name: String) -> UIImage.SymbolWeight {
        let names: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        return names[name] ?? .unspecified
    }
}
