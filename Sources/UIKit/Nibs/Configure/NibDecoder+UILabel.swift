import CoreGraphics
import InterfaceBuilder

extension NibDecoder {
    func configure(_ label: UILabel) {
        if let lines = element.int("numberOfLines") { label.numberOfLines = lines }
        if let font = font() { label.font = font }
        if let color = color("textColor") { label.textColor = color }
        label.textAlignment = element.textAlignment() ?? .natural
        label.lineBreakMode = element.lineBreakMode() ?? .byTruncatingTail
        label.highlightedTextColor = color("highlightedColor")
        label.isHighlighted = element.bool("highlighted", default: false)
        label.shadowColor = color("shadowColor")
        if let offset = element.size(key: "shadowOffset") {
            label.shadowOffset = CGSize(width: offset.width, height: offset.height)
        }
        if element.child(named: "accessibility") == nil {
            label.isAccessibilityElement = true
            label.accessibilityTraits = .staticText
        }
        label.isEnabled = element.bool("enabled", default: true)
        configureFit(label)
        if let text = attributedString("attributedText") {
            label.attributedText = text
        } else {
            label.text = string("text")
        }
    }

    private func configureFit(_ label: UILabel) {
        label.adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory", default: false)
        label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit", default: false)
        label.allowsDefaultTighteningForTruncation =
            element.bool("adjustsLetterSpacingToFitWidth", default: false)
        if let factor = element.double("minimumScaleFactor"), label.adjustsFontSizeToFitWidth {
            label.minimumScaleFactor = min(max(factor, 0), 1)
        } else if let size = element.double("minimumFontSize"), label.adjustsFontSizeToFitWidth {
            label.minimumScaleFactor = min(max(size / max(label.font.pointSize, 1), 0), 1)
        }
        switch element["baselineAdjustment"] {
        case "alignCenters": label.baselineAdjustment = .alignCenters
        case "none": label.baselineAdjustment = .none
        default: label.baselineAdjustment = .alignBaselines
        }
        if let width = element.length("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = max(width, 0) }
    }
}

extension Element {
    /// The alignment of text; nil where the element does not say.
    func textAlignment(_ name: String = "textAlignment") -> NSTextAlignment? {
        switch self[name] {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        case "natural": .natural
        default: nil
        }
    }

    /// How lines break; nil where the element does not say.
    func lineBreakMode(_ name: String = "lineBreakMode") -> NSLineBreakMode? {
        switch self[name] {
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
