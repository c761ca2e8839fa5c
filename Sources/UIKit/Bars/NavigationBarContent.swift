import CoreGraphics
import Foundation

/// Title, large title and buttons of a navigation bar.
@MainActor
final class NavigationBarContent: UIView {
    weak var bar: UINavigationBar?

    private let title = UILabel()
    private let largeTitle = UILabel()
    /// Clips the large title where it moves below the buttons.
    private let largeTitleRow = UIView()
    private let subtitle = BarSubtitleView()
    private let largeSubtitle = BarSubtitleView()
    private let prompt = UILabel()
    private var left: [BarButtonView] = []
    private var right: [BarButtonView] = []
    private var titleView: UIView?
    private let back = BackButtonView()
    /// The design that the buttons were made for, which can differ before the bar is in a window.
    private var shownDesign = InterfaceDesign.bars
    private var glass = GlassGrounds()
    private var glassPlaces: [(frame: CGRect, color: UIColor?)] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        largeTitleRow.clipsToBounds = true
        largeTitleRow.isUserInteractionEnabled = false
        for view in [largeTitle, largeSubtitle] { largeTitleRow.addSubview(view) }
        for view in [title, subtitle, largeTitleRow, prompt, back] as [UIView] { addSubview(view) }
        back.onTap = { [weak self] in self?.bar?.goBack() }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func reload() {
        guard let bar else { return }
        shownDesign = design
        let item = bar.topItem
        showTexts(item, bar)
        showButtons(item)
        showBack(bar)
        showTitleView(item?.titleView)
        setNeedsLayout()
    }

    private func showTexts(_ item: UINavigationItem?, _ bar: UINavigationBar) {
        let isLarge = bar.showsLargeTitle
        style(
            title, item?.title, bar.titleAttributes(large: false), .systemFont(ofSize: 17, weight: .semibold))
        style(
            largeTitle, item?.largeTitle ?? item?.title, bar.titleAttributes(large: true), bar.largeTitleFont)
        title.textAlignment = .center
        showSubtitles(item, isLarge: isLarge, bar)
        showSmallTitle(bar)
        largeTitle.isHidden = !isLarge
        prompt.text = item?.prompt
        prompt.font = .systemFont(ofSize: 12)
        prompt.textColor = title.textColor
        prompt.textAlignment = .center
        prompt.isHidden = bar.promptHeight(for: traitCollection) == 0
    }

    /// A custom view is in one of the two lines at a time.
    private func showSubtitles(_ item: UINavigationItem?, isLarge: Bool, _ bar: UINavigationBar) {
        let view = item?.subtitleView
        subtitle.show(
            item?.subtitle, item?.attributedSubtitle, isLarge ? nil : view, font: .systemFont(ofSize: 12))
        let large = item?.shownLargeSubtitle
        largeSubtitle.show(
            isLarge ? large?.text : nil, isLarge ? large?.attributed : nil, isLarge ? large?.view : nil,
            font: bar.largeSubtitleFont)
    }

    private func showSmallTitle(_ bar: UINavigationBar) {
        title.alpha = bar.smallTitleAlpha
        title.isHidden = title.alpha == 0 || bar.topItem?.titleView != nil
        subtitle.alpha = title.isHidden ? 0 : title.alpha
    }

    /// Updates the visible part of the large title.
    func roomDidChange() {
        if let bar { showSmallTitle(bar) }
        setNeedsLayout()
    }

    private func style(
        _ label: UILabel, _ text: String?, _ attributes: [NSAttributedString.Key: Any], _ font: UIFont
    ) {
        label.text = text
        label.font = attributes[.font] as? UIFont ?? font
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        label.lineBreakMode = .byTruncatingTail
    }

    private func showButtons(_ item: UINavigationItem?) {
        for view in left + right { view.removeFromSuperview() }
        let items = (left: leadingItems(item), right: item?.rightBarButtonItems ?? [])
        BarButtonView.follow(items.left + items.right, in: self) { [weak self] in self?.bar?.setNeedsContent()
        }
        let look = bar?.currentAppearance
        let (design, tint) = (design, bar?.appearance.tintColor)
        let makeView = { (item: UIBarButtonItem) in
            BarButtonView(
                item: item, appearance: look?.buttonAppearance, doneAppearance: look?.doneButtonAppearance,
                design: design, barTint: tint)
        }
        left = items.left.filter { !$0.isHidden }.map(makeView)
        right = items.right.filter { !$0.isHidden }.map(makeView)
        for view in left + right { addSubview(view) }
    }

    /// Returns the leading items, after the button of a split view unless the app has added it itself.
    private func leadingItems(_ item: UINavigationItem?) -> [UIBarButtonItem] {
        let own = item?.leftBarButtonItems ?? []
        guard let button = bar?.modeButton, !own.contains(button) else { return own }
        return [button] + own
    }

    private func showBack(_ bar: UINavigationBar) {
        let item = bar.topItem
        let hasOwnLeft =
            item?.leftBarButtonItems?.isEmpty == false && item?.leftItemsSupplementBackButton != true
        back.isHidden = bar.backItem == nil || item?.hidesBackButton == true || hasOwnLeft
        back.title = backTitle(bar.backItem)
        back.isOnGlass = design == .glass
        back.glassTint = bar.appearance.tintColor
        back.indicator = bar.customBackIndicator
        back.titleAttributes =
            bar.currentAppearance?.backButtonAppearance
            .titleAttributes(isEnabled: true, isHighlighted: false) ?? [:]
        back.titleOffset =
            bar.backItem?.backBarButtonItem?.backButtonTitlePositionAdjustment(for: .default) ?? .zero
    }

    /// Returns the title set for the back button, else that of the screen; "Back" for a screen without one.
    private func backTitle(_ item: UINavigationItem?) -> String {
        switch item?.backButtonDisplayMode {
        case .minimal: return ""
        case .generic: return BackButtonView.plainTitle
        default: break
        }
        if let title = item?.backBarButtonItem?.title ?? item?.backButtonTitle { return title }
        guard let title = item?.title, !title.isEmpty else { return BackButtonView.plainTitle }
        return title
    }

    private func showTitleView(_ view: UIView?) {
        guard titleView !== view else { return }
        titleView?.removeFromSuperview()
        titleView = view
        if let view { addSubview(view) }
    }

    // MARK: Layout

    private var band: CGRect {
        guard let bar else { return bounds }
        return CGRect(
            x: 0, y: bar.promptHeight(for: traitCollection), width: bounds.width,
            height: bar.isManaged ? bar.bandHeight(for: traitCollection) : standaloneHeight(bar))
    }

    /// Returns the height of a bar outside a navigation controller, which may have any height.
    private func standaloneHeight(_ bar: UINavigationBar) -> CGFloat {
        let rest = bar.promptHeight(for: traitCollection) + bar.shownLargeTitleRoom
        return max(bounds.height - rest, 0)
    }

    /// The upper edge of the large title's row.
    private var titleRowTop: CGFloat {
        guard let bar, bar.isManaged else { return band.maxY }
        return band.minY + bar.standardHeight(for: traitCollection)
    }

    private var margin: CGFloat {
        let isCompact = traitCollection.verticalSizeClass == .compact
        // Where the display has no rounded corners, which have their own margins, buttons are this far from its sides.
        return design == .glass && isCompact && bar?.safeSides == .zero
            ? FloatingBar.compactSideMargin : Self.barMargin(in: bounds.width)
    }

    override func layoutSubviews() {
        if shownDesign != design { reload() }
        glassPlaces = []
        let leading = placeLeading()
        let trailing = placeTrailing()
        glass.show(glassPlaces, in: self)
        placeTitle(between: leading, and: bounds.width - trailing)
        placeLargeTitle()
        prompt.frame = CGRect(x: margin, y: 8, width: max(bounds.width - 2 * margin, 0), height: 20)
    }

    /// The width for mirroring; the bar's semantic content attribute determines it, not that of its parts.
    private var mirror: CGFloat? { (bar ?? self).isRightToLeft ? bounds.width : nil }

    /// Places the leading buttons. Returns their end.
    private func placeLeading() -> CGFloat {
        var x = margin
        if !back.isHidden { x = placeBack() + BarItemRow.spacing }
        guard !left.isEmpty else { return back.isHidden ? margin : x - BarItemRow.spacing + Self.gap }
        let width = width(of: left)
        place(left, from: x, width: width)
        return x + width + Self.gap
    }

    /// Between a button and the title at least, in points.
    private static let gap: CGFloat = 8

    /// Places the back button and returns its end. Its title is shortened in favor of the screen's.
    private func placeBack() -> CGFloat {
        let isOnGlass = design == .glass
        let start = isOnGlass ? margin : margin - 8
        let middle = title.isHidden ? 0 : title.sizeThatFits(bounds.size).width / 2
        let room = max(bounds.width / 2 - middle - start - Self.gap, 0)
        let size = back.fit(CGSize(width: room, height: band.height))
        back.frame = CGRect(
            x: mirror.map { $0 - start - size.width } ?? start,
            y: isOnGlass ? band.midY - size.height / 2 : band.minY, width: size.width,
            height: isOnGlass ? size.height : band.height)
        return start + size.width
    }

    /// Places the trailing buttons, the first item outermost. Returns their distance from the trailing edge.
    private func placeTrailing() -> CGFloat {
        guard !right.isEmpty else { return margin }
        let views: [BarButtonView] = right.reversed()
        let width = width(of: views)
        place(views, from: bounds.width - margin - width, width: width)
        return margin + width + Self.gap
    }

    private func width(of views: [BarButtonView]) -> CGFloat {
        design == .glass
            ? GlassItemRow(views: views).width : BarItemRow(views: views).width(in: band.height)
    }

    /// Places buttons side by side in the width that they need.
    private func place(_ views: [BarButtonView], from x: CGFloat, width: CGFloat) {
        let room = CGRect(x: x, y: band.minY, width: width, height: band.height)
        if design == .glass {
            glassPlaces += GlassItemRow(views: views).place(in: room, mirroredIn: mirror)
        } else {
            BarItemRow(views: views).place(in: room, mirroredIn: mirror)
        }
    }

    private func placeTitle(between start: CGFloat, and end: CGFloat) {
        let room = max(end - start, 0)
        let view = titleView ?? title
        let natural = titleSize(view, room)
        let reserved = bar?.reservedMiddle ?? 0
        let side = reserved > 0 ? min(room, max((bounds.width - reserved) / 2 - Self.gap - start, 0)) : room
        let width = min(natural.width, side)
        let middle = reserved > 0 ? start : (bounds.width - width) / 2
        let x = min(max(middle, start), max(end - width, start))
        let below = placeSubtitle(between: start, and: end)
        let height = min(natural.height, band.height - below)
        view.frame = pixels.nearest(
            CGRect(
                x: mirror.map { $0 - x - width } ?? x, y: pixels.down(band.midY - (height + below) / 2),
                width: width, height: height))
        subtitle.frame.origin.y = view.frame.maxY
    }

    /// Places the line below the title horizontally. Returns its height.
    private func placeSubtitle(between start: CGFloat, and end: CGFloat) -> CGFloat {
        guard titleView == nil, !subtitle.isHidden else { return 0 }
        let natural = subtitle.sizeThatFits(CGSize(width: max(end - start, 0), height: band.height))
        let width = min(natural.width, max(end - start, 0))
        let x = min(max((bounds.width - width) / 2, start), max(end - width, start))
        subtitle.frame = pixels.nearest(
            CGRect(x: mirror.map { $0 - x - width } ?? x, y: 0, width: width, height: natural.height))
        return subtitle.frame.height
    }

    private func titleSize(_ view: UIView, _ room: CGFloat) -> CGSize {
        if view === title { return title.sizeThatFits(CGSize(width: room, height: band.height)) }
        if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.width > 0 ? fitting : view.sizeThatFits(CGSize(width: room, height: band.height))
    }

    private func placeLargeTitle() {
        let pulled = bar?.pulledRoom ?? 0
        largeTitleRow.frame = CGRect(
            x: 0, y: titleRowTop, width: bounds.width, height: max(bounds.height + pulled - titleRowTop, 0))
        let top = UINavigationBar.largeTitleTop + pulled - (bar?.hiddenLargeTitleRoom ?? 0)
        placeInLargeTitleRow(largeTitle, y: top)
        guard !largeSubtitle.isHidden else { return }
        placeInLargeTitleRow(largeSubtitle, y: top + largeTitle.bounds.height)
    }

    /// Places a line of the large title's row at the leading side, scaled about its leading edge.
    private func placeInLargeTitleRow(_ line: UIView, y: CGFloat) {
        let room = bounds.width - 2 * margin
        let size = line.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        let width = min(size.width, room)
        line.transform = .identity
        line.frame = CGRect(
            x: mirror.map { $0 - margin - width } ?? margin, y: y, width: width, height: size.height)
        let scale = bar?.largeTitleScale ?? 1
        guard scale != 1 else { return }
        let growth = width * (scale - 1) / 2 * (mirror == nil ? 1 : -1)
        line.transform = CGAffineTransform(translationX: growth, y: 0).scaledBy(x: scale, y: scale)
    }
}
