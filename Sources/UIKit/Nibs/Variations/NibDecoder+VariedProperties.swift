import CoreGraphics
import InterfaceBuilder

/// Properties that are set again when the size classes change. If the document has no value for the new ones, the
/// class's default is used.
@MainActor
extension NibDecoder {
    /// Sets the property of the name in documents; returns false if it is not one of those that are set again.
    func configure(_ name: String, of view: UIView) -> Bool {
        run(name, view as? UIStackView, Self.stackProperties)
            || run(name, view as? UILabel, Self.labelProperties)
            || run(name, view as? UIButton, Self.buttonProperties)
            || run(name, view as? UITextField, Self.fieldProperties)
            || run(name, view as? UITextView, Self.textViewProperties)
            || run(name, view as? UIImageView, Self.imageViewProperties)
            || run(name, view as? UIControl, Self.controlProperties)
            || run(name, view, Self.viewProperties)
    }

    private typealias Setter<View> = @MainActor (NibDecoder, View) -> Void

    private func run<View>(_ name: String, _ view: View?, _ setters: [String: Setter<View>]) -> Bool {
        guard let view, let set = setters[name] else { return false }
        set(self, view)
        return true
    }

    private static let viewProperties: [String: Setter<UIView>] = [
        "hidden": { $1.isHidden = $0.bool("hidden") ?? false },
        "opaque": { $1.isOpaque = $0.bool("opaque") ?? true },
        "clipsSubviews": { $1.clipsToBounds = $0.bool("clipsSubviews") ?? false },
        "userInteractionEnabled": { $1.isUserInteractionEnabled = $0.bool("userInteractionEnabled") ?? true },
        "alpha": { $1.alpha = $0.number("alpha") ?? 1 },
        "backgroundColor": { $1.backgroundColor = $0.color("backgroundColor") },
        "tintColor": { $1.tintColor = $0.color("tintColor") },
        "contentMode": { $0.configureContentMode($1, $0.attribute("contentMode") ?? "scaleToFill") },
        "layoutMargins": { $1.layoutMargins = $0.insets("layoutMargins") ?? UIView().layoutMargins },
        "directionalLayoutMargins": {
            $1.directionalLayoutMargins =
                $0.child("directionalLayoutMargins")?.insets.map { NSDirectionalEdgeInsets($0) }
                ?? UIView().directionalLayoutMargins
        },
        "preservesSuperviewLayoutMargins": {
            $1.preservesSuperviewLayoutMargins = $0.bool("preservesSuperviewLayoutMargins") ?? false
        },
        "insetsLayoutMarginsFromSafeArea": {
            $1.insetsLayoutMarginsFromSafeArea = $0.bool("insetsLayoutMarginsFromSafeArea") ?? true
        },
        "horizontalHuggingPriority": { $0.setHugging(of: $1, .horizontal, "horizontal") },
        "verticalHuggingPriority": { $0.setHugging(of: $1, .vertical, "vertical") },
        "horizontalCompressionResistancePriority": { $0.setResistance(of: $1, .horizontal, "horizontal") },
        "verticalCompressionResistancePriority": { $0.setResistance(of: $1, .vertical, "vertical") },
    ]

    private func setHugging(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ name: String) {
        guard let value = priority(name + "HuggingPriority") else { return }
        view.setContentHuggingPriority(value, for: axis)
    }

    private func setResistance(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ name: String) {
        guard let value = priority(name + "CompressionResistancePriority") else { return }
        view.setContentCompressionResistancePriority(value, for: axis)
    }

    private static let stackProperties: [String: Setter<UIStackView>] = [
        "axis": { $0.configureAxis(of: $1) },
        "distribution": { $0.configureDistribution(of: $1) },
        "alignment": { $0.configureAlignment(of: $1) },
        "spacing": { $0.configureSpacing(of: $1) },
        "spacingType": { $0.configureSpacing(of: $1) },
    ]

    private static let labelProperties: [String: Setter<UILabel>] = [
        "fontDescription": { $1.font = $0.font() ?? UILabel().font },
        "textColor": { $1.textColor = $0.color("textColor") ?? UILabel().textColor },
        "textAlignment": { $1.textAlignment = $0.textAlignment("textAlignment") ?? .natural },
        "lineBreakMode": { $1.lineBreakMode = $0.lineBreakMode("lineBreakMode") ?? .byTruncatingTail },
        "numberOfLines": { $1.numberOfLines = $0.integer("numberOfLines") ?? 1 },
        "preferredMaxLayoutWidth": {
            $1.preferredMaxLayoutWidth = max($0.number("preferredMaxLayoutWidth") ?? 0, 0)
        },
        "text": { $1.text = $0.string("text") },
    ]

    private static let fieldProperties: [String: Setter<UITextField>] = [
        "fontDescription": { $1.font = $0.font() ?? UITextField().font },
        "textColor": { $1.textColor = $0.color("textColor") },
        "textAlignment": { $1.textAlignment = $0.textAlignment("textAlignment") ?? .natural },
        "background": { $1.background = $0.image("background") },
        "placeholder": { $1.placeholder = $0.string("placeholder") },
    ]

    private static let textViewProperties: [String: Setter<UITextView>] = [
        "fontDescription": { $1.font = $0.font() },
        "textColor": { $1.textColor = $0.color("textColor") },
        "textAlignment": { $1.textAlignment = $0.textAlignment("textAlignment") ?? .natural },
    ]

    private static let imageViewProperties: [String: Setter<UIImageView>] = [
        "image": { $1.image = $0.image("image") },
        "highlightedImage": { $1.highlightedImage = $0.image("highlightedImage") },
    ]

    private static let buttonProperties: [String: Setter<UIButton>] = [
        "fontDescription": { $1.titleLabel?.font = $0.font() ?? UIButton().titleLabel?.font },
        "lineBreakMode": {
            $1.titleLabel?.lineBreakMode = $0.lineBreakMode("lineBreakMode") ?? .byTruncatingMiddle
        },
        "contentEdgeInsets": { $1.contentEdgeInsets = $0.insets("contentEdgeInsets") ?? .zero },
        "titleEdgeInsets": { $1.titleEdgeInsets = $0.insets("titleEdgeInsets") ?? .zero },
        "imageEdgeInsets": { $1.imageEdgeInsets = $0.insets("imageEdgeInsets") ?? .zero },
    ]

    private static let controlProperties: [String: Setter<UIControl>] = [
        "enabled": { $1.isEnabled = $0.bool("enabled") ?? true },
        "selected": { $1.isSelected = $0.bool("selected") ?? false },
        "contentHorizontalAlignment": { $0.configureHorizontalAlignment(of: $1) },
        "contentVerticalAlignment": { $0.configureVerticalAlignment(of: $1) },
    ]
}
