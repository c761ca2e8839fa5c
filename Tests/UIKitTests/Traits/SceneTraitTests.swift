import CoreGraphics
import Testing

@testable import UIKit

private struct MoodTrait: UITraitDefinition {
    static let defaultValue = "calm"
}

/// Traits that a scene overrides for its windows.
@MainActor
@Suite struct SceneTraitTests {
    private let scene: UIWindowScene
    private let window: UIWindow
    private let view = UIView()

    init() {
        scene = UIWindowScene(
            session: UISceneSession(
                configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
            connectionOptions: UIScene.ConnectionOptions())
        window = UIWindow(windowScene: scene)
        window.addSubview(view)
        window.isHidden = false
    }

    @Test func windowsTakeWhatTheirSceneOverrides() {
        scene.traitOverrides[MoodTrait.self] = "wild"
        #expect(
            scene.traitCollection[MoodTrait.self] == "wild" && view.traitCollection[MoodTrait.self] == "wild")
        window.traitOverrides[MoodTrait.self] = "sad"
        #expect(view.traitCollection[MoodTrait.self] == "sad")
        window.traitOverrides.remove(MoodTrait.self)
        scene.traitOverrides.remove(MoodTrait.self)
        #expect(view.traitCollection[MoodTrait.self] == "calm")
    }

    @Test func theSceneIsToldBeforeItsWindows() {
        var lines: [String] = []
        scene.registerForTraitChanges([MoodTrait.self]) { (scene: UIWindowScene, old: UITraitCollection) in
            lines.append("scene \(old[MoodTrait.self]) to \(scene.traitCollection[MoodTrait.self])")
        }
        for (name, view) in [("window", window), ("view", view)] {
            view.registerForTraitChanges([MoodTrait.self]) { (view: UIView, _: UITraitCollection) in
                lines.append("\(name) \(view.traitCollection[MoodTrait.self])")
            }
        }
        scene.traitOverrides[MoodTrait.self] = "wild"
        #expect(lines == ["scene calm to wild", "window wild", "view wild"])
    }

    @Test func aWindowThatComesTakesThemToo() {
        scene.traitOverrides[MoodTrait.self] = "wild"
        let other = UIWindow(frame: .zero)
        other.windowScene = scene
        #expect(other.traitCollection[MoodTrait.self] == "wild")
    }
}
