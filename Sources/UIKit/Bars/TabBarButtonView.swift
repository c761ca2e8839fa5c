import CoreGraphics

/// A tab bar's view of one of its items: the image above the title, side by side where there is room for it.
@MainActor
final class TabBarButtonView: UIView {
    private let item: UITabBarItem
    private let isSelected: Bool
    private let unselectedColor: UIColor?
    private let label = UILabel()
    private let imageView = UIImageView()
    private let badge = UILabel()

    init(item: UITabBarItem, isSelected: Bool, unselectedColor: UIColor?) {
        self.item = item
        self.isSelected = isSelected
        self.unselectedColor = unselectedColor
        super.init(frame: .zero)
        assemble()
    }

    required init?(coder: NSCoder) {
        item = UITabBarItem()
        isSelected = false
        unselectedColor = nil
        super.init(coder: coder)
    }

    private func assemble() {
        label.text = item.title
        label.textAlignment = .center
        imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.contentMode = .scaleAspectFit
        for view in [imageView, label] as [UIView] { addSubview(view) }
        assembleBadge()
        tintColorDidChange()
    }

    private func assembleBadge() {
        guard let value = item.badgeValue else { return }
        badge.text = value
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = item.badgeColor ?? .systemRed
        badge.clipsToBounds = true
        addSubview(badge)
    }

    /// The grey of what is not selected (printed from the iOS 13 simulator).
    private static let gray = UIColor(white: 0.57, alpha: 1)

    override func tintColorDidChange() {
        let color: UIColor = isSelected ? tintColor : unselectedColor ?? Self.gray
        label.textColor = color
        imageView.tintColor = color
    }

    private var isWide: Bool { traitCollection.horizontalSizeClass == .regular || bounds.height < 40 }

    override func layoutSubviews() {
        label.font = isWide ? .systemFont(ofSize: 13) : .systemFont(ofSize: 10, weight: .medium)
        let text = label.sizeThatFits(bounds.size)
        let image = imageView.image == nil ? .zero : imageSize
        if isWide { placeSideBySide(image, text) } else { placeStacked(image, text) }
        placeBadge()
    }

    private var imageSize: CGSize {
        let size = imageView.image?.size ?? .zero
        let scale = size.height > 28 ? 28 / size.height : 1
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func placeStacked(_ image: CGSize, _ text: CGSize) {
        let width = min(text.width, bounds.width)
        let hasTitle = item.title?.isEmpty == false
        let middle: CGFloat = hasTitle ? 18.5 : bounds.height / 2
        imageView.frame = CGRect(
            x: (bounds.width - image.width) / 2, y: middle - image.height / 2, width: image.width, height: image.height)
        label.frame = CGRect(x: (bounds.width - width) / 2, y: 35, width: width, height: text.height)
    }

    private func placeSideBySide(_ image: CGSize, _ text: CGSize) {
        let gap: CGFloat = image.width > 0 ? 8 : 0
        let start = (bounds.width - image.width - gap - text.width) / 2
        imageView.frame = CGRect(
            x: start, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
        label.frame = CGRect(
            x: start + image.width + gap, y: (bounds.height - text.height) / 2, width: text.width,
            height: text.height)
    }

    private func placeBadge() {
        guard item.badgeValue != nil else { return }
        let width = max(badge.sizeThatFits(bounds.size).width + 10, 18)
        badge.frame = CGRect(x: imageView.frame.maxX - 8, y: 2, width: width, height: 18)
        badge.layer.cornerRadius = 9
    }
}
