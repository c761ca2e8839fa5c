import CoreGraphics
import Foundation

/// The bar at the top of a screen, with the screen's title and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The delegate, called when items are pushed and popped; the navigation controller of its own bar.
    open weak var delegate: (any UINavigationBarDelegate)?

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
    open var shadowImage: UIImage? { didSet { updateBackground() } }
    open var prefersLargeTitles = false { didSet { setNeedsContent() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsContent() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsContent() } }
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasStandardAppearance = true
            setNeedsContent()
        }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            updateBackground()
            setNeedsContent()
        }
    }
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// The image of the back button, in place of the chevron, if the mask is given as well.
    open var backIndicatorImage: UIImage? { didSet { setNeedsContent() } }
    /// The mask of titles that slide below the back button's image. Stored; titles do not slide below it here.
    open var backIndicatorTransitionMaskImage: UIImage? { didSet { setNeedsContent() } }

    /// The items from the root of the navigation to the visible one.
    open var items: [UINavigationItem]? { didSet { setNeedsContent() } }
    open var topItem: UINavigationItem? { items?.last }
    /// The button of a split view, before the item's own; it follows the back button.
    var modeButton: UIBarButtonItem? { didSet { if modeButton !== oldValue { setNeedsContent() } } }
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// The position of the bar.
    open var barPosition: UIBarPosition { .top }

    /// The height of the search bar and then of the large title that is hidden by scrolling the content, in points.
    var hiddenRoom: CGFloat = 0 {
        didSet { if hiddenRoom != oldValue { roomDidChange() } }
    }

    /// The distance by which the content is pulled down beyond its upper edge, in points. The large title and the search
    /// bar move with it.
    var pulledRoom: CGFloat = 0 {
        didSet {
            guard pulledRoom != oldValue else { return }
            content.setNeedsLayout()
            setNeedsLayout()
        }
    }

    /// Whether content continues below the bar of a navigation controller.
    var isOverContent = false {
        didSet { if isOverContent != oldValue { content.reload() } }
    }

    /// Whether the bar is at the top of a sheet, where it is higher.
    var isInSheet = false { didSet { if isInSheet != oldValue { invalidateIntrinsicContentSize() } } }

    /// The width in the middle that a tab bar at the top covers, in points.
    var reservedMiddle: CGFloat = 0 { didSet { if reservedMiddle != oldValue { content.setNeedsLayout() } } }

    /// Whether the bar belongs to a navigation controller; one that stands alone in a view always shows its ground.
    var isManaged = false { didSet { updateBackground() } }
    var hasStandardAppearance = false { didSet { updateBackground() } }

    /// The action of a navigation controller for a tap on the back button, in place of the bar's own.
    var onBack: (() -> Void)?

    func goBack() {
        if let action = topItem?.backAction { return action.perform(sender: self) }
        if let top = topItem, delegate?.navigationBar(self, shouldPop: top) == false { return }
        if let onBack { onBack() } else { popItem(animated: true) }
    }

    let background = BarBackgroundView(edge: .bottom)
    let content = NavigationBarContent()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        (coder as? NibDecoder)?.configure(self)
    }

    /// The images that replace the bar's background.
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Sets the background image of the bar; an empty one makes the bar clear.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        guard barMetrics == .default else { return }
        let appearance = standardAppearance
        if let backgroundImage {
            appearance.configureWithTransparentBackground()
            appearance.backgroundImage = backgroundImage
            appearance.shadowImage = shadowImage
        } else {
            appearance.configureWithDefaultBackground()
        }
        standardAppearance = appearance
    }

    /// Sets the background image of the bar; positions are all the same here.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    /// Returns the background image of the bar.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = items?.popLast() else { return nil }
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// The content of a navigation controller extends to the top while its bar is hidden, whichever of the two hides it.
    open override var isHidden: Bool {
        didSet {
            let stack = superview?.hierarchy.controller as? UINavigationController
            if isHidden != oldValue, stack?.navigationBar === self { stack?.barsDidChange() }
        }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateSheet()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateSheet()
    }

    /// Finds the sheet of a bar without navigation controller, which knows it for its own.
    private func updateSheet() {
        if !isManaged, window != nil { isInSheet = enclosingController?.isInSheet ?? false }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = traitCollection.preferredContentSizeCategory
        if size != previousTraitCollection?.preferredContentSizeCategory { setNeedsContent() }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(for: traitCollection))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(for: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let top = isManaged ? frame.minY : topOverlap
        background.frame = CGRect(
            x: 0, y: -top, width: bounds.width, height: bounds.height + top + pulledRoom)
        var rest = bounds
        rest.size.height = max(rest.height - shownSearchRoom, 0)
        content.frame = rest.inset(by: safeSides)
        placeSearchBar()
    }

    /// The distance by which the background extends to the screen's edge if the bar is right below the status bar
    /// (Apple: UIBarPosition.topAttached).
    private var topOverlap: CGFloat {
        guard let superview, abs(frame.minY - superview.safeAreaInsets.top) < 0.5 else { return 0 }
        return shownStandardAppearance != nil || shownScrollEdgeAppearance != nil ? frame.minY : 0
    }
}

extension UINavigationBar {
    private func assemble() {
        insertSubview(background, at: 0)
        addSubview(content)
        updateBackground()
    }

    /// The height with all rows: 30 points more with a prompt, 52 with a large title and as much with a search bar.
    func height(for traits: UITraitCollection) -> CGFloat {
        let titles = standardHeight(for: traits) + promptHeight(for: traits) + shownLargeTitleRoom
        return (hidesTitlesForSearch ? 0 : titles) + shownSearchRoom
    }

    /// The height without further rows: 44 points, 32 where the height is compact, 50 on iPad, 56 in sheets (also without a
    /// navigation controller), 54 in iOS 26 (frames that Interface Builder saved).
    func standardHeight(for traits: UITraitCollection) -> CGFloat {
        if design == .glass, isManaged { return isInSheet ? 60 : 54 }
        if traits.verticalSizeClass == .compact { return 32 }
        if isInSheet { return 56 }
        return traits.userInterfaceIdiom == .pad && isManaged ? 50 : controlMetrics.navigationBarHeight
    }

    /// The height of the row of buttons. In iOS 26 the rest of the bar is below them.
    func bandHeight(for traits: UITraitCollection) -> CGFloat {
        let height = standardHeight(for: traits)
        return design == .glass && !isInSheet ? min(height, GlassItemRow.height) : height
    }

    func promptHeight(for traits: UITraitCollection) -> CGFloat {
        topItem?.prompt?.isEmpty == false && traits.verticalSizeClass != .compact ? 30 : 0
    }

    func setNeedsContent() {
        for item in items ?? [] { item.onChange = { [weak self] in self?.setNeedsContent() } }
        content.bar = self
        content.reload()
        updateSearchBar()
        background.setNeedsDisplay()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if isManaged { superview?.setNeedsLayout() }
    }

    func updateBackground() {
        let style: UIUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
        (background.overrideUserInterfaceStyle, content.overrideUserInterfaceStyle) = (style, style)
        background.look = { [weak self] in self?.ground ?? BarBackgroundView.Look() }
    }

    private var ground: BarBackgroundView.Look {
        BarLook(
            barTintColor: barTintColor, isTranslucent: isTranslucent,
            standard: shownStandardAppearance, scrollEdge: shownScrollEdgeAppearance,
            isAtEdge: isManaged && !isOverContent, isDark: barStyle != .default,
            hidesHairline: shadowImage != nil,
            isClearAtEdge: barsAreClearAtEdge
        ).background
    }

    /// The appearance of the top item, else of the bar.
    private var shownStandardAppearance: UINavigationBarAppearance? {
        topItem?.standardAppearance ?? (hasStandardAppearance ? standardAppearance : nil)
    }
    private var shownScrollEdgeAppearance: UINavigationBarAppearance? {
        topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    /// The appearance that was set for what the bar shows now.
    var currentAppearance: UINavigationBarAppearance? {
        let isAtEdge = isManaged && !isOverContent
        if isAtEdge, let look = shownScrollEdgeAppearance { return look }
        return shownStandardAppearance
    }

    /// The image of the back button from an appearance or the bar.
    var customBackIndicator: UIImage? {
        if let look = currentAppearance { return look.customBackIndicator }
        return backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
    }

    /// Returns the text attributes of the title, large or not.
    func titleAttributes(large: Bool) -> [NSAttributedString.Key: Any] {
        let appearance = currentAppearance ?? shownStandardAppearance ?? standardAppearance
        let modern = large ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        if !modern.isEmpty { return modern }
        return (large ? largeTitleTextAttributes : titleTextAttributes) ?? [:]
    }
}
