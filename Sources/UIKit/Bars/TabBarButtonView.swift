import CoreGraphics
import Foundation

/// A tab bar's view of one of its items.
@MainActor
final class TabBarButtonView: UIControl {
    /// The arrangement of the image and the title.
    enum Arrangement {
        /// The image above the title, or side by side if there is space.
        case bar
        /// The image above the title, on the glass of iOS 26.
        case glass
        /// The image alone, in a circle of glass; the title of an item without one.
        case symbol
        /// The title alone, or the image of an item without one, at the top of an iPad.
        case title
    }

    var arrangement = Arrangement.bar {
        didSet {
            guard arrangement != oldValue else { return }
            tintColorDidChange()
            setNeedsLayout()
        }
    }
    /// The ground of the selected item of a bar that floats.
    private lazy var chosenGround = UIView(frame: .zero)

    let item: UITabBarItem
    private let isChosen: Bool
    private let unselectedColor: UIColor?
    private let label = UILabel()
    private let imageView = UIImageView()
    private let badge = BadgeView()
    private let indicatorView = UIImageView()

    /// The image behind the item while it is selected.
    var selectionIndicator: UIImage? {
        didSet {
            guard isChosen, selectionIndicator != nil else { return indicatorView.removeFromSuperview() }
            indicatorView.image = selectionIndicator
            indicatorView.contentMode = .center
            insertSubview(indicatorView, at: 0)
        }
    }

    /// Called when the user taps the item.
    var onTap: () -> Void = {}

    /// The bar's appearance of its items.
    var look: UITabBarAppearance? {
        didSet {
            tintColorDidChange()
            styleBadge()
            setNeedsLayout()
        }
    }

    init(item: UITabBarItem, isSelected: Bool, unselectedColor: UIColor?) {
        self.item = item
        isChosen = isSelected
        self.unselectedColor = unselectedColor
        super.init(frame: .zero)
        isEnabled = item.isEnabled
        assemble()
    }

    required init?(coder: NSCoder) {
        item = UITabBarItem()
        isChosen = false
        unselectedColor = nil
        super.init(coder: coder)
    }

    override func userDidRelease(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        if isInside { onTap() }
    }

    private func assemble() {
        label.text = item.title
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        imageView.image = (isChosen ? item.selectedImage ?? item.image : item.image)?.inBar
        imageView.preferredSymbolConfiguration = .init(pointSize: 18, weight: .medium, scale: .large)
        imageView.contentMode = .scaleAspectFit
        for view in [imageView, label] as [UIView] { addSubview(view) }
        assembleBadge()
        tintColorDidChange()
    }

    private func assembleBadge() {
        guard let value = item.badgeValue else { return }
        badge.text = value
        addSubview(badge)
        styleBadge()
    }

    /// The gray of items that are not selected (printed from the iOS 13 simulator).
    private static let gray = UIColor(white: 0.57, alpha: 1)

    override func tintColorDidChange() {
        let color: UIColor =
            isChosen ? tintColor : unselectedColor ?? (arrangement == .bar ? Self.gray : .label)
        label.textColor = titleAttributes[.foregroundColor] as? UIColor ?? color
        imageView.tintColor = itemLook?.iconColor ?? color
    }

    /// The appearance of the item in its state and in the current layout.
    private var itemLook: UITabBarItemStateAppearance? {
        guard let look else { return nil }
        let layout =
            !isWide
            ? look.stackedLayoutAppearance
            : bounds.height < 40 ? look.compactInlineLayoutAppearance : look.inlineLayoutAppearance
        return layout.state(isSelected: isChosen, isEnabled: item.isEnabled)
    }

    /// The attributes of the title: the item's, else those of the bar's appearance.
    private var titleAttributes: [NSAttributedString.Key: Any] {
        let own = item.titleTextAttributes(for: .normal) ?? [:]
        let chosen = isChosen ? item.titleTextAttributes(for: .selected) ?? [:] : [:]
        return (itemLook?.titleTextAttributes ?? [:]).merging(own) { $1 }.merging(chosen) { $1 }
    }

    private func styleBadge() {
        guard item.badgeValue != nil else { return }
        let attributes = badgeTextAttributes
        badge.style(
            background: item.badgeColor ?? itemLook?.badgeBackgroundColor,
            foreground: attributes[.foregroundColor] as? UIColor, font: attributes[.font] as? UIFont)
    }

    /// The attributes of the badge's text: the item's, else those of the bar's appearance.
    private var badgeTextAttributes: [NSAttributedString.Key: Any] {
        let own = item.badgeTextAttributes(for: .normal) ?? [:]
        let chosen = isChosen ? item.badgeTextAttributes(for: .selected) ?? [:] : [:]
        return (itemLook?.badgeTextAttributes ?? [:]).merging(own) { $1 }.merging(chosen) { $1 }
    }

    private var isWide: Bool { traitCollection.horizontalSizeClass == .regular || bounds.height < 40 }

    /// The width of image and title side by side, in points.
    var naturalWidth: CGFloat {
        label.font = titleAttributes[.font] as? UIFont ?? Self.wideFont
        let image = imageView.image == nil ? 0 : imageSize.width + Self.wideGap
        return image + label.sizeThatFits(CGSize(width: 1000, height: 1000)).width
    }

    /// The width of the title at the top of an iPad, in points; that of the image for an item without one.
    var titleWidth: CGFloat {
        guard item.title?.isEmpty == false else { return imageSize.width }
        label.font = titleAttributes[.font] as? UIFont ?? Self.topFont
        return label.sizeThatFits(CGSize(width: 1000, height: 1000)).width
    }

    private var font: UIFont {
        if let font = titleAttributes[.font] as? UIFont { return font }
        return switch arrangement {
        case .title: Self.topFont
        case .glass, .symbol: Self.glassFont
        case .bar: isWide ? Self.wideFont : Self.font
        }
    }

    private static let topFont = UIFont.systemFont(ofSize: 15, weight: .medium)
    private static let wideFont = UIFont.systemFont(ofSize: 13)
    private static let font = UIFont.systemFont(ofSize: 10, weight: .medium)
    /// Titles are two pixels wider in a picture of iOS 26.2 than in one of iOS 18.5.
    private static let glassFont = UIFont.systemFont(ofSize: 10, weight: .semibold)
    private static let wideGap: CGFloat = 8

    override func layoutSubviews() {
        tintColorDidChange()
        label.font = font
        label.isHidden = arrangement == .symbol && imageView.image != nil
        indicatorView.frame = bounds
        placeChosenGround()
        let text = label.textSize(within: bounds.size)
        let image = imageView.image == nil ? .zero : imageSize
        switch arrangement {
        case .title: placeTitle(image, text)
        case .glass: placeStacked(image, text)
        case .symbol: placeInMiddle(image, text)
        case .bar: if isWide { placeSideBySide(image, text) } else { placeStacked(image, text) }
        }
        imageView.frame = imageView.frame.inset(by: item.imageInsets)
        for moved in [item.titlePositionAdjustment, itemLook?.titlePositionAdjustment ?? .zero] {
            label.frame = label.frame.offsetBy(dx: moved.horizontal, dy: moved.vertical)
        }
        placeBadge()
    }

    /// Shows a capsule behind the selected item of a bar that floats.
    private func placeChosenGround() {
        guard isChosen, arrangement == .glass || arrangement == .title else {
            return chosenGround.removeFromSuperview()
        }
        if chosenGround.superview !== self {
            chosenGround.isUserInteractionEnabled = false
            insertSubview(chosenGround, at: 0)
        }
        let inset: CGFloat = arrangement == .title ? FloatingBar.padding : 0
        chosenGround.frame = bounds.insetBy(dx: inset, dy: inset)
        chosenGround.layer.cornerRadius = chosenGround.bounds.height / 2
        chosenGround.backgroundColor = .tertiarySystemFill
    }

    private func placeTitle(_ image: CGSize, _ text: CGSize) {
        imageView.isHidden = item.title?.isEmpty == false
        placeInMiddle(image, text)
    }

    private func placeInMiddle(_ image: CGSize, _ text: CGSize) {
        if arrangement == .symbol { imageView.isHidden = false }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let width = min(text.width, bounds.width)
        label.frame = pixels.nearest(
            CGRect(x: middle.x - width / 2, y: middle.y - text.height / 2, width: width, height: text.height))
        imageView.frame = pixels.nearest(
            CGRect(
                x: middle.x - image.width / 2, y: middle.y - image.height / 2, width: image.width,
                height: image.height))
    }

    private var imageSize: CGSize {
        let size = imageView.sizeThatFits(bounds.size)
        let limit: CGFloat = bounds.height < 40 ? 20 : 32
        let scale = size.height > limit ? limit / size.height : 1
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func placeStacked(_ image: CGSize, _ text: CGSize) {
        imageView.isHidden = false
        let width = min(text.width, bounds.width)
        let hasTitle = item.title?.isEmpty == false
        let middle: CGFloat = hasTitle ? 18.5 : bounds.height / 2
        imageView.frame = pixels.nearest(
            CGRect(
                x: (bounds.width - image.width) / 2, y: middle - image.height / 2, width: image.width,
                height: image.height))
        label.frame = CGRect(
            x: pixels.nearest((bounds.width - width) / 2), y: 35, width: width, height: text.height)
    }

    private func placeSideBySide(_ image: CGSize, _ text: CGSize) {
        imageView.isHidden = false
        let gap = image.width > 0 ? Self.wideGap : 0
        let room = max(bounds.width - image.width - gap, 0)
        let width = min(text.width, room)
        let whole = image.width + gap + width
        let start = (bounds.width - whole) / 2
        let (imageX, labelX) =
            isRightToLeft ? (start + whole - image.width, start) : (start, start + image.width + gap)
        imageView.frame = pixels.nearest(
            CGRect(x: imageX, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
        )
        label.frame = pixels.nearest(
            CGRect(x: labelX, y: (bounds.height - text.height) / 2, width: width, height: text.height))
    }

    /// Places the badge on the image's upper trailing corner: 5 points inside it, 3 below the bar's edge (logs of views with
    /// images of 24 and 22 points). An item without an image has a badge beside the place of one of 32 points (a picture of iOS 18.5).
    /// On glass it begins 8.5 points behind the image's middle, 2 below the item's edge (printed by a public project).
    private func placeBadge() {
        guard item.badgeValue != nil else { return }
        let isGlass = arrangement == .glass
        badge.height = isGlass ? BadgeView.glassHeight : BadgeView.usualHeight
        let size = badge.sizeThatFits(bounds.size)
        let image =
            imageView.image == nil && !isGlass ? imageView.frame.insetBy(dx: -16, dy: 0) : imageView.frame
        let distance = isGlass ? 8.5 : image.width / 2 - 5
        let x = isRightToLeft ? image.midX - distance - size.width : image.midX + distance
        let moved = itemLook?.badgePositionAdjustment ?? .zero
        let y: CGFloat = isGlass ? 2 : 3
        badge.frame = pixels.nearest(
            CGRect(origin: CGPoint(x: x + moved.horizontal, y: y + moved.vertical), size: size))
    }
}
