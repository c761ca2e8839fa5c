import CoreGraphics
import Foundation

/// A control that chooses a date, a time or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0
        case date = 1
        case dateAndTime = 2
        case countDownTimer = 3
        case yearAndMonth = 4
    }

    /// The default date of pickers: the start time of a run if it has one, else 1 January 2024, 9:41. Output must not
    /// depend on when it is drawn.
    package static var initialDate: Date {
        AppTime.fixedStart ?? Date(timeIntervalSince1970: 1_704_102_060)
    }

    open var date: Date = UIDatePicker.initialDate { didSet { limitDate() } }
    open var minimumDate: Date? { didSet { limitDate() } }
    open var maximumDate: Date? { didSet { limitDate() } }
    open var datePickerMode: Mode = .dateAndTime { didSet { looksDidChange() } }
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { looksDidChange() } }
    /// The duration in seconds, for the countdown mode.
    open var countDownDuration: TimeInterval = 0 { didSet { looksDidChange() } }
    /// The interval of minutes, from 1 to 30.
    open var minuteInterval = 1 { didSet { looksDidChange() } }
    open var locale: Locale? { didSet { looksDidChange() } }
    open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { looksDidChange() } }
    open var timeZone: TimeZone? { didSet { looksDidChange() } }
    open var roundsToMinuteInterval = true

    var wheelSet = WheelSet()
    /// The number of months from that of the date to the one that an inline picker displays.
    var monthShift = 0 { didSet { setNeedsDisplay() } }
    /// The calendar or the wheels that a compact picker has opened.
    weak var opened: DatePickerPanel?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    /// The style used for `automatic`: compact, but wheels for durations.
    open var datePickerStyle: UIDatePickerStyle {
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        return datePickerMode == .countDownTimer || controlMetrics.datePickersAreWheels
            ? .wheels : .compact
    }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private func limitDate() {
        var limited = date
        if let minimumDate, limited < minimumDate { limited = minimumDate }
        if let maximumDate, limited > maximumDate { limited = maximumDate }
        if limited != date { date = limited } else { looksDidChange() }
    }

    private func looksDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    open override func draw(_ rect: CGRect) { paintPicker() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeWheels()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        datePickerStyle != .wheels
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch, isTouchInside { tap(at: touch.location(in: self)) }
    }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0
    case wheels = 1
    case compact = 2
    case inline = 3
}
