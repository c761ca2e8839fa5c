import CoreGraphics
import Foundation

/// A bar of buttons, at the bottom of a screen as a rule.
@MainActor
open class UIToolbar: UIView {
    open var barStyle: UIBarStyle = .default { didSet { updateBackground() } }
    open var isTranslucent = true { didSet { updateBackground() } }
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    open var standardAppearance = UIToolbarAppearance() { didSet { updateBackground() } }
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { updateBackground() } }
    open var items: [UIBarButtonItem]? { didSet { reload() } }

    private let background = BarBackgroundView(edge: .top)
    private var views: [BarButtonView] = []

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

    /// 49 points since iOS 13 in Interface Builder's canvases; 44 where no canvas decides.
    var barHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

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
            item.onChange = { [weak self] in self?.setNeedsLayout() }
            return BarButtonView(item: item)
        }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let below = superview.map { max($0.bounds.maxY - frame.maxY, 0) } ?? 0
        let extends = below > 0 && below <= (superview?.safeAreaInsets.bottom ?? 0)
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + (extends ? below : 0))
        placeItems()
    }

    /// Flexible spaces share what the items leave.
    private func placeItems() {
        let margin: CGFloat = bounds.width < 414 ? 16 : 20
        let sizes = views.map { $0.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)) }
        let flexible = views.count { $0.item.systemItem == .flexibleSpace }
        let gaps = views.indices.dropFirst().reduce(CGFloat(0)) { $0 + gap(before: $1) }
        let rest = max(bounds.width - 2 * margin - sizes.reduce(0) { $0 + $1.width } - gaps, 0)
        var x = margin
        for (index, view) in views.enumerated() {
            if index > 0 { x += gap(before: index) }
            let width = view.item.systemItem == .flexibleSpace ? rest / CGFloat(max(flexible, 1)) : sizes[index].width
            let place = isRightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(
                x: place, y: (bounds.height - sizes[index].height) / 2, width: width, height: sizes[index].height)
            x += width
        }
    }

    /// Buttons keep apart; spaces need no gap of their own.
    private func gap(before index: Int) -> CGFloat {
        let isSpace = [views[index - 1], views[index]].contains {
            $0.item.systemItem == .flexibleSpace || $0.item.systemItem == .fixedSpace
        }
        return isSpace ? 0 : 16
    }
}
