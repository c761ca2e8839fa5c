import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ label: UILabel) {
        if let lines = integer("numberOfLines") { label.numberOfLines = lines }
        if let font = font() { label.font = font }
        if let color = color("textColor") { label.textColor = color }
        label.textAlignment = textAlignment("textAlignment") ?? .natural
        label.lineBreakMode = lineBreakMode("lineBreakMode") ?? .byTruncatingTail
        label.highlightedTextColor = color("highlightedColor")
        label.isHighlighted = bool("highlighted") ?? false
        label.shadowColor = color("shadowColor")
        if let offset = element.size(key: "shadowOffset") {
            label.shadowOffset = CGSize(width: offset.width, height: offset.height)
        }
        if element.child(named: "accessibility") == nil {
            label.isAccessibilityElement = true
            label.accessibilityTraits = .staticText
        }
        label.isEnabled = bool("enabled") ?? true
        configureFit(label)
        if let text = attributedString("attributedText") {
            label.attributedText = text
        } else {
            label.text = string("text")
        }
    }

    private func configureFit(_ label: UILabel) {
        label.adjustsFontForContentSizeCategory = bool("adjustsFontForContentSizeCategory") ?? false
        // Interface Builder writes the attribute only where it is off; beside a least size its absence means YES.
        let hasMinimum = attribute("minimumFontSize") != nil || attribute("minimumScaleFactor") != nil
        label.adjustsFontSizeToFitWidth = bool("adjustsFontSizeToFit") ?? hasMinimum
        label.allowsDefaultTighteningForTruncation =
            (bool("adjustsLetterSpacingToFitWidth") ?? false)
        if let factor = number("minimumScaleFactor"), label.adjustsFontSizeToFitWidth {
            label.minimumScaleFactor = min(max(factor, 0), 1)
        } else if let size = number("minimumFontSize"), label.adjustsFontSizeToFitWidth {
            label.minimumScaleFactor = min(max(size / max(label.font.pointSize, 1), 0), 1)
        }
        switch attribute("baselineAdjustment") {
        case "alignCenters": label.baselineAdjustment = .alignCenters
        case "none": label.baselineAdjustment = .none
        default: label.baselineAdjustment = .alignBaselines
        }
        if let width = number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = max(width, 0) }
    }
}

@MainActor
extension NibDecoder {
    /// The alignment of text; nil where the element does not say.
    func textAlignment(_ name: String) -> NSTextAlignment? {
        switch attribute(name) {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        case "natural": .natural
        default: nil
        }
    }

    /// How lines break; nil where the element does not say.
    func lineBreakMode(_ name: String) -> NSLineBreakMode? {
        switch attribute(name) {
        case "wordWrap", "wordWrapping": .byWordWrapping
        case "characterWrap", "charWrapping": .byCharWrapping
        case "clip", "clipping": .byClipping
        case "headTruncation", "truncatingHead": .byTruncatingHead
        case "tailTruncation", "truncatingTail": .byTruncatingTail
        case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
        default: nil
        }
    }
}
