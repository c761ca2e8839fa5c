extension NSDiffableDataSourceSnapshot {
    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        content.insert(unknown(identifiers))
    }

    /// Inserts sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, beside: toIdentifier, after: false) }

    /// Inserts sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, beside: toIdentifier, after: true) }

    /// Deletes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        content.remove(sections: Set(identifiers))
    }

    /// Moves a section before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, after: false) }

    /// Moves a section after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, after: true) }

    /// Marks sections to be reloaded.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        let (known, unknown) = identifiers.parted(by: content.contains)
        if let first = unknown.first {
            RuntimeDiagnostics.report(SnapshotMessages.unknown(.section, "reload", first))
        }
        marks.reloadedSections = (marks.reloadedSections + known).distinctAndRepeated.distinct
    }

    // MARK: Parts

    /// Returns the new ones of the sections, without duplicates.
    private func unknown(_ identifiers: [SectionIdentifierType]) -> [SectionIdentifierType] {
        let (distinct, repeated) = identifiers.distinctAndRepeated
        if !repeated.isEmpty { RuntimeDiagnostics.report(SnapshotMessages.repeated(.section, repeated)) }
        let (known, new) = distinct.parted(by: content.contains)
        if !known.isEmpty { RuntimeDiagnostics.report(SnapshotMessages.existingSections(known)) }
        return new
    }

    private mutating func insert(
        _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, after: Bool
    ) {
        guard let place = content.index(of: other) else {
            return RuntimeDiagnostics.report(SnapshotMessages.unsatisfied("insertIndex != NSNotFound"))
        }
        content.insert(unknown(identifiers), at: after ? place + 1 : place)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool
    ) {
        guard content.contains(identifier) else {
            return RuntimeDiagnostics.report(SnapshotMessages.unsatisfied("fromIndex != NSNotFound"))
        }
        guard content.contains(other) else {
            return RuntimeDiagnostics.report(SnapshotMessages.unsatisfied("toIndex != NSNotFound"))
        }
        guard identifier != other else {
            return RuntimeDiagnostics.report(SnapshotMessages.ownDestination("move", other))
        }
        content.move(identifier, beside: other, after: after)
    }
}
