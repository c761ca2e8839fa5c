import CoreGraphics
import Foundation
import TextLayout

extension UIDatePicker {
    private var texts: DateTexts { DateTexts(date, calendar: calendar, timeZone: timeZone) }

    /// What compact pickers show in their grey boxes.
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

    /// Wheels are 216 points high; boxes of compact pickers 34.33 with 11 points beside the text.
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

    // MARK: Wheels

    /// One wheel: its share of the width, the rows there are, the row in the middle and their texts.
    private struct Wheel {
        var share: CGFloat
        var rows: Range<Int>
        var middle: Int
        var alignment = NSTextAlignment.center
        var text: (Int) -> String
    }

    private func paintWheels(_ context: CGContext) {
        let painter = WheelPainter(context: context, view: self)
        painter.paintBand()
        let wheels = wheels()
        let total = wheels.map(\.share).reduce(0, +)
        let room = bounds.width - 36
        var x = bounds.minX + 18
        for wheel in wheels {
            let width = room * wheel.share / max(total, 1)
            let place = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            painter.paint(in: place, middle: wheel.middle, rows: wheel.rows, alignment: wheel.alignment) {
                NSAttributedString(string: wheel.text($0))
            }
            x += width
        }
    }

    private func wheels() -> [Wheel] {
        let texts = texts
        switch datePickerMode {
        case .date: return dateWheels(texts)
        case .time: return timeWheels(texts)
        case .yearAndMonth:
            return Array(dateWheels(texts).enumerated().filter { $0.offset != 1 }.map(\.element))
        case .dateAndTime: return [dayWheel(texts)] + timeWheels(texts)
        case .countDownTimer: return durationWheels()
        }
    }

    private func dateWheels(_ texts: DateTexts) -> [Wheel] {
        let days = texts.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        return [
            Wheel(share: 5, rows: -11..<24, middle: texts.month - 1) { DateTexts.months[($0 + 24) % 12] },
            Wheel(share: 2, rows: 1 - days..<2 * days + 1, middle: texts.day) {
                "\(($0 - 1 + days) % days + 1)"
            },
            Wheel(share: 3, rows: 1..<10_000, middle: texts.year) { "\($0)" },
        ]
    }

    private func timeWheels(_ texts: DateTexts) -> [Wheel] {
        let interval = min(max(minuteInterval, 1), 30)
        let count = 60 / interval
        return [
            Wheel(share: 2, rows: -12..<36, middle: texts.hour12) { "\(($0 + 23) % 12 + 1)" },
            Wheel(share: 2, rows: -count..<2 * count, middle: texts.minute / interval) {
                DateTexts.twoDigits(($0 + count) % count * interval)
            },
            Wheel(share: 2, rows: 0..<2, middle: texts.hour < 12 ? 0 : 1) { $0 == 0 ? "AM" : "PM" },
        ]
    }

    private func dayWheel(_ texts: DateTexts) -> Wheel {
        let date = date
        return Wheel(share: 5, rows: -10..<11, middle: 0, alignment: .right) { offset in
            let day = texts.calendar.date(byAdding: .day, value: offset, to: date) ?? date
            let parts = texts.calendar.dateComponents([.weekday, .month, .day], from: day)
            let month = DateTexts.months[min(max((parts.month ?? 1) - 1, 0), 11)].prefix(3)
            return "\(DateTexts.weekdayName(parts.weekday)) \(month) \(parts.day ?? 1)"
        }
    }

    private func durationWheels() -> [Wheel] {
        let seconds = countDownDuration.isFinite ? min(max(countDownDuration, 0), 86_399) : 0
        let minutes = Int(seconds / 60)
        return [
            Wheel(share: 3, rows: 0..<24, middle: minutes / 60) {
                $0 == minutes / 60 ? "\($0) hours" : "\($0)"
            },
            Wheel(share: 3, rows: 0..<60, middle: minutes % 60) {
                $0 == minutes % 60 ? "\($0) min" : "\($0)"
            },
        ]
    }
}
