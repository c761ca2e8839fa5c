extension ListSource {
    /// How many updates ``trace`` goes back.
    private var traceLength: Int { 50 }

    /// Notes what an update did.
    func record(_ plan: ListPlan<Model>, _ way: ListUpdate.Way, before: Int) {
        var update = ListUpdate(number: updates.count, way: way, counts: (before, modelCount))
        for step in plan.steps where way == .steps(plan.steps.count) {
            update.rows = update.rows + step.changes.rows.counts
            update.sections = update.sections + step.changes.sections.counts
        }
        if trace.count == traceLength { trace.removeFirst() }
        trace.append(update)
        onUpdate?(update)
    }
}
