import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ view: UIImageView) {
        if element.child(named: "accessibility") == nil { view.accessibilityTraits = .image }
        view.preferredSymbolConfiguration = symbolConfiguration("preferredSymbolConfiguration")
        if let image = image("image") { view.image = image }
        if let image = image("highlightedImage") { view.highlightedImage = image }
        update(view.isHighlighted, to: bool("highlighted") ?? false) { view.isHighlighted = $0 }
        view.adjustsImageSizeForAccessibilityContentSizeCategory =
            (bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false)
        let animated = element.members(of: "animationImages").compactMap { $0["name"] ?? $0["image"] }
        if !animated.isEmpty {
            report("animationImages of an image view are not loaded: \(animated.count) images")
        }
    }
}
