import Foundation
import QuartzCore

/// The requested proxies, and the application of their values to objects.
@MainActor
enum AppearanceRegistry {
    private static var proxies: [AppearanceProxy] = []
    /// Objects of the classes as they are by themselves.
    private static var pristine: [ObjectIdentifier: NSObject] = [:]
    private static let appliedKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static var isUsed: Bool { !proxies.isEmpty }

    /// Forgets all proxies, for tests.
    static func removeAll() {
        (proxies, pristine) = ([], [:])
        watchesFirstValues = false
    }

    /// Whether there are proxies of custom classes, so that their objects are examined when they are created.
    private(set) static var watchesFirstValues = false

    /// Records the values of custom properties before the app's code has set them: they have their initial values when
    /// UIKit initializes its part of an object.
    static func keepFirstValues(of object: NSObject) {
        let fitting = proxies.filter { $0.isApplications && object.isKind(of: $0.type) }
        guard !fitting.isEmpty else { return }
        let known = Associations.value(of: object, appliedKey) as? Applied ?? Applied()
        for property in fitting.flatMap({ StoredAppearance.properties(of: $0.object) }) {
            known.values[property.key] = property.remember(object)
        }
        Associations.set(known, of: object, appliedKey, .OBJC_ASSOCIATION_RETAIN)
    }

    static func proxy<Object: NSObject>(
        of type: Object.Type, _ traits: UITraitCollection, _ containers: [any UIAppearanceContainer.Type],
        _ make: () -> Object?
    ) -> Object {
        let known = proxies.first { $0.isFor(type, traits, containers) }
        if let object = known?.object as? Object { return object }
        guard let (object, plain) = pair(of: type, make) else {
            preconditionFailure("\(type) descends from no class of UIKit that has an appearance proxy")
        }
        pristine[ObjectIdentifier(type)] = pristine[ObjectIdentifier(type)] ?? plain
        let proxy = AppearanceProxy(object: object, type: type, traits: traits, containers: containers)
        proxies.append(proxy)
        if proxy.isApplications { watchesFirstValues = true }
        // The more general first: more specific settings override them.
        proxies.sort { $0.precision < $1.precision }
        return object
    }

    /// Returns two new objects of the class. Initializers of custom classes do not run: they may have side effects.
    private static func pair<Object: NSObject>(of type: Object.Type, _ make: () -> Object?) -> (
        Object, Object
    )? {
        if StoredProperties.frameworkAncestor(of: type) != type, let pair = BareObjects.pair(of: type) {
            return pair
        }
        guard let first = make(), let second = make() else { return nil }
        return (first, second)
    }

    /// Applies the appearance to views that enter a window, and to their items.
    static func apply(to views: [UIView]) {
        guard isUsed else { return }
        for view in views {
            apply(to: view, standingAt: view)
            switch view {
            case let button as BarButtonView: applyQuietly(to: button.item, standingAt: view)
            case let button as TabBarButtonView: applyQuietly(to: button.item, standingAt: view)
            default: break
            }
        }
    }

    /// Items notify their bar of a change, which recreates its views: that is deferred to the end of the turn.
    private static func applyQuietly(to item: UIBarItem, standingAt view: UIView) {
        let tell = item.onChange
        item.onChange = nil
        let didChange = apply(to: item, standingAt: view)
        item.onChange = tell
        if didChange { VirtualClock.main.schedule(after: 0) { [weak item] in item?.didChange() } }
    }

    @discardableResult
    private static func apply(to object: NSObject, standingAt view: UIView) -> Bool {
        let fitting = proxies.filter { $0.object !== object && $0.fits(object, standingAt: view) }
        guard !fitting.isEmpty else { return false }
        let known = Associations.value(of: object, appliedKey) as? Applied ?? Applied()
        // Values set on the object itself are determined before any is applied: one may replace another.
        let due = fitting.flatMap { settings(of: $0, for: object, known) }
        guard !due.isEmpty else { return false }
        for (proxy, property) in due {
            property.copy(proxy.object, object)
            known.values[property.key] = property.remember(object)
        }
        Associations.set(known, of: object, appliedKey, .OBJC_ASSOCIATION_RETAIN)
        return true
    }

    /// Returns the values set on the proxy and not on the object, whose value is the class's, or one that a proxy
    /// applied before.
    private static func settings(
        of proxy: AppearanceProxy, for object: NSObject, _ known: Applied
    ) -> [(AppearanceProxy, AppearanceProperty)] {
        guard let plain = pristine[ObjectIdentifier(proxy.type)] else { return [] }
        return AppearanceTables.properties(of: proxy.object).compactMap { property in
            guard !property.equal(proxy.object, plain) else { return nil }
            let isGiven =
                known.values[property.key]?(object)
                ?? (property.isApplications || property.equal(object, plain))
            return isGiven ? (proxy, property) : nil
        }
    }

    /// The values that proxies have applied to an object.
    private final class Applied {
        var values: [String: @MainActor (NSObject) -> Bool] = [:]
    }
}

/// An object with appearance values, and its target.
@MainActor
private struct AppearanceProxy {
    let object: NSObject
    let type: NSObject.Type
    let traits: UITraitCollection
    let containers: [any UIAppearanceContainer.Type]

    /// Whether the class is a custom one.
    var isApplications: Bool { StoredProperties.frameworkAncestor(of: type) != type }

    func isFor(
        _ type: NSObject.Type, _ traits: UITraitCollection, _ containers: [any UIAppearanceContainer.Type]
    ) -> Bool {
        self.type == type && self.traits == traits
            && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }

    /// The specificity of the proxy: the class, then the containers, then the traits.
    var precision: (Int, Int, Int) {
        (depth, containers.count, traits == UITraitCollection() ? 0 : 1)
    }

    private var depth: Int {
        sequence(first: type as AnyClass, next: { _getSuperclass($0) }).reduce(0) { n, _ in n + 1 }
    }

    func fits(_ object: NSObject, standingAt view: UIView) -> Bool {
        guard object.isKind(of: type) else { return false }
        guard
            traits == UITraitCollection() || (view.window ?? view).traitCollection.containsTraits(in: traits)
        else {
            return false
        }
        return containers.isEmpty || isContained(view, isItem: object !== view)
    }

    /// Returns whether the classes are found among the containers, in order.
    private func isContained(_ view: UIView, isItem: Bool) -> Bool {
        var wanted = containers[...]
        var next: UIResponder? = isItem ? view : view.containerAbove
        while let current = next, let type = wanted.first {
            if current.isKind(of: type as AnyClass) {
                wanted = wanted.dropFirst()
            }
            next = current.containerAbove
        }
        return wanted.isEmpty
    }
}

extension UIResponder {
    /// The container of the object: a view's controller if the view is its root, else the superview; a controller's
    /// parent, else the container of its view.
    fileprivate var containerAbove: UIResponder? {
        switch self {
        case let view as UIView: view.hierarchy.controller ?? view.superview
        case let controller as UIViewController: controller.viewIfLoaded?.superview ?? controller.parent
        default: nil
        }
    }
}
