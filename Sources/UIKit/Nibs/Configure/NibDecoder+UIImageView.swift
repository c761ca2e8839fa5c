import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ view: UIImageView) {
        if element.child(named: "accessibility") == nil { view.accessibilityTraits = .image }
        view.preferredSymbolConfiguration = symbolConfiguration("preferredSymbolConfiguration")
        view.image = image("image")
        view.highlightedImage = image("highlightedImage")
        view.isHighlighted = bool("highlighted") ?? false
        view.adjustsImageSizeForAccessibilityContentSizeCategory =
            (bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false)
        let animated = element.members(of: "animationImages").compactMap { $0["name"] ?? $0["image"] }
        if !animated.isEmpty {
            report("animationImages of an image view are not loaded: \(animated.count) images")
        }
    }
}
