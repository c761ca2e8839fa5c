import CoreGraphics
import Foundation

/// A bar of buttons, at the bottom of a screen as a rule.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    open weak var delegate: (any UIToolbarDelegate)?

    /// The position of the bar, determined by its delegate.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

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
    open var standardAppearance = UIToolbarAppearance() { didSet { standardAppearanceDidChange() } }
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { updateBackground() } }
    /// The appearance in compact height, as on a phone in landscape orientation; nil for the standard one.
    open var compactAppearance: UIToolbarAppearance?
    /// The compact appearance if the content ends at the bar.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    open var items: [UIBarButtonItem]? { didSet { reload() } }

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// Sets the background image of the bar; positions are all the same here.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics] = backgroundImage
        guard barMetrics == .default else { return }
        let appearance = standardAppearance
        appearance.backgroundImage = backgroundImage
        standardAppearance = appearance
    }

    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { backgroundImages[barMetrics] }

    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        let appearance = standardAppearance
        appearance.shadowImage = shadowImage
        standardAppearance = appearance
    }

    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        shadowImages[topOrBottom]
    }

    /// The search bar of the shown screen, if it is in the toolbar.
    var search: ToolbarSearch? {
        didSet {
            if search != oldValue || search.map({ $0.bar.superview !== self }) == true { searchDidChange() }
        }
    }
    /// Whether the bar's items are shown, or only the search bar.
    var showsItems = true { didSet { if showsItems != oldValue { setNeedsLayout() } } }

    private let background = BarBackgroundView(edge: .top)
    private var views: [BarButtonView] = []
    /// The design that the buttons were made for, which can differ before the bar is in a window.
    private var shownDesign = InterfaceDesign.bars
    private var glass = GlassGrounds()

    /// Whether a navigation controller shows the bar.
    var isManaged = false { didSet { updateBackground() } }

    /// Returns whether content continues below the bar.
    var isOverContent: () -> Bool = { false }

    private(set) var hasStandardAppearance = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        (coder as? NibDecoder)?.configure(self)
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if shownDesign != design { reload() }
        background.frame = barGround()
        let margin = Self.barMargin(in: bounds.width)
        let band = bounds.inset(by: safeSides).insetBy(dx: margin, dy: 0)
        guard design == .bars else {
            let mirror = isRightToLeft ? bounds.width : nil
            let places =
                search.map { placeSearch($0, views: views, in: glassBand(band), mirroredIn: mirror) }
                ?? GlassItemRow(views: views).place(in: glassBand(band), mirroredIn: mirror)
            return glass.show(places, in: self, above: background)
        }
        BarItemRow(views: views).place(in: band, mirroredIn: isRightToLeft ? bounds.width : nil)
    }
}

extension UIToolbar {
    /// The height: 44 points, 32 in compact height, 50 in a navigation controller on iPad; 49 above a home indicator
    /// (learned from frames that Interface Builder saved).
    var barHeight: CGFloat {
        if traitCollection.verticalSizeClass == .compact { return 32 }
        if traitCollection.userInterfaceIdiom == .pad { return isManaged ? 50 : 44 }
        return !isAboveAnotherView && (superview?.safeAreaInsets.bottom ?? 0) > 0 ? 49 : 44
    }

    /// Returns the row of buttons on glass, which reaches into the home indicator's area if the bar does.
    private func glassBand(_ band: CGRect) -> CGRect {
        guard bounds.height > barHeight else { return band }
        return CGRect(
            x: band.minX, y: bounds.height - FloatingBar.bottomMargin - GlassItemRow.height,
            width: band.width,
            height: GlassItemRow.height)
    }

    /// Whether the toolbar is above another view, in a column or by a constraint, and so not at the screen's edge.
    private var isAboveAnotherView: Bool {
        if let stack = superview as? UIStackView, stack.axis == .vertical {
            return stack.arrangedSubviews.last !== self
        }
        return superview?.constraints.contains { $0.joinsBottom(of: self) } ?? false
    }

    private func assemble() {
        insertSubview(background, at: 0)
        updateBackground()
    }

    private func searchDidChange() {
        hold(search?.bar)
        if search == nil { for view in views { view.isHidden = false } }
        setNeedsLayout()
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

    private var ground: BarBackgroundView.Look {
        BarLook(
            barTintColor: barTintColor, isTranslucent: isTranslucent,
            standard: hasStandardAppearance ? standardAppearance : nil, scrollEdge: scrollEdgeAppearance,
            isAtEdge: isManaged && !isOverContent(), isDark: barStyle != .default,
            isClearAtEdge: barsAreClearAtEdge
        ).background
    }

    private func reload() {
        shownDesign = design
        for view in views { view.removeFromSuperview() }
        let items = items ?? []
        BarButtonView.follow(items, in: self) { [weak self] in self?.reload() }
        let look = hasStandardAppearance ? standardAppearance : nil
        views = items.filter { !$0.isHidden }.map { item in
            BarButtonView(
                item: item, appearance: look?.buttonAppearance, doneAppearance: look?.doneButtonAppearance,
                design: design, barTint: appearance.tintColor)
        }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint joins the lower edge of a view and the upper edge of another.
    fileprivate func joinsBottom(of view: UIView) -> Bool {
        (firstItem === view && firstAttribute == .bottom && secondAttribute == .top && secondItem is UIView)
            || (secondItem === view && secondAttribute == .bottom && firstAttribute == .top
                && firstItem is UIView)
    }
}
