import UIKit

/// Reports what the user does with a bar.
@MainActor public protocol InputBarAccessoryViewDelegate: AnyObject {
    func inputBar(_ inputBar: InputBarAccessoryView, didPressSendButtonWith text: String)
    func inputBar(_ inputBar: InputBarAccessoryView, didChangeIntrinsicContentTo size: CGSize)
    func inputBar(_ inputBar: InputBarAccessoryView, textViewTextDidChangeTo text: String)
    func inputBar(
        _ inputBar: InputBarAccessoryView, didSwipeTextViewWith gesture: UISwipeGestureRecognizer)
}

extension InputBarAccessoryViewDelegate {
    public func inputBar(_ inputBar: InputBarAccessoryView, didPressSendButtonWith text: String) {}
    public func inputBar(_ inputBar: InputBarAccessoryView, didChangeIntrinsicContentTo size: CGSize) {}
    public func inputBar(_ inputBar: InputBarAccessoryView, textViewTextDidChangeTo text: String) {}
    public func inputBar(
        _ inputBar: InputBarAccessoryView, didSwipeTextViewWith gesture: UISwipeGestureRecognizer
    ) {}
}

/// Adds behavior to a bar.
@MainActor public protocol InputPlugin: AnyObject {
    func reloadData()
    func invalidate()
    @discardableResult func handleInput(of object: AnyObject) -> Bool
}

/// A bar with a text view, a button that sends the text, and stacks of items around them.
open class InputBarAccessoryView: UIView {
    open weak var delegate: (any InputBarAccessoryViewDelegate)?
    open var inputPlugins: [any InputPlugin] = []

    open var backgroundView = UIView()
    open var contentView = UIView()
    open lazy var blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    open var isTranslucent = false
    public let separatorLine = SeparatorLine()
    public let topStackView = InputStackView(axis: .vertical, spacing: 0)
    public let leftStackView = InputStackView(axis: .horizontal, spacing: 0)
    public let rightStackView = InputStackView(axis: .horizontal, spacing: 0)
    public let bottomStackView = InputStackView(axis: .horizontal, spacing: 15)
    public let middleContentViewWrapper = UIView()
    open private(set) weak var middleContentView: UIView?

    open lazy var inputTextView: InputTextView = {
        let view = InputTextView()
        view.inputBarAccessoryView = self
        return view
    }()

    open var sendButton: InputBarSendButton = {
        let button = InputBarSendButton()
        button.title = "Send"
        button.titleLabel?.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
        button.isEnabled = false
        button.setSize(CGSize(width: 52, height: 36), animated: false)
        return button
    }()

    open var padding = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12) { didSet { update() } }
    open var frameInsets = InputBarInsets.zero { didSet { update() } }
    open var topStackViewPadding = UIEdgeInsets.zero { didSet { update() } }
    open var middleContentViewPadding = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8) {
        didSet { update() }
    }
    open var shouldAutoUpdateMaxTextViewHeight = true
    open var maxTextViewHeight: CGFloat = 0
    open var shouldManageSendButtonEnabledState = true
    open var shouldAnimateTextDidChangeLayout = false
    open var shouldForceTextViewMaxHeight = false
    open private(set) var leftStackViewItems: [any InputItem] = []
    open private(set) var rightStackViewItems: [any InputItem] = []
    open private(set) var bottomStackViewItems: [any InputItem] = []
    open private(set) var topStackViewItems: [any InputItem] = []
    open private(set) var leftStackViewWidthConstant: CGFloat = 0
    open private(set) var rightStackViewWidthConstant: CGFloat = 52
    open var items: [any InputItem] {
        leftStackViewItems + rightStackViewItems + bottomStackViewItems + topStackViewItems
    }

    private var edges: [NSLayoutConstraint] = []
    private lazy var leftWidth = leftStackView.widthAnchor.constraint(equalToConstant: 0)
    private lazy var rightWidth = rightStackView.widthAnchor.constraint(equalToConstant: 52)
    private lazy var maxHeight = middleContentViewWrapper.heightAnchor.constraint(
        lessThanOrEqualToConstant: 120)
    private var observers: [any NSObjectProtocol] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }
    // The closures of the observers refer to the bar weakly.
    isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }

    open func setup() {
        backgroundColor = .systemBackground
        backgroundView.backgroundColor = .systemBackground
        separatorLine.backgroundColor = .separator
        for part in [backgroundView, contentView, separatorLine] { add(part, to: self) }
        let stacks = [topStackView, leftStackView, rightStackView, bottomStackView]
        for part in stacks + [middleContentViewWrapper] { add(part, to: contentView) }
        leftStackView.alignment = .bottom
        rightStackView.alignment = .bottom
        bottomStackView.alignment = .fill
        setMiddleContentView(inputTextView, animated: false)
        setStackViewItems([sendButton], forStack: .right, animated: false)
        sendButton.onTouchUpInside { [weak self] _ in self?.didSelectSendButton() }
        update()
        observe(UITextView.textDidBeginEditingNotification) { $0.keyboardEditingBeginsAction() }
        observe(UITextView.textDidEndEditingNotification) { $0.keyboardEditingEndsAction() }
    }

    private func add(_ part: UIView, to parent: UIView) {
        part.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(part)
    }

    private func observe(_ name: Notification.Name, _ action: @escaping @MainActor (any InputItem) -> Void) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: inputTextView, queue: nil) {
                [weak self] _ in MainActor.assumeIsolated { self?.items.forEach(action) }
            })
    }

    // MARK: Layout

    private func update() {
        NSLayoutConstraint.deactivate(edges)
        let (middle, inner) = (middleContentViewWrapper, middleContentViewPadding)
        edges = [
            separatorLine.topAnchor.constraint(equalTo: topAnchor),
            separatorLine.leadingAnchor.constraint(equalTo: leadingAnchor),
            separatorLine.trailingAnchor.constraint(equalTo: trailingAnchor),
            backgroundView.topAnchor.constraint(equalTo: topAnchor),
            backgroundView.leadingAnchor.constraint(equalTo: leadingAnchor),
            backgroundView.trailingAnchor.constraint(equalTo: trailingAnchor),
            backgroundView.bottomAnchor.constraint(equalTo: bottomAnchor),
            contentView.topAnchor.constraint(equalTo: topAnchor, constant: padding.top + frameInsets.top),
            contentView.leadingAnchor.constraint(
                equalTo: safeAreaLayoutGuide.leadingAnchor, constant: padding.left + frameInsets.left),
            contentView.trailingAnchor.constraint(
                equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -padding.right - frameInsets.right),
            contentView.bottomAnchor.constraint(
                equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -padding.bottom - frameInsets.bottom),
            topStackView.topAnchor.constraint(
                equalTo: contentView.topAnchor, constant: topStackViewPadding.top),
            topStackView.leadingAnchor.constraint(
                equalTo: contentView.leadingAnchor, constant: topStackViewPadding.left),
            topStackView.trailingAnchor.constraint(
                equalTo: contentView.trailingAnchor, constant: -topStackViewPadding.right),
            middle.topAnchor.constraint(
                equalTo: topStackView.bottomAnchor, constant: inner.top + topStackViewPadding.bottom),
            middle.leadingAnchor.constraint(equalTo: leftStackView.trailingAnchor, constant: inner.left),
            middle.trailingAnchor.constraint(equalTo: rightStackView.leadingAnchor, constant: -inner.right),
            middle.bottomAnchor.constraint(equalTo: bottomStackView.topAnchor, constant: -inner.bottom),
            leftStackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            leftStackView.bottomAnchor.constraint(equalTo: middle.bottomAnchor),
            rightStackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            rightStackView.bottomAnchor.constraint(equalTo: middle.bottomAnchor),
            bottomStackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            bottomStackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            bottomStackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            leftWidth, rightWidth, maxHeight,
        ]
        if topStackViewItems.isEmpty {
            edges.append(topStackView.heightAnchor.constraint(equalToConstant: 0))
        }
        if bottomStackViewItems.isEmpty {
            edges.append(bottomStackView.heightAnchor.constraint(equalToConstant: 0))
        }
        NSLayoutConstraint.activate(edges)
        invalidateIntrinsicContentSize()
    }

    /// The height at which the text view begins to scroll.
    open func calculateMaxTextViewHeight() -> CGFloat {
        (window?.bounds.height ?? UIScreen.main.bounds.height) / 3
    }

    open override func layoutSubviews() {
        maxHeight.constant =
            shouldAutoUpdateMaxTextViewHeight ? calculateMaxTextViewHeight() : maxTextViewHeight
        super.layoutSubviews()
    }

    open func setMiddleContentView(_ view: UIView?, animated: Bool) {
        middleContentView?.removeFromSuperview()
        middleContentView = view
        guard let view else { return }
        let parent = middleContentViewWrapper
        add(view, to: parent)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: parent.topAnchor),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        ])
    }

    open func setLeftStackViewWidthConstant(to newValue: CGFloat, animated: Bool) {
        leftStackViewWidthConstant = newValue
        leftWidth.constant = newValue
    }

    open func setRightStackViewWidthConstant(to newValue: CGFloat, animated: Bool) {
        rightStackViewWidthConstant = newValue
        rightWidth.constant = newValue
    }

    open func setShouldForceMaxTextViewHeight(to newValue: Bool, animated: Bool) {
        shouldForceTextViewMaxHeight = newValue
    }

    open func setStackViewItems(
        _ items: [any InputItem], forStack position: InputStackView.Position, animated: Bool
    ) {
        let stack: InputStackView
        switch position {
        case .left: (stack, leftStackViewItems) = (leftStackView, items)
        case .right: (stack, rightStackViewItems) = (rightStackView, items)
        case .bottom: (stack, bottomStackViewItems) = (bottomStackView, items)
        case .top: (stack, topStackViewItems) = (topStackView, items)
        }
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for item in items {
            (item.inputBarAccessoryView, item.parentStackViewPosition) = (self, position)
            if let view = item as? UIView { stack.addArrangedSubview(view) }
        }
        update()
    }

    open func layoutStackViews(_ positions: [InputStackView.Position] = [.left, .right, .bottom, .top]) {
        setNeedsLayout()
        layoutIfNeeded()
    }

    // MARK: Text

    open func invalidatePlugins() { inputPlugins.forEach { $0.invalidate() } }
    open func reloadPlugins() { inputPlugins.forEach { $0.reloadData() } }

    func textViewDidChange() {
        let text = (inputTextView.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        if shouldManageSendButtonEnabledState { sendButton.isEnabled = !text.isEmpty }
        items.forEach { $0.textViewDidChangeAction(with: inputTextView) }
        delegate?.inputBar(self, textViewTextDidChangeTo: text)
        invalidateIntrinsicContentSize()
    }

    open func inputTextViewDidChange() { textViewDidChange() }

    open func didSelectSendButton() {
        delegate?.inputBar(self, didPressSendButtonWith: inputTextView.text ?? "")
    }
}

/// The distances of a bar's content from its padding.
public struct InputBarInsets: Sendable {
    public var (top, bottom, left, right): (CGFloat, CGFloat, CGFloat, CGFloat)
    public static let zero = InputBarInsets(top: 0, bottom: 0, left: 0, right: 0)
    public init(top: CGFloat, bottom: CGFloat, left: CGFloat, right: CGFloat) {
        (self.top, self.bottom, self.left, self.right) = (top, bottom, left, right)
    }
}
