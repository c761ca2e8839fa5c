import Foundation
import QuartzCore

/// Launches the application of the delegate's class, as on a device, and ends when nothing is left to do: there is no
/// device here that it waits for. What it showed can be asked of `UIApplication.shared` until the process ends.
///
/// Names of classes are those that documents use. The main storyboard and the scenes are those of the bundle's
/// `Info.plist`. Answers 0, or 1 where there is no delegate, which a message explains.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    let delegate = delegateClassName.flatMap { ApplicationProgram.object(named: $0) }
    guard let delegate = delegate as? any UIApplicationDelegate else {
        RuntimeDiagnostics.report(
            "UIApplicationMain: there is no application delegate of the class \(delegateClassName ?? "(none)")"
        )
        return 1
    }
    ApplicationProgram(delegate: delegate).run()
    return 0
}

/// An application that was started as a program.
@MainActor
struct ApplicationProgram {
    let delegate: any UIApplicationDelegate
    /// What stands in the bundle's `Info.plist`.
    var info: [String: Any] = Bundle.main.infoDictionary ?? [:]

    /// How long what the application has begun may take, in seconds of its clock.
    private static let patience: CFTimeInterval = 60

    /// An object of the class that documents know by the name, if the class can be made without a coder.
    static func object(named name: String) -> AnyObject? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        let (module, plain) = parts.count > 1 ? (parts[0], parts[1]) : (nil, name)
        guard let type = ClassLookup.type(named: plain, module: module) else { return nil }
        return ClassLookup.make(type)
    }

    @discardableResult
    func run() -> ApplicationLife {
        let scene = sceneDescription
        let life = ApplicationLife(
            delegate: delegate, storyboard: storyboard(scene?["UISceneStoryboardFile"]),
            sceneDelegate: scene.map { scene in
                { configuration in
                    Self.sceneDelegate(scene["UISceneDelegateClassName"] as? String, configuration)
                }
            })
        life.launch()
        VirtualClock.main.runUntilIdle(within: Self.patience)
        return life
    }

    /// The first scene for windows that the application describes.
    private var sceneDescription: [String: Any]? {
        let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        return (roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
    }

    private func storyboard(_ sceneName: Any?) -> UIStoryboard? {
        let name = sceneName as? String ?? info["UIMainStoryboardFile"] as? String
        return name.map { UIStoryboard(name: $0, bundle: nil) }
    }

    private static func sceneDelegate(
        _ name: String?, _ configuration: UISceneConfiguration
    ) -> any UISceneDelegate {
        let type: AnyClass? =
            configuration.delegateClass ?? name.flatMap { ClassLookup.type(named: $0, module: nil) }
        let made = type.flatMap { ClassLookup.make($0) } ?? name.flatMap { object(named: $0) }
        if let delegate = made as? any UISceneDelegate { return delegate }
        RuntimeDiagnostics.report(
            "the scene's delegate \(name ?? "(none)") cannot be made; the scene has none")
        return NoSceneDelegate()
    }
}

/// Stands for a delegate that is not there.
@MainActor
private final class NoSceneDelegate: UISceneDelegate {}
