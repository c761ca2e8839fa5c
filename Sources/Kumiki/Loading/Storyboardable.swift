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
    /// A storyboard that is missing or holds no such controller is a mistake in the app and stops it, with the place that
    /// asked and a message that says what was looked for, where, and what there is. ``loadInstance()`` throws instead.
    public static func instance(file: StaticString = #fileID, line: UInt = #line) -> Self {
        orStop(file, line) { try loadInstance() }
    }

    /// A new controller that a closure makes, from the storyboard's coder and whatever the controller depends on:
    /// `Screen.instance { coder in Screen(coder: coder, user: user) }`.
    public static func instance(
        file: StaticString = #fileID, line: UInt = #line, creator: @escaping (NSCoder) -> Self?
    ) -> Self {
        orStop(file, line) { try loadInstance(creator: creator) }
    }

    /// As ``instance(file:line:)``, for callers that can go on without the screen.
    public static func loadInstance() throws(LoadingError) -> Self {
        try LoadedStoryboard.of(self).controller(identifier)
    }

    /// As ``instance(file:line:creator:)``, for callers that can go on without the screen.
    public static func loadInstance(creator: @escaping (NSCoder) -> Self?) throws(LoadingError) -> Self {
        try LoadedStoryboard.of(self).controller(identifier, creator: creator)
    }
}
