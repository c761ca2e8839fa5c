import Foundation
import QuartzCore

/// Launches the app with the delegate's class, as on a device, and returns when no work is left: there is no device to
/// wait for. Its windows are available from `UIApplication.shared` until the process ends.
///
/// Class names are those used in documents. The main storyboard and the scenes are those of the bundle's `Info.plist`.
/// Returns 0, or 1 if there is no delegate, which is reported.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    let type: AnyClass? = delegateClassName.flatMap { ClassLookup.type(written: $0) }
    guard let delegate = type.flatMap({ ClassLookup.make($0) }) as? any UIApplicationDelegate else {
        RuntimeDiagnostics.report(
            "UIApplicationMain: there is no application delegate of the class \(delegateClassName ?? "(none)")"
        )
        return 1
    }
    if let principalClassName, principalClassName != "UIApplication" {
        RuntimeDiagnostics.report(
            "UIApplicationMain: the application is a UIApplication, not a \(principalClassName)")
    }
    ApplicationProgram(delegate: delegate).run()
    return 0
}

/// An app launched by a program's main function.
@MainActor
struct ApplicationProgram {
    let delegate: any UIApplicationDelegate
    /// The contents of the bundle's `Info.plist`.
    var info: [String: Any] = Bundle.main.infoDictionary ?? [:]

    /// The maximum duration of the app's pending work, in seconds of its clock.
    private static let patience: CFTimeInterval = 60

    /// Whether a tool launches the app, which then advances the clock itself.
    private static var isHosted = false
    private static var hosted: ApplicationLife?

    /// Runs a program's start for a tool; returns the life cycle of the launched app.
    static func hosting(_ start: () -> Void) -> ApplicationLife? {
        isHosted = true
        defer { (isHosted, hosted) = (false, nil) }
        start()
        return hosted
    }

    @discardableResult
    func run() -> ApplicationLife {
        let life = ApplicationLife(delegate: delegate, storyboard: mainStoryboard, manifest: manifest)
        if Self.isHosted { Self.hosted = life }
        life.launch()
        if !Self.isHosted { VirtualClock.main.runUntilIdle(within: Self.patience) }
        return life
    }

    /// The scene manifest; nil for an app without scenes. Without one in `Info.plist`, the delegate provides scenes by
    /// returning their configurations. If the manifest has no scenes and the delegate provides none, the app has the window of its
    /// delegate.
    private var manifest: SceneManifest? {
        let configures = AdaptedClasses.implements(
            delegate, "application:configurationForConnectingSceneSession:options:")
        if let manifest = SceneManifest(info), configures || !manifest.isEmpty { return manifest }
        return configures && mainStoryboard == nil ? SceneManifest() : nil
    }

    /// The main storyboard of an app without scenes.
    private var mainStoryboard: UIStoryboard? {
        let suffix = UIScreen.main.environment.device.idiom == .pad ? "~ipad" : "~iphone"
        let name = info["UIMainStoryboardFile" + suffix] ?? info["UIMainStoryboardFile"]
        return (name as? String).map { UIStoryboard(name: $0, bundle: nil) }
    }
}
