import UIKit

extension ListSource {
    /// Shows other models, in one section.
    ///
    /// The difference is found by `id` and equality: rows are deleted, inserted and moved, and rows whose model has changed
    /// are configured again in place. Lists outside a window are reloaded. Updates that overlap are performed one after the
    /// other.
    ///
    /// - Parameters:
    ///   - models: All models, in order.
    ///   - animated: Whether changes are animated.
    ///   - completion: Called when the lists show the models and animations have ended, also if a list leaves its window or
    ///     is deallocated meanwhile.
    public func apply(
        _ models: [Model], animated: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        apply(sections: [.only(models)], animated: animated, completion: completion)
    }

    /// Shows other sections; see ``apply(_:animated:completion:)``.
    public func apply(
        sections: [ListSection<Model>], animated: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        updates.add(.init(sections: sections, isAnimated: animated, completion: completion))
        while let next = updates.begin() {
            perform(next)
            updates.end()
        }
    }

    /// Shows other models, in one section, and waits until animations have ended; see ``apply(_:animated:completion:)``.
    public func apply(_ models: [Model], animated: Bool = true) async {
        await apply(sections: [.only(models)], animated: animated)
    }

    /// Shows other sections and waits until animations have ended; see ``apply(_:animated:completion:)``.
    public func apply(sections: [ListSection<Model>], animated: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(sections: sections, animated: animated) { continuation.resume() }
        }
    }

    /// Configures the row of a model again that is the same and looks different, such as an object that has changed.
    public func refresh(_ id: Model.ID) {
        guard let path = indexPath(of: id) else { return }
        var changes = StepChanges()
        changes.rows.updates = [path]
        perform(
            ListStep(sections: sections, changes: changes), since: sections, animated: false, Countdown(nil))
    }
}

extension ListSource {
    private func perform(_ request: UpdateQueue<Model>.Request) {
        let before = modelCount
        #if DEBUG
            reportObjectsChangedInPlace(in: request.sections)
        #endif
        let plan = plan(to: request.sections)
        let countdown = Countdown(request.completion)
        let outcome = perform(plan, request, countdown)
        if !hasData { reportOtherDelegates() }
        hasData = true
        reportDuplicates(in: request.sections)
        showEmptyView()
        if outcome != .unchanged { removeStatesOfRemovedItems() }
        record(plan, outcome, before: before)
        countdown.happen()
    }

    private func removeStatesOfRemovedItems() {
        guard !itemStates.isEmpty else { return }
        itemStates.keep(only: Set(sections.lazy.flatMap(\.models).map { AnyHashable($0.id) }))
    }

    private func perform(
        _ plan: ListPlan<Model>, _ request: UpdateQueue<Model>.Request, _ countdown: Countdown
    ) -> ListUpdate.Outcome {
        if duplicates == .refuse, plan.lacks(request.sections) { return .refused }
        guard !plan.steps.isEmpty else {
            // Equal models need not be the same: what they refer to may be new.
            sections = plan.target
            return .unchanged
        }
        let lists = attachments.lists(of: self)
        guard hasData, lists.contains(where: \.isOnScreen) else {
            sections = plan.target
            lists.forEach { $0.reload() }
            return .reloaded
        }
        let before = sections
        for step in plan.steps { perform(step, since: before, animated: request.isAnimated, countdown) }
        lists.filter { !$0.isOnScreen }.forEach { $0.reload() }
        return .steps(plan.steps.count)
    }

    /// Changes data and lists in one step.
    ///
    /// - Parameter before: What was shown before the first step.
    private func perform(
        _ step: ListStep<Model>, since before: [ListSection<Model>], animated: Bool, _ countdown: Countdown
    ) {
        let lists = attachments.lists(of: self).filter(\.isOnScreen)
        let keeps = keepsScrollPosition && step.changes.isStructural
        let anchors =
            keeps ? lists.compactMap { ScrollAnchor(of: $0, from: sections, to: step.sections) } : []
        let isSeen = animated && !anchors.contains(where: \.isShifted)
        UIView.performing(animated: isSeen) {
            let old = sections
            let reloading = rowsToReload(in: step, since: before)
            if isSeen || !reloading.isEmpty || !reconfigure(step, in: lists) {
                batch(step, reloading, in: lists, countdown)
            }
            refreshTitles(step.changes.sections.updates, since: old, in: lists)
        }
        anchors.forEach { $0.restore() }
    }

    /// Performs one batch in all lists at once: each begins before the data changes and ends after it.
    private func batch(
        _ step: ListStep<Model>, _ reloading: Set<IndexPath>, in lists: [any AttachedList],
        _ countdown: Countdown
    ) {
        let changesRows = step.changes.isStructural || !step.changes.rows.isEmpty
        var change = { self.sections = step.sections }
        for list in changesRows ? lists : [] {
            let (inner, end) = (change, countdown.wait(for: list))
            change = {
                list.batch(
                    {
                        inner()
                        list.perform(step.changes, reloading: reloading)
                    }, completion: end)
            }
        }
        change()
    }

    /// Configures rows again in their cells, where nothing else has changed: nothing has to be counted again.
    private func reconfigure(_ step: ListStep<Model>, in lists: [any AttachedList]) -> Bool {
        let changes = step.changes
        guard !changes.isStructural, changes.sections.isEmpty else { return false }
        sections = step.sections
        lists.forEach { $0.reconfigure(changes.rows.updates) }
        return true
    }

    /// Returns the rows whose cell cannot be configured for the model that they have now.
    private func rowsToReload(
        in step: ListStep<Model>, since before: [ListSection<Model>]
    ) -> Set<IndexPath> {
        let updates = step.changes.rows.updates
        if !updatesInPlace { return Set(updates) }
        guard views.hasSeveralCells else { return [] }
        var stale: Set<IndexPath> = []
        for (index, place) in updates.enumerated() {
            let origin = step.origins?[index] ?? place.item
            let (old, new) = (
                before[place.section].models[origin], step.sections[place.section].models[place.item]
            )
            if !views.showAlike(old, new) { stale.insert(place) }
        }
        return stale
    }
}

extension Countdown {
    /// Returns a closure for the end of a batch in a list. A list that disappears counts as one that has ended.
    fileprivate func wait(for list: any AttachedList) -> @MainActor () -> Void {
        let end = wait()
        guard isAwaited, let view = list.view else { return end }
        let observer = WindowObserver(in: view, end)
        return { [weak observer] in
            observer?.end()
            end()
        }
    }
}

extension ListPlan {
    /// Whether the target has fewer models than requested, since some have the same `id`.
    func lacks(_ requested: [ListSection<Model>]) -> Bool {
        target.reduce(0) { $0 + $1.models.count } < requested.reduce(0) { $0 + $1.models.count }
    }
}

extension AttachedList {
    /// Whether the list is in a window: only then batches are useful.
    var isOnScreen: Bool { view?.window != nil }
}

extension UIView {
    /// Performs work with UIKit's animations or without them.
    fileprivate static func performing(animated: Bool, _ work: () -> Void) {
        animated ? work() : performWithoutAnimation(work)
    }
}
