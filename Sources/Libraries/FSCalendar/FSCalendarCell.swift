import UIKit

/// A day: its number in a shape, a subtitle, an image and the dots of its events.
open class FSCalendarCell: UICollectionViewCell {
    open weak var calendar: FSCalendar!
    open private(set) var titleLabel: UILabel! = UILabel()
    open private(set) var subtitleLabel: UILabel! = UILabel()
    open private(set) var imageView: UIImageView! = UIImageView()
    open private(set) var shapeLayer: CAShapeLayer! = CAShapeLayer()
    open private(set) var eventIndicator: FSCalendarEventIndicator! = FSCalendarEventIndicator()
    open var dateIsToday = false
    open var weekend = false
    open var isPlaceholder: Bool { monthPosition == .previous || monthPosition == .next }
    open internal(set) var monthPosition = FSCalendarMonthPosition.notFound

    /// The day, with the hour in which it begins.
    var date = Date.distantPast

    open var title: String! {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }
    open var subtitle: String! {
        get { subtitleLabel.text }
        set { subtitleLabel.text = newValue }
    }
    open var image: UIImage! {
        get { imageView.image }
        set { imageView.image = newValue }
    }
    open var numberOfEvents: Int {
        get { eventIndicator.numberOfEvents }
        set { eventIndicator.numberOfEvents = newValue }
    }

    // Colors of this day, which precede those of the calendar.
    open var preferredFillDefaultColor: UIColor!
    open var preferredFillSelectionColor: UIColor!
    open var preferredTitleDefaultColor: UIColor!
    open var preferredTitleSelectionColor: UIColor!
    open var preferredSubtitleDefaultColor: UIColor!
    open var preferredSubtitleSelectionColor: UIColor!
    open var preferredBorderDefaultColor: UIColor!
    open var preferredBorderSelectionColor: UIColor!
    open var preferredEventDefaultColors: [UIColor]!
    open var preferredEventSelectionColors: [UIColor]!
    open var preferredBorderRadius: CGFloat = -1
    var titleOffset = CGPoint.zero
    var subtitleOffset = CGPoint.zero
    var imageOffset = CGPoint.zero
    var eventOffset = CGPoint.zero

    public required init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        shapeLayer.isHidden = true
        contentView.layer.addSublayer(shapeLayer)
        for label in [titleLabel, subtitleLabel].compactMap({ $0 }) {
            label.textAlignment = .center
            contentView.addSubview(label)
        }
        contentView.addSubview(eventIndicator)
        imageView.contentMode = .center
        contentView.addSubview(imageView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The shape covers the upper five sixths; dots of events are below it.
        let (size, upper) = (bounds.size, bounds.height * 5 / 6)
        let titleHeight = titleLabel.font.lineHeight
        let hasSubtitle = subtitle?.isEmpty == false
        let subtitleHeight = hasSubtitle ? subtitleLabel.font.lineHeight : 0
        let top = (upper - titleHeight - subtitleHeight) / 2
        titleLabel.frame = CGRect(
            x: titleOffset.x, y: (hasSubtitle ? top : 0) + titleOffset.y, width: size.width,
            height: hasSubtitle ? titleHeight : upper)
        subtitleLabel.frame = CGRect(
            x: subtitleOffset.x, y: top + titleHeight + subtitleOffset.y, width: size.width,
            height: subtitleHeight)
        imageView.frame = bounds.offsetBy(dx: imageOffset.x, dy: imageOffset.y)
        eventIndicator.frame = CGRect(
            x: eventOffset.x, y: upper + eventOffset.y, width: size.width, height: size.height / 6)
        let diameter = min(upper, size.width)
        shapeLayer.frame = CGRect(
            x: (size.width - diameter) / 2, y: (upper - diameter) / 2, width: diameter, height: diameter)
        let radius =
            preferredBorderRadius >= 0 ? preferredBorderRadius : calendar?.appearance.borderRadius ?? 1
        shapeLayer.path =
            UIBezierPath(roundedRect: shapeLayer.bounds, cornerRadius: diameter / 2 * min(max(radius, 0), 1))
            .cgPath
    }

    /// Applies the colors of the day's state.
    open func configureAppearance() {
        guard let appearance = calendar?.appearance else { return }
        titleLabel.font = appearance.titleFont
        titleLabel.textColor = titleColor(appearance)
        subtitleLabel.font = appearance.subtitleFont
        subtitleLabel.textColor = subtitleColor(appearance)
        let fill = fillColor(appearance)
        let border =
            isSelected
            ? preferredBorderSelectionColor ?? appearance.borderSelectionColor
            : preferredBorderDefaultColor ?? appearance.borderDefaultColor
        shapeLayer.fillColor = (fill ?? .clear).cgColor
        shapeLayer.strokeColor = (border ?? .clear).cgColor
        shapeLayer.isHidden = (fill ?? .clear) == .clear && (border ?? .clear) == .clear
        eventIndicator.colors =
            isSelected
            ? preferredEventSelectionColors ?? [appearance.eventSelectionColor]
            : preferredEventDefaultColors ?? [appearance.eventDefaultColor]
        setNeedsLayout()
    }

    private func fillColor(_ appearance: FSCalendarAppearance) -> UIColor? {
        if isSelected {
            return preferredFillSelectionColor
                ?? (dateIsToday ? appearance.todaySelectionColor : nil) ?? appearance.selectionColor
        }
        return preferredFillDefaultColor ?? (dateIsToday && !isPlaceholder ? appearance.todayColor : nil)
    }

    private func titleColor(_ appearance: FSCalendarAppearance) -> UIColor? {
        if isSelected { return preferredTitleSelectionColor ?? appearance.titleSelectionColor }
        if let preferredTitleDefaultColor { return preferredTitleDefaultColor }
        if isPlaceholder { return appearance.titlePlaceholderColor }
        if dateIsToday { return appearance.titleTodayColor }
        return (weekend ? appearance.titleWeekendColor : nil) ?? appearance.titleDefaultColor
    }

    private func subtitleColor(_ appearance: FSCalendarAppearance) -> UIColor? {
        if isSelected { return preferredSubtitleSelectionColor ?? appearance.subtitleSelectionColor }
        if let preferredSubtitleDefaultColor { return preferredSubtitleDefaultColor }
        if isPlaceholder { return appearance.subtitlePlaceholderColor }
        if dateIsToday { return appearance.subtitleTodayColor }
        return (weekend ? appearance.subtitleWeekendColor : nil) ?? appearance.subtitleDefaultColor
    }
}

/// Up to three dots.
open class FSCalendarEventIndicator: UIView {
    open var numberOfEvents = 0 { didSet { setNeedsDisplay() } }
    var colors: [UIColor?] = [] { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    public required init?(coder: NSCoder) { nil }

    open override func draw(_ rect: CGRect) {
        let (count, diameter) = (min(max(numberOfEvents, 0), 3), min(bounds.height * 0.6, 6))
        let width = CGFloat(count) * diameter * 1.4 - diameter * 0.4
        for index in 0..<count {
            ((index < colors.count ? colors[index] : colors.last ?? nil) ?? .clear).setFill()
            UIBezierPath(
                ovalIn: CGRect(
                    x: bounds.midX - width / 2 + CGFloat(index) * diameter * 1.4,
                    y: (bounds.height - diameter) / 2,
                    width: diameter, height: diameter)
            ).fill()
        }
    }
}
