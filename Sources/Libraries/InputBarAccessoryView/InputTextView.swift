@_exported import Foundation
import UIKit

/// A text view that displays a placeholder while it is empty.
open class InputTextView: UITextView {
    public let placeholderLabel = UILabel()
    open weak var inputBarAccessoryView: InputBarAccessoryView?
    open var isImagePasteEnabled = true
    open var images: [UIImage] { [] }
    open var components: [Any] { [text ?? ""] }
    open var placeholderLabelInsets = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4) {
        didSet { setNeedsLayout() }
    }

    open var placeholder: String? {
        get { placeholderLabel.text }
        set { placeholderLabel.text = newValue }
    }
    open var placeholderTextColor: UIColor? {
        get { placeholderLabel.textColor }
        set { placeholderLabel.textColor = newValue }
    }

    open override var text: String! { didSet { textDidChange() } }
    open override var attributedText: NSAttributedString! { didSet { textDidChange() } }
    open override var font: UIFont? { didSet { placeholderLabel.font = font } }
    open override var textContainerInset: UIEdgeInsets {
        didSet { placeholderLabelInsets = textContainerInset }
    }

    private var observer: (any NSObjectProtocol)?

    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        setup()
    }

    public convenience init() { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    open func setup() {
        font = .preferredFont(forTextStyle: .body)
        textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
        isScrollEnabled = false
        backgroundColor = .clear
        placeholderLabel.numberOfLines = 0
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.text = "Aa"
        placeholderLabel.backgroundColor = .clear
        addSubview(placeholderLabel)
        observer = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: self, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.textDidChange() } }
    }

    private func textDidChange() {
        placeholderLabel.isHidden = hasText
        inputBarAccessoryView?.textViewDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: placeholderLabelInsets).insetBy(
            dx: textContainer.lineFragmentPadding, dy: 0)
        let height = placeholderLabel.sizeThatFits(
            CGSize(width: area.width, height: .greatestFiniteMagnitude)
        )
        .height
        placeholderLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    }
}
