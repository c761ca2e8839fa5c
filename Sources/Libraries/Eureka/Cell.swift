import UIKit

/// A cell of a form.
public protocol BaseCellType: AnyObject {
    var height: (() -> CGFloat)? { get }
    func setup()
    func update()
    func didSelect()
}

/// A cell that displays a row's value.
public protocol TypedCellType: BaseCellType {
    associatedtype Value: Equatable
    var row: RowOf<Value>! { get set }
}

/// A cell that a row can create.
public protocol CellType: TypedCellType {}

/// The base of all cells.
open class BaseCell: UITableViewCell, BaseCellType {
    public internal(set) weak var baseRow: BaseRow!
    /// Returns the height of the cell; nil for the height of its content.
    public var height: (() -> CGFloat)?

    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// The controller with the form.
    public func formViewController() -> FormViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? FormViewController }.first
    }

    open func setup() {}
    open func update() {}
    open func didSelect() {}
    open func cellCanBecomeFirstResponder() -> Bool { false }
    open func cellBecomeFirstResponder(withDirection: Direction = .down) -> Bool { becomeFirstResponder() }
    open func cellResignFirstResponder() -> Bool { resignFirstResponder() }
}

/// The direction in which the user goes from field to field.
public enum Direction: Sendable { case up, down }

/// A cell that displays a value of a type.
open class Cell<T: Equatable>: BaseCell, TypedCellType {
    public typealias Value = T
    public weak var row: RowOf<T>!

    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Displays the row's title and value.
    open override func update() {
        super.update()
        textLabel?.text = row.title
        textLabel?.textColor = row.isDisabled ? .tertiaryLabel : .label
        detailTextLabel?.text = row.displayValueFor?(row.value)
    }

    /// Removes the standard texts of a cell that displays the row with its own views.
    final func hideTexts() {
        textLabel?.text = nil
        detailTextLabel?.text = nil
    }
}
