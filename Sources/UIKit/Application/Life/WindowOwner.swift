/// The requirement that app delegates and scene delegates share.
///
/// Their `window` is an optional requirement on iOS, so that code that uses the protocol type gets an optional of an
/// optional: `UIApplication.shared.delegate?.window??.rootViewController`.
@preconcurrency @MainActor
public protocol WindowOwner: AnyObject {
    /// The window: the app's, if it has no scenes, or the first of the scene.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension WindowOwner {
    /// The window, for code that uses the delegate's protocol type.
    public var window: UIWindow?? { .some(ownWindow) }

    /// The window, if there is one.
    var ownWindow: UIWindow? {
        let window: UIWindow? = window
        return window
    }
}
