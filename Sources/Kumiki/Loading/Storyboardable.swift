import UIKit

/// A controller whose screen is in a storyboard of its own: file, identifier and class bear one name.
///
/// ```swift
/// final class HogeViewController: UIViewController, Storyboardable {}
/// let controller = HogeViewController.instance()
/// ```
///
/// Where several controllers share a storyboard, ``storyboardName`` says which it is.
@MainActor
public protocol Storyboardable: UIViewController, ClassNamed {
    /// The storyboard's file name without its ending; the class's name unless the class says otherwise.
    static var storyboardName: String { get }

    /// The bundle to look in first: the class's own unless the class says otherwise.
    static var storyboardBundle: Bundle { get }
}

extension Storyboardable {
    public static var storyboardName: String { className }
    public static var storyboardBundle: Bundle { Bundle(for: self) }

    /// A new controller from its storyboard: the scene that bears the class's identifier, or the initial one.
    ///
    /// A storyboard that is missing or holds no such controller is a mistake in the app and stops it, with a
    /// message that says what was looked for and where. ``load()`` throws instead.
    public static func instance() -> Self {
        orStop { try load() }
    }

    /// A new controller that a closure makes, from the storyboard's coder and whatever the controller depends on:
    /// `Screen.instance { coder in Screen(coder: coder, user: user) }`.
    public static func instance(creator: @escaping (NSCoder) -> Self?) -> Self {
        orStop { try load(creator: creator) }
    }

    /// As ``instance()``, for callers that can go on without the screen.
    public static func load() throws -> Self {
        let (storyboard, index) = try open()
        if index?.identifiers.contains(identifier) == true {
            return try checked(storyboard.instantiateViewController(withIdentifier: identifier))
        }
        if let initial = storyboard.instantiateInitialViewController() as? Self {
            return initial
        }
        try requireScene(in: index)
        return try checked(storyboard.instantiateViewController(withIdentifier: identifier))
    }

    /// As ``instance(creator:)``, for callers that can go on without the screen.
    public static func load(creator: @escaping (NSCoder) -> Self?) throws -> Self {
        let (storyboard, index) = try open()
        if let index, !index.identifiers.contains(identifier) {
            guard let made = storyboard.instantiateInitialViewController(creator: creator) else {
                throw missingScene(in: index)
            }
            return made
        }
        return storyboard.instantiateViewController(identifier: identifier, creator: creator)
    }

    private static func open() throws -> (UIStoryboard, StoryboardIndex?) {
        let search = ResourceSearch(own: storyboardBundle)
        let found = try search.find(storyboardName, kinds: ["storyboardc", "storyboard"])
        return (
            UIStoryboard(name: storyboardName, bundle: found.bundle),
            found.url.flatMap { StoryboardIndex(contentsOf: $0) }
        )
    }

    private static func checked(_ controller: UIViewController) throws -> Self {
        guard let screen = controller as? Self else {
            throw LoadingError.wrongClass(
                expected: className, found: String(describing: type(of: controller)),
                place: "\(storyboardName).storyboard, scene \(identifier)")
        }
        return screen
    }

    private static func requireScene(in index: StoryboardIndex?) throws {
        guard let index else { return }
        throw missingScene(in: index)
    }

    private static func missingScene(in index: StoryboardIndex) -> LoadingError {
        .missingScene(identifier: identifier, storyboard: storyboardName, present: index.identifiers.sorted())
    }

    private static func orStop(_ load: () throws -> Self) -> Self {
        do {
            return try load()
        } catch {
            preconditionFailure(String(describing: error))
        }
    }
}
