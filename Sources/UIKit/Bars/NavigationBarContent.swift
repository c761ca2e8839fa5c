import CoreGraphics
import Foundation

/// Title, large title and buttons of a navigation bar.
@MainActor
final class NavigationBarContent: UIView {
    weak var bar: UINavigationBar?

    private let title = UILabel()
    private let largeTitle = UILabel()
    private let prompt = UILabel()
    private var left: [BarButtonView] = []
    private var right: [BarButtonView] = []
    private var titleView: UIView?
    private let back = BackButtonView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [title, largeTitle, prompt, back] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func reload() {
        guard let bar else { return }
        let item = bar.topItem
        showTexts(item, bar)
        showButtons(item)
        showBack(bar)
        showTitleView(item?.titleView)
        setNeedsLayout()
    }

    private func showTexts(_ item: UINavigationItem?, _ bar: UINavigationBar) {
        let isLarge = bar.showsLargeTitle
        style(title, item?.title, bar.titleAttributes(large: false), .systemFont(ofSize: 17, weight: .semibold))
        style(largeTitle, item?.title, bar.titleAttributes(large: true), .systemFont(ofSize: 34, weight: .bold))
        title.textAlignment = .center
        title.isHidden = isLarge || item?.titleView != nil
        largeTitle.isHidden = !isLarge
        prompt.isHidden = true
    }

    private func style(
        _ label: UILabel, _ text: String?, _ attributes: [NSAttributedString.Key: Any], _ font: UIFont
    ) {
        let isDark = bar?.barStyle != .default
        label.text = text
        label.font = attributes[.font] as? UIFont ?? font
        label.textColor = attributes[.foregroundColor] as? UIColor ?? (isDark ? .white : .label)
    }

    private func showButtons(_ item: UINavigationItem?) {
        for view in left + right { view.removeFromSuperview() }
        left = (item?.leftBarButtonItems ?? []).map(BarButtonView.init)
        right = (item?.rightBarButtonItems ?? []).map(BarButtonView.init)
        for view in left + right { addSubview(view) }
    }

    private func showBack(_ bar: UINavigationBar) {
        let item = bar.topItem
        let hasOwnLeft = item?.leftBarButtonItems?.isEmpty == false && item?.leftItemsSupplementBackButton != true
        back.isHidden = bar.backItem == nil || item?.hidesBackButton == true || hasOwnLeft
        back.title = bar.backItem?.backBarButtonItem?.title ?? bar.backItem?.backButtonTitle ?? bar.backItem?.title
    }

    private func showTitleView(_ view: UIView?) {
        guard titleView !== view else { return }
        titleView?.removeFromSuperview()
        titleView = view
        if let view { addSubview(view) }
    }

    // MARK: Layout

    private var band: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width, height: bar?.standardHeight(for: traitCollection) ?? 44)
    }

    private var margin: CGFloat { bounds.width < 414 ? 16 : 20 }
    private static let spacing: CGFloat = 16

    override func layoutSubviews() {
        let leading = placeLeading()
        let trailing = placeTrailing()
        placeTitle(between: leading, and: bounds.width - trailing)
        placeLargeTitle()
    }

    private var mirror: CGFloat? { isRightToLeft ? bounds.width : nil }

    /// Answers where the leading buttons end.
    private func placeLeading() -> CGFloat {
        var x = margin
        if !back.isHidden {
            let size = back.sizeThatFits(CGSize(width: bounds.width / 2, height: band.height))
            let start: CGFloat = 8
            back.frame = CGRect(
                x: mirror.map { $0 - start - size.width } ?? start, y: 0, width: size.width, height: band.height)
            x = start + size.width + Self.spacing
        }
        let row = BarItemRow(views: left, spacing: Self.spacing)
        row.place(fromX: x, in: band, mirroredIn: mirror)
        return left.isEmpty ? (back.isHidden ? margin : x) : x + row.width(in: band.height) + 8
    }

    /// Answers how far the trailing buttons reach from the trailing edge. The first item is the outermost.
    private func placeTrailing() -> CGFloat {
        guard !right.isEmpty else { return margin }
        let row = BarItemRow(views: right.reversed(), spacing: Self.spacing)
        let width = row.width(in: band.height)
        row.place(fromX: bounds.width - margin - width, in: band, mirroredIn: mirror)
        return margin + width + 8
    }

    private func placeTitle(between start: CGFloat, and end: CGFloat) {
        let room = max(end - start, 0)
        let view = titleView ?? title
        let natural = titleSize(view, room)
        let width = min(natural.width, room)
        let x = min(max((bounds.width - width) / 2, start), max(end - width, start))
        let height = min(natural.height, band.height)
        view.frame = CGRect(
            x: mirror.map { $0 - x - width } ?? x, y: band.midY - height / 2, width: width, height: height)
    }

    private func titleSize(_ view: UIView, _ room: CGFloat) -> CGSize {
        if view === title { return title.sizeThatFits(CGSize(width: room, height: band.height)) }
        if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.width > 0 ? fitting : view.sizeThatFits(CGSize(width: room, height: band.height))
    }

    private func placeLargeTitle() {
        let size = largeTitle.sizeThatFits(CGSize(width: bounds.width - 2 * margin, height: 52))
        let width = min(size.width, bounds.width - 2 * margin)
        largeTitle.frame = CGRect(
            x: mirror.map { $0 - margin - width } ?? margin, y: band.maxY + 3, width: width, height: size.height)
    }
}
