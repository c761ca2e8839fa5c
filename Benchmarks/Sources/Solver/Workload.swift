import ConstraintSolver

/// A system of constraints for both solvers.
struct Workload {
    enum Strength: Int32 {
        case required
        case strong
        case medium
        case weak
    }

    /// A constraint: the sum of `terms` and `constant` in a `relation` to zero.
    struct Row {
        var terms: [(variable: Int, coefficient: Double)]
        var constant: Double
        var relation: Relation
        var strength: Strength
    }

    /// The indices of a view's four variables.
    struct Box {
        let left: Int, top: Int, width: Int, height: Int

        /// Returns the start and the length of the box along an axis.
        func extent(isVertical: Bool) -> (start: Int, length: Int) {
            isVertical ? (top, height) : (left, width)
        }
    }

    private(set) var variableCount = 0
    private(set) var rows: [Row] = []
    /// The suggested values, the first of which is edited.
    private(set) var suggestions: [(variable: Int, value: Double)] = []

    mutating func makeBox() -> Box {
        defer { variableCount += 4 }
        return Box(
            left: variableCount, top: variableCount + 1, width: variableCount + 2, height: variableCount + 3)
    }

    mutating func suggest(_ value: Double, for variable: Int) { suggestions.append((variable, value)) }

    mutating func add(
        _ terms: [(Int, Double)], _ relation: Relation, constant: Double = 0, _ strength: Strength = .required
    ) {
        rows.append(Row(terms: terms, constant: constant, relation: relation, strength: strength))
    }

    /// Adds the preferred size of a view: weak hugging and medium compression resistance.
    mutating func prefer(_ size: Double, for variable: Int) {
        add([(variable, 1)], .equal, constant: -size, .weak)
        add([(variable, 1)], .greaterThanOrEqual, constant: -size, .medium)
    }

    mutating func pinToOrigin(_ box: Box) {
        add([(box.left, 1)], .equal)
        add([(box.top, 1)], .equal)
    }
}

extension Workload {
    /// Returns views below each other in a container of a phone's width, eight constraints each.
    static func chain(_ count: Int) -> Workload {
        var work = Workload()
        let container = work.makeBox()
        work.pinToOrigin(container)
        work.suggest(390, for: container.width)
        var end = [(container.top, -1.0)]
        for index in 0..<count {
            let view = work.makeBox()
            work.add([(view.left, 1), (container.left, -1)], .equal, constant: -16)
            work.add(
                [(view.left, 1), (view.width, 1), (container.left, -1), (container.width, -1)], .equal,
                constant: 16)
            work.add([(view.top, 1)] + end, .equal, constant: -8)
            work.add([(view.height, 1)], .greaterThanOrEqual, constant: -20)
            work.prefer(Double(44 + index % 3 * 8), for: view.height)
            work.prefer(Double(60 + index * 37 % 200), for: view.width)
            end = [(view.top, -1), (view.height, -1)]
        }
        work.add([(container.top, 1), (container.height, 1)] + end, .equal, constant: -8)
        return work
    }

    /// Returns views that keep a distance and end before their container does, with unused space.
    static func limits(_ count: Int) -> Workload {
        var work = Workload()
        let container = work.makeBox()
        work.pinToOrigin(container)
        work.suggest(390, for: container.width)
        var end = [(container.top, -1.0)]
        for index in 0..<count {
            let view = work.makeBox()
            work.add([(view.left, 1), (container.left, -1)], .equal, constant: -16)
            work.add(
                [(view.left, 1), (view.width, 1), (container.left, -1), (container.width, -1)],
                .lessThanOrEqual,
                constant: 16)
            work.add([(view.top, 1)] + end, .greaterThanOrEqual, constant: -8)
            work.add([(view.top, 1)], .equal, constant: -80 * Double(index) - 20, .weak)
            work.prefer(Double(44 + index % 3 * 8), for: view.height)
            work.prefer(Double(60 + index * 37 % 200), for: view.width)
            end = [(view.top, -1), (view.height, -1)]
        }
        work.add([(container.top, 1), (container.height, 1)] + end, .equal, constant: -8)
        return work
    }

    /// Returns nested stacks with equal parts, alternately vertical and horizontal, `fanOut` in each down to `depth`.
    static func stacks(depth: Int, fanOut: Int) -> Workload {
        var work = Workload()
        let root = work.makeBox()
        work.pinToOrigin(root)
        work.suggest(390, for: root.width)
        work.suggest(844, for: root.height)
        var leaves = 0
        work.fill(root, level: 0, depth, fanOut, &leaves)
        return work
    }

    private mutating func fill(_ parent: Box, level: Int, _ depth: Int, _ fanOut: Int, _ leaves: inout Int) {
        guard level < depth else {
            leaves += 1
            prefer(Double(20 + leaves % 30), for: parent.width)
            prefer(Double(10 + leaves % 20), for: parent.height)
            return
        }
        let children = (0..<fanOut).map { _ in makeBox() }
        let isVertical = level.isMultiple(of: 2)
        arrange(children, in: parent, isVertical: isVertical)
        for child in children { fill(child, level: level + 1, depth, fanOut, &leaves) }
    }

    private mutating func arrange(_ children: [Box], in parent: Box, isVertical: Bool) {
        let along = parent.extent(isVertical: isVertical)
        let across = parent.extent(isVertical: !isVertical)
        let first = children[0].extent(isVertical: isVertical)
        var previous: (start: Int, length: Int)?
        for child in children {
            let (own, side) = (child.extent(isVertical: isVertical), child.extent(isVertical: !isVertical))
            add([(side.start, 1), (across.start, -1)], .equal)
            add([(side.start, 1), (side.length, 1), (across.start, -1), (across.length, -1)], .equal)
            if let previous {
                add([(own.start, 1), (previous.start, -1), (previous.length, -1)], .equal, constant: -4)
                add([(own.length, 1), (first.length, -1)], .equal)
            } else {
                add([(own.start, 1), (along.start, -1)], .equal)
            }
            previous = own
        }
        guard let last = previous else { return }
        add([(last.start, 1), (last.length, 1), (along.start, -1), (along.length, -1)], .equal)
    }
}
