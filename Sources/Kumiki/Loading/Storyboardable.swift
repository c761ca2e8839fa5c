import UIKit

/// A controller whose screen is in a storyboard of the same name, under the same identifier.
///
/// ```swift
/// final class HogeViewController: UIViewController, Storyboardable {}
/// let controller = HogeViewController.instance()
/// ```
///
/// A controller that shares a storyboard with others names it in ``storyboardName``.
@MainActor
public protocol Storyboardable: UIViewController, ClassNamed {
    /// The name of the storyboard's file without its extension. The name of the class by default.
    static var storyboardName: String { get }

    /// The bundle that is searched first. The bundle of the class by default.
    static var storyboardBundle: Bundle { get }
}

extension Storyboardable {
    public static var storyboardName: String { className }
    public static var storyboardBundle: Bundle { Bundle(for: self) }

    /// Returns a new controller from its storyboard: that of the scene with the class's ``ClassNamed/identifier``, or
    /// without such a scene the initial one.
    ///
    /// A storyboard that is missing, or has no such controller, is a mistake in the app and stops it, with the caller's
    /// place and a message that lists what was searched and what there is. ``loadInstance()`` throws instead.
    public static func instance(file: StaticString = #fileID, line: UInt = #line) -> Self {
        orStop(file, line) { try loadInstance() }
    }

    /// Returns a new controller that the closure makes of the storyboard's coder and of what the controller depends on:
    /// `Screen.instance { coder in Screen(coder: coder, user: user) }`.
    public static func instance(
        file: StaticString = #fileID, line: UInt = #line, creator: @escaping (NSCoder) -> Self?
    ) -> Self {
        orStop(file, line) { try loadInstance(creator: creator) }
    }

    /// Returns a new controller from its storyboard, as ``instance(file:line:)`` does.
    ///
    /// - Throws: ``LoadingError`` if the file or the scene is missing, or the controller is of another class.
    public static func loadInstance() throws(LoadingError) -> Self {
        try LoadedStoryboard.of(self).controller(identifier)
    }

    /// Returns a new controller that the closure makes, as ``instance(file:line:creator:)`` does.
    ///
    /// - Throws: ``LoadingError`` if the file or the scene is missing, or the closure returns nil.
    public static func loadInstance(creator: @escaping (NSCoder) -> Self?) throws(LoadingError) -> Self {
        try LoadedStoryboard.of(self).controller(identifier, creator: creator)
    }
}
