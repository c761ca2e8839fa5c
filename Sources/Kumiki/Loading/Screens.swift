import UIKit

/// A check, for tests, that everything from Interface Builder loads.
///
/// ```swift
/// @MainActor @Test func everyScreenLoads() throws { try Screens.verify(in: .main) }
/// ```
@MainActor
public enum Screens {
    /// Instantiates every scene of every storyboard in a bundle, with its view, and every nib, and returns what was
    /// loaded, such as `Main.storyboard, scene “Map”: MapViewController` and `UserCell.xib: UserCell`.
    ///
    /// A controller that is ``Storyboardable`` and a view that is ``Nibable`` must load by their class as well.
    ///
    /// Objects are instantiated as UIKit does it, by `init(coder:)`. Compiled documents do not say what they expect, and
    /// UIKit raises an Objective-C exception, which no Swift code catches, for an outlet that its object does not have. A
    /// nib with outlets of File's Owner therefore needs an owner of its class:
    ///
    /// ```swift
    /// try Screens.verify(in: .main, owners: ["RatingView": RatingView(frame: .zero)])
    /// ```
    ///
    /// The bundles of packages are verified by themselves, in their package's tests with `.module`.
    ///
    /// - Parameters:
    ///   - bundle: The bundle.
    ///   - owners: The objects that File's Owner represents, by the name of the nib.
    /// - Throws: ``LoadingError/brokenDocuments(folder:problems:)`` with everything that is wrong, or if there is nothing
    ///   to load.
    @discardableResult
    public static func verify(
        in bundle: Bundle, owners: [String: AnyObject] = [:]
    ) throws(LoadingError) -> [String] {
        var check = LoadingCheck(bundle: bundle, owners: owners)
        for document in BundleDocuments.all(in: bundle) { check.load(document) }
        guard check.problems.isEmpty, !check.loaded.isEmpty else {
            throw .brokenDocuments(folder: BundleDocuments.folder(of: bundle), problems: check.problems)
        }
        return check.loaded
    }

    /// Loads screens and views by their classes, and returns what was loaded.
    ///
    /// - Throws: ``LoadingError/brokenDocuments(folder:problems:)`` with everything that is wrong.
    @discardableResult
    public static func verify(_ types: any ClassNamed.Type...) throws(LoadingError) -> [String] {
        var check = LoadingCheck(bundle: .main)
        for type in types { check.load(byClass: type) }
        guard check.problems.isEmpty else {
            throw .brokenDocuments(folder: BundleDocuments.folder(of: .main), problems: check.problems)
        }
        return check.loaded
    }
}
