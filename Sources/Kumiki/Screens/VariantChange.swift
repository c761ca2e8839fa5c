import UIKit

/// The difference between two sets of a layout's variants.
///
/// Of several variants that place one view or set one property, the last counts.
@MainActor
struct VariantChange {
    private let leaving: [UIView]
    private let entering: [ViewPlacement]
    private let deactivating: [NSLayoutConstraint]
    private let activating: [NSLayoutConstraint]
    private let resetting: [PropertySetting]
    private let holding: [PropertySetting]
    private let kept: Set<ObjectIdentifier>

    init(from old: [LayoutVariant], to new: [LayoutVariant]) {
        let (placed, placing) = (old.counting(\.placements, by: \.id), new.counting(\.placements, by: \.id))
        let staying = Set(placing.map(\.id))
        leaving = placed.map(\.view).filter { !staying.contains(ObjectIdentifier($0)) }
        entering = placing.filter { $0.view.superview !== $0.superview }
        let (had, have) = (Set(old.flatMap(\.constraints)), Set(new.flatMap(\.constraints)))
        deactivating = old.flatMap(\.constraints).filter { !have.contains($0) }
        activating = new.flatMap(\.constraints).filter { !had.contains($0) }
        let former = old.counting(\.settings, by: \.target)
        holding = new.counting(\.settings, by: \.target)
        let targets = Set(holding.map(\.target))
        resetting = former.filter { !targets.contains($0.target) }
        kept = Set(former.map(ObjectIdentifier.init)).intersection(holding.map(ObjectIdentifier.init))
    }

    /// Makes the change and returns how many views, constraints and properties it touched.
    ///
    /// Old constraints are deactivated before new ones are activated, so that the two sets never conflict; a constraint may
    /// need a view that enters.
    func perform() -> Int {
        NSLayoutConstraint.deactivate(deactivating)
        leaving.forEach { $0.removeFromSuperview() }
        entering.forEach { $0.add() }
        NSLayoutConstraint.activate(activating)
        return leaving.count + entering.count + deactivating.count + activating.count + changeProperties()
    }

    /// Two settings may reach one property by different key paths, which shows in its value alone. A setting that holds as
    /// before is therefore set again when one that ends or another one changed its value, or when it was overridden by one
    /// that may have ended. A value that the app itself has changed meanwhile is left alone.
    private func changeProperties() -> Int {
        guard !resetting.isEmpty || kept.count < holding.count else { return 0 }
        let inForce = Set(holding.filter { $0.isInForce() != false }.map(ObjectIdentifier.init))
        resetting.forEach { $0.reset() }
        var count = resetting.count
        for setting in holding {
            let id = ObjectIdentifier(setting)
            let isLost = setting.isInForce() != true && (inForce.contains(id) || setting.isOverridden)
            guard !kept.contains(id) || isLost else { continue }
            setting.set()
            count += 1
        }
        for setting in holding { setting.isOverridden = setting.isInForce() == false }
        return count
    }
}

extension [LayoutVariant] {
    /// Of all that the variants contain for one key, the last, in order.
    fileprivate func counting<Part, Key: Hashable>(_ parts: (LayoutVariant) -> [Part], by key: (Part) -> Key)
        -> [Part]
    {
        var seen: Set<Key> = []
        return flatMap(parts).reversed().filter { seen.insert(key($0)).inserted }.reversed()
    }
}
