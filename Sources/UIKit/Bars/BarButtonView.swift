import CoreGraphics

/// A bar's view of one of its items.
@MainActor
final class BarButtonView: UIView {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let imageView = UIImageView()

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        addSubview(content)
        update()
    }

    required init?(coder: NSCoder) {
        item = UIBarButtonItem()
        super.init(coder: coder)
    }

    /// What the item shows: the view it was given, an image or a title.
    private var content: UIView {
        if let view = item.customView { return view }
        return image != nil ? imageView : label
    }

    private var image: UIImage? {
        if let image = item.image { return image }
        if case .symbol(let name)? = item.systemItem.map(SystemItemLook.init) { return UIImage(systemName: name) }
        return nil
    }

    private var title: String? {
        if case .title(let title)? = item.systemItem.map(SystemItemLook.init) { return title }
        return item.title
    }

    private func update() {
        let isDone = item.style == .done || item.systemItem == .done || item.systemItem == .save
        label.text = title
        label.font = .systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
        imageView.image = image
        imageView.contentMode = .scaleAspectFit
        tintColorDidChange()
    }

    override func tintColorDidChange() {
        let color: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
        label.textColor = color
        imageView.tintColor = color
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = item.customView.map(Self.size) ?? content.sizeThatFits(size)
        return CGSize(width: item.width > 0 ? item.width : natural.width, height: min(natural.height, size.height))
    }

    private static func size(of view: UIView) -> CGSize {
        if !view.translatesAutoresizingMaskIntoConstraints {
            return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if view.bounds.width > 0 { return view.bounds.size }
        let natural = view.intrinsicContentSize
        return CGSize(width: max(natural.width, 0), height: max(natural.height, 0))
    }

    override func layoutSubviews() { content.frame = bounds }
}
