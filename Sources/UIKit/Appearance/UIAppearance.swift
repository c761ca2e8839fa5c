import Foundation

/// A class whose instances can contain others with a separate appearance.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances can share an appearance.
///
/// The proxy is an object of the class. Values set on it are applied to the instances when they enter a window, unless
/// the app has set the same property of an instance to another value than the class's own.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy for all instances of the class.
    static func appearance() -> Self
    /// Returns the proxy for instances in instances of the first class, which are in instances of the second, and so
    /// on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    /// Returns the proxy for instances with these traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the proxy for instances with these traits in instances of the classes.
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
