import Foundation

/// The values of one proxy, and the objects that they are for.
@MainActor
final class AppearanceRecord {
    let type: NSObject.Type
    private let traits: UITraitCollection
    private let containers: [any UIAppearanceContainer.Type]
    /// The recorded values in the order in which their properties were first set.
    private(set) var settings: [AppearanceSetting] = []

    init(
        _ type: NSObject.Type, _ traits: UITraitCollection, _ containers: [any UIAppearanceContainer.Type]
    ) {
        self.type = type
        self.traits = traits
        self.containers = containers
    }

    func set(_ setting: AppearanceSetting) {
        if let index = settings.firstIndex(where: { $0.key == setting.key }) {
            settings[index] = setting
        } else {
            settings.append(setting)
        }
        AppearanceRegistry.didRecord(setting, in: self)
    }

    func setting(_ key: AnyHashable) -> AppearanceSetting? { settings.first { $0.key == key } }

    func isFor(
        _ type: NSObject.Type, _ traits: UITraitCollection, _ containers: [any UIAppearanceContainer.Type]
    ) -> Bool {
        self.type == type && self.traits == traits
            && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }

    /// The rank of the record: the class, then the containers, then the traits. A higher one wins.
    var precision: (Int, Int, Int) {
        (depth, containers.count, traits == UITraitCollection() ? 0 : 1)
    }

    private var depth: Int {
        sequence(first: type as AnyClass, next: { _getSuperclass($0) }).reduce(0) { n, _ in n + 1 }
    }

    /// Whether the values are for an object that is shown by the view.
    func fits(_ object: NSObject, in view: UIView) -> Bool {
        guard object.isKind(of: type) else { return false }
        guard
            traits == UITraitCollection() || (view.window ?? view).traitCollection.containsTraits(in: traits)
        else {
            return false
        }
        return containers.isEmpty || isContained(view, isItem: object !== view)
    }

    /// Whether the containers are found among those of the view, in their order.
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
    /// The controller of a root view, else the superview; the parent of a controller, else the superview of its view.
    fileprivate var containerAbove: UIResponder? {
        switch self {
        case let view as UIView: view.hierarchy.controller ?? view.superview
        case let controller as UIViewController: controller.viewIfLoaded?.superview ?? controller.parent
        default: nil
        }
    }
}
