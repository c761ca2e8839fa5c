import Foundation

/// The scenes in an app's `Info.plist` under `UIApplicationSceneManifest`.
@MainActor
struct SceneManifest {
    /// The scenes with windows, the default one first.
    private let scenes: [[String: Any]]

    /// Creates the manifest of a property list; nil if it has none.
    init?(_ info: [String: Any]) {
        guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
        let roles = manifest["UISceneConfigurations"] as? [String: Any]
        scenes = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
    }

    /// Creates a manifest without scenes, for an app whose delegate returns the configuration.
    init() { scenes = [] }

    /// Whether the manifest has no scenes with windows.
    var isEmpty: Bool { scenes.isEmpty }

    /// The name of the default scene.
    var defaultName: String? { scenes.first?["UISceneConfigurationName"] as? String }

    /// Adds the properties of the scene with the configuration's name, or of the default scene, that the delegate has
    /// not set.
    func complete(_ configuration: UISceneConfiguration) {
        let named = scenes.first { $0["UISceneConfigurationName"] as? String == configuration.name }
        guard let scene = named ?? scenes.first else { return }
        if configuration.delegateClass == nil, let name = scene["UISceneDelegateClassName"] as? String {
            configuration.delegateClass = ClassLookup.type(written: name)
            if configuration.delegateClass == nil {
                RuntimeDiagnostics.report("the scene delegate class \(name) in Info.plist does not exist")
            }
        }
        if configuration.storyboard == nil, let name = scene["UISceneStoryboardFile"] as? String {
            configuration.storyboard = UIStoryboard(name: name, bundle: nil)
        }
    }

    /// Returns the delegate of a scene; nil if it has none, or none that can be created, which is reported.
    func delegate(of configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
        guard let type = configuration.delegateClass else { return nil }
        if let delegate = ClassLookup.make(type) as? any UISceneDelegate { return delegate }
        RuntimeDiagnostics.report(
            "the scene's delegate \(type) cannot be created without arguments; the scene has no delegate")
        return nil
    }
}
