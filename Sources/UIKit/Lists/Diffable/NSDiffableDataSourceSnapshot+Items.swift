extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section, the last one unless another is named. Items that are there already move.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? content.sections.last else {
            return RuntimeDiagnostics.report(SnapshotMessages.noSections)
        }
        guard content.contains(section) else {
            return RuntimeDiagnostics.report(SnapshotMessages.unsatisfied("section != NSNotFound"))
        }
        content.insert(detached(identifiers), in: section)
    }

    /// Inserts items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, after: false) }

    /// Inserts items after another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, after: true) }

    /// Deletes the existing ones of the items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { content.remove(identifiers) }

    /// Deletes all items and sections.
    public mutating func deleteAllItems() { content = SnapshotContent() }

    /// Moves an item before another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) { move(identifier, beside: toIdentifier, after: false) }

    /// Moves an item after another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) { move(identifier, beside: toIdentifier, after: true) }

    /// Marks items to be reloaded with new cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        marks.reloadedItems = marked(identifiers, "reload", besides: marks.reloadedItems)
    }

    /// Marks items to be reconfigured in their existing cells.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        marks.reconfiguredItems = marked(identifiers, "reconfigure", besides: marks.reconfiguredItems)
    }

    // MARK: Parts

    /// Returns the items without duplicates after removing them from their sections.
    private mutating func detached(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        let (distinct, repeated) = identifiers.distinctAndRepeated
        if !repeated.isEmpty { RuntimeDiagnostics.report(SnapshotMessages.repeated(.item, repeated)) }
        let known = distinct.filter { content.home(of: $0) != nil }
        if !known.isEmpty {
            RuntimeDiagnostics.report(SnapshotMessages.existingItems(known))
            content.remove(known)
        }
        return distinct
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool
    ) {
        guard let section = content.home(of: other) else {
            return RuntimeDiagnostics.report(SnapshotMessages.unsatisfied("section != NSNotFound"))
        }
        guard !identifiers.contains(other) else {
            return RuntimeDiagnostics.report(SnapshotMessages.ownDestination("insertion", other))
        }
        put(detached(identifiers), beside: other, in: section, after: after)
    }

    private mutating func move(
        _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool
    ) {
        guard content.home(of: identifier) != nil else {
            return RuntimeDiagnostics.report(SnapshotMessages.unsatisfied("fromSection != NSNotFound"))
        }
        guard let section = content.home(of: other) else {
            return RuntimeDiagnostics.report(SnapshotMessages.unsatisfied("toSection != NSNotFound"))
        }
        guard identifier != other else {
            return RuntimeDiagnostics.report(SnapshotMessages.ownDestination("move", other))
        }
        content.remove([identifier])
        put([identifier], beside: other, in: section, after: after)
    }

    private mutating func put(
        _ items: [ItemIdentifierType], beside other: ItemIdentifierType, in section: SectionIdentifierType,
        after: Bool
    ) {
        let place = content.items(in: section).firstIndex(of: other)
        content.insert(items, in: section, at: place.map { after ? $0 + 1 : $0 })
    }

    private func marked(
        _ identifiers: [ItemIdentifierType], _ verb: String, besides marked: [ItemIdentifierType]
    ) -> [ItemIdentifierType] {
        let (known, unknown) = identifiers.parted { content.home(of: $0) != nil }
        if let first = unknown.first {
            RuntimeDiagnostics.report(SnapshotMessages.unknown(.item, verb, first))
        }
        return (marked + known).distinctAndRepeated.distinct
    }
}

extension Array {
    /// Returns the elements for which the condition is true, and the others.
    func parted(by condition: (Element) -> Bool) -> (holding: [Element], others: [Element]) {
        reduce(into: ([], [])) { parts, element in
            if condition(element) { parts.0.append(element) } else { parts.1.append(element) }
        }
    }
}
