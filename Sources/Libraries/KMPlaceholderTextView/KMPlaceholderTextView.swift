@_exported import Foundation
import UIKit

/// A text view with a placeholder while it has no text.
open class KMPlaceholderTextView: UITextView {
    public let placeholderLabel = UILabel()

    open var placeholder = "" { didSet { updatePlaceholder() } }
    open var placeholderColor = UIColor(red: 0, green: 0, blue: 0.098, alpha: 0.22) {
        didSet { updatePlaceholder() }
    }

    open override var font: UIFont? { didSet { updatePlaceholder() } }
    open override var textAlignment: NSTextAlignment { didSet { updatePlaceholder() } }
    open override var text: String! { didSet { updatePlaceholder() } }
    open override var attributedText: NSAttributedString! { didSet { updatePlaceholder() } }
    open override var textContainerInset: UIEdgeInsets { didSet { setNeedsLayout() } }

    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        addPlaceholder()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addPlaceholder()
    }

    private var observer: (any NSObjectProtocol)?

    private func addPlaceholder() {
        placeholderLabel.numberOfLines = 0
        addSubview(placeholderLabel)
        observer = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: self, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.updatePlaceholder() } }
        updatePlaceholder()
    }

    private func updatePlaceholder() {
        placeholderLabel.text = placeholder
        placeholderLabel.textColor = placeholderColor
        placeholderLabel.font = font
        placeholderLabel.textAlignment = textAlignment
        placeholderLabel.isHidden = !text.isEmpty
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let padding = textContainer.lineFragmentPadding
        let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding)
        let size = placeholderLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        placeholderLabel.frame = CGRect(
            x: textContainerInset.left + padding, y: textContainerInset.top, width: width, height: size.height
        )
    }
}
