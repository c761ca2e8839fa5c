import UIKit

/// What must be done to get from some variants of a layout to others, and nothing beyond that.
///
/// Where several variants at once place one view or set one property, the last of them counts.
@MainActor
struct VariantChange {
    private let leaving: [UIView]
    private let entering: [ViewPlacement]
    private let deactivating: [NSLayoutConstraint]
    private let activating: [NSLayoutConstraint]
    private let resetting: [PropertySetting]
    private let setting: [PropertySetting]

    init(from old: [LayoutVariant], to new: [LayoutVariant]) {
        let (placed, placing) = (old.counting(\.placements, by: \.id), new.counting(\.placements, by: \.id))
        let staying = Set(placing.map(\.id))
        leaving = placed.map(\.view).filter { !staying.contains(ObjectIdentifier($0)) }
        entering = placing.filter { $0.view.superview !== $0.superview }
        let (had, have) = (Set(old.flatMap(\.constraints)), Set(new.flatMap(\.constraints)))
        deactivating = old.flatMap(\.constraints).filter { !have.contains($0) }
        activating = new.flatMap(\.constraints).filter { !had.contains($0) }
        let (set, setting) = (old.counting(\.settings, by: \.target), new.counting(\.settings, by: \.target))
        let kept = Set(setting.map(\.target))
        resetting = set.filter { !kept.contains($0.target) }
        let current = Set(set.map(ObjectIdentifier.init))
        self.setting = setting.filter { !current.contains(ObjectIdentifier($0)) }
    }

    /// How many views, constraints and properties it touches.
    var count: Int {
        leaving.count + entering.count + deactivating.count + activating.count + resetting.count
            + setting.count
    }

    /// Old constraints go before new ones come, so that the two sets never stand against each other; a constraint may
    /// need a view that enters.
    func perform() {
        NSLayoutConstraint.deactivate(deactivating)
        leaving.forEach { $0.removeFromSuperview() }
        entering.forEach { $0.add() }
        NSLayoutConstraint.activate(activating)
        resetting.forEach { $0.reset() }
        setting.forEach { $0.set() }
    }
}

extension [LayoutVariant] {
    /// Of all that the variants say of one thing, what the last one says, in order.
    fileprivate func counting<Part, Key: Hashable>(_ parts: (LayoutVariant) -> [Part], by key: (Part) -> Key)
        -> [Part]
    {
        var seen: Set<Key> = []
        return flatMap(parts).reversed().filter { seen.insert(key($0)).inserted }.reversed()
    }
}
