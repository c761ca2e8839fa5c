import CoreGraphics

/// A bar's view of one of its items.
@MainActor
final class BarButtonView: UIControl {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let imageView = UIImageView()
    private let backgroundView = UIImageView()
    private let badge = BadgeView()
    /// The appearances of buttons in the bar, and of those that complete a task.
    private let plainLook, doneLook: UIBarButtonItemAppearance?
    private let barDesign: InterfaceDesign
    /// The tint of the bar itself, which its buttons on glass have in place of the text's color.
    private let barTint: UIColor?

    init(
        item: UIBarButtonItem, appearance: UIBarButtonItemAppearance? = nil,
        doneAppearance: UIBarButtonItemAppearance? = nil,
        design: InterfaceDesign = .bars, barTint: UIColor? = nil
    ) {
        self.item = item
        (plainLook, doneLook) = (appearance, doneAppearance)
        (barDesign, self.barTint) = (design, barTint)
        super.init(frame: .zero)
        item.shownView = self
        show()
    }

    /// Shows the item's content and state.
    private func show() {
        isEnabled = item.isEnabled
        isUserInteractionEnabled = !isSpace
        update()
        if backgroundView.image != nil { insertSubview(backgroundView, at: 0) }
        addSubview(content)
        showBadge()
    }

    private func showBadge() {
        guard let value = item.badge, !isSpace else { return }
        badge.text = value.stringValue
        badge.style(background: value.backgroundColor, foreground: value.foregroundColor, font: value.font)
        addSubview(badge)
    }

    /// Updates the buttons of a bar's items as the items change. The bar recreates its buttons only if one is hidden or
    /// appears: the appearance of bars is applied to each new button, which changes its item.
    static func follow(
        _ items: [UIBarButtonItem], in bar: UIView, recreate: @escaping @MainActor () -> Void
    ) {
        for item in items {
            item.onChange = { [weak item, weak bar] in
                guard let item, let bar else { return }
                let button = item.shownView as? BarButtonView
                let isShown = button?.superview === bar
                if isShown == item.isHidden { return recreate() }
                guard isShown else { return }
                button?.itemDidChange()
                bar.setNeedsLayout()
            }
        }
    }

    private func itemDidChange() {
        for view in subviews { view.removeFromSuperview() }
        show()
        setNeedsLayout()
    }

    // MARK: Touches

    /// Returns whether a touch is in the button. Buttons of bars also receive touches beside and above them: 44 points
    /// in height, half the gap to the next.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = max(44 - bounds.height, 0) / 2
        return bounds.insetBy(dx: -BarItemRow.spacing / 2, dy: -missing).contains(point)
    }

    override func userDidRelease(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        if isInside, item.customView == nil { item.performAction(event) }
    }

    override func stateDidChange() {
        super.stateDidChange()
        content.alpha = isHighlighted ? Self.pressedAlpha : 1
    }

    /// The opacity of a button while it is touched.
    private static let pressedAlpha: CGFloat = 0.2

    required init?(coder: NSCoder) {
        item = UIBarButtonItem()
        (plainLook, doneLook) = (nil, nil)
        (barDesign, barTint) = (.bars, nil)
        super.init(coder: coder)
    }

    /// Whether the item is a space between others.
    var isSpace: Bool { item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace }

    /// The content of the item: its custom view, an image or a title.
    private var content: UIView {
        if let view = item.customView { return view }
        return imageView.image != nil ? imageView : label
    }

    private var look: SystemItemLook? { item.systemItem.map { SystemItemLook($0, design: barDesign) } }

    private var image: UIImage? {
        if let image = item.image { return image }
        if case .symbol(let name)? = look { return UIImage(systemName: name) }
        return nil
    }

    private var title: String? {
        if case .title(let title)? = look { return title }
        return item.title
    }

    private var isOnGlass: Bool { barDesign == .glass }
    private var isClose: Bool { item.systemItem == .close && !isOnGlass }
    /// Whether the button is on tinted glass.
    var isProminent: Bool { isOnGlass && (item.style == .done || item.systemItem == .done) }

    private func update() {
        let state: UIControl.State = item.isEnabled ? .normal : .disabled
        backgroundView.image =
            item.backgroundImage(for: state, style: item.style, barMetrics: .default)
            ?? item.backgroundImage(for: .normal, style: item.style, barMetrics: .default)
        label.text = title
        label.font =
            titleAttributes[.font] as? UIFont
            ?? .systemFont(ofSize: 17, weight: item.isDone ? .semibold : isOnGlass ? .medium : .regular)
        label.lineBreakMode = .byTruncatingTail
        if isOnGlass { label.textAlignment = .center }
        imageView.image = image?.inBar
        imageView.preferredSymbolConfiguration =
            isClose
            ? .init(pointSize: 13, weight: .bold) : .init(pointSize: 17, weight: .regular, scale: .large)
        imageView.contentMode = isClose || isOnGlass ? .center : .scaleAspectFit
        imageView.backgroundColor = isClose ? .tertiarySystemFill : nil
        imageView.layer.cornerRadius = isClose ? Self.closeSize / 2 : 0
        accessibilityLabel =
            item.accessibilityLabel ?? item.systemItem.flatMap(SystemItemLook.spokenWord)?.text
        tintColorDidChange()
    }

    /// The appearance of such buttons in the bar.
    private var buttonLook: UIBarButtonItemAppearance? { item.isDone ? doneLook : plainLook }

    /// The attributes of the title: the item's, else those of the bar's appearance.
    private var titleAttributes: [NSAttributedString.Key: Any] {
        var result =
            buttonLook?.titleAttributes(isEnabled: item.isEnabled, isHighlighted: isHighlighted) ?? [:]
        result.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        let state: UIControl.State = item.isEnabled ? .normal : .disabled
        return result.merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    }

    /// The diameter of the gray circle of the system's close item.
    private static let closeSize: CGFloat = 30

    override func tintColorDidChange() {
        let color: UIColor = item.isEnabled ? enabledColor : .tertiaryLabel
        let own = titleAttributes[.foregroundColor] as? UIColor
        label.textColor = own ?? color
        imageView.tintColor = isClose ? .secondaryLabel : color
    }

    /// The color of an enabled item: on glass that of text, unless the item or its bar has a tint.
    private var enabledColor: UIColor {
        guard isOnGlass else { return item.tintColor ?? tintColor }
        return isProminent ? .white : item.tintColor ?? barTint ?? .label
    }

    /// Whether the item shares its glass with those beside it.
    var sharesGlass: Bool {
        item.sharesBackground && !item.hidesSharedBackground && !isProminent && content !== label
            && item.systemItem != .close && item.systemItem != .cancel
    }

    /// The width of the item on glass, in points: a title has 12 points at either side, an image 7 (printed by a public project).
    var glassWidth: CGFloat {
        let natural = sizeThatFits(CGSize(width: 1000, height: GlassItemRow.height)).width
        let margins: CGFloat = content === label ? 24 : item.customView == nil ? 14 : 0
        return max(natural + margins, Self.leastGlassWidth)
    }

    private static let leastGlassWidth: CGFloat = 36

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isSpace { return CGSize(width: max(item.width, 0), height: 0) }
        let natural = item.customView.map(Self.size) ?? naturalSize(in: size)
        return CGSize(
            width: item.width > 0 ? item.width : natural.width, height: min(natural.height, size.height))
    }

    private func naturalSize(in size: CGSize) -> CGSize {
        isClose ? CGSize(width: Self.closeSize, height: Self.closeSize) : content.sizeThatFits(size)
    }

    private static func size(of view: UIView) -> CGSize {
        if !view.translatesAutoresizingMaskIntoConstraints {
            return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if view.bounds.width > 0 { return view.bounds.size }
        let natural = view.intrinsicContentSize
        return CGSize(width: max(natural.width, 0), height: max(natural.height, 0))
    }

    override func layoutSubviews() {
        content.frame = contentFrame
        backgroundView.frame = bounds.offsetBy(
            dx: 0, dy: item.backgroundVerticalPositionAdjustment(for: .default))
        if content === label {
            for moved in [
                buttonLook?.normal.titlePositionAdjustment ?? .zero,
                item.titlePositionAdjustment(for: .default),
            ] { label.frame = label.frame.offsetBy(dx: moved.horizontal, dy: moved.vertical) }
        }
        if content === imageView, item.imageInsets != .zero {
            content.frame = bounds.inset(by: item.imageInsets)
        }
        badge.frame = badgeFrame
    }
}

extension BarButtonView {
    /// The frame of the badge, whose middle is at the upper trailing corner of the content. Apple documents no figures.
    private var badgeFrame: CGRect {
        let size = badge.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        let ink = inkFrame
        let middle = CGPoint(x: isRightToLeft ? ink.minX : ink.maxX, y: ink.minY)
        return pixels.nearest(rectangle(size, around: middle))
    }

    /// The part of the button that the content fills.
    private var inkFrame: CGRect {
        guard item.customView == nil else { return content.frame }
        let size = content.sizeThatFits(bounds.size)
        let shown = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        return rectangle(shown, around: CGPoint(x: content.frame.midX, y: content.frame.midY))
    }

    /// The frame of the content: on glass a custom view keeps its size in the middle.
    private var contentFrame: CGRect {
        guard isOnGlass, item.customView != nil else { return bounds }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        return pixels.nearest(rectangle(sizeThatFits(bounds.size), around: middle))
    }

    private func rectangle(_ size: CGSize, around middle: CGPoint) -> CGRect {
        CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
            height: size.height)
    }
}

extension UIBarButtonItem {
    /// Whether the button finishes something.
    var isDone: Bool { style == .done || systemItem == .done || systemItem == .save }
}

extension UIImage {
    /// The image in a bar, which is drawn as a template unless it specifies otherwise.
    var inBar: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
