import CoreGraphics
import Foundation

/// The bar at the bottom of a screen that chooses among screens.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The object that is notified of items that the user selects.
    open weak var delegate: (any UITabBarDelegate)?

    open var barStyle: UIBarStyle = .default { didSet { updateBackground() } }
    /// Whether content is seen through the bar. The content of a controller extends below such a bar alone (Apple:
    /// edgesForExtendedLayout).
    open var isTranslucent = true {
        didSet {
            updateBackground()
            superview?.setNeedsLayout()
        }
    }
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// The image that replaces the bar's background; an empty one makes the bar clear.
    open var backgroundImage: UIImage? { didSet { updateBackground() } }
    /// The image that replaces the line above the bar; an empty one removes the line.
    open var shadowImage: UIImage? { didSet { updateBackground() } }
    /// The image behind the selected item, below its image and title.
    open var selectionIndicatorImage: UIImage? { didSet { reload() } }
    /// The width of each item if items are centered, in points; 0 for the bar's own.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The spacing of centered items in points; 0 for the bar's own.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
    open var unselectedItemTintColor: UIColor? { didSet { reload() } }
    open var standardAppearance = UITabBarAppearance() { didSet { standardAppearanceDidChange() } }
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            updateBackground()
            reload()
        }
    }
    open var items: [UITabBarItem]? { didSet { if items != oldValue { reload() } } }
    open var selectedItem: UITabBarItem? {
        didSet {
            guard selectedItem !== oldValue else { return }
            lastItem = oldValue
            reload()
        }
    }

    private let background = BarBackgroundView(edge: .top)
    private(set) var views: [TabBarButtonView] = []
    /// The glass behind the items of a bar that floats, and behind the tab for searching.
    let glass = GlassView(frame: .zero)
    let searchGlass = GlassView(frame: .zero)

    /// The item that was selected before.
    private(set) weak var lastItem: UITabBarItem?
    /// The item of the tab for searching, which is apart from the others on glass.
    var searchItem: UITabBarItem? { didSet { if searchItem !== oldValue { setNeedsLayout() } } }
    /// The search bar of that tab while it is selected, in place of its item.
    var searchBar: UISearchBar? { didSet { if searchBar !== oldValue { setNeedsLayout() } } }
    /// Whether a bar of glass is small, with the selected item alone.
    var isMinimized = false { didSet { if isMinimized != oldValue { setNeedsLayout() } } }

    /// Whether a tab bar controller shows the bar.
    var isManaged = false { didSet { updateBackground() } }

    /// Returns whether content continues below the bar.
    var isOverContent: () -> Bool = { false }

    private(set) var hasStandardAppearance = false

    /// The action of a tab bar controller for a tap on an item, in place of the bar's own.
    var onChoice: ((UITabBarItem) -> Void)?

    private func choose(_ item: UITabBarItem) {
        if let onChoice { return onChoice(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        (coder as? NibDecoder)?.configure(self)
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    // MARK: Customizing

    /// Whether the user is choosing and arranging the bar's items: never, since the interface for it is not available.
    open var isCustomizing: Bool { false }

    /// Reports that the interface in which the user chooses and arranges items is not available.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        RuntimeDiagnostics.report("Customizing the items of a tab bar is not available")
    }

    /// Ends customizing. Returns whether the items have changed: never.
    open func endCustomizing(animated: Bool) -> Bool { false }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    /// Returns the given width, and the height with the bottom safe area of a tab bar controller.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isAtEdge = isManaged && !floatsAtTop && !floatsAtBottom
        let bottom = isAtEdge ? superview?.safeAreaInsets.bottom ?? 0 : 0
        return CGSize(width: size.width, height: barHeight + bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = barGround()
        background.isHidden = floatsAtTop
        glass.isHidden = !floatsAtTop && !floatsAtBottom
        searchGlass.isHidden = true
        if floatsAtBottom { return placeOnGlassAtBottom() }
        for view in views { view.arrangement = floatsAtTop ? .title : .bar }
        if floatsAtTop { return placeOnGlassAtTop() }
        let band = bounds.inset(by: safeSides)
        if standsInMiddle {
            placeInMiddle(of: band)
        } else {
            place(views.map { _ in band.width / CGFloat(max(views.count, 1)) }, from: band.minX)
        }
    }
}

extension UITabBar {
    /// The height: 49 points, 32 in compact height; 50 on iPad in a tab bar controller; that of the glass and of the space below it in
    /// the look of iOS 26 (a picture of iOS 26.2).
    var barHeight: CGFloat {
        if floatsAtBottom { return glassHeight + FloatingBar.bottomMargin }
        if traitCollection.verticalSizeClass == .compact { return 32 }
        return isManaged && traitCollection.userInterfaceIdiom == .pad ? 50 : 49
    }

    /// The width of a bar at the top, in points.
    var widthAtTop: CGFloat { widthsAtTop.reduce(0, +).rounded(.up) }

    private var widthsAtTop: [CGFloat] { views.map { $0.titleWidth + 2 * FloatingBar.topItemMargin } }

    private func placeOnGlassAtTop() {
        let widths = widthsAtTop
        let sum = widths.reduce(0, +)
        glass.frame = bounds
        let scale = sum > 0 ? bounds.width / sum : 1
        place(widths.map { $0 * scale }, from: bounds.minX, in: bounds)
    }

    private var standsInMiddle: Bool {
        switch itemPositioning {
        case .fill: false
        case .centered: true
        case .automatic:
            traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
        }
    }

    private func assemble() {
        insertSubview(background, at: 0)
        insertSubview(glass, aboveSubview: background)
        insertSubview(searchGlass, aboveSubview: background)
        updateBackground()
    }

    private func standardAppearanceDidChange() {
        hasStandardAppearance = true
        updateBackground()
        reload()
    }

    private func updateBackground() {
        background.overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
        background.look = { [weak self] in self?.ground ?? BarBackgroundView.Look() }
    }

    var ground: BarBackgroundView.Look {
        let look = BarLook(
            barTintColor: barTintColor, isTranslucent: isTranslucent,
            standard: hasStandardAppearance ? standardAppearance : nil, scrollEdge: scrollEdgeAppearance,
            isAtEdge: isManaged && !isOverContent(), isDark: barStyle != .default,
            hidesHairline: shadowImage != nil,
            isClearAtEdge: barsAreClearAtEdge
        ).background
        guard let backgroundImage, !hasStandardAppearance else { return look }
        return BarBackgroundView.Look(
            image: backgroundImage, hairline: shadowImage == nil ? .separator : nil)
    }

    private func reload() {
        for view in views { view.removeFromSuperview() }
        views = (items ?? []).map { item in
            item.onChange = { [weak self] in self?.reload() }
            let view = TabBarButtonView(
                item: item, isSelected: item === selectedItem, unselectedColor: unselectedItemTintColor)
            view.look =
                item.standardAppearance ?? (hasStandardAppearance ? standardAppearance : scrollEdgeAppearance)
            view.selectionIndicator = selectionIndicatorImage
            view.onTap = { [weak self] in self?.choose(item) }
            return view
        }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    /// Places the items close together in the middle, in regular width.
    private func placeInMiddle(of band: CGRect) {
        let spacing = itemSpacing > 0 ? itemSpacing : 34
        let widths = views.map { (itemWidth > 0 ? itemWidth : max($0.naturalWidth, 76)) + spacing }
        let sum = widths.reduce(0, +)
        let scale = sum > band.width ? band.width / sum : 1
        place(widths.map { $0 * scale }, from: band.midX - sum * scale / 2)
    }

    private func place(_ widths: [CGFloat], from start: CGFloat, in room: CGRect? = nil) {
        let room = room ?? CGRect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, barHeight))
        var x = start
        for (view, width) in zip(views, widths) {
            let (left, right) = (pixels.nearest(x), pixels.nearest(x + width))
            let place = isRightToLeft ? bounds.width - right : left
            view.frame = CGRect(x: place, y: room.minY, width: right - left, height: room.height)
            x += width
        }
    }
}

extension UITabBar {
    /// The distribution of the items over the bar.
    public enum ItemPositioning: Int, Sendable {
        /// Centered in regular width, else over the whole width.
        case automatic = 0
        /// Distributed over the whole width.
        case fill = 1
        /// Centered, with `itemSpacing` between items.
        case centered = 2
    }
}
