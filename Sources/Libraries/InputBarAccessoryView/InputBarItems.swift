import UIKit

/// A member of the stacks of a bar.
@MainActor public protocol InputItem: AnyObject {
    var inputBarAccessoryView: InputBarAccessoryView? { get set }
    var parentStackViewPosition: InputStackView.Position? { get set }
    func textViewDidChangeAction(with textView: InputTextView)
    func keyboardEditingEndsAction()
    func keyboardEditingBeginsAction()
}

open class InputStackView: UIStackView {
    public enum Position: Sendable { case left, right, bottom, top }

    public convenience init(axis: NSLayoutConstraint.Axis, spacing: CGFloat) {
        self.init(frame: .zero)
        (self.axis, self.spacing) = (axis, spacing)
    }
}

/// A button in a stack of a bar.
open class InputBarButtonItem: UIButton, InputItem {
    public enum Spacing: Sendable { case fixed(CGFloat), flexible, none }
    public typealias InputBarButtonItemAction = (InputBarButtonItem) -> Void

    open weak var inputBarAccessoryView: InputBarAccessoryView?
    open var parentStackViewPosition: InputStackView.Position?

    /// The space that the item takes besides its own.
    open var spacing = Spacing.none {
        didSet {
            let priority: UILayoutPriority = if case .flexible = spacing { .init(1) } else { .init(500) }
            setContentHuggingPriority(priority, for: .horizontal)
            invalidateIntrinsicContentSize()
        }
    }
    private var size: CGSize? { didSet { invalidateIntrinsicContentSize() } }

    open override var intrinsicContentSize: CGSize {
        var content = size ?? super.intrinsicContentSize
        if case .fixed(let width) = spacing { content.width += width }
        return content
    }

    open var title: String? {
        get { title(for: .normal) }
        set { setTitle(newValue, for: .normal) }
    }
    open var image: UIImage? {
        get { image(for: .normal) }
        set { setImage(newValue, for: .normal) }
    }
    open override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            isHighlighted ? selected?(self) : deselected?(self)
        }
    }
    open override var isEnabled: Bool { didSet { isEnabled ? enabled?(self) : disabled?(self) } }

    private var touched, selected, deselected, enabled, disabled: InputBarButtonItemAction?
    private var begins, ends: InputBarButtonItemAction?
    private var changed: ((InputBarButtonItem, InputTextView) -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    open func setup() {
        contentVerticalAlignment = .center
        contentHorizontalAlignment = .center
        imageView?.contentMode = .scaleAspectFit
        setTitleColor(.systemBlue, for: .normal)
        setTitleColor(UIColor.systemBlue.withAlphaComponent(0.3), for: .highlighted)
        setTitleColor(.lightGray, for: .disabled)
        adjustsImageWhenHighlighted = false
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                touched?(self)
            }, for: .touchUpInside)
    }

    open func setSize(_ newValue: CGSize?, animated: Bool) { size = newValue }

    @discardableResult open func configure(_ item: InputBarButtonItemAction) -> Self {
        item(self)
        return self
    }
    @discardableResult open func onTouchUpInside(_ action: @escaping InputBarButtonItemAction) -> Self {
        touched = action
        return self
    }
    @discardableResult open func onSelected(_ action: @escaping InputBarButtonItemAction) -> Self {
        selected = action
        return self
    }
    @discardableResult open func onDeselected(_ action: @escaping InputBarButtonItemAction) -> Self {
        deselected = action
        return self
    }
    @discardableResult open func onEnabled(_ action: @escaping InputBarButtonItemAction) -> Self {
        enabled = action
        return self
    }
    @discardableResult open func onDisabled(_ action: @escaping InputBarButtonItemAction) -> Self {
        disabled = action
        return self
    }
    @discardableResult open func onKeyboardEditingBegins(_ action: @escaping InputBarButtonItemAction) -> Self
    {
        begins = action
        return self
    }
    @discardableResult open func onKeyboardEditingEnds(_ action: @escaping InputBarButtonItemAction) -> Self {
        ends = action
        return self
    }
    @discardableResult open func onTextViewDidChange(
        _ action: @escaping (_ item: InputBarButtonItem, _ textView: InputTextView) -> Void
    ) -> Self {
        changed = action
        return self
    }

    open func textViewDidChangeAction(with textView: InputTextView) { changed?(self, textView) }
    open func keyboardEditingBeginsAction() { begins?(self) }
    open func keyboardEditingEndsAction() { ends?(self) }

    /// An item without content that takes the rest of a stack.
    public static var flexibleSpace: InputBarButtonItem {
        let item = InputBarButtonItem()
        item.setSize(.zero, animated: false)
        item.spacing = .flexible
        return item
    }

    /// An item without content of a width.
    public class func fixedSpace(_ width: CGFloat) -> InputBarButtonItem {
        let item = InputBarButtonItem()
        item.setSize(.zero, animated: false)
        item.spacing = .fixed(width)
        return item
    }
}

/// The button that sends the text, and which shows an indicator while that takes time.
open class InputBarSendButton: InputBarButtonItem {
    private let activityView = UIActivityIndicatorView(style: .medium)
    open private(set) var isAnimating = false
    private var shown: (title: String?, image: UIImage?)

    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        shown = (title, image)
        (title, image) = (nil, nil)
        addSubview(activityView)
        activityView.startAnimating()
    }

    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        activityView.stopAnimating()
        activityView.removeFromSuperview()
        (title, image) = shown
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        activityView.frame = bounds
    }
}

/// A line between the bar and what is above it.
open class SeparatorLine: UIView {
    open var height: CGFloat = 1 / 3 { didSet { invalidateIntrinsicContentSize() } }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
}
