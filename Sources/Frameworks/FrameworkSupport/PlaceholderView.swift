public import UIKit

/// A quiet area with a caption, where an app's system would show content that does not exist here.
public final class PlaceholderView: UIView {
    private let label = UILabel()

    /// What stands in the middle.
    public var caption: String? {
        didSet { label.text = caption }
    }

    public init(caption: String?, background: UIColor = .secondarySystemBackground) {
        super.init(frame: .zero)
        self.caption = caption
        backgroundColor = background
        isUserInteractionEnabled = false
        label.text = caption
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textAlignment = .center
        label.numberOfLines = 3
        addSubview(label)
    }

    public required init?(coder: NSCoder) { nil }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 32)
        let size = label.sizeThatFits(CGSize(width: width, height: bounds.height))
        label.frame = CGRect(
            x: 16, y: ((bounds.height - size.height) / 2).rounded(), width: width, height: size.height)
    }

    /// Puts a placeholder behind all that a view shows, at its size.
    @discardableResult
    public static func fill(
        _ view: UIView, caption: String?, background: UIColor = .secondarySystemBackground
    )
        -> PlaceholderView
    {
        let placeholder = PlaceholderView(caption: caption, background: background)
        placeholder.frame = view.bounds
        placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(placeholder, at: 0)
        return placeholder
    }
}
