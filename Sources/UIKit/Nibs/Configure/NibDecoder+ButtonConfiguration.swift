import CoreGraphics
import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
    /// Returns the configuration that this element describes; texts are translated under the button's id.
    func buttonConfiguration(localizedBy button: NibDecoder) -> UIButton.Configuration {
        let look = attribute("style").flatMap(UIButton.Configuration.Look.init(rawValue:)) ?? .plain
        var result = UIButton.Configuration(look: look)
        result.title = button.localized("configuration.title") ?? string("title")
        result.subtitle = button.localized("configuration.subtitle") ?? string("subtitle")
        if let title = attributedString(
            "attributedTitle", translation: button.localized("configuration.title"))
        {
            result.styledTitle = title
        }
        let subtitle = attributedString(
            "attributedSubtitle", translation: button.localized("configuration.subtitle"))
        if let subtitle { result.styledSubtitle = subtitle }
        result.titleFont = font("titleFontDescription")
        result.image = image("image")
        result.preferredSymbolConfigurationForImage = symbolConfiguration(
            "preferredSymbolConfigurationForImage")
        result.baseForegroundColor = color("baseForegroundColor")
        result.baseBackgroundColor = color("baseBackgroundColor")
        result.showsActivityIndicator = bool("showsActivityIndicator") ?? false
        if let padding = number("imagePadding") { result.imagePadding = padding }
        if let padding = number("titlePadding") { result.titlePadding = padding }
        readChoices(into: &result)
        if let insets = child("contentInsets")?.insets {
            result.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        if let background = child("background") { readBackground(background, into: &result) }
        return result
    }

    private func readChoices(into result: inout UIButton.Configuration) {
        switch attribute("imagePlacement") {
        case "top": result.imagePlacement = .top
        case "bottom": result.imagePlacement = .bottom
        case "trailing": result.imagePlacement = .trailing
        default: result.imagePlacement = .leading
        }
        switch attribute("titleAlignment") {
        case "leading": result.titleAlignment = .leading
        case "center": result.titleAlignment = .center
        case "trailing": result.titleAlignment = .trailing
        default: result.titleAlignment = .automatic
        }
        switch attribute("cornerStyle") {
        case "fixed": result.cornerStyle = .fixed
        case "small": result.cornerStyle = .small
        case "medium": result.cornerStyle = .medium
        case "large": result.cornerStyle = .large
        case "capsule": result.cornerStyle = .capsule
        default: result.cornerStyle = .dynamic
        }
        switch attribute("buttonSize") ?? attribute("size") {
        case "mini": result.buttonSize = .mini
        case "small": result.buttonSize = .small
        case "large": result.buttonSize = .large
        default: break
        }
        if let mode = lineBreakMode("titleLineBreakMode") { result.titleLineBreakMode = mode }
    }

    private func readBackground(_ written: Element, into result: inout UIButton.Configuration) {
        let values = NibDecoder(element: written, context: context)
        if let radius = values.number("cornerRadius") { result.background.cornerRadius = max(radius, 0) }
        if let color = values.color("backgroundColor") { result.background.backgroundColor = color }
        if let color = values.color("strokeColor") { result.background.strokeColor = color }
        if let width = values.number("strokeWidth") { result.background.strokeWidth = max(width, 0) }
        if let outset = values.number("strokeOutset") { result.background.strokeOutset = outset }
        result.background.image = values.image("image")
        if let insets = values.child("backgroundInsets")?.insets {
            result.background.backgroundInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
    }
}
