import UIKit

extension ListSource {
    /// Shows other models, in one section.
    ///
    /// What changed is found out by `id` and equality: rows come, go and move, and rows whose model shows something
    /// else are filled anew in place. Lists outside a window are loaded anew. Updates that overlap come one after the
    /// other.
    ///
    /// - Parameters:
    ///   - models: All models, in order.
    ///   - animated: Whether changes are animated.
    ///   - completion: Called when the lists show the models and have come to rest.
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
            carryOut(next)
            updates.end()
        }
    }

    /// Shows other models, in one section, and waits until the lists have come to rest.
    public func apply(_ models: [Model], animated: Bool = true) async {
        await apply(sections: [.only(models)], animated: animated)
    }

    /// Shows other sections and waits until the lists have come to rest.
    public func apply(sections: [ListSection<Model>], animated: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(sections: sections, animated: animated) { continuation.resume() }
        }
    }

    /// Shows a model anew that is the same and looks otherwise for reasons of its own, such as a picture that has come.
    public func refresh(_ id: Model.ID) {
        guard let path = indexPath(of: id) else { return }
        var changes = StepChanges()
        changes.rows.updates = [path]
        take(ListStep(sections: sections, changes: changes), since: sections, animated: false, Countdown(nil))
    }
}

extension ListSource {
    private func carryOut(_ request: UpdateQueue<Model>.Request) {
        let before = modelCount
        let plan = plan(to: request.sections)
        let countdown = Countdown(request.completion)
        let way = carryOut(plan, request, countdown)
        if !hasData { tellOfOtherDelegates() }
        hasData = true
        tellOfDuplicates(in: request.sections)
        showEmptyView()
        if way != .unchanged { forgetStatesOfGoneItems() }
        record(plan, way, before: before)
        countdown.arrive()
    }

    private func forgetStatesOfGoneItems() {
        guard !itemStates.isEmpty else { return }
        itemStates.keep(only: Set(sections.lazy.flatMap(\.models).map { AnyHashable($0.id) }))
    }

    private func carryOut(
        _ plan: ListPlan<Model>, _ request: UpdateQueue<Model>.Request, _ countdown: Countdown
    ) -> ListUpdate.Way {
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
        for step in plan.steps { take(step, since: before, animated: request.isAnimated, countdown) }
        lists.filter { !$0.isOnScreen }.forEach { $0.reload() }
        return .steps(plan.steps.count)
    }

    /// Changes data and lists in one step.
    ///
    /// - Parameter before: What was shown before the first step.
    private func take(
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
            if isSeen || !reloading.isEmpty || !refill(step, in: lists) {
                batch(step, reloading, in: lists, countdown)
            }
            refreshTitles(step.changes.sections.updates, since: old, in: lists)
        }
        anchors.forEach { $0.restore() }
    }

    /// One batch in all lists at once: each begins before the data changes and ends after it.
    private func batch(
        _ step: ListStep<Model>, _ reloading: Set<IndexPath>, in lists: [any AttachedList],
        _ countdown: Countdown
    ) {
        let changesRows = step.changes.isStructural || !step.changes.rows.isEmpty
        var change = { self.sections = step.sections }
        for list in changesRows ? lists : [] {
            let (inner, arrive) = (change, countdown.wait())
            change = {
                list.batch(
                    {
                        inner()
                        list.carryOut(step.changes, reloading: reloading)
                    }, completion: arrive)
            }
        }
        change()
    }

    /// Fills rows anew where they are, where nothing else has changed: then nothing has to be counted again.
    private func refill(_ step: ListStep<Model>, in lists: [any AttachedList]) -> Bool {
        let changes = step.changes
        guard !changes.isStructural, changes.sections.isEmpty else { return false }
        sections = step.sections
        lists.forEach { $0.refill(changes.rows.updates) }
        return true
    }

    /// Rows whose cell cannot be filled anew for the model that they have now.
    private func rowsToReload(
        in step: ListStep<Model>, since before: [ListSection<Model>]
    ) -> Set<IndexPath> {
        let updates = step.changes.rows.updates
        if !updatesInPlace { return Set(updates) }
        guard views.tellsModelsApart else { return [] }
        var stale: Set<IndexPath> = []
        for (index, place) in updates.enumerated() {
            let origin = step.origins?[index] ?? place.item
            let (old, new) = (
                before[place.section].models[origin], step.sections[place.section].models[place.item]
            )
            if !views.areShownAlike(old, new) { stale.insert(place) }
        }
        return stale
    }
}

extension ListPlan {
    /// Whether the target has fewer models than were asked for, since some have one `id`.
    func lacks(_ requested: [ListSection<Model>]) -> Bool {
        target.reduce(0) { $0 + $1.models.count } < requested.reduce(0) { $0 + $1.models.count }
    }
}

extension AttachedList {
    /// Whether the list is in a window: only then batches are worth while.
    var isOnScreen: Bool { view?.window != nil }
}

extension UIView {
    /// Does something with UIKit's animations or without them.
    fileprivate static func performing(animated: Bool, _ work: () -> Void) {
        animated ? work() : performWithoutAnimation(work)
    }
}
