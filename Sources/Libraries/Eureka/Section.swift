import UIKit

/// A section of a form: rows, of which those that are not hidden are elements.
open class Section: RandomAccessCollection, RangeReplaceableCollection, MutableCollection, Equatable {
    public typealias Index = Int
    public var tag: String?
    public var header: (any HeaderFooterViewRepresentable)?
    public var footer: (any HeaderFooterViewRepresentable)?
    public internal(set) weak var form: Form?
    /// The identifier of the section's index title.
    public var indexTitle: String?
    /// The condition in which the section is not in the form's list.
    public var hidden: Condition? {
        didSet { evaluateHidden() }
    }
    public private(set) var isHidden = false

    /// All rows, hidden ones too.
    public private(set) var allRows: [BaseRow] = []
    private var rows: [BaseRow] = []

    public required init() {}

    public convenience init(_ header: String = "", _ initializer: (Section) -> Void = { _ in }) {
        self.init()
        if !header.isEmpty { self.header = HeaderFooterView<UITableViewHeaderFooterView>(title: header) }
        initializer(self)
    }

    public convenience init(
        header: String, footer: String, _ initializer: (Section) -> Void = { _ in }
    ) {
        self.init(header)
        self.footer = HeaderFooterView<UITableViewHeaderFooterView>(title: footer)
        initializer(self)
    }

    public convenience init(footer: String, _ initializer: (Section) -> Void = { _ in }) {
        self.init(header: "", footer: footer, initializer)
    }

    public convenience init(_ initializer: @escaping (Section) -> Void) {
        self.init()
        initializer(self)
    }

    public static func == (left: Section, right: Section) -> Bool { left === right }

    // MARK: Rows

    public var startIndex: Int { 0 }
    public var endIndex: Int { rows.count }

    public subscript(position: Int) -> BaseRow {
        get { rows[position] }
        set { replaceSubrange(position..<position + 1, with: [newValue]) }
    }

    open func replaceSubrange<Rows: Collection>(_ range: Range<Int>, with new: Rows)
    where Rows.Element == BaseRow {
        let places = allPlaces(of: range)
        for row in allRows[places] { row.section = nil }
        allRows.replaceSubrange(places, with: new)
        for row in new {
            row.section = self
            row.evaluateConditions()
        }
        updateVisible()
    }

    /// Appends a row; mutating methods of collections cannot be called on constants.
    func add(_ row: BaseRow) { replaceSubrange(endIndex..<endIndex, with: [row]) }

    /// Returns the places among all rows of a range of those that are not hidden.
    private func allPlaces(of range: Range<Int>) -> Range<Int> {
        func place(_ index: Int) -> Int {
            guard index < rows.count else { return allRows.count }
            return allRows.firstIndex { $0 === rows[index] } ?? allRows.count
        }
        let start = place(range.lowerBound)
        return start..<Swift.max(start, range.isEmpty ? start : place(range.upperBound - 1) + 1)
    }

    public func rowBy<Row: RowType>(tag: String) -> Row? { allRows.first { $0.tag == tag } as? Row }

    public func reload(with rowAnimation: UITableView.RowAnimation = .none) { form?.tableView?.reloadData() }

    // MARK: Conditions

    public func evaluateHidden() {
        guard let hidden else { return }
        isHidden = hidden.holds(in: form)
        form?.updateVisible()
    }

    func updateVisible() {
        rows = allRows.filter { !$0.isHidden }
        form?.contentDidChange()
    }

    func evaluateConditions() {
        for row in allRows { row.evaluateConditions() }
        evaluateHidden()
    }
}

/// A section whose rows the user can add, delete and move.
open class MultivaluedSection: Section {
    public var multivaluedOptions: MultivaluedOptions = []
    public var addButtonProvider: (MultivaluedSection) -> ButtonRow = { _ in ButtonRow { $0.title = "Add" } }
    public var multivaluedRowToInsertAt: ((Int) -> BaseRow)?
    public var showInsertIconInAddButton = true

    public required init() { super.init() }

    public convenience init(
        multivaluedOptions: MultivaluedOptions = [.Insert, .Delete], header: String = "", footer: String = "",
        _ initializer: (MultivaluedSection) -> Void = { _ in }
    ) {
        self.init()
        if !header.isEmpty { self.header = HeaderFooterView<UITableViewHeaderFooterView>(title: header) }
        if !footer.isEmpty { self.footer = HeaderFooterView<UITableViewHeaderFooterView>(title: footer) }
        self.multivaluedOptions = multivaluedOptions
        initializer(self)
        if multivaluedOptions.contains(.Insert) { addButton() }
    }

    /// Adds the button that inserts a row before itself.
    private func addButton() {
        let button = addButtonProvider(self)
        button.callbackOnCellSelection = { [unowned self, unowned button] in
            guard let place = firstIndex(where: { $0 === button }),
                let row = multivaluedRowToInsertAt?(place)
            else { return }
            replaceSubrange(place..<place, with: [row])
        }
        add(button)
    }
}

/// The changes that the user can make to the rows of a section.
public struct MultivaluedOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let None = MultivaluedOptions([])
    public static let Insert = MultivaluedOptions(rawValue: 1)
    public static let Delete = MultivaluedOptions(rawValue: 2)
    public static let Reorder = MultivaluedOptions(rawValue: 4)
}
