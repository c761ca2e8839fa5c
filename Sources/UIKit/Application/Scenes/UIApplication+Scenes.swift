import Foundation

/// Options for the end of a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}

/// Options for the end of a scene of windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
    /// The movement of a scene that ends.
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit = 2
        case decline = 3
    }
}

/// The domain of the errors of scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// An error of a request for a scene.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { UISceneErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    public static var requestDenied: Code { .requestDenied }
}

// The app has one scene, as on iPhone.
extension UIApplication {
    /// Passes the activity to the session's scene; a request for a new scene is an error.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let scene = sceneSession?.scene, connectedScenes.contains(scene) else {
            return refuse(.multipleScenesNotSupported, errorHandler)
        }
        if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
    }

    /// Passes an error to the closure: the one scene stays.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { refuse(.requestDenied, errorHandler) }

    /// Has no effect: there are no snapshots of scenes in the background.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    private func refuse(_ code: UISceneError.Code, _ errorHandler: ((any Error) -> Void)?) {
        MainQueue.later(with: errorHandler) { $0?(UISceneError(code)) }
    }
}
