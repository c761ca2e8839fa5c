import Foundation

/// A class whose instances can limit an appearance proxy to the objects that they contain.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances can be customized all at once.
///
/// An instance receives what was set on the proxies of its class when it enters a window, unless the app has set the same
/// property of that instance.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance {
    /// Returns the proxy for all instances of the class.
    public static func appearance() -> AppearanceProxy<Self> {
        appearance(for: UITraitCollection(), whenContainedInInstancesOf: [])
    }

    /// Returns the proxy for instances in instances of the first class, which are in instances of the second, and so on.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> AppearanceProxy<Self> {
        appearance(for: UITraitCollection(), whenContainedInInstancesOf: containerTypes)
    }

    /// Returns the proxy for instances with these traits.
    public static func appearance(for trait: UITraitCollection) -> AppearanceProxy<Self> {
        appearance(for: trait, whenContainedInInstancesOf: [])
    }

    /// Returns the proxy for instances with these traits in instances of the classes.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> AppearanceProxy<Self> {
        AppearanceProxy(record: AppearanceRegistry.record(of: self, trait, containerTypes))
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
