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

    /// The responders that keep the activity up to date.
    var keepers: [WeakReference] = []

    /// An activity of a type that is written like the name of a bundle, such as `okinawa.map.look`.
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

    /// Whether the activity is behind what the user does. When set, the delegate and the responders bring it up to date
    /// at the end of the turn.
    open var needsSave = false { didSet { if needsSave, !oldValue { scheduleSaving() } } }

    /// The page that shows the activity where the application is not installed.
    open var webpageURL: URL?
    /// The page that led to the activity.
    open var referrerURL: URL?
    /// The date after which the activity is obsolete.
    open var expirationDate: Date?
    /// Words by which the activity is found.
    open var keywords: Set<String> = []
    /// The identifier of the activity's content, by which the scene that continues it is chosen.
    open var targetContentIdentifier: String?
    /// The identifier of the activity in the index.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?

    /// Whether another device may continue the activity. There is none here.
    open var isEligibleForHandoff = true
    /// Whether the activity may be found on the device.
    open var isEligibleForSearch = false
    /// Whether the activity may be shown to everybody.
    open var isEligibleForPublicIndexing = false
    /// Whether the activity may be proposed.
    open var isEligibleForPrediction = false
    /// Whether the continuing app may request streams.
    open var supportsContinuationStreams = false

    /// The object that is notified when the activity is saved and continued.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Makes this the activity that the user is busy with.
    open func becomeCurrent() { if phase != .invalid { UserActivities.current = self } }

    /// The user is busy with something else.
    open func resignCurrent() { if UserActivities.current === self { UserActivities.current = nil } }

    /// Ends the activity for good.
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

    /// Takes activities out of the index, where none are kept here.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping () -> Void
    ) { handler() }

    /// Takes all activities out of the index, where none are kept here.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
        handler()
    }
}

/// The methods that notify of saving and continuing an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be saved: `userInfo` can be brought up to date.
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
