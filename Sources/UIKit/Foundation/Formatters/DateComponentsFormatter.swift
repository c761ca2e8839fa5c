import Foundation

/// Writes spans of time, such as "1 hour, 30 minutes" or "1:30".
open class DateComponentsFormatter: Formatter {
    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// The options to omit or keep units without a value.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    /// The units that are written; those that fit the span if empty.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = Calendar.current
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    /// The most units that are written, the largest first; all if 0.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    /// Returns the text of a duration in seconds.
    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        // Durations of hours and less are the same wherever they begin.
        return string(from: start, to: start.addingTimeInterval(ti.rounded()))
    }

    /// Returns the text of the duration between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = usedUnits(from: startDate, to: endDate)
        return string(
            from: usedCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
    }

    /// Returns the text of components as a duration.
    open func string(from components: DateComponents) -> String? {
        let units = SpanUnit.all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
        var parts = units.compactMap { unit in
            components.value(for: unit.component).map { SpanPart(unit: unit, value: $0) }
        }
        let isNegative = parts.contains { $0.value < 0 }
        drop(from: &parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        guard !parts.isEmpty else { return nil }
        let text = unitsStyle == .positional ? positional(parts) : words(parts)
        return unitsStyle == .positional && isNegative ? "-" + text : text
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    /// Returns a duration in a style, in all suitable units.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Units

    private var usedCalendar: Calendar {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        if allowedUnits.intersection([.year, .month]).isEmpty {
            calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        }
        return calendar
    }

    private func usedUnits(from start: Date, to end: Date) -> [SpanUnit] {
        guard allowedUnits.isEmpty else { return SpanUnit.all.filter { allowedUnits.contains($0.unit) } }
        return SpanUnit.all.filter { $0.component != .weekOfMonth }
    }

    private func drop(from parts: inout [SpanPart]) {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
        }
        // A duration of zero keeps the smallest unit; both with hours and minutes and colons.
        let least =
            unitsStyle == .positional && zeroFormattingBehavior.contains(.default) ? min(2, parts.count) : 1
        while behavior.contains(.dropLeading), parts.count > least, parts.first?.value == 0 {
            parts.removeFirst()
        }
        while behavior.contains(.dropTrailing), parts.count > 1, parts.last?.value == 0 { parts.removeLast() }
        if behavior.contains(.dropMiddle), parts.count > 2 {
            parts = parts.enumerated().filter { $0 == 0 || $0 == parts.count - 1 || $1.value != 0 }.map(
                \.element)
        }
    }

    // MARK: Text

    /// Numbers with colons between, of which all but the first have two digits.
    private func positional(_ parts: [SpanPart]) -> String {
        // A text that may lose its leading units begins with a plain number.
        let isPadded =
            zeroFormattingBehavior.contains(.pad) && !zeroFormattingBehavior.contains(.dropLeading)
        let numbers = parts.enumerated().map { index, part in
            let digits = String(part.value.magnitude)
            return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
        }
        return numbers.joined(separator: ":")
    }

    private func words(_ parts: [SpanPart]) -> String {
        let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
        return parts.map { $0.text(unitsStyle) }.joined(separator: isTight ? " " : ", ")
    }
}

/// A unit of time that spans are written in.
private struct SpanUnit {
    let component: Calendar.Component
    let unit: NSCalendar.Unit
    let name: String
    let short: String
    let letter: String

    /// The largest first.
    static let all = [
        SpanUnit(component: .year, unit: .year, name: "year", short: "yr", letter: "y"),
        SpanUnit(component: .month, unit: .month, name: "month", short: "mth", letter: "mo"),
        SpanUnit(component: .weekOfMonth, unit: .weekOfMonth, name: "week", short: "wk", letter: "w"),
        SpanUnit(component: .day, unit: .day, name: "day", short: "day", letter: "d"),
        SpanUnit(component: .hour, unit: .hour, name: "hour", short: "hr", letter: "h"),
        SpanUnit(component: .minute, unit: .minute, name: "minute", short: "min", letter: "m"),
        SpanUnit(component: .second, unit: .second, name: "second", short: "sec", letter: "s"),
    ]
}

/// A number of units.
private struct SpanPart {
    let unit: SpanUnit
    let value: Int

    private var isOne: Bool { value.magnitude == 1 }

    func text(_ style: DateComponentsFormatter.UnitsStyle) -> String {
        if let known = localized(style) { return known }
        switch style {
        case .abbreviated, .positional: return "\(value)\(unit.letter)"
        case .brief: return "\(value)\(unit.short)" + (isOne || unit.short != "day" ? "" : "s")
        case .short:
            return "\(value) \(unit.short)" + (isOne || ["hr", "min", "sec"].contains(unit.short) ? "" : "s")
        case .full: return "\(value) \(unit.name)" + (isOne ? "" : "s")
        case .spellOut:
            let number = NumberFormatter()
            number.numberStyle = .spellOut
            return "\(number.string(from: value as NSNumber) ?? "\(value)") \(unit.name)" + (isOne ? "" : "s")
        }
    }

    /// Returns the text in another language than English, as far as the standard library supports it.
    private func localized(_ style: DateComponentsFormatter.UnitsStyle) -> String? {
        let locale = AppLocale.current
        guard locale.language.languageCode?.identifier != "en", value >= 0, style != .spellOut else {
            return nil
        }
        let factors: [Calendar.Component: (Int64, Duration.UnitsFormatStyle.Unit)] = [
            .second: (1, .seconds), .minute: (60, .minutes), .hour: (3600, .hours), .day: (86_400, .days),
            .weekOfMonth: (604_800, .weeks),
        ]
        guard let (seconds, unit) = factors[unit.component] else { return nil }
        let width: Duration.UnitsFormatStyle.UnitWidth =
            style == .full ? .wide : style == .short ? .abbreviated : .narrow
        let duration = Duration.seconds(seconds * Int64(value))
        return duration.formatted(
            Duration.UnitsFormatStyle(allowedUnits: [unit], width: width, zeroValueUnits: .show(length: 1))
                .locale(locale))
    }
}
