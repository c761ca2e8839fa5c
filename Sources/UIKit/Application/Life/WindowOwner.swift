/// What application delegates and scene delegates share.
///
/// Their `window` is an optional requirement on iOS, so that code which knows them by their protocol alone gets an optional
/// of an optional: `UIApplication.shared.delegate?.window??.rootViewController`.
@preconcurrency @MainActor
public protocol WindowOwner: AnyObject {}

extension WindowOwner {
    /// The window, for code that unwraps it once more than it has to here.
    @_disfavoredOverload public var window: UIWindow?? {
        switch self {
        case let delegate as any UIApplicationDelegate: .some(delegate.window)
        case let delegate as any UIWindowSceneDelegate: .some(delegate.window)
        default: nil
        }
    }
}
