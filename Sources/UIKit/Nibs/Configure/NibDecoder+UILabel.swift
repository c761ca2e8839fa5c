import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ label: UILabel) {
        if let lines = integer("numberOfLines") { label.numberOfLines = lines }
        if let font = font() { label.font = font }
        if let color = color("textColor") { label.textColor = color }
        update(label.textAlignment, to: textAlignment("textAlignment") ?? .natural) {
            label.textAlignment = $0
        }
        update(label.lineBreakMode, to: lineBreakMode("lineBreakMode") ?? .byTruncatingTail) {
            label.lineBreakMode = $0
        }
        if let color = color("highlightedColor") { label.highlightedTextColor = color }
        update(label.isHighlighted, to: bool("highlighted") ?? false) { label.isHighlighted = $0 }
        if let color = color("shadowColor") { label.shadowColor = color }
        if let offset = element.size(key: "shadowOffset") {
            label.shadowOffset = CGSize(width: offset.width, height: offset.height)
        }
        if element.child(named: "accessibility") == nil {
            label.isAccessibilityElement = true
            label.accessibilityTraits = .staticText
        }
        update(label.isEnabled, to: bool("enabled") ?? true) { label.isEnabled = $0 }
        configureFit(label)
        if let text = attributedString("attributedText") {
            label.attributedText = text
        } else if let text = string("text") {
            label.text = text
        }
    }

    private func configureFit(_ label: UILabel) {
        update(
            label.adjustsFontForContentSizeCategory, to: bool("adjustsFontForContentSizeCategory") ?? false
        ) { label.adjustsFontForContentSizeCategory = $0 }
        // Interface Builder saves the attribute only if it is off; besides a minimum size its absence means YES.
        let hasMinimum = attribute("minimumFontSize") != nil || attribute("minimumScaleFactor") != nil
        update(label.adjustsFontSizeToFitWidth, to: bool("adjustsFontSizeToFit") ?? hasMinimum) {
            label.adjustsFontSizeToFitWidth = $0
        }
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
    /// Returns the alignment of text; nil if the element has none.
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

    /// Returns the line break mode; nil if the element has none.
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
