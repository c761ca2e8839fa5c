import CoreGraphics
import Foundation

/// The bar at the bottom of a screen that chooses among screens.
@MainActor
open class UITabBar: UIView {
    open var barStyle: UIBarStyle = .default { didSet { updateBackground() } }
    open var isTranslucent = true { didSet { updateBackground() } }
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    open var unselectedItemTintColor: UIColor? { didSet { reload() } }
    open var standardAppearance = UITabBarAppearance() { didSet { updateBackground() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateBackground() } }
    open var items: [UITabBarItem]? { didSet { reload() } }
    open var selectedItem: UITabBarItem? { didSet { reload() } }

    private let background = BarBackgroundView(edge: .top)
    private var views: [TabBarButtonView] = []

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

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }

    private func assemble() {
        insertSubview(background, at: 0)
        updateBackground()
    }

    private func updateBackground() {
        background.look = BarBackgroundView.Look(
            color: barTintColor ?? standardAppearance.backgroundColor ?? (barStyle == .default ? nil : .black),
            hairline: .separator)
    }

    private func reload() {
        for view in views { view.removeFromSuperview() }
        views = (items ?? []).map { item in
            item.onChange = { [weak self] in self?.reload() }
            return TabBarButtonView(
                item: item, isSelected: item === selectedItem, unselectedColor: unselectedItemTintColor)
        }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let below = superview.map { max($0.bounds.maxY - frame.maxY, 0) } ?? 0
        let extends = below > 0 && below <= (superview?.safeAreaInsets.bottom ?? 0)
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + (extends ? below : 0))
        let width = bounds.width / CGFloat(max(views.count, 1))
        for (index, view) in views.enumerated() {
            let place = isRightToLeft ? views.count - 1 - index : index
            view.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: min(bounds.height, 49))
        }
    }
}
