import KumikiDifference

extension ListSource {
    /// The length of ``trace``.
    private var traceLength: Int { 50 }

    /// Adds an update to the trace, and reports it.
    func record(_ plan: ListPlan<Model>, _ outcome: ListUpdate.Outcome, before: Int) {
        var update = ListUpdate(
            number: updates.count, outcome: outcome, countBefore: before, countAfter: modelCount)
        for step in plan.steps where outcome == .steps(plan.steps.count) {
            update.rows = update.rows + step.changes.rows.counts
            update.sections = update.sections + step.changes.sections.counts
        }
        if trace.count == traceLength { trace.removeFirst() }
        trace.append(update)
        onUpdate?(update)
    }
}

extension Changes {
    fileprivate var counts: ChangeCounts {
        ChangeCounts(
            deletions: deletions.count, insertions: insertions.count, moves: moves.count,
            updates: updates.count)
    }
}
