import UIKit

/// A row, whatever its value is.
public protocol BaseRowType: AnyObject {
    var baseCell: BaseCell! { get }
    var section: Section? { get }
    var tag: String? { get }
    var isHidden: Bool { get }
    var isDisabled: Bool { get }
    func updateCell()
    func didSelect()
}

/// A row without the type of its value.
open class BaseRow: BaseRowType {
    /// The name of the row in its form, by which conditions and values find it.
    public let tag: String?
    public var title: String?
    public var cellStyle = UITableViewCell.CellStyle.value1
    public internal(set) weak var section: Section?
    /// Errors of the last validation.
    public internal(set) var validationErrors: [ValidationError] = []
    public var validationOptions: ValidationOptions = .validatesOnBlur

    /// The condition in which the row does not react to touches.
    public var disabled: Condition? {
        didSet { evaluateDisabled() }
    }
    /// The condition in which the row is not in its section's list.
    public var hidden: Condition? {
        didSet { evaluateHidden() }
    }
    public private(set) var isDisabled = false
    public private(set) var isHidden = false
    /// Actions that appear when the row is swept, which are not displayed.
    public var trailingSwipe = SwipeConfiguration()
    public var leadingSwipe = SwipeConfiguration()

    var callbackCellSetup: (() -> Void)?
    var callbackCellUpdate: (() -> Void)?
    var callbackOnCellSelection: (() -> Void)?
    var callbackOnChange: (() -> Void)?
    var callbackOnValidation: (() -> Void)?
    var callbackOnHighlightChange: (() -> Void)?

    public required init(tag: String? = nil) { self.tag = tag }

    /// The value as a text; nil where it has none.
    open var baseValue: Any? {
        get { nil }
        set {}
    }
    open var baseCell: BaseCell! { nil }
    public var isValid: Bool { validationErrors.isEmpty }
    /// Whether the cell is that of the row which the user edits.
    public var isHighlighted = false {
        didSet { callbackOnHighlightChange?() }
    }

    public final var indexPath: IndexPath? {
        guard let section, let form = section.form, let number = form.firstIndex(of: section),
            let place = section.firstIndex(where: { $0 === self })
        else { return nil }
        return IndexPath(row: place, section: number)
    }

    @discardableResult open func validate(quietly: Bool = false) -> [ValidationError] { [] }
    open func cleanValidationErrors() { validationErrors = [] }

    /// Called when the user selects the cell, before the row's own action.
    open func customDidSelect() {}
    open func prepare(for segue: UIStoryboardSegue) {}

    public func didSelect() {
        guard !isDisabled else { return }
        baseCell.didSelect()
        customDidSelect()
        callbackOnCellSelection?()
    }

    /// Called before the cell is displayed for the first time and after changes.
    open func customUpdateCell() {}

    public func updateCell() {
        guard let cell = baseCell else { return }
        cell.update()
        customUpdateCell()
        callbackCellUpdate?()
    }

    public func reload(with rowAnimation: UITableView.RowAnimation = .none) {
        guard let indexPath else { return }
        section?.form?.tableView?.reloadRows(at: [indexPath], with: rowAnimation)
    }

    public func select(animated: Bool = false, scrollPosition: UITableView.ScrollPosition = .none) {
        section?.form?.tableView?.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    public func deselect(animated: Bool = true) {
        indexPath.map { section?.form?.tableView?.deselectRow(at: $0, animated: animated) }
    }

    public func evaluateDisabled() {
        guard let disabled else { return }
        isDisabled = disabled.holds(in: section?.form)
        updateCell()
    }

    public func evaluateHidden() {
        guard let hidden else { return }
        isHidden = hidden.holds(in: section?.form)
        section?.updateVisible()
    }

    func evaluateConditions() {
        evaluateDisabled()
        evaluateHidden()
    }

    private weak var inlineRow: BaseRow?

    /// Inserts a row below this one, or removes it.
    func toggle(_ inline: () -> BaseRow) {
        deselect()
        guard var section, let place = section.firstIndex(where: { $0 === self }) else { return }
        if inlineRow?.section != nil {
            section.remove(at: place + 1)
        } else {
            let row = inline()
            inlineRow = row
            section.insert(row, at: place + 1)
        }
    }
}

/// A row with a value.
open class RowOf<T: Equatable>: BaseRow {
    /// The rules that the value has to satisfy.
    var rules: [(identifier: String?, check: (T?) -> ValidationError?)] = []
    /// Returns the text that the cell displays for a value.
    public var displayValueFor: ((T?) -> String?)? = { value in value.map { String(describing: $0) } }

    open var value: T? {
        didSet {
            guard value != oldValue else { return }
            valueDidChange()
        }
    }

    public required init(tag: String? = nil) { super.init(tag: tag) }

    open override var baseValue: Any? {
        get { value }
        set { value = newValue as? T }
    }

    private func valueDidChange() {
        if validationOptions == .validatesOnChange || !validationErrors.isEmpty { validate() }
        callbackOnChange?()
        guard let form = section?.form else { return }
        form.delegate?.valueHasBeenChanged(for: self, oldValue: nil, newValue: value)
        if let tag { form.valueDidChange(of: tag) }
    }

    public func add<Rule: RuleType>(rule: Rule) where Rule.RowValueType == T {
        rules.append((rule.id, { rule.isValid(value: $0) }))
    }

    public func add(ruleSet: RuleSet<T>) { rules += ruleSet.rules }
    public func remove(ruleWithIdentifier identifier: String) {
        rules.removeAll { $0.identifier == identifier }
    }
    public func removeAllRules() { rules = [] }

    @discardableResult open override func validate(quietly: Bool = false) -> [ValidationError] {
        let errors = rules.compactMap { $0.check(value) }
        guard !quietly else { return errors }
        validationErrors = errors
        callbackOnValidation?()
        updateCell()
        return errors
    }
}

/// A row with the type of its cell, so that a closure can configure both.
public protocol TypedRowType: BaseRowType {
    associatedtype Cell: CellType
    var cell: Cell! { get }
    var value: Cell.Value? { get set }
}

/// A row that is created with a tag and configured by a closure.
public protocol RowType: TypedRowType {
    init(_ tag: String?, _ initializer: (Self) -> Void)
}

/// A row with its cell.
open class Row<Cell: CellType>: RowOf<Cell.Value>, TypedRowType where Cell: BaseCell {
    /// Creates the cell.
    public var cellProvider = CellProvider<Cell>()
    private var made: Cell?

    public required init(tag: String?) { super.init(tag: tag) }

    public var cell: Cell! {
        if let made { return made }
        let cell = cellProvider.makeCell(style: cellStyle)
        made = cell
        cell.baseRow = self
        cell.row = self
        cell.setup()
        customUpdateCell()
        callbackCellSetup?()
        return cell
    }

    open override var baseCell: BaseCell! { cell }
}

/// The class or document of which cells are created.
public struct CellProvider<Cell: BaseCell> where Cell: CellType {
    private var nibName: String?
    private var bundle: Bundle?

    public init() {}
    public init(nibName: String, bundle: Bundle? = nil) { (self.nibName, self.bundle) = (nibName, bundle) }

    func makeCell(style: UITableViewCell.CellStyle) -> Cell {
        if let nibName {
            let objects = (bundle ?? Bundle(for: Cell.self)).loadNibNamed(nibName, owner: nil, options: nil)
            if let cell = objects?.first as? Cell { return cell }
            RuntimeDiagnostics.report("The nib \(nibName) has no \(Cell.self)")
        }
        return Cell(style: style, reuseIdentifier: nil)
    }
}

extension RowType where Self: BaseRow {
    public init(_ tag: String? = nil, _ initializer: (Self) -> Void = { _ in }) {
        self.init(tag: tag)
        initializer(self)
    }
}

extension RowType where Self: BaseRow {
    /// Adds a handler of changed values.
    @discardableResult public func onChange(_ callback: @escaping (Self) -> Void) -> Self {
        callbackOnChange = { [unowned self] in callback(self) }
        return self
    }

    /// Adds a handler that configures the cell before it is displayed and after changes.
    @discardableResult public func cellUpdate(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        callbackCellUpdate = { [unowned self] in callback(self.cell, self) }
        return self
    }

    /// Adds a handler that configures the cell once.
    @discardableResult public func cellSetup(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        callbackCellSetup = { [unowned self] in callback(self.cell, self) }
        return self
    }

    /// Adds a handler of selections.
    @discardableResult public func onCellSelection(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        callbackOnCellSelection = { [unowned self] in callback(self.cell, self) }
        return self
    }

    @discardableResult public func onCellHighlightChanged(_ callback: @escaping (Cell, Self) -> Void) -> Self
    {
        callbackOnHighlightChange = { [unowned self] in callback(self.cell, self) }
        return self
    }

    @discardableResult public func onRowValidationChanged(_ callback: @escaping (Cell, Self) -> Void) -> Self
    {
        callbackOnValidation = { [unowned self] in callback(self.cell, self) }
        return self
    }
}
