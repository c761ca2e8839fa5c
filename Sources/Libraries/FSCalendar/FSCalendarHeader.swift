import UIKit

/// The month of the page between those before and after it.
open class FSCalendarHeaderView: UIView {
    weak var calendar: FSCalendar?
    private let titles = [UILabel(), UILabel(), UILabel()]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        titles.forEach(addSubview)
    }

    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // A title is half as wide as the header, so that the halves of its neighbors are visible.
        let width = bounds.width / 2
        let offset = calendar?.appearance.headerTitleOffset ?? .zero
        for (index, title) in titles.enumerated() {
            title.frame = CGRect(
                x: width * (CGFloat(index) - 0.5) + offset.x, y: offset.y, width: width, height: bounds.height
            )
        }
    }

    func update() {
        guard let calendar else { return }
        let appearance = calendar.appearance
        for (index, title) in titles.enumerated() {
            title.text = calendar.pages.title(of: calendar.page(index - 1), appearance)
            title.font = appearance.headerTitleFont
            title.textColor = appearance.headerTitleColor
            title.textAlignment = appearance.headerTitleAlignment
            title.alpha = index == 1 ? 1 : appearance.headerMinimumDissolvedAlpha
            title.isHidden = index != 1 && calendar.scrollDirection == .vertical
        }
        setNeedsLayout()
    }
}

/// The names of the weekdays above their columns.
open class FSCalendarWeekdayView: UIView {
    open private(set) var weekdayLabels: [UILabel] = (0..<7).map { _ in UILabel() }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        weekdayLabels.forEach(addSubview)
    }

    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 7
        for (index, label) in weekdayLabels.enumerated() {
            label.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
        }
    }

    /// Sets names, fonts and colors, which code may replace until the next change of the appearance.
    func update(_ names: [String], _ appearance: FSCalendarAppearance) {
        for (label, name) in zip(weekdayLabels, names) {
            label.text = name
            label.font = appearance.weekdayFont
            label.textColor = appearance.weekdayTextColor
            label.textAlignment = .center
        }
    }
}
