import CoreGraphics
import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ button: UIButton) {
        button.type = buttonType
        if let font = font() { button.titleLabel?.font = font }
        if let mode = lineBreakMode("lineBreakMode") { button.titleLabel?.lineBreakMode = mode }
        if let alignment = textAlignment("textAlignment") { button.titleLabel?.textAlignment = alignment }
        if let offset = element.size(key: "titleShadowOffset") {
            button.titleLabel?.shadowOffset = CGSize(offset)
        }
        button.contentEdgeInsets = insets("contentEdgeInsets") ?? .zero
        button.titleEdgeInsets = insets("titleEdgeInsets") ?? .zero
        button.imageEdgeInsets = insets("imageEdgeInsets") ?? .zero
        button.adjustsImageWhenHighlighted = bool("adjustsImageWhenHighlighted") ?? true
        button.adjustsImageWhenDisabled = bool("adjustsImageWhenDisabled") ?? true
        button.showsTouchWhenHighlighted = bool("showsTouchWhenHighlighted") ?? false
        button.reversesTitleShadowWhenHighlighted = bool("reversesTitleShadowWhenHighlighted") ?? false
        button.isPointerInteractionEnabled = bool("pointerInteraction") ?? false
        for state in element.children(named: "state") { configure(button, state) }
        if let configuration = child("configuration"), configuration.isNamed("buttonConfiguration") {
            let decoder = NibDecoder(element: configuration, context: context)
            button.configuration = decoder.buttonConfiguration(localizedBy: self)
        }
        if bool("adjustsImageSizeForAccessibilityContentSizeCategory") == true {
            button.imageView?.adjustsImageSizeForAccessibilityContentSizeCategory = true
        }
    }

    private var buttonType: UIButton.ButtonType {
        switch attribute("buttonType") {
        case "system", "roundedRect": .system
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "detailDisclosure": .detailDisclosure
        case "contactAdd": .contactAdd
        case "close": .close
        case "plain": .plain
        default: .custom
        }
    }

    private func configure(_ button: UIButton, _ written: Element) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        guard let name = written.key, let state = states[name] else {
            return report("A state of a button is called \(written.key ?? "nothing"), which is not known")
        }
        let values = NibDecoder(element: written, context: context)
        if let title = localized(name + "Title") ?? values.string("title") {
            button.setTitle(title, for: state)
        }
        let translated = localized(name + "AttributedTitle") ?? localized(name + "Title")
        if let title = values.attributedString("attributedTitle", translation: translated) {
            button.setAttributedTitle(title, for: state)
        }
        if let color = values.color("titleColor") { button.setTitleColor(color, for: state) }
        if let color = values.color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
        if let image = values.image("image") { button.setImage(image, for: state) }
        if let image = values.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let symbol = values.symbolConfiguration("preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(symbol, forImageIn: state)
        }
    }

    /// Insets of any spelling for a property.
    func insets(_ key: String) -> UIEdgeInsets? {
        guard let insets = child(key)?.insets else { return nil }
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
