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
        update(button.contentEdgeInsets, to: insets("contentEdgeInsets") ?? .zero) {
            button.contentEdgeInsets = $0
        }
        update(button.titleEdgeInsets, to: insets("titleEdgeInsets") ?? .zero) { button.titleEdgeInsets = $0 }
        update(button.imageEdgeInsets, to: insets("imageEdgeInsets") ?? .zero) { button.imageEdgeInsets = $0 }
        update(button.adjustsImageWhenHighlighted, to: bool("adjustsImageWhenHighlighted") ?? true) {
            button.adjustsImageWhenHighlighted = $0
        }
        update(button.adjustsImageWhenDisabled, to: bool("adjustsImageWhenDisabled") ?? true) {
            button.adjustsImageWhenDisabled = $0
        }
        update(button.showsTouchWhenHighlighted, to: bool("showsTouchWhenHighlighted") ?? false) {
            button.showsTouchWhenHighlighted = $0
        }
        update(
            button.reversesTitleShadowWhenHighlighted, to: bool("reversesTitleShadowWhenHighlighted") ?? false
        ) { button.reversesTitleShadowWhenHighlighted = $0 }
        update(button.isPointerInteractionEnabled, to: bool("pointerInteraction") ?? false) {
            button.isPointerInteractionEnabled = $0
        }
        update(button.changesSelectionAsPrimaryAction, to: bool("changesSelectionAsPrimaryAction") ?? false) {
            button.changesSelectionAsPrimaryAction = $0
        }
        button.role = buttonRole
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

    private var buttonRole: UIButton.Role {
        switch attribute("role") {
        case "primary": .primary
        case "cancel": .cancel
        case "destructive": .destructive
        default: .normal
        }
    }

    private func configure(_ button: UIButton, _ written: Element) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        guard let name = written.key, let state = states[name] else {
            return report("the state of a button is not known: \(written.key ?? "")")
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
