import Foundation

/// An object of the app that is saved if a saved object refers to it.
@MainActor
struct RegisteredObject {
    weak var object: (any UIStateRestoring)?
    let identifier: String

    /// Returns the identifiers from the root to the object: below those of its parent, if it has one.
    func path(among others: [RegisteredObject]) -> [String]? {
        guard let object else { return nil }
        guard let parent = object.restorationParent else { return [identifier] }
        let parents =
            (parent as? UIViewController)?.restorationPath ?? (parent as? UIView)?.restorationPath
            ?? others.first { $0.object === parent && parent !== object }.map { [$0.identifier] }
        return (parents ?? []) + [identifier]
    }
}

/// The state of the restoration, of which there is one for the app.
@MainActor
private enum RestorationWork {
    static var open = 0
    static var objects: [RegisteredObject] = []
}

extension UIApplication {
    /// The version of the app that saved the state, for coders of saved states.
    public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    /// The system's version at that time.
    public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
    /// The key of the date at which the state was saved.
    public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    /// The kind of device, as the raw value of `UIUserInterfaceIdiom`.
    public static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiom"
    /// The key of the storyboard that contains a controller.
    public static let stateRestorationViewControllerStoryboardKey =
        "UIStateRestorationViewControllerStoryboardKey"

    /// The number of unfinished restorations.
    var openRestorations: Int {
        get { RestorationWork.open }
        set { RestorationWork.open = newValue }
    }

    /// Extends restoration until `completeStateRestoration()`. If the app terminates before, the saved state is
    /// discarded.
    public func extendStateRestoration() { openRestorations += 1 }

    /// Ends one `extendStateRestoration()`.
    public func completeStateRestoration() { openRestorations = max(openRestorations - 1, 0) }

    /// Reports that the snapshot of the app is outdated. None is taken here.
    public func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Registers an object to be saved when a saved object refers to it. It is not retained.
    public static func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        RestorationWork.objects.removeAll { $0.object == nil || $0.object === object }
        RestorationWork.objects.append(RegisteredObject(object: object, identifier: restorationIdentifier))
    }

    var registeredObjects: [RegisteredObject] { RestorationWork.objects }
}
