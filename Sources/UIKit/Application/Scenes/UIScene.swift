import Foundation

/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public let session: UISceneSession
    /// The delegate of the scene, which is retained.
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    open var title: String! = ""

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Asks the system to open a URL.
    open func open(_ url: URL, completionHandler completion: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, completionHandler: completion)
    }

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIScene {
    /// The activation state of the scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Why a scene is connected.
    open class ConnectionOptions: NSObject {
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open internal(set) var sourceApplication: String?
        /// The activities that the scene is to continue.
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// The type of an activity that is still being received from another device.
        open internal(set) var handoffUserActivityType: String?
        /// The quick action that the user chose; none here.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    /// The scene that requests another.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?
        public override init() { super.init() }
    }

    /// The options for opening a URL.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
        public override init() { super.init() }
    }

    /// The app that opened the URL, and its information.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        open var sourceApplication: String? { nil }
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }
    }

    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL
    public let options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// The persistent session of a scene, which also exists while the scene is disconnected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The role of the scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    open internal(set) weak var scene: UIScene?
    open internal(set) var configuration: UISceneConfiguration
    open var userInfo: [String: Any]?
    /// The activity that restores the scene after it was disconnected.
    open var stateRestorationActivity: NSUserActivity?

    /// An identifier that is the same in every run: sessions are numbered.
    public let persistentIdentifier: String
    private static var made = 0

    open var role: Role { configuration.role }

    init(configuration: UISceneConfiguration) {
        self.configuration = configuration
        Self.made += 1
        persistentIdentifier = "scene-\(Self.made)"
        super.init()
    }
}

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
