@_exported import Foundation
@_spi(Frameworks) import UIKit

/// A page of days, a month or a week, in which the user selects days.
open class FSCalendar: UIView {
    static let defaultCell = "FSCalendarDefaultCell"
    static let earliest = Date(timeIntervalSince1970: 0)
    static let latest = Date(timeIntervalSince1970: 4_102_444_800)

    open weak var delegate: (any FSCalendarDelegate)? { didSet { setNeedsReload() } }
    open weak var dataSource: (any FSCalendarDataSource)? { didSet { setNeedsReload() } }

    open private(set) lazy var appearance: FSCalendarAppearance = {
        let appearance = FSCalendarAppearance()
        appearance.calendar = self
        return appearance
    }()
    open private(set) lazy var calendarHeaderView: FSCalendarHeaderView = {
        let header = FSCalendarHeaderView()
        header.calendar = self
        return header
    }()
    open private(set) lazy var calendarWeekdayView = FSCalendarWeekdayView()
    open private(set) lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: CalendarLayout())
    /// The formatter of texts that the app shows; the calendar does not use it.
    open private(set) lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    open var scrollDirection = FSCalendarScrollDirection.horizontal { didSet { setNeedsReload() } }
    open var placeholderType: FSCalendarPlaceholderType {
        get { pages.placeholders }
        set {
            pages.placeholders = newValue
            setNeedsReload()
        }
    }
    open var scope: FSCalendarScope {
        get { pages.scope }
        set { setScope(newValue, animated: false) }
    }
    open var locale: Locale {
        get { pages.calendar.locale ?? .current }
        set {
            pages.calendar.locale = newValue
            // The first weekday is that of the calendar, not that of the locale.
            pages.calendar.firstWeekday = Int(firstWeekday)
            setNeedsReload()
        }
    }
    /// 1 is Sunday.
    open var firstWeekday: UInt = 1 {
        didSet {
            pages.calendar.firstWeekday = Int(min(max(firstWeekday, 1), 7))
            setNeedsReload()
        }
    }
    /// The height of the header in points; a negative one is that of the calendar.
    open var headerHeight: CGFloat = -1 { didSet { setNeedsReload() } }
    open var weekdayHeight: CGFloat = -1 { didSet { setNeedsReload() } }
    open var rowHeight: CGFloat = -1 { didSet { setNeedsReload() } }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var pagingEnabled = true
    open var scrollEnabled = true
    open var swipeToChooseGesture = UILongPressGestureRecognizer()
    open private(set) lazy var scopeGesture: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer()
        pan.onAction = { [weak self] in
            if let pan = $0 as? UIPanGestureRecognizer { self?.handleScopeGesture(pan) }
        }
        addGestureRecognizer(pan)
        return pan
    }()

    open var today: Date! = AppSurroundings.now { didSet { setNeedsReload() } }
    open var currentPage: Date {
        get { current }
        set { setCurrentPage(newValue, animated: false) }
    }
    open var minimumDate: Date { dataSource?.minimumDate(for: self) ?? Self.earliest }
    open var maximumDate: Date { dataSource?.maximumDate(for: self) ?? Self.latest }
    open private(set) var selectedDates: [Date] = []
    open var selectedDate: Date? { selectedDates.last }

    var pages = CalendarPages()
    private var current = AppSurroundings.now
    private var days: [Date] = []
    private var needsReload = true
    /// The height of a month, which a week does not have.
    private var monthHeight: CGFloat = 0
    private var needsHeight = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    private func configure() {
        // The calendar of the app's user and its time, not those of the host.
        pages.calendar.timeZone = AppSurroundings.calendar.timeZone
        pages.calendar.locale = AppSurroundings.locale
        pages.calendar.firstWeekday = 1
        current = pages.start(of: AppSurroundings.now)
        collectionView.backgroundColor = .clear
        collectionView.isScrollEnabled = false
        collectionView.dataSource = self
        collectionView.delegate = self
        register(FSCalendarCell.self, forCellReuseIdentifier: Self.defaultCell)
        addSubview(calendarHeaderView)
        addSubview(calendarWeekdayView)
        addSubview(collectionView)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.onAction = { [weak self] _ in self?.swiped(direction) }
            addGestureRecognizer(swipe)
        }
        updateHeaders()
    }

    // MARK: Layout

    private var headers: (title: CGFloat, weekdays: CGFloat) {
        (headerHeight < 0 ? 40 : headerHeight, weekdayHeight < 0 ? 25 : weekdayHeight)
    }

    private var preferredRowHeight: CGFloat {
        if rowHeight >= 0 { return rowHeight }
        return max(monthHeight - headers.title - headers.weekdays, 0) / 6
    }

    private var preferredHeight: CGFloat {
        let rows = scope == .week ? 1 : CGFloat(max(pages.days(of: current).count / 7, 1))
        return headers.title + headers.weekdays + preferredRowHeight * rows
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if scope == .month || monthHeight == 0 { monthHeight = bounds.height }
        let (title, weekdays) = headers
        calendarHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: title)
        calendarWeekdayView.frame = CGRect(x: 0, y: title, width: bounds.width, height: weekdays)
        collectionView.frame = CGRect(
            x: 0, y: title + weekdays, width: bounds.width, height: max(bounds.height - title - weekdays, 0))
        reloadIfNeeded()
        setRowHeight()
        if needsHeight { notifyOfHeight(animated: false) }
    }

    /// Sets the height of rows, which fill a month's page unless they have a height of their own.
    private func setRowHeight() {
        guard let layout = collectionView.collectionViewLayout as? CalendarLayout else { return }
        let isFilled = scope == .month && rowHeight < 0
        layout.rowHeight =
            isFilled ? collectionView.bounds.height / CGFloat(max(days.count / 7, 1)) : preferredRowHeight
    }

    private func notifyOfHeight(animated: Bool) {
        needsHeight = false
        delegate?.calendar(
            self, boundingRectWillChange: CGRect(x: 0, y: 0, width: bounds.width, height: preferredHeight),
            animated: animated)
    }

    // MARK: Contents

    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
        updateHeaders()
    }

    // Immediately, since code replaces the texts and colors of the labels afterwards.
    private func updateHeaders() {
        calendarWeekdayView.update(pages.weekdays(appearance.caseOptions), appearance)
        calendarHeaderView.update()
    }

    private func reloadIfNeeded() {
        guard needsReload, bounds.width > 0 else { return }
        needsReload = false
        days = pages.days(of: current)
        setRowHeight()
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
    }

    open func reloadData() {
        current = within(current)
        updateHeaders()
        needsReload = true
        reloadIfNeeded()
        setNeedsLayout()
    }

    open func register(_ cellClass: AnyClass, forCellReuseIdentifier identifier: String) {
        collectionView.register(cellClass, forCellWithReuseIdentifier: identifier)
    }

    open func dequeueReusableCell(
        withIdentifier identifier: String, for date: Date, at position: FSCalendarMonthPosition
    ) -> FSCalendarCell {
        let index = days.firstIndex { pages.calendar.isDate($0, inSameDayAs: date) } ?? 0
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: identifier, for: IndexPath(item: index, section: 0))
        return cell as? FSCalendarCell ?? FSCalendarCell()
    }

    open func cell(for date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell? {
        visibleCells().first {
            pages.calendar.isDate($0.date, inSameDayAs: date)
                && (position == .notFound || $0.monthPosition == position)
        }
    }

    open func visibleCells() -> [FSCalendarCell] {
        reloadIfNeeded()
        return collectionView.visibleCells.compactMap { $0 as? FSCalendarCell }
    }

    open func date(for cell: FSCalendarCell) -> Date? { cell.date }

    open func monthPosition(for cell: FSCalendarCell) -> FSCalendarMonthPosition { cell.monthPosition }

    open func frame(for date: Date) -> CGRect {
        cell(for: date, at: .notFound).map { $0.convert($0.bounds, to: self) } ?? .zero
    }

    // MARK: Pages

    func page(_ count: Int) -> Date { pages.page(count, after: current) }

    private func within(_ date: Date) -> Date {
        pages.start(of: max(pages.start(of: minimumDate), min(date, maximumDate)))
    }

    open func setCurrentPage(_ currentPage: Date, animated: Bool) {
        let page = within(currentPage)
        guard page != current else { return }
        current = page
        setNeedsReload()
        delegate?.calendarCurrentPageDidChange(self)
        if scope == .month && placeholderType != .fillSixRows { notifyOfHeight(animated: animated) }
    }

    open func setScope(_ scope: FSCalendarScope, animated: Bool) {
        guard scope != pages.scope else { return }
        // The week of the selected day, or of today, if the month contains it.
        let focused = [selectedDate, today].compactMap { $0 }
            .first { pages.start(of: $0) == current }
        pages.scope = scope
        current = pages.start(of: focused ?? current)
        setNeedsReload()
        if bounds.isEmpty { needsHeight = true } else { notifyOfHeight(animated: animated) }
    }

    open func handleScopeGesture(_ sender: UIPanGestureRecognizer) {
        guard sender.state == .ended else { return }
        setScope(sender.velocity(in: self).y < 0 ? .week : .month, animated: true)
    }

    private func swiped(_ direction: UISwipeGestureRecognizer.Direction) {
        guard scrollEnabled else { return }
        let forward: UISwipeGestureRecognizer.Direction = scrollDirection == .horizontal ? .left : .up
        let backward: UISwipeGestureRecognizer.Direction = scrollDirection == .horizontal ? .right : .down
        if direction == forward { setCurrentPage(page(1), animated: true) }
        if direction == backward { setCurrentPage(page(-1), animated: true) }
    }

    // MARK: Selection

    open func select(_ date: Date?) { select(date, scrollToDate: true) }

    open func select(_ date: Date?, scrollToDate: Bool) {
        guard let date else { return deselectAll() }
        let day = pages.calendar.startOfDay(for: date)
        guard day >= pages.calendar.startOfDay(for: minimumDate), day <= maximumDate else { return }
        if !allowsMultipleSelection { deselectAll() }
        selectedDates.removeAll { $0 == day }
        selectedDates.append(day)
        if scrollToDate { setCurrentPage(day, animated: false) }
        updateStates()
    }

    open func deselect(_ date: Date) {
        selectedDates.removeAll { pages.calendar.isDate($0, inSameDayAs: date) }
        updateStates()
    }

    private func deselectAll() {
        selectedDates.removeAll()
        updateStates()
    }

    private func updateStates() {
        for case let cell as FSCalendarCell in collectionView.visibleCells {
            cell.isSelected = selectedDates.contains(cell.date)
            cell.configureAppearance()
        }
    }

    private func tapped(_ cell: FSCalendarCell) {
        guard allowsSelection else { return }
        let (date, position) = (cell.date, cell.monthPosition)
        if selectedDates.contains(date) {
            guard allowsMultipleSelection else { return selected(date, position) }
            guard delegate?.calendar(self, shouldDeselect: date, at: position) ?? true else { return }
            deselect(date)
            delegate?.calendar(self, didDeselect: date, at: position)
            return
        }
        guard delegate?.calendar(self, shouldSelect: date, at: position) ?? true else { return }
        let former = allowsMultipleSelection ? nil : selectedDate
        select(date, scrollToDate: position != .current)
        if let former { delegate?.calendar(self, didDeselect: former, at: .current) }
        selected(date, position)
    }

    private func selected(_ date: Date, _ position: FSCalendarMonthPosition) {
        delegate?.calendar(self, didSelect: date, at: position)
    }
}

// MARK: - The days

extension FSCalendar: UICollectionViewDataSource, UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        days.count
    }

    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let date = days[indexPath.item]
        let position = pages.position(of: date, on: current)
        let cell =
            dataSource?.calendar(self, cellFor: date, at: position)
            ?? dequeueReusableCell(withIdentifier: Self.defaultCell, for: date, at: position)
        configure(cell, date, position)
        return cell
    }

    private func configure(_ cell: FSCalendarCell, _ date: Date, _ position: FSCalendarMonthPosition) {
        cell.calendar = self
        cell.date = date
        cell.monthPosition = position
        cell.dateIsToday = today.map { pages.calendar.isDate($0, inSameDayAs: date) } ?? false
        cell.weekend = pages.calendar.isDateInWeekend(date)
        cell.isHidden = position != .current && placeholderType == .none
        cell.title =
            dataSource?.calendar(self, titleFor: date) ?? "\(pages.calendar.component(.day, from: date))"
        cell.subtitle = dataSource?.calendar(self, subtitleFor: date)
        cell.image = dataSource?.calendar(self, imageFor: date)
        cell.numberOfEvents = dataSource?.calendar(self, numberOfEventsFor: date) ?? 0
        cell.isSelected = selectedDates.contains(date)
        prefer(cell, date)
        cell.configureAppearance()
    }

    private func prefer(_ cell: FSCalendarCell, _ date: Date) {
        guard let delegate = delegate as? any FSCalendarDelegateAppearance else { return }
        cell.preferredFillDefaultColor = delegate.calendar(
            self, appearance: appearance, fillDefaultColorFor: date)
        cell.preferredFillSelectionColor = delegate.calendar(
            self, appearance: appearance, fillSelectionColorFor: date)
        cell.preferredTitleDefaultColor = delegate.calendar(
            self, appearance: appearance, titleDefaultColorFor: date)
        cell.preferredTitleSelectionColor = delegate.calendar(
            self, appearance: appearance, titleSelectionColorFor: date)
        cell.preferredSubtitleDefaultColor = delegate.calendar(
            self, appearance: appearance, subtitleDefaultColorFor: date)
        cell.preferredSubtitleSelectionColor = delegate.calendar(
            self, appearance: appearance, subtitleSelectionColorFor: date)
        cell.preferredEventDefaultColors = delegate.calendar(
            self, appearance: appearance, eventDefaultColorsFor: date)
        cell.preferredEventSelectionColors = delegate.calendar(
            self, appearance: appearance, eventSelectionColorsFor: date)
        cell.preferredBorderDefaultColor = delegate.calendar(
            self, appearance: appearance, borderDefaultColorFor: date)
        cell.preferredBorderSelectionColor = delegate.calendar(
            self, appearance: appearance, borderSelectionColorFor: date)
        cell.preferredBorderRadius = delegate.calendar(self, appearance: appearance, borderRadiusFor: date)
        cell.titleOffset = delegate.calendar(self, appearance: appearance, titleOffsetFor: date)
        cell.subtitleOffset = delegate.calendar(self, appearance: appearance, subtitleOffsetFor: date)
        cell.imageOffset = delegate.calendar(self, appearance: appearance, imageOffsetFor: date)
        cell.eventOffset = delegate.calendar(self, appearance: appearance, eventOffsetFor: date)
    }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard let cell = cell as? FSCalendarCell else { return }
        delegate?.calendar(self, willDisplay: cell, for: cell.date, at: cell.monthPosition)
    }

    // The calendar selects cells itself, by their days.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    {
        if let cell = collectionView.cellForItem(at: indexPath) as? FSCalendarCell, !cell.isHidden {
            tapped(cell)
        }
        return false
    }
}

/// Rows of seven cells that have the width of the view together.
final class CalendarLayout: UICollectionViewLayout {
    var rowHeight: CGFloat = 0 { didSet { if rowHeight != oldValue { invalidateLayout() } } }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count / 7) * rowHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let width = (collectionView?.bounds.width ?? 0) / 7
        attributes.frame = CGRect(
            x: CGFloat(indexPath.item % 7) * width, y: CGFloat(indexPath.item / 7) * rowHeight, width: width,
            height: rowHeight)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

// Documents name the class without a module, as one of Objective-C, and code uses the method as an action.
@section(".init_array") @used private let __calendarAtLoad: @convention(c) () -> Void = {
    AdaptedCode.add {
        let calendar = AdaptedClass(FSCalendar.self, "FSCalendar")
        calendar.method("handleScopeGesture:") { (calendar: FSCalendar, sender: UIPanGestureRecognizer) in
            calendar.handleScopeGesture(sender)
        }
    }
}
