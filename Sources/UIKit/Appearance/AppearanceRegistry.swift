import Foundation
import QuartzCore

/// The records of all proxies, and how their values reach objects.
@MainActor
enum AppearanceRegistry {
    /// The more general first: a value for fewer objects replaces one for more.
    private static var records: [AppearanceRecord] = []
    private static let applied = AssociatedValue<AppliedAppearance>()

    /// Whether proxies have values of stored properties of the app's classes, so that new views are examined.
    private(set) static var watchesFirstValues = false

    /// Removes all proxies.
    static func removeAll() {
        records = []
        watchesFirstValues = false
    }

    /// The record of the proxy for these objects.
    static func record(
        of type: any UIAppearance.Type, _ traits: UITraitCollection,
        _ containers: [any UIAppearanceContainer.Type]
    ) -> AppearanceRecord {
        let type = type as? NSObject.Type ?? NSObject.self
        if let known = records.first(where: { $0.isFor(type, traits, containers) }) { return known }
        let record = AppearanceRecord(type, traits, containers)
        records.append(record)
        records.sort { $0.precision < $1.precision }
        return record
    }

    static func didRecord(_ setting: AppearanceSetting, in record: AppearanceRecord) {
        if setting.isCustom, setting.remember != nil { watchesFirstValues = true }
    }

    /// Remembers the first values of the app's stored properties, which a view has before its initializer sets others.
    static func keepFirstValues(of view: UIView) {
        for record in records where view.isKind(of: record.type) {
            for setting in record.settings where setting.isCustom {
                guard let check = setting.remember?(view) else { continue }
                applied(to: view).checks[setting.key] = check
            }
        }
    }

    // MARK: Applying

    /// Customizes views that enter a window, and the items that they show.
    static func apply(to views: [UIView]) {
        guard !records.isEmpty else { return }
        for view in views {
            apply(to: view, in: view)
            switch view {
            case let button as BarButtonView: applyQuietly(to: button.item, in: view)
            case let button as TabBarButtonView: applyQuietly(to: button.item, in: view)
            default: break
            }
        }
    }

    /// Items report a change to their bar, which recreates its views: that waits for the end of the turn.
    private static func applyQuietly(to item: UIBarItem, in view: UIView) {
        let report = item.onChange
        item.onChange = nil
        let didChange = apply(to: item, in: view)
        item.onChange = report
        if didChange { VirtualClock.main.schedule(after: 0) { [weak item] in item?.didChange() } }
    }

    /// Gives an object the values that are due; returns whether it had others.
    @discardableResult
    private static func apply(to object: NSObject, in view: UIView) -> Bool {
        let settings = records.filter { $0.fits(object, in: view) }.flatMap(\.settings)
        guard !settings.isEmpty else { return false }
        let known = applied(to: object)
        // The values of the app are recognized before anything is set: one property may set another too.
        let due = winners(settings).filter { known.isDue($0, for: object) }
        guard !due.isEmpty else { return false }
        let former = due.map { $0.remember?(object) }
        for setting in due { setting.apply(object) }
        for setting in due { known.note(setting, on: object) }
        return former.contains { hasSameValue in hasSameValue.map { !$0(object) } ?? true }
    }

    /// The last setting of each property, in their order.
    private static func winners(_ settings: [AppearanceSetting]) -> [AppearanceSetting] {
        var last: [AnyHashable: Int] = [:]
        for (index, setting) in settings.enumerated() { last[setting.key] = index }
        return settings.enumerated().filter { last[$1.key] == $0 }.map(\.element)
    }

    private static func applied(to object: NSObject) -> AppliedAppearance {
        applied.value(of: object) { AppliedAppearance() }
    }
}

/// The values that an object has received from proxies.
@MainActor
private final class AppliedAppearance {
    var checks: [AnyHashable: AppearanceCheck] = [:]
    private var given: [AnyHashable: Int] = [:]

    /// Whether a value is to be set: where the app has set none, and once where that cannot be seen.
    func isDue(_ setting: AppearanceSetting, for object: NSObject) -> Bool {
        if let isUnchanged = checks[setting.key] { return isUnchanged(object) }
        if let isDefault = setting.isDefault { return isDefault(object) }
        return given[setting.key] != setting.number
    }

    func note(_ setting: AppearanceSetting, on object: NSObject) {
        checks[setting.key] = setting.remember?(object)
        given[setting.key] = setting.number
    }
}
