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
        let title = block(month.title, .systemFont(ofSize: 17, weight: .semibold), textColor)
        let y = bounds.minY + 24
        let titleX = leading(16, width: title.size.width)
        TextPainter(context: context).draw(title, at: CGPoint(x: titleX, y: y - title.size.height / 2))
        let tint = tint.resolvedCGColor(with: picker.traitCollection)
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
        let isChosen = day == texts.day && picker.monthShift == 0
        let isToday = month.isDay(day, of: UIDatePicker.initialDate)
        if isChosen {
            let disc = CGRect(x: point.x - 22, y: point.y - 22, width: 44, height: 44)
            let color = discColor(isToday: isToday).resolvedCGColor(with: picker.traitCollection)
            context.fillRounded(disc, radius: 22, color: color)
        }
        let font = UIFont.systemFont(
            ofSize: isChosen ? 22 : 20, weight: isChosen ? .semibold : .regular)
        let color = color(of: day, isChosen: isChosen, isToday: isToday)
        draw(texts.number(day), font, color, x: point.x, y: point.y)
    }

    // MARK: Colors

    private var textColor: UIColor { picker.isEnabled ? .label : .tertiaryLabel }

    private var tint: UIColor { picker.isEnabled ? picker.tintColor ?? .tintColor : .tertiaryLabel }

    /// The color behind the chosen day: the tint color itself if the day is today.
    private func discColor(isToday: Bool) -> UIColor {
        guard picker.isEnabled else { return .tertiarySystemFill }
        return isToday ? tint : tint.withAlphaComponent(0.18)
    }

    /// The color of a day's number. Days that cannot be chosen are gray.
    private func color(of day: Int, isChosen: Bool, isToday: Bool) -> UIColor {
        guard picker.isEnabled, month.canChoose(day) else { return .tertiaryLabel }
        if isChosen, isToday { return .white }
        return isChosen || isToday ? tint : .label
    }

    private func paintTime(y: CGFloat) {
        let name = block(texts.word(.time), .systemFont(ofSize: 17), textColor)
        let nameX = leading(16, width: name.size.width)
        TextPainter(context: context).draw(
            name, at: CGPoint(x: nameX, y: y + 22 - name.size.height / 2))
        let time = block(texts.time, .systemFont(ofSize: 17), textColor)
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
