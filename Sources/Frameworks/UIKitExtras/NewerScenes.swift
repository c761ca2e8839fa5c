import UIKit

extension UIWindowScene {
    /// The size and orientation of a scene.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation
        public let coordinateSpace: any UICoordinateSpace
        /// Whether the user resizes the scene, which nobody does here.
        public let isInteractivelyResizing = false
        /// Whether the orientation does not follow the device.
        public let isInterfaceOrientationLocked = false

        fileprivate init(_ scene: UIWindowScene) {
            (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
        }
    }

    /// The current size and orientation.
    public var effectiveGeometry: Geometry { Geometry(self) }
    /// Whether the scene fills the screen, which it always does here.
    public var isFullScreen: Bool { true }

    /// The text below the title in the window's bar on the Mac. Stored.
    public var subtitle: String {
        get { AddedProperties.value(of: self, "subtitle") ?? "" }
        set { AddedProperties.set(newValue, of: self, "subtitle") }
    }

    /// The options of a request for a window.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        open var preferredPresentationStyle: PresentationStyle = .automatic
        open var placement: (any NSObjectProtocol)?
    }

    public enum PresentationStyle: UInt, Sendable { case automatic, standard, prominent }

    /// A request for a window with an activity.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        public let userActivity: NSUserActivity
        open var options: ActivationRequestOptions?
        open var preview: UITargetedPreview?

        public init(
            userActivity: NSUserActivity, options: ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) { (self.userActivity, self.options, self.preview) = (userActivity, options, preview) }
    }

    /// Requests a window when the user pinches a view, which the user does not do here.
    @preconcurrency @MainActor
    open class ActivationInteraction: NSObject, UIInteraction {
        open private(set) weak var view: UIView?

        public init(
            configurationProvider: @escaping (ActivationInteraction, CGPoint) -> ActivationConfiguration?,
            errorHandler: @escaping (any Error) -> Void
        ) {}

        open func willMove(to view: UIView?) {}
        open func didMove(to view: UIView?) { self.view = view }
    }
}

/// A request for a scene, of which there is one here.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    public let session: UISceneSession?
    public let userActivity: NSUserActivity?
    public let options: UIScene.ActivationRequestOptions?

    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) { (session, self.userActivity, self.options) = (nil, userActivity, options) }

    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) { (self.session, self.userActivity, self.options) = (session, userActivity, options) }
}

extension UIApplication {
    /// Requests a scene; there is one scene here, so that the error handler is called for others.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options,
            errorHandler: errorHandler)
    }

    public static let openNotificationSettingsURLString = "app-settings:notifications"
    public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"

    /// Purposes for which the user chooses an app.
    public enum Category: Int, Sendable { case webBrowser = 1 }

    /// Whether the user has chosen this app; nobody has here.
    public func isDefault(_ category: Category) throws -> Bool { false }
}

extension UIViewController {
    /// Requests the lock of the orientation again; it is never locked here.
    public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}

    /// The name of the activities of the user on this screen. Stored.
    public var interactionActivityTrackingBaseName: String? {
        get { AddedProperties.value(of: self, "interactionActivityTrackingBaseName") }
        set { AddedProperties.set(newValue, of: self, "interactionActivityTrackingBaseName") }
    }
}
