/// A guide that moves within its view and activates constraints by the edges that it is near to.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearSets = TrackedConstraints()
    private var awaySets = TrackedConstraints()

    /// Sets the constraints that are active while the guide is near all of the edges. They replace previous ones.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        nearSets.replace(edge, trackingConstraints)
        updateTracking()
    }

    /// Sets the constraints that are active while the guide is away from all of the edges. They replace previous ones.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        awaySets.replace(edge, trackingConstraints)
        updateTracking()
    }

    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        nearSets[edge]
    }

    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        awaySets[edge]
    }

    /// Deactivates and forgets all constraints that follow the guide.
    open func removeAllTrackedConstraints() {
        nearSets.removeAll()
        awaySets.removeAll()
    }

    /// The edges of the view that the guide is near to.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Activates and deactivates the constraints for the guide's position. Deactivation precedes activation.
    func updateTracking() {
        let near = nearEdges
        let states =
            nearSets.states { near.isSuperset(of: $0) } + awaySets.states { near.isDisjoint(with: $0) }
        for state in states where !state.isActive { NSLayoutConstraint.deactivate(state.constraints) }
        for state in states where state.isActive { NSLayoutConstraint.activate(state.constraints) }
    }
}

/// The constraints for sets of edges, in the order in which the sets were first used.
@MainActor
private struct TrackedConstraints {
    private var sets: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    subscript(edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        sets.first { $0.edges == edges }?.constraints ?? []
    }

    mutating func replace(_ edges: NSDirectionalRectEdge, _ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(self[edges])
        if let index = sets.firstIndex(where: { $0.edges == edges }) {
            sets[index].constraints = constraints
        } else {
            sets.append((edges, constraints))
        }
    }

    mutating func removeAll() {
        for set in sets { NSLayoutConstraint.deactivate(set.constraints) }
        sets = []
    }

    func states(
        _ isActive: (NSDirectionalRectEdge) -> Bool
    ) -> [(isActive: Bool, constraints: [NSLayoutConstraint])] {
        sets.map { (isActive($0.edges), $0.constraints) }
    }
}
