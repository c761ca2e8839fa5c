import UIKit

// MARK: Labels and buttons

open class LabelCellOf<T: Equatable>: Cell<T>, CellType {
    open override func setup() {
        super.setup()
        selectionStyle = .none
    }
}
public typealias LabelCell = LabelCellOf<String>

/// Displays a title and a text.
public final class LabelRow: Row<LabelCell>, RowType {}

open class ButtonCellOf<T: Equatable>: Cell<T>, CellType {
    open override func update() {
        super.update()
        selectionStyle = row.isDisabled ? .none : .default
        let showsController = (row as? ButtonRowOf<T>)?.presentationMode != nil
        textLabel?.textAlignment = showsController ? .left : .center
        accessoryType = showsController ? .disclosureIndicator : .none
        if !showsController { textLabel?.textColor = row.isDisabled ? .tertiaryLabel : tintColor }
    }
}
public typealias ButtonCell = ButtonCellOf<String>

/// A button as wide as the form, or a row that shows a controller.
open class ButtonRowOf<T: Equatable>: Row<ButtonCellOf<T>> {
    public var presentationMode: PresentationMode<UIViewController>?

    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
        cellStyle = .default
    }

    open override func customDidSelect() {
        guard let presentationMode else { return deselect() }
        presentationMode.present(from: cell.formViewController())
    }
}
public final class ButtonRow: ButtonRowOf<String>, RowType {}

// MARK: Switches and checks

open class SwitchCell: Cell<Bool>, CellType {
    public let toggle = UISwitch()
    public var switchControl: UISwitch! { toggle }

    open override func setup() {
        super.setup()
        selectionStyle = .none
        accessoryView = toggle
        let change = UIAction { [weak self] _ in self.map { $0.row.value = $0.toggle.isOn } }
        toggle.addAction(change, for: .valueChanged)
    }

    open override func update() {
        super.update()
        detailTextLabel?.text = nil
        toggle.isOn = row.value ?? false
        toggle.isEnabled = !row.isDisabled
    }
}
public final class SwitchRow: Row<SwitchCell>, RowType {}

open class CheckCell: Cell<Bool>, CellType {
    open override func update() {
        super.update()
        detailTextLabel?.text = nil
        accessoryType = row.value == true ? .checkmark : .none
    }

    open override func didSelect() {
        row.value = row.value != true
        row.deselect()
        row.updateCell()
    }
}
public final class CheckRow: Row<CheckCell>, RowType {}

// MARK: Sliders, steppers and segments

/// A cell with a control beside the title.
open class ControlCell<T: Equatable>: Cell<T> {
    /// Adds the control, whose value is read when the user changes it.
    func add(_ control: UIControl, read: @escaping () -> Void) {
        selectionStyle = .none
        accessoryView = control
        control.addAction(UIAction { _ in read() }, for: .valueChanged)
    }

    open override func update() {
        super.update()
        (accessoryView as? UIControl)?.isEnabled = !row.isDisabled
    }
}

open class SliderCell: ControlCell<Float>, CellType {
    private let control = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
    public var slider: UISlider! { control }

    open override func setup() {
        super.setup()
        add(control) { [unowned self] in
            row.value = control.value
            row.updateCell()
        }
        guard let row = row as? SliderRow else { return }
        (control.minimumValue, control.maximumValue) = (row.minimumValue, row.maximumValue)
    }

    open override func update() {
        super.update()
        control.value = row.value ?? control.minimumValue
    }
}

/// A number between two others.
public final class SliderRow: Row<SliderCell>, RowType {
    public var minimumValue: Float = 0
    public var maximumValue: Float = 10
    public var steps: UInt = 20
    public var shouldHideValue = false
}

open class StepperCell: ControlCell<Double>, CellType {
    private let control = UIStepper()
    public var stepper: UIStepper! { control }

    open override func setup() {
        super.setup()
        add(control) { [unowned self] in
            row.value = control.value
            row.updateCell()
        }
    }

    open override func update() {
        super.update()
        control.value = row.value ?? 0
    }
}
public final class StepperRow: Row<StepperCell>, RowType {}

open class SegmentedCell<T: Equatable>: ControlCell<T>, CellType {
    private let control = UISegmentedControl()
    public var segmentedControl: UISegmentedControl { control }

    private var options: [T] { (row as? any OptionsProviding<T>)?.options ?? [] }

    open override func setup() {
        super.setup()
        add(control) { [unowned self] in
            let number = control.selectedSegmentIndex
            row.value = options.indices.contains(number) ? options[number] : nil
        }
    }

    open override func update() {
        super.update()
        detailTextLabel?.text = nil
        control.removeAllSegments()
        for (number, option) in options.enumerated() {
            control.insertSegment(withTitle: row.displayValueFor?(option) ?? "", at: number, animated: false)
        }
        control.selectedSegmentIndex = row.value.flatMap(options.firstIndex(of:)) ?? -1
        control.sizeToFit()
    }
}

/// One of a few values.
public final class SegmentedRow<T: Equatable>: OptionsRow<SegmentedCell<T>>, RowType {}

// MARK: Long texts

open class TextAreaCell: Cell<String>, UITextViewDelegate, CellType {
    public let textArea = UITextView()
    public let placeholder = UILabel()
    public var textView: UITextView! { textArea }
    public var placeholderLabel: UILabel? { placeholder }

    open override func setup() {
        super.setup()
        selectionStyle = .none
        textArea.font = .preferredFont(forTextStyle: .body)
        textArea.delegate = self
        textArea.backgroundColor = .clear
        placeholder.textColor = .placeholderText
        for view in [textArea, placeholder] { add(view) }
        placeholder.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10).isActive = true
        textArea.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2).isActive = true
        textArea.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2).isActive = true
        if height == nil { height = { 110 } }
    }

    private func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        let inset: CGFloat = view === textArea ? -5 : 0
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -inset),
        ])
    }

    open override func update() {
        super.update()
        hideTexts()
        placeholder.text = (row as? TextAreaRow)?.placeholder ?? row.title
        if !textArea.isFirstResponder { textArea.text = row.displayValueFor?(row.value) }
        textArea.isEditable = !row.isDisabled
        placeholder.isHidden = !textArea.text.isEmpty
    }

    open func textViewDidChange(_ textView: UITextView) {
        row.value = textView.text
        placeholder.isHidden = !textView.text.isEmpty
    }
}

/// A text of several lines.
public final class TextAreaRow: Row<TextAreaCell>, RowType {
    public var placeholder: String?
    public var textAreaHeight = TextAreaHeight.fixed(cellHeight: 110)
    public var textAreaMode = TextAreaMode.normal
}

public enum TextAreaHeight: Sendable {
    case fixed(cellHeight: CGFloat)
    case dynamic(initialTextViewHeight: CGFloat)
}
public enum TextAreaMode: Sendable { case normal, readOnly }
