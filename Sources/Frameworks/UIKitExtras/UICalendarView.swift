import UIKit

/// A month of a calendar, drawn as an inline date picker: the current day is marked, and decorations are not drawn.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// A sign below a day.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        /// The size of a sign.
        public enum Size: Int, Sendable { case small, medium, large }

        /// A dot.
        public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration()
        }
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration
        {
            Decoration()
        }
        public static func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration() }

        public override init() { super.init() }
        public init(image: UIImage?, color: UIColor? = nil, size: Size = .medium) { super.init() }
        public init(customViewProvider: @escaping () -> UIView) { super.init() }
    }

    private let picker = UIDatePicker()

    /// Called for the decorations of days, which are not drawn.
    open weak var delegate: (any UICalendarViewDelegate)?
    /// The selection that a tap on a day changes.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            (selectionBehavior as? UICalendarSelectionSingleDate)?.didSelect = { [weak self] in self?.show($0)
            }
        }
    }
    open var calendar: Calendar = .current { didSet { picker.calendar = calendar } }
    open var locale: Locale = .current { didSet { picker.locale = locale } }
    open var timeZone: TimeZone? { didSet { picker.timeZone = timeZone } }
    open var fontDesign: UIFontDescriptor.SystemDesign = .default
    open var wantsDateDecorations = true
    /// The days that can be selected.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            (picker.minimumDate, picker.maximumDate) = (availableDateRange.start, availableDateRange.end)
        }
    }
    /// The month.
    open var visibleDateComponents: DateComponents {
        get { calendar.dateComponents([.calendar, .era, .year, .month], from: picker.date) }
        set { show(newValue) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.addAction(UIAction { [weak self] _ in self?.userChoseDay() }, for: .valueChanged)
        addSubview(picker)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

    /// Displays a month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        show(dateComponents)
    }

    /// Calls the delegate again, whose decorations are not drawn.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        Inert.use("UICalendarView.reloadDecorations(forDateComponents:animated:)")
    }

    private func show(_ components: DateComponents?) {
        if let date = components.flatMap(calendar.date(from:)) { picker.setDate(date, animated: false) }
    }

    private func userChoseDay() {
        let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: picker.date)
        selectionBehavior?.choose(day)
    }
}

/// Provides the decorations of days.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    { nil }
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// The selection of a calendar.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    fileprivate func choose(_ day: DateComponents) {}
    /// Asks again which days can be selected: all can be touched here.
    open func updateSelectableDates() {}
}

/// The selection of a day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents? { didSet { didSelect?(selectedDate) } }
    fileprivate var didSelect: ((DateComponents?) -> Void)?

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    fileprivate override func choose(_ day: DateComponents) {
        guard delegate?.dateSelection(self, canSelectDate: day) ?? true else { return }
        selectedDate = day
        delegate?.dateSelection(self, didSelectDate: day)
    }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    )
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// The selection of several days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = []

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    fileprivate override func choose(_ day: DateComponents) {
        if let index = selectedDates.firstIndex(of: day) {
            guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
            selectedDates.remove(at: index)
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return }
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
