import Foundation

/// What an activity is known by in the index, so that it can be deleted from there.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of activities that continue what is shown by a browser: the page is `webpageURL`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that the user does, described so that it can be gone on with: after the application was away, in another
/// window, on another device.
open class NSUserActivity: NSObject {
    /// What kind of activity this is, written like the name of a bundle.
    public let activityType: String

    /// Whether the activity is the one that the user is busy with, and whether it can become so again.
    private(set) var phase = ActivityPhase.idle

    /// The responders that keep the activity up to date.
    var keepers: [WeakReference] = []

    /// An activity of a type that is written like the name of a bundle, such as `okinawa.map.look`.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// What the user sees of the activity.
    open var title: String?

    /// What is needed to go on: a property list's kinds of values, and addresses.
    open var userInfo: [AnyHashable: Any]?

    /// Adds to `userInfo`; values of keys that are there already are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// The keys without which the activity cannot be gone on with; what is kept of the activity has these only, if
    /// there are any.
    open var requiredUserInfoKeys: Set<String>?

    /// Whether the activity is behind what the user does. When set, the delegate and the responders bring it up to date
    /// at the end of the turn.
    open var needsSave = false { didSet { if needsSave, !oldValue { scheduleSaving() } } }

    /// The page that shows the activity where the application is not installed.
    open var webpageURL: URL?
    /// The page that led to the activity.
    open var referrerURL: URL?
    /// When the activity is of no use any more.
    open var expirationDate: Date?
    /// Words by which the activity is found.
    open var keywords: Set<String> = []
    /// The content that the activity is about, by which the scene is chosen that goes on with it.
    open var targetContentIdentifier: String?
    /// What the activity is known by in the index.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?

    /// Whether another device may go on with the activity. There is none here.
    open var isEligibleForHandoff = true
    /// Whether the activity may be found on the device.
    open var isEligibleForSearch = false
    /// Whether the activity may be shown to everybody.
    open var isEligibleForPublicIndexing = false
    /// Whether the activity may be proposed.
    open var isEligibleForPrediction = false
    /// Whether those who go on with the activity may ask for more.
    open var supportsContinuationStreams = false

    /// Is told when the activity is saved and gone on with.
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

    /// Streams to the one who goes on with the activity; there is no other device here, which the error says.
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

/// Is told when an activity is saved and gone on with.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be saved: `userInfo` can be brought up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Another device has gone on with the activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    /// Another device asks for more.
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
