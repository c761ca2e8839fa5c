/// A step from the old state of a list to the new one that can be applied as one batch of updates.
public struct ListStage<Element> {
    /// The state after the step.
    public var elements: [Element]
    /// The changes of the step.
    public var changes: Changes<Int>

    /// Creates a step to `elements` by `changes`.
    public init(elements: [Element], changes: Changes<Int>) {
        (self.elements, self.changes) = (elements, changes)
    }
}

extension ListStage: Sendable where Element: Sendable {}
extension ListStage: Equatable where Element: Equatable {}

extension ListDifference {
    /// The steps to the new state, none of them empty: first updates in place, then deletions, insertions
    /// and moves. A list view that applies them in order never has to update an element that it moves.
    @inlinable
    public var stages: [ListStage<Element>] {
        let structure = Changes(deletions: deletions, insertions: insertions, moves: moves)
        var stages: [ListStage<Element>] = []
        if !updates.isEmpty {
            let elements = structure.isEmpty ? target : updatedSource
            stages.append(ListStage(elements: elements, changes: Changes(updates: updates)))
        }
        if !structure.isEmpty { stages.append(ListStage(elements: target, changes: structure)) }
        return stages
    }

    /// The old state with the new contents.
    @inlinable
    var updatedSource: [Element] {
        var elements = source
        for place in updates { elements[place] = target[matching.target(of: place)] }
        return elements
    }
}
