import Foundation

extension ApplicationLife {
    /// Continues an activity in the running app, as the system does when it receives one from another device or from a
    /// search.
    public func continueActivity(_ activity: NSUserActivity) {
        guard let scene = application.scenes.first else { return deliver(activity) }
        scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
        scene.delegate?.scene(scene, continue: activity)
        activity.delegate?.userActivityWasContinued(activity)
    }

    /// Continues an activity in the app without scenes.
    func deliver(_ activity: NSUserActivity) {
        _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
        _ = delegate.application(application, continue: activity) { restoring in
            for object in restoring ?? [] { object.restoreUserActivityState(activity) }
        }
        activity.delegate?.userActivityWasContinued(activity)
    }

    /// Notifies the app that an activity could not be received.
    public func failToContinueActivity(ofType type: String, error: any Error) {
        if let scene = application.scenes.first {
            scene.delegate?.scene(scene, didFailToContinueUserActivityWithType: type, error: error)
        } else {
            delegate.application(application, didFailToContinueUserActivityWithType: type, error: error)
        }
    }

    /// Returns the launch options for the activity; scenes receive it in their connection options.
    func launchOptions(
        _ options: [UIApplication.LaunchOptionsKey: Any]?, continuing activity: NSUserActivity?
    ) -> [UIApplication.LaunchOptionsKey: Any]? {
        guard let activity, !hasScenes else { return options }
        let told: [String: Any] = [
            UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
            "UIApplicationLaunchOptionsUserActivityKey": activity,
        ]
        return (options ?? [:]).merging([.userActivityDictionary: told]) { $1 }
    }
}
