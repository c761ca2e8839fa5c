import ConstraintSolver

/// A sum of unknowns with coefficients, and a constant in points.
struct LayoutExpression {
    var terms: [Term] = []
    var constant = 0.0

    init(constant: Double = 0) { self.constant = constant }

    init(_ variable: Variable) { terms = [Term(variable)] }

    mutating func add(_ other: LayoutExpression, times factor: Double = 1) {
        constant += other.constant * factor
        for term in other.terms { add(term.variable, times: term.coefficient * factor) }
    }

    mutating func add(_ variable: Variable, times coefficient: Double) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += coefficient
        } else {
            terms.append(Term(variable, coefficient))
        }
    }

    static func + (a: LayoutExpression, b: LayoutExpression) -> LayoutExpression {
        var sum = a
        sum.add(b)
        return sum
    }

    static func - (a: LayoutExpression, b: LayoutExpression) -> LayoutExpression {
        var difference = a
        difference.add(b, times: -1)
        return difference
    }
}

/// One constraint of the solver: terms compared with a constant.
struct LayoutRow {
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var priority: Double

    /// The limit of constants, in points; far beyond any screen, and small enough for exact computation.
    static let limit = 1e7

    /// Creates the row `expression` `relation` 0; nil if it has no unknowns or its priority is zero.
    init?(_ expression: LayoutExpression, _ relation: Relation, priority: Double) {
        terms = expression.terms.filter { abs($0.coefficient) > 1e-12 }
        guard !terms.isEmpty, priority > 0, expression.constant.isFinite else { return nil }
        self.relation = relation
        constant = min(max(-expression.constant, -Self.limit), Self.limit)
        self.priority = min(priority, Constraint.requiredPriority)
    }

    /// The row as an equality that decides only if there is a choice: UIKit's engine leaves no space between a value
    /// and its bound unless another constraint does. Nil for an equality.
    var tightened: LayoutRow? {
        guard relation != .equal else { return nil }
        var row = self
        (row.relation, row.priority) = (.equal, Constraint.defaultPriority)
        return row
    }

    /// Returns whether the rows differ only in the constant and the priority.
    func isShaped(like other: LayoutRow) -> Bool { relation == other.relation && terms == other.terms }
}

extension Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

/// The name of a row among those of one view.
struct RowName: Hashable {
    enum Kind: Hashable {
        case placement
        case fitting
        case hugging
        case compressionResistance
        case brokenResistance
        case leastCanvasSize
        case constraint(ObjectIdentifier)
        case tightness(ObjectIdentifier)
        case implied(String)
        case guide(ObjectIdentifier, String)
    }

    var kind: Kind
    var index = 0
}

/// The origin of a row, for messages and for choosing which to break. It does not retain a view, which would retain its
/// engine.
enum RowSource {
    case constraint(NSLayoutConstraint)
    case view(WeakItem, String)
    case content(WeakItem, NSLayoutConstraint.Axis)
    case implied(by: WeakItem, name: String, index: Int)
}

/// A view or guide that the engine does not retain.
struct WeakItem {
    weak var item: (any LayoutItem)?

    var view: UIView? { item as? UIView }
}

/// A row derived from a view.
struct WantedRow {
    var name: RowName
    var row: LayoutRow
    var source: RowSource
}

/// The rows of a view in the solver, in insertion order.
struct InstalledRows {
    var rows: [RowName: (id: ConstraintID, row: LayoutRow)] = [:]
    /// May contain removed rows, or duplicates.
    private(set) var order: [RowName] = []

    init(capacity: Int = 0) { order.reserveCapacity(capacity) }

    mutating func set(_ id: ConstraintID, _ row: LayoutRow, for name: RowName) {
        if rows.updateValue((id, row), forKey: name) == nil { order.append(name) }
        guard order.count > 2 * rows.count + 16 else { return }
        var seen: Set<RowName> = []
        order.removeAll { rows[$0] == nil || !seen.insert($0).inserted }
    }
}
