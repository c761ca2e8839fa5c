import Foundation

/// A class whose instances appear inside of which others may look different.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class all of whose instances can be given a look at once.
///
/// The proxy is an object of the class. What is set on it is taken over by the instances when they enter a window, unless
/// the application has set the same property of an instance to something else than the class's own value.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances of the class.
    static func appearance() -> Self
    /// The proxy for instances in instances of the first class, which are in instances of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    /// The proxy for instances with these traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy for instances with these traits in instances of the classes.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance {
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    { appearance(for: UITraitCollection(), whenContainedInInstancesOf: containerTypes) }

    public static func appearance(for trait: UITraitCollection) -> Self {
        appearance(for: trait, whenContainedInInstancesOf: [])
    }

    public static func appearance() -> Self {
        appearance(for: UITraitCollection(), whenContainedInInstancesOf: [])
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.proxy(of: self, trait, containerTypes) { Self(coder: KeylessCoder()) }
    }
}

extension UIBarItem: UIAppearance {
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.proxy(of: self, trait, containerTypes) { Self(coder: KeylessCoder()) }
    }
}

extension UIViewController: UIAppearanceContainer {}
