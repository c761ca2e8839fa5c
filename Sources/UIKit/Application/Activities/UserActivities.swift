import Foundation
import QuartzCore

/// The phase of an activity.
enum ActivityPhase {
    case idle
    case current
    case invalid
}

/// The activity that the user is busy with.
enum UserActivities {
    private static let lock = NSLock()
    // Guarded by the lock.
    private nonisolated(unsafe) static var held: NSUserActivity?

    static var current: NSUserActivity? {
        get { lock.withLock { held } }
        set {
            let old = lock.withLock {
                defer { held = newValue }
                return held
            }
            old?.move(to: .idle)
            newValue?.move(to: .current)
        }
    }
}

extension NSUserActivity {
    /// Whether the activity is the one that the user is busy with.
    package var isCurrent: Bool { phase == .current }

    /// Schedules saving the activity at the end of the turn.
    func scheduleSaving() {
        MainQueue.run(with: self) { activity in
            VirtualClock.main.schedule(after: 0) { activity.saveIfNeeded() }
        }
    }

    /// Calls the delegate and the responders to update the activity, if it is outdated.
    @MainActor
    func saveIfNeeded() {
        guard needsSave, phase != .invalid else { return }
        needsSave = false
        delegate?.userActivityWillSave(self)
        for keeper in keepers { (keeper.object as? UIResponder)?.updateUserActivityState(self) }
    }

    /// The activity as it is saved while the app is in the background; nil if it cannot be continued.
    @MainActor
    var kept: NSUserActivity? {
        saveIfNeeded()
        guard phase != .invalid else { return nil }
        let copy = NSUserActivity(activityType: activityType)
        (copy.title, copy.webpageURL, copy.referrerURL) = (title, webpageURL, referrerURL)
        (copy.keywords, copy.expirationDate) = (keywords, expirationDate)
        copy.targetContentIdentifier = targetContentIdentifier
        copy.persistentIdentifier = persistentIdentifier
        copy.requiredUserInfoKeys = requiredUserInfoKeys
        copy.userInfo = userInfo.map(requiredEntries)
        return copy
    }

    private func requiredEntries(_ entries: [AnyHashable: Any]) -> [AnyHashable: Any] {
        guard let required = requiredUserInfoKeys, !required.isEmpty else { return entries }
        return entries.filter { ($0.key.base as? String).map(required.contains) ?? false }
    }
}

extension CocoaError.Code {
    fileprivate static let userActivityConnectionUnavailable = CocoaError.Code(rawValue: 4609)
}
