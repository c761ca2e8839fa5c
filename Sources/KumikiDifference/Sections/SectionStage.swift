/// A step from the old state of a sectioned list to the new one that can be applied as one batch of updates.
public struct SectionStage<Section: DifferentiableSection> {
    /// The state after the step.
    public var elements: [Section]
    /// The step's changes of whole sections.
    public var sections: Changes<Int>
    /// The step's changes of items in remaining sections.
    public var items: Changes<ItemPlace>

    /// Creates a step to `elements`.
    @inlinable
    public init(
        elements: [Section], sections: Changes<Int> = Changes(), items: Changes<ItemPlace> = Changes()
    ) {
        (self.elements, self.sections, self.items) = (elements, sections, items)
    }

    /// Whether the step changes nothing.
    @inlinable
    public var isEmpty: Bool { sections.isEmpty && items.isEmpty }
}

extension SectionStage: Sendable where Section: Sendable {}

extension SectionDifference {
    /// The steps to the new state, none of them empty: items are updated; sections and items are deleted; sections are
    /// inserted and moved;
    /// items are inserted and moved; sections are updated.
    ///
    /// Every step can be applied by a list view as one batch: nothing is moved out of a section that is deleted in
    /// the same batch or into one that is inserted in it, and nothing is both updated and moved.
    @inlinable
    public var stages: [SectionStage<Section>] {
        let assembly = StageAssembly(self)
        let steps = [
            assembly.itemUpdates(), assembly.deletions(), assembly.sectionInsertions(),
            assembly.itemInsertions(),
            assembly.sectionUpdates(),
        ]
        var stages = steps.filter { !$0.isEmpty }
        if let last = stages.indices.last { stages[last].elements = target }
        return stages
    }
}
