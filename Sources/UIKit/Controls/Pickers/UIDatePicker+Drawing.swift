import CoreGraphics
import Foundation
import TextLayout

extension UIDatePicker {
    /// The texts in the gray boxes of compact pickers.
    private var compactTexts: [String] {
        switch datePickerMode {
        case .date: [texts.shortDate]
        case .time: [texts.time]
        case .yearAndMonth: [texts.monthAndYear]
        case .dateAndTime, .countDownTimer: [texts.shortDate, texts.time]
        }
    }

    private func block(_ text: String, _ font: UIFont, _ color: UIColor) -> TextBlock {
        let color = isEnabled ? color : .tertiaryLabel
        let builder = AttributedTextBuilder(font: font, color: color, traits: traitCollection)
        return TextBlock(builder.text(text), width: nil, maximumLines: 1)
    }

    private func compactBlocks() -> [TextBlock] {
        compactTexts.map { block($0, .systemFont(ofSize: 17), .label) }
    }

    /// The intrinsic size: wheels are 216 points high; boxes of compact pickers 34.33 with 11 points beside the text.
    var naturalSize: CGSize {
        switch datePickerStyle {
        case .wheels, .automatic: return CGSize(width: 320, height: 216)
        case .compact:
            let widths = compactBlocks().map { $0.size.width + 22 }
            let width = widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * 6
            return pixels.up(CGSize(width: width, height: UIFont.systemFont(ofSize: 17).lineHeight + 14))
        case .inline:
            guard datePickerMode != .time else { return CGSize(width: 320, height: 54) }
            return CGSize(width: 320, height: datePickerMode == .date ? 344 : 392)
        }
    }

    func paintPicker() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        switch datePickerStyle {
        case .wheels, .automatic: paintWheels(context)
        case .compact: paintCompact(context)
        case .inline: CalendarPainter(context: context, picker: self, texts: texts).paint()
        }
    }

    private func paintCompact(_ context: CGContext) {
        let blocks = isRightToLeft ? compactBlocks().reversed() : compactBlocks()
        let size = naturalSize
        var x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .fill: bounds.minX
            case .right: bounds.maxX - size.width
            default: pixels.nearest(bounds.midX - size.width / 2)
            }
        let y = pixels.nearest(bounds.midY - size.height / 2)
        for block in blocks {
            let box = CGRect(x: x, y: y, width: block.size.width + 22, height: size.height)
            let color = UIColor.tertiarySystemFill.resolvedCGColor(with: traitCollection)
            context.fillRounded(box, radius: 8, color: color)
            let top = box.midY - block.size.height / 2
            TextPainter(context: context).draw(block, at: CGPoint(x: x + 11, y: top))
            x = box.maxX + 6
        }
    }
}
