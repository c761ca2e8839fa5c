import CoreGraphics
import TextLayout

/// A laid out text and its position.
struct PlacedText {
    var block: TextBlock
    /// The block's top left corner.
    var origin: CGPoint
}

extension UILabel {
    func paintText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // A shadow without an offset is covered by the text.
        if let shadowColor, shadowOffset != .zero, let shadow = placedText(in: rect, color: shadowColor) {
            let place = CGPoint(
                x: shadow.origin.x + shadowOffset.width, y: shadow.origin.y + shadowOffset.height)
            TextPainter(context: context).draw(shadow.block, at: place)
        }
        guard let text = placedText(in: rect, color: overridingColor) else { return }
        let painter = TextPainter(context: context)
        painter.draw(text.block, at: text.origin)
        guard let string = content.attributed else { return }
        painter.drawAttachments(
            of: string, text.block, at: text.origin, traits: traitCollection,
            tint: overridingColor ?? content.textColor)
    }

    /// The color of the label's state, which replaces the text's own.
    private var overridingColor: UIColor? {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? nil : content.textColor.fadedForDisabled(traitCollection)
    }

    /// Returns the text, shrunk if allowed and centered vertically, with its first baseline on a pixel.
    func placedText(in rect: CGRect, color: UIColor? = nil) -> PlacedText? {
        guard let text = engineText(color: color) else { return nil }
        let full = block(text, width: rect.width, lines: linesThatFit(rect, text))
        let factor = fittingScale(text, full, rect)
        guard factor < 1 else { return placed(full, in: rect) }
        let scaled = block(text.scaled(by: factor), width: rect.width, lines: numberOfLines)
        var result = placed(scaled, in: rect)
        result.origin.y += adjustment(full, scaled)
        return result
    }

    /// Lines beyond the rectangle's height are left out, so that the last one shown ends in an ellipsis.
    private func linesThatFit(_ rect: CGRect, _ text: AttributedText) -> Int {
        guard numberOfLines != 1, rect.height > 0 else { return numberOfLines }
        let whole = block(text, width: rect.width, lines: numberOfLines)
        guard whole.size.height > rect.height + 1 else { return numberOfLines }
        return max(whole.lines.prefix { $0.rect.maxY <= rect.height + 1 }.count, 1)
    }

    private func placed(_ block: TextBlock, in rect: CGRect) -> PlacedText {
        let top = rect.minY + (rect.height - block.size.height) / 2
        let baseline = pixels.nearest(top + block.firstBaseline)
        return PlacedText(block: block, origin: CGPoint(x: rect.minX, y: baseline - block.firstBaseline))
    }

    /// Returns the offset of shrunk text, which is centered.
    private func adjustment(_ full: TextBlock, _ scaled: TextBlock) -> CGFloat {
        let spare = (full.size.height - scaled.size.height) / 2
        return switch baselineAdjustment {
        case .alignCenters: 0
        case .none: -pixels.nearest(spare)
        case .alignBaselines: pixels.nearest(full.firstBaseline - scaled.firstBaseline - spare)
        }
    }

    /// Returns the fraction of the font's size at which the text fits.
    private func fittingScale(_ text: AttributedText, _ full: TextBlock, _ rect: CGRect) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines >= 1, full.isTruncated || full.size.width > rect.width
        else { return 1 }
        let smallest = min(max(minimumScaleFactor, 0.01), 1)
        var (low, high) = (smallest, CGFloat(1))
        for _ in 0..<7 {
            let middle = (low + high) / 2
            let shrunk = block(text.scaled(by: middle), width: rect.width, lines: numberOfLines)
            if shrunk.isTruncated || shrunk.size.width > rect.width { high = middle } else { low = middle }
        }
        return low
    }
}

extension UIColor {
    /// Returns the color of disabled text and glyphs.
    func fadedForDisabled(_ traits: UITraitCollection) -> UIColor {
        let color = resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * 0.44)
    }
}
