import UIKit

// Rows whose value is one, or some, of a list.

protocol OptionsProviding<Option> {
    associatedtype Option: Equatable
    var options: [Option]? { get }
}

/// A row with a list of values.
open class OptionsRow<Cell: CellType>: Row<Cell>, OptionsProviding where Cell: BaseCell {
    public var options: [Cell.Value]?
    public var optionsProvider: OptionsProvider<Cell.Value>? {
        didSet {
            if case .array(let values) = optionsProvider { options = values }
        }
    }
    public var selectorTitle: String?
    public var noValueDisplayText: String?
}

/// The source of the values of a row.
public enum OptionsProvider<T: Equatable> {
    case array([T]?)
}

/// The source of a controller.
public enum ControllerProvider<VCType: UIViewController> {
    case callback(builder: () -> VCType)
    case nibFile(name: String, bundle: Bundle?)
    case storyBoard(storyboardId: String, storyboardName: String, bundle: Bundle?)

    func makeController() -> VCType? {
        switch self {
        case .callback(let builder):
            return builder()
        case .nibFile(let name, _):
            // A class that is known at run time alone has no such initializer here.
            RuntimeDiagnostics.report("The controller of the nib \(name) is not created")
            return nil
        case .storyBoard(let identifier, let name, let bundle):
            return UIStoryboard(name: name, bundle: bundle ?? Bundle(for: VCType.self))
                .instantiateViewController(withIdentifier: identifier) as? VCType
        }
    }
}

/// The way in which a row shows a controller.
public enum PresentationMode<VCType: UIViewController> {
    case show(controllerProvider: ControllerProvider<VCType>, onDismiss: ((UIViewController) -> Void)?)
    case presentModally(
        controllerProvider: ControllerProvider<VCType>, onDismiss: ((UIViewController) -> Void)?)
    case segueName(segueName: String, onDismiss: ((UIViewController) -> Void)?)
    case popover(controllerProvider: ControllerProvider<VCType>, onDismiss: ((UIViewController) -> Void)?)

    func present(from controller: UIViewController?) {
        switch self {
        case .show(let provider, _):
            provider.makeController().map { controller?.show($0, sender: nil) }
        case .presentModally(let provider, _), .popover(let provider, _):
            provider.makeController().map { controller?.present($0, animated: true) }
        case .segueName(let name, _):
            controller?.performSegue(withIdentifier: name, sender: nil)
        }
    }
}

/// A cell that shows that a list of values follows.
open class PushSelectorCell<T: Equatable>: Cell<T>, CellType {
    open override func update() {
        super.update()
        accessoryType = row.isDisabled ? .none : .disclosureIndicator
        selectionStyle = row.isDisabled ? .none : .default
    }
}

/// A row whose list is on a screen of its own.
open class _PushRow<T: Equatable>: OptionsRow<PushSelectorCell<T>> {
    public var onPresentCallback: ((FormViewController, SelectorViewController<T>) -> Void)?
    public var presentationMode: PresentationMode<SelectorViewController<T>>?

    /// Adds a handler that configures the screen.
    @discardableResult public func onPresent(
        _ callback: @escaping (FormViewController, SelectorViewController<T>) -> Void
    ) -> Self {
        onPresentCallback = callback
        return self
    }

    open override func customDidSelect() {
        guard let form = cell.formViewController() else { return }
        let controller = SelectorViewController<T>(style: .grouped)
        controller.choose(self)
        onPresentCallback?(form, controller)
        form.show(controller, sender: self)
    }
}
public final class PushRow<T: Equatable>: _PushRow<T>, RowType {}

/// A list of values, of which the user chooses one.
open class SelectorViewController<T: Equatable>: FormViewController {
    public var enableDeselection = true
    public var sectionKeyForValue: ((T) -> String)?

    func choose(_ row: _PushRow<T>) {
        title = row.selectorTitle ?? row.title
        let section = Section()
        for option in row.options ?? [] { section <<< choice(option, of: row) }
        form +++ section
    }

    private func choice(_ option: T, of row: _PushRow<T>) -> BaseRow {
        let choice = CheckRow()
        choice.title = row.displayValueFor?(option)
        choice.value = row.value == option
        choice.callbackOnCellSelection = { [weak self, weak row] in
            row?.value = option
            row?.updateCell()
            self?.navigationController?.popViewController(animated: true)
        }
        return choice
    }
}

/// A row whose list is an alert or an action sheet.
open class _AlertRow<T: Equatable>: OptionsRow<PushSelectorCell<T>> {
    public var cancelTitle: String?
    var style: UIAlertController.Style { .alert }

    open override func customDidSelect() {
        let alert = UIAlertController(title: selectorTitle ?? title, message: nil, preferredStyle: style)
        for option in options ?? [] {
            alert.addAction(
                UIAlertAction(title: displayValueFor?(option), style: .default) { [weak self] _ in
                    self?.value = option
                    self?.updateCell()
                })
        }
        alert.addAction(UIAlertAction(title: cancelTitle ?? "Cancel", style: .cancel))
        cell.formViewController()?.present(alert, animated: true)
        deselect()
    }
}
public final class AlertRow<T: Equatable>: _AlertRow<T>, RowType {}
public final class ActionSheetRow<T: Equatable>: _AlertRow<T>, RowType {
    override var style: UIAlertController.Style { .actionSheet }
}

/// A row whose values are chosen in a wheel, which follows the row when the user selects it.
open class _PickerInlineRow<T: Equatable>: OptionsRow<LabelCellOf<T>> {
    open override func customDidSelect() { toggle(wheel) }

    private func wheel() -> BaseRow {
        let wheel = PickerRow<T>()
        (wheel.options, wheel.displayValueFor, wheel.value) = (options, displayValueFor, value)
        wheel.callbackOnChange = { [weak self, unowned wheel] in
            self?.value = wheel.value
            self?.updateCell()
        }
        return wheel
    }
}
public final class PickerInlineRow<T: Equatable>: _PickerInlineRow<T>, RowType {}
public final class PickerInputRow<T: Equatable>: _PickerInlineRow<T>, RowType {}

open class PickerCell<T: Equatable>: Cell<T>, UIPickerViewDataSource, UIPickerViewDelegate, CellType {
    public let picker = UIPickerView()
    private var options: [T] { (row as? any OptionsProviding<T>)?.options ?? [] }

    open override func setup() {
        super.setup()
        (picker.dataSource, picker.delegate) = (self, self)
        picker.frame = contentView.bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picker)
        height = { 216 }
    }

    open override func update() {
        super.update()
        hideTexts()
        picker.reloadAllComponents()
        if let place = row.value.flatMap(options.firstIndex(of:)) {
            picker.selectRow(place, inComponent: 0, animated: false)
        }
    }

    open func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        options.count
    }
    open func pickerView(_ pickerView: UIPickerView, titleForRow place: Int, forComponent component: Int)
        -> String?
    {
        row.displayValueFor?(options[place])
    }
    open func pickerView(_ pickerView: UIPickerView, didSelectRow place: Int, inComponent component: Int) {
        row.value = options[place]
    }
}
public final class PickerRow<T: Equatable>: OptionsRow<PickerCell<T>>, RowType {}

/// A row with several values of a list.
public final class MultipleSelectorRow<T: Hashable>: OptionsRow<PushSelectorCell<Set<T>>>, RowType {
    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = { $0.map { $0.map { String(describing: $0) }.sorted().joined(separator: ", ") } }
    }

    public override func customDidSelect() {
        RuntimeDiagnostics.reportOnce("the list of a row with several values is not shown")
    }
}

/// A value of a list, which is checked if it is chosen.
public final class ListCheckRow<T: Equatable>: Row<ListCheckCell<T>>, RowType {
    public var selectableValue: T?

    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
    }
}

open class ListCheckCell<T: Equatable>: Cell<T>, CellType {
    open override func update() {
        super.update()
        accessoryType = row.value != nil ? .checkmark : .none
    }

    open override func didSelect() {
        row.deselect()
        guard let check = row as? ListCheckRow<T> else { return }
        let isOn = check.value == nil
        (check.section as? any SelectableSectionType)?.clear(except: check)
        check.value = isOn ? check.selectableValue : nil
        check.updateCell()
        (check.section as? any SelectableSectionType)?.report(check)
    }
}

public enum SelectionType {
    case multipleSelection
    case singleSelection(enableDeselection: Bool)
}

protocol SelectableSectionType: Section {
    func clear(except row: BaseRow)
    func report(_ row: BaseRow)
}

/// A section whose rows are checked.
public final class SelectableSection<Row: BaseRow>: Section, SelectableSectionType {
    public var selectionType = SelectionType.multipleSelection
    public var onSelectSelectableRow: ((Row.Type, Row) -> Void)?

    public required init() { super.init() }

    public convenience init(
        _ title: String? = nil, selectionType: SelectionType,
        _ initializer: (SelectableSection<Row>) -> Void = { _ in }
    ) {
        self.init()
        if let title { header = HeaderFooterView<UITableViewHeaderFooterView>(title: title) }
        self.selectionType = selectionType
        initializer(self)
    }

    public func selectedRow() -> Row? { selectedRows().first }
    public func selectedRows() -> [Row] {
        allRows.filter { $0.baseValue.map(isValue) == true }.compactMap { $0 as? Row }
    }

    private func isValue(_ value: Any) -> Bool {
        Mirror(reflecting: value).displayStyle != .optional || "\(value)" != "nil"
    }

    func clear(except row: BaseRow) {
        guard case .singleSelection = selectionType else { return }
        for other in allRows where other !== row {
            other.baseValue = nil
            other.updateCell()
        }
    }

    func report(_ row: BaseRow) {
        if let row = row as? Row { onSelectSelectableRow?(Row.self, row) }
    }
}
