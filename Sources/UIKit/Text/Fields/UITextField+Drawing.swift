import CoreGraphics
import Foundation
import TextLayout

extension UITextField {
    private func builder(_ color: UIColor) -> AttributedTextBuilder {
        AttributedTextBuilder(
            font: fieldText.font, color: color, alignment: textAlignment, isRightToLeft: isRightToLeft,
            traits: traitCollection)
    }

    func block(_ text: NSAttributedString, _ color: UIColor, width: CGFloat? = nil) -> TextBlock? {
        guard text.length > 0 else { return nil }
        let full = builder(color).text(text)
        let block = TextBlock(full, width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail)
        guard let width, adjustsFontSizeToFitWidth, block.isTruncated else { return block }
        let natural = TextBlock(full, width: nil, maximumLines: 1).size.width
        let smallest = minimumFontSize / max(fieldText.font.pointSize, 1)
        let factor = max(width / max(natural, 1) * 0.99, min(smallest, 1))
        return TextBlock(
            full.scaled(by: factor), width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    }

    var placeholderBlock: TextBlock? { fieldText.placeholder.flatMap { block($0, placeholderColor) } }

    var shownText: NSAttributedString { isSecureTextEntry ? fieldText.secured : fieldText.text }

    private var shownColor: UIColor {
        isEnabled ? fieldText.color : fieldText.color.fadedForDisabled(traitCollection)
    }

    func paintField() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        paintBorder(in: borderRect(forBounds: bounds), context)
        if fieldText.text.length > 0 {
            drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
        } else if fieldText.placeholder != nil {
            drawPlaceholder(in: placeholderRect(forBounds: bounds))
        }
        guard showsClearButton else { return }
        let color = clearButtonColor.resolvedCGColor(with: traitCollection)
        // The disc is 17 points wide (measured on screenshots).
        let rect = clearButtonRect(forBounds: bounds).insetBy(dx: 0.23, dy: 0.23)
        ControlGlyph.clearCircle.draw(in: rect, color: color, context: context)
    }

    func paintText(in rect: CGRect) { paint(block(shownText, shownColor, width: rect.width), in: rect) }

    func paintPlaceholder(in rect: CGRect) {
        guard let placeholder = fieldText.placeholder else { return }
        paint(block(placeholder, placeholderColor, width: rect.width), in: rect)
    }

    private func paint(_ block: TextBlock?, in rect: CGRect) {
        guard let block, let context = UIGraphicsGetCurrentContext() else { return }
        TextPainter(context: context).draw(block, at: origin(of: block, in: rect))
    }

    func origin(of block: TextBlock, in rect: CGRect) -> CGPoint {
        let spare = rect.height - block.size.height
        let top: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: spare
            default: spare / 2
            }
        let baseline = pixels.nearest(rect.minY + top + block.firstBaseline)
        return CGPoint(x: rect.minX, y: baseline - block.firstBaseline)
    }

    var textBaselines: (first: CGFloat, last: CGFloat) {
        let sample = builder(.label).text("X")
        let block = TextBlock(sample, width: nil, maximumLines: 1)
        let rect = textRect(forBounds: CGRect(origin: .zero, size: bounds.size))
        let first = origin(of: block, in: rect).y + block.firstBaseline
        return (first, bounds.height - first)
    }

    func paintFieldBorder(in rect: CGRect, _ context: CGContext) {
        let hairline = 1 / pixels.scale
        switch borderStyle {
        case .none:
            guard let image = isEnabled ? background : disabledBackground ?? background else { return }
            ImagePainter(context: context, traits: traitCollection, tint: tintColor).draw(image, in: rect)
        case .line:
            stroke(rect, radius: 0, width: 1, .label, context)
        case .bezel:
            stroke(rect, radius: 0, width: 1, .systemGray3, context)
        case .roundedRect:
            fillRounded(rect, context)
            stroke(rect, radius: 5, width: max(hairline, 0.5), Self.roundedBorderColor, context)
        }
    }

    private func fillRounded(_ rect: CGRect, _ context: CGContext) {
        let colors =
            isEnabled
            ? [backgroundColor ?? .systemBackground]
            : [backgroundColor, .tertiarySystemFill].compactMap(\.self)
        for color in colors {
            context.fillRounded(rect, radius: 5, color: color.resolvedCGColor(with: traitCollection))
        }
    }

    /// The gray outline of rounded fields.
    private static let roundedBorderColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.18) : UIColor(white: 0, alpha: 0.2)
    }

    private func stroke(
        _ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: UIColor, _ context: CGContext
    ) {
        context.setStrokeColor(color.resolvedCGColor(with: traitCollection))
        context.setLineWidth(width)
        context.addRounded(rect.insetBy(dx: width / 2, dy: width / 2), radius: max(radius - width / 2, 0))
        context.strokePath()
    }
}
