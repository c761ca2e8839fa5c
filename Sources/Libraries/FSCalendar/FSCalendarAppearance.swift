import UIKit

/// The fonts and colors of a calendar. A change is visible at once.
@MainActor open class FSCalendarAppearance: NSObject {
    weak var calendar: FSCalendar?

    private static let blue = UIColor(red: 31 / 255, green: 119 / 255, blue: 219 / 255, alpha: 1)
    private static let title = UIColor(red: 14 / 255, green: 69 / 255, blue: 221 / 255, alpha: 1)

    open var titleFont: UIFont! = .systemFont(ofSize: 13.5) { didSet { changed() } }
    open var subtitleFont: UIFont! = .systemFont(ofSize: 10) { didSet { changed() } }
    open var weekdayFont: UIFont! = .systemFont(ofSize: 14) { didSet { changed() } }
    open var headerTitleFont: UIFont! = .systemFont(ofSize: 16.5) { didSet { changed() } }

    open var titleOffset = CGPoint.zero { didSet { changed() } }
    open var subtitleOffset = CGPoint.zero { didSet { changed() } }
    open var eventOffset = CGPoint.zero { didSet { changed() } }
    open var imageOffset = CGPoint.zero { didSet { changed() } }
    open var headerTitleOffset = CGPoint.zero { didSet { changed() } }
    open var headerTitleAlignment = NSTextAlignment.center { didSet { changed() } }

    open var headerTitleColor: UIColor! = title { didSet { changed() } }
    open var headerSeparatorColor: UIColor! = .lightGray { didSet { changed() } }
    open var headerDateFormat: String! = "MMMM yyyy" { didSet { changed() } }
    /// The opacity of the months beside that of the page.
    open var headerMinimumDissolvedAlpha: CGFloat = 0.2 { didSet { changed() } }
    open var weekdayTextColor: UIColor! = title { didSet { changed() } }
    open var caseOptions = FSCalendarCaseOptions([]) { didSet { changed() } }
    open var separators = FSCalendarSeparators.none { didSet { changed() } }

    open var titleDefaultColor: UIColor! = .black { didSet { changed() } }
    open var titleSelectionColor: UIColor! = .white { didSet { changed() } }
    open var titleTodayColor: UIColor! = .white { didSet { changed() } }
    open var titlePlaceholderColor: UIColor! = .lightGray { didSet { changed() } }
    open var titleWeekendColor: UIColor! { didSet { changed() } }
    open var subtitleDefaultColor: UIColor! = .darkGray { didSet { changed() } }
    open var subtitleSelectionColor: UIColor! = .white { didSet { changed() } }
    open var subtitleTodayColor: UIColor! = .white { didSet { changed() } }
    open var subtitlePlaceholderColor: UIColor! = .lightGray { didSet { changed() } }
    open var subtitleWeekendColor: UIColor! { didSet { changed() } }

    open var selectionColor: UIColor! = blue { didSet { changed() } }
    open var todayColor: UIColor! = UIColor(red: 198 / 255, green: 51 / 255, blue: 42 / 255, alpha: 1) {
        didSet { changed() }
    }
    /// The color of today while it is selected; nil is `selectionColor`.
    open var todaySelectionColor: UIColor! { didSet { changed() } }
    open var eventDefaultColor: UIColor! = blue.withAlphaComponent(0.75) { didSet { changed() } }
    open var eventSelectionColor: UIColor! = blue.withAlphaComponent(0.75) { didSet { changed() } }
    open var borderDefaultColor: UIColor! = .clear { didSet { changed() } }
    open var borderSelectionColor: UIColor! = .clear { didSet { changed() } }
    /// 1 is a circle, 0 a square.
    open var borderRadius: CGFloat = 1 { didSet { changed() } }

    private func changed() { calendar?.setNeedsReload() }
}
