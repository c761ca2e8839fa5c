/// What application delegates and scene delegates share.
///
/// Their `window` is an optional requirement on iOS, so that code which knows them by their protocol alone gets an optional
/// of an optional: `UIApplication.shared.delegate?.window??.rootViewController`.
@preconcurrency @MainActor
public protocol WindowOwner: AnyObject {}

extension WindowOwner {
    /// The window; nil in place of an optional one only for a delegate of neither kind.
    public var window: UIWindow?? {
        switch self {
        case let delegate as any UIApplicationDelegate: .some(delegate.ownWindow)
        case let delegate as any UIWindowSceneDelegate: .some(delegate.ownWindow)
        default: .none
        }
    }
}
