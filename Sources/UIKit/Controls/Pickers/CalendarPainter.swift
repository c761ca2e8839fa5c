import CoreGraphics
import Foundation
import TextLayout

/// Draws a month of an inline date picker.
@MainActor
struct CalendarPainter {
    let context: CGContext
    let picker: UIDatePicker
    let texts: DateTexts

    private var bounds: CGRect { picker.bounds }
    private var month: CalendarMonth { CalendarMonth(picker, texts) }

    func paint() {
        guard picker.datePickerMode != .time else { return paintTime(y: bounds.minY) }
        paintHeader()
        for weekday in 0..<7 {
            draw(
                month.weekdayNames[weekday], .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel,
                x: month.center(weekday),
                y: bounds.minY + 58)
        }
        paintDays()
        if picker.datePickerMode == .dateAndTime { paintTime(y: bounds.minY + 344) }
    }

    private func paintHeader() {
        let title = block(month.title, .systemFont(ofSize: 17, weight: .semibold), .label)
        let y = bounds.minY + 24
        let titleX = leading(16, width: title.size.width)
        TextPainter(context: context).draw(title, at: CGPoint(x: titleX, y: y - title.size.height / 2))
        let tint = (picker.tintColor ?? .tintColor).resolvedCGColor(with: picker.traitCollection)
        let arrow = CGRect(
            x: leading(20 + title.size.width, width: 12), y: y - 6, width: 12, height: 12)
        (picker.isRightToLeft ? ControlGlyph.chevronLeft : .chevronRight).draw(
            in: arrow, color: tint, context: context)
        ControlGlyph.chevronLeft.draw(in: month.arrow(isNext: false), color: tint, context: context)
        ControlGlyph.chevronRight.draw(in: month.arrow(isNext: true), color: tint, context: context)
    }

    /// Returns the left edge of an element that begins at a distance from the leading side.
    private func leading(_ distance: CGFloat, width: CGFloat) -> CGFloat {
        picker.isRightToLeft ? bounds.maxX - distance - width : bounds.minX + distance
    }

    private func paintDays() {
        for day in month.days { paint(day: day, at: month.center(ofDay: day)) }
    }

    private func paint(day: Int, at point: CGPoint) {
        let tint = picker.tintColor ?? .tintColor
        let isChosen = day == texts.day && picker.monthShift == 0
        if isChosen {
            let disc = CGRect(x: point.x - 22, y: point.y - 22, width: 44, height: 44)
            let color = tint.withAlphaComponent(0.18).resolvedCGColor(with: picker.traitCollection)
            context.fillRounded(disc, radius: 22, color: color)
        }
        let font = UIFont.systemFont(
            ofSize: isChosen ? 22 : 20, weight: isChosen ? .semibold : .regular)
        draw(texts.number(day), font, isChosen ? tint : .label, x: point.x, y: point.y)
    }

    private func paintTime(y: CGFloat) {
        let name = block(texts.word(.time), .systemFont(ofSize: 17), .label)
        let nameX = leading(16, width: name.size.width)
        TextPainter(context: context).draw(
            name, at: CGPoint(x: nameX, y: y + 22 - name.size.height / 2))
        let time = block(texts.time, .systemFont(ofSize: 17), .label)
        let width = time.size.width + 22
        let boxX = leading(bounds.width - 16 - width, width: width)
        let box = CGRect(x: boxX, y: y + 5, width: width, height: 34)
        let color = UIColor.tertiarySystemFill.resolvedCGColor(with: picker.traitCollection)
        context.fillRounded(box, radius: 8, color: color)
        TextPainter(context: context).draw(
            time, at: CGPoint(x: box.minX + 11, y: box.midY - time.size.height / 2))
    }

    private func block(_ text: String, _ font: UIFont, _ color: UIColor) -> TextBlock {
        let builder = AttributedTextBuilder(font: font, color: color, traits: picker.traitCollection)
        return TextBlock(builder.text(text), width: nil, maximumLines: 1)
    }

    /// Draws a text around a point.
    private func draw(_ text: String, _ font: UIFont, _ color: UIColor, x: CGFloat, y: CGFloat) {
        let block = block(text, font, color)
        TextPainter(context: context).draw(
            block, at: CGPoint(x: x - block.size.width / 2, y: y - block.size.height / 2))
    }
}
