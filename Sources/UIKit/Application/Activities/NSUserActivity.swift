import Foundation

/// The identifier of an activity in the index, by which it can be deleted from there.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of activities that continue browsing: the page is `webpageURL`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user, described so that it can be continued: after the app was in the background, in another
/// window, on another device.
open class NSUserActivity: NSObject {
    /// The type of the activity, in reverse-DNS notation.
    public let activityType: String

    /// The phase of the activity: current, or able to become so again.
    private(set) var phase = ActivityPhase.idle

    /// The responders that update the activity.
    var keepers: [WeakReference] = []

    /// Creates an activity of a type in reverse-DNS notation, such as `okinawa.map.look`.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// The title of the activity.
    open var title: String?

    /// The information required to continue: property list values, and URLs.
    open var userInfo: [AnyHashable: Any]?

    /// Adds to `userInfo`; values of keys that are there already are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// The keys without which the activity cannot be continued; if there are any, the saved activity contains only
    /// these.
    open var requiredUserInfoKeys: Set<String>?

    /// Whether the activity is outdated. When it is set, the delegate and the responders update the activity at the end
    /// of the turn.
    open var needsSave = false { didSet { if needsSave, !oldValue { scheduleSaving() } } }

    /// The web page that represents the activity where the app is not installed.
    open var webpageURL: URL?
    /// The web page that referred to the activity.
    open var referrerURL: URL?
    /// The date after which the activity is obsolete.
    open var expirationDate: Date?
    /// The keywords by which the activity is found.
    open var keywords: Set<String> = []
    /// The identifier of the activity's content, by which the scene that continues it is chosen.
    open var targetContentIdentifier: String?
    /// The identifier of the activity in the index.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?

    /// Whether another device may continue the activity. There is none here.
    open var isEligibleForHandoff = true
    /// Whether the activity is added to the device's index.
    open var isEligibleForSearch = false
    /// Whether the activity may be public.
    open var isEligibleForPublicIndexing = false
    /// Whether the activity may be suggested.
    open var isEligibleForPrediction = false
    /// Whether the continuing app may request streams.
    open var supportsContinuationStreams = false

    /// The object that is notified when the activity is saved and continued.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Makes this the current activity.
    open func becomeCurrent() { if phase != .invalid { UserActivities.current = self } }

    /// Makes the activity no longer the current one.
    open func resignCurrent() { if UserActivities.current === self { UserActivities.current = nil } }

    /// Invalidates the activity.
    open func invalidate() {
        resignCurrent()
        phase = .invalid
        keepers = []
    }

    func move(to phase: ActivityPhase) { if self.phase != .invalid { self.phase = phase } }

    /// Requests streams to the continuing app; there is no other device here, which the error states.
    open func getContinuationStreams(
        completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {
        let error = CocoaError(.userActivityConnectionUnavailable)
        completionHandler(nil, nil, error)
    }

    /// Deletes activities from the index, which contains none here.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping () -> Void
    ) { handler() }

    /// Deletes all activities from the index, which contains none here.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
        handler()
    }
}

/// The methods that notify of saving and continuing an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is saved, to update `userInfo`.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called when another device has continued the activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    /// Called when another device has requested streams.
    func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
    public func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
    ) {}
}
