import UIKit

/// A value that can be typed.
public protocol InputTypeInitiable: Equatable {
    init?(string stringValue: String)
}

extension String: InputTypeInitiable {
    public init?(string stringValue: String) { self = stringValue }
}
extension Int: InputTypeInitiable {
    public init?(string stringValue: String) { self.init(stringValue) }
}
extension Double: InputTypeInitiable {
    public init?(string stringValue: String) { self.init(stringValue) }
}
extension URL: InputTypeInitiable {}

/// A cell with a field.
public protocol TextInputCell: AnyObject {
    var textInput: any UITextInput { get }
}
public protocol TextFieldCell: TextInputCell {
    var textField: UITextField! { get }
}

/// A row whose value is typed into a field.
protocol FieldRowConformance: BaseRow {
    var placeholder: String? { get }
    var placeholderColor: UIColor? { get }
    var formatter: Formatter? { get }
}

/// A cell with a title and a field.
open class _FieldCell<T: InputTypeInitiable>: Cell<T>, UITextFieldDelegate, TextFieldCell {
    public let field = UITextField()
    public var textField: UITextField! { field }
    public let title = UILabel()
    public var titleLabel: UILabel? { title }
    public var textInput: any UITextInput { field }

    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addField()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        addField()
    }

    private func addField() {
        let stack = UIStackView(arrangedSubviews: [title, field])
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        title.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        field.delegate = self
        let change = UIAction { [weak self] _ in self.map { $0.textFieldDidChange($0.field) } }
        field.addAction(change, for: .editingChanged)
    }

    open override func setup() {
        super.setup()
        selectionStyle = .none
    }

    open override func update() {
        super.update()
        let options = row as? any FieldRowConformance
        hideTexts()
        title.text = row.title
        title.isHidden = row.title?.isEmpty != false
        title.textColor = row.isDisabled ? .tertiaryLabel : .label
        field.textAlignment = title.isHidden ? .left : .right
        field.textColor = row.isDisabled ? .tertiaryLabel : .label
        field.isEnabled = !row.isDisabled
        if !field.isFirstResponder { field.text = row.displayValueFor?(row.value) }
        showPlaceholder(options)
    }

    private func showPlaceholder(_ options: (any FieldRowConformance)?) {
        guard let placeholder = options?.placeholder else { return }
        field.placeholder = placeholder
        if let color = options?.placeholderColor {
            field.attributedPlaceholder = NSAttributedString(
                string: placeholder, attributes: [.foregroundColor: color])
        }
    }

    open override func cellCanBecomeFirstResponder() -> Bool { !row.isDisabled }
    open override func cellBecomeFirstResponder(withDirection: Direction = .down) -> Bool {
        field.becomeFirstResponder()
    }
    open override func cellResignFirstResponder() -> Bool { field.resignFirstResponder() }

    open func textFieldDidChange(_ textField: UITextField) {
        row.value = textField.text.flatMap { $0.isEmpty ? nil : T(string: $0) }
    }

    open func textFieldDidBeginEditing(_ textField: UITextField) { row.isHighlighted = true }

    open func textFieldDidEndEditing(_ textField: UITextField) {
        row.isHighlighted = false
        textFieldDidChange(textField)
        if row.validationOptions == .validatesOnBlur { row.validate() }
    }

    open func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}

/// A row whose value is typed.
open class FieldRow<Cell: CellType>: Row<Cell>, FieldRowConformance where Cell: BaseCell {
    public var placeholder: String?
    public var placeholderColor: UIColor?
    public var formatter: Formatter?
    public var useFormatterDuringInput = false
    public var useFormatterOnDidBeginEditing: Bool?
    public var titlePercentage: CGFloat?
    public var textFieldPercentage: CGFloat?

    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = { [unowned self] value in
            guard let value else { return nil }
            return formatter?.string(for: value) ?? String(describing: value)
        }
    }
}

open class TextCell: _FieldCell<String>, CellType {}
open class NameCell: _FieldCell<String>, CellType {
    open override func setup() {
        super.setup()
        (field.autocapitalizationType, field.autocorrectionType) = (.words, .no)
    }
}
open class EmailCell: _FieldCell<String>, CellType {
    open override func setup() {
        super.setup()
        (field.autocapitalizationType, field.keyboardType) = (.none, .emailAddress)
    }
}
open class PasswordCell: _FieldCell<String>, CellType {
    open override func setup() {
        super.setup()
        (field.autocapitalizationType, field.isSecureTextEntry) = (.none, true)
    }
}
open class AccountCell: _FieldCell<String>, CellType {
    open override func setup() {
        super.setup()
        (field.autocapitalizationType, field.keyboardType) = (.none, .asciiCapable)
    }
}
open class TwitterCell: AccountCell {}
open class ZipCodeCell: AccountCell {}
open class PhoneCell: _FieldCell<String>, CellType {
    open override func setup() {
        super.setup()
        field.keyboardType = .phonePad
    }
}
open class IntCell: _FieldCell<Int>, CellType {
    open override func setup() {
        super.setup()
        field.keyboardType = .numberPad
    }
}
open class DecimalCell: _FieldCell<Double>, CellType {
    open override func setup() {
        super.setup()
        field.keyboardType = .decimalPad
    }
}
open class URLCell: _FieldCell<URL>, CellType {
    open override func setup() {
        super.setup()
        (field.autocapitalizationType, field.keyboardType) = (.none, .URL)
    }
}

public final class TextRow: FieldRow<TextCell>, RowType {}
public final class NameRow: FieldRow<NameCell>, RowType {}
public final class EmailRow: FieldRow<EmailCell>, RowType {}
public final class PasswordRow: FieldRow<PasswordCell>, RowType {}
public final class AccountRow: FieldRow<AccountCell>, RowType {}
public final class TwitterRow: FieldRow<TwitterCell>, RowType {}
public final class ZipCodeRow: FieldRow<ZipCodeCell>, RowType {}
public final class PhoneRow: FieldRow<PhoneCell>, RowType {}
public final class IntRow: FieldRow<IntCell>, RowType {}
public final class URLRow: FieldRow<URLCell>, RowType {}
public final class DecimalRow: FieldRow<DecimalCell>, RowType {}
