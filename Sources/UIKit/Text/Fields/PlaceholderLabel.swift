import Foundation

/// The placeholder of a field as a label, which code reads by the key `placeholderLabel` and changes: the field draws its placeholder
/// itself.
final class PlaceholderLabel: UILabel {
    private weak var field: UITextField?

    init(_ field: UITextField) {
        super.init(frame: .zero)
        attributedText = field.attributedPlaceholder
        self.field = field
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var text: String? { didSet { field?.placeholder = text } }
    override var attributedText: NSAttributedString? {
        didSet { field?.attributedPlaceholder = attributedText }
    }
    override var textColor: UIColor! { didSet { set(.foregroundColor, textColor) } }
    override var font: UIFont! { didSet { set(.font, font) } }

    private func set(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let value, let placeholder = field?.attributedPlaceholder else { return }
        let text = NSMutableAttributedString(attributedString: placeholder)
        text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        field?.attributedPlaceholder = text
    }
}

extension UITextField {
    var placeholderLabel: PlaceholderLabel { PlaceholderLabel(self) }
}
