import UIKit

/// Receives the changes of a form.
public protocol FormDelegate: AnyObject {
    func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?)
}

/// A form: sections, of which those that are not hidden are elements.
public final class Form: RandomAccessCollection, RangeReplaceableCollection, MutableCollection {
    public typealias Index = Int
    public weak var delegate: (any FormDelegate)?
    weak var tableView: UITableView?

    /// All sections, hidden ones too.
    public private(set) var allSections: [Section] = []
    private var sections: [Section] = []
    /// Whether rows are being replaced, so that the table is reloaded once.
    private var isUpdating = false

    public init() {}

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }

    public subscript(position: Int) -> Section {
        get { sections[position] }
        set { replaceSubrange(position..<position + 1, with: [newValue]) }
    }

    public subscript(indexPath: IndexPath) -> BaseRow { self[indexPath.section][indexPath.row] }

    public func replaceSubrange<Sections: Collection>(_ range: Range<Int>, with new: Sections)
    where Sections.Element == Section {
        let places = allPlaces(of: range)
        for section in allSections[places] { section.form = nil }
        allSections.replaceSubrange(places, with: new)
        for section in new {
            section.form = self
            section.evaluateConditions()
        }
        updateVisible()
    }

    private func allPlaces(of range: Range<Int>) -> Range<Int> {
        func place(_ index: Int) -> Int {
            guard index < sections.count else { return allSections.count }
            return allSections.firstIndex(of: sections[index]) ?? allSections.count
        }
        let start = place(range.lowerBound)
        return start..<Swift.max(start, range.isEmpty ? start : place(range.upperBound - 1) + 1)
    }

    /// Appends a section; mutating methods of collections cannot be called on constants.
    func add(_ section: Section) { replaceSubrange(endIndex..<endIndex, with: [section]) }

    // MARK: Rows and values

    public var allRows: [BaseRow] { allSections.flatMap(\.allRows) }
    public var rows: [BaseRow] { sections.flatMap { Array($0) } }

    public func rowBy<T: Equatable>(tag: String) -> RowOf<T>? { row(tagged: tag) as? RowOf<T> }
    public func rowBy<Row: RowType>(tag: String) -> Row? { row(tagged: tag) as? Row }
    public func rowBy(tag: String) -> BaseRow? { row(tagged: tag) }
    public func sectionBy(tag: String) -> Section? { allSections.first { $0.tag == tag } }

    func row(tagged tag: String) -> BaseRow? { allRows.first { $0.tag == tag } }

    /// The values by the tags of their rows.
    public func values(includeHidden: Bool = false) -> [String: Any?] {
        var values: [String: Any?] = [:]
        for row in includeHidden ? allRows : rows {
            if let tag = row.tag { values[tag] = .some(row.baseValue) }
        }
        return values
    }

    public func setValues(_ values: [String: Any?]) {
        for (tag, value) in values { row(tagged: tag)?.baseValue = value }
    }

    @discardableResult public func validate(
        includeHidden: Bool = false, includeDisabled: Bool = true, quietly: Bool = false
    ) -> [ValidationError] {
        (includeHidden ? allRows : rows).filter { includeDisabled || !$0.isDisabled }
            .flatMap { $0.validate(quietly: quietly) }
    }

    // MARK: Changes

    func valueDidChange(of tag: String) {
        for section in allSections {
            for row in section.allRows {
                if row.disabled?.depends(on: tag) == true { row.evaluateDisabled() }
                if row.hidden?.depends(on: tag) == true { row.evaluateHidden() }
            }
            if section.hidden?.depends(on: tag) == true { section.evaluateHidden() }
        }
    }

    func updateVisible() {
        sections = allSections.filter { !$0.isHidden }
        contentDidChange()
    }

    func contentDidChange() {
        if tableView?.window != nil { tableView?.reloadData() }
    }
}

// MARK: Operators

precedencegroup FormPrecedence {
    associativity: left
    higherThan: LogicalConjunctionPrecedence
}
precedencegroup SectionPrecedence {
    associativity: left
    higherThan: FormPrecedence
}
infix operator +++ : FormPrecedence
infix operator <<< : SectionPrecedence
infix operator +++= : AssignmentPrecedence

/// Appends a section, or a row in a section of its own.
@discardableResult public func +++ (left: Form, right: Section) -> Form {
    left.add(right)
    return left
}
@discardableResult public func +++ (left: Form, right: BaseRow) -> Form { left +++ (Section() <<< right) }
@discardableResult public func +++ (left: Section, right: Section) -> Form { Form() +++ left +++ right }
@discardableResult public func +++ (left: BaseRow, right: BaseRow) -> Form {
    Section() <<< left +++ Section() <<< right
}

/// Appends a row to a section.
@discardableResult public func <<< (left: Section, right: BaseRow) -> Section {
    left.add(right)
    return left
}
@discardableResult public func <<< (left: BaseRow, right: BaseRow) -> Section { Section() <<< left <<< right }

public func += <C: Collection>(left: inout Section, right: C) where C.Element == BaseRow {
    left.append(contentsOf: right)
}
public func += <C: Collection>(left: inout Form, right: C) where C.Element == Section {
    left.append(contentsOf: right)
}
