import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ApplicationProgramTests {
    @Test func theDelegateIsFoundByItsNameAndLaunched() {
        VirtualClock.withFresh { _ in
            ClassLookup.register(Starter.self, as: "App.Starter") { Starter() }
            Starter.calls = []
            #expect(UIApplicationMain(0, nil, nil, "App.Starter") == 0)
            #expect(Starter.calls == ["launched", "later"])
            UIApplication.shared.run?.terminate()
        }
    }

    @Test func aDelegateThatIsNotThereIsReported() {
        let (code, messages) = RuntimeDiagnostics.collect { UIApplicationMain(0, nil, nil, "Nobody") }
        #expect(code == 1 && messages.first?.contains("Nobody") == true)
    }

    /// With an empty manifest the window of the delegate is used.
    @Test func aManifestWithoutScenesLeavesTheWindowToTheDelegate() {
        VirtualClock.withFresh { _ in
            let manifest = ["UIApplicationSceneManifest": ["UISceneConfigurations": [String: Any]()]]
            let life = ApplicationProgram(delegate: Starter(), info: manifest).run()
            #expect(UIApplication.shared.connectedScenes.isEmpty && !life.hasScenes)
            life.terminate()
        }
    }

    @Test func scenesOfTheInfoPlistAreConnected() {
        VirtualClock.withFresh { _ in
            ClassLookup.register(StarterScene.self, as: "StarterScene") { StarterScene() }
            let scene = ["UISceneDelegateClassName": "StarterScene"]
            let roles = ["UIWindowSceneSessionRoleApplication": [scene]]
            let program = ApplicationProgram(
                delegate: Starter(),
                info: ["UIApplicationSceneManifest": ["UISceneConfigurations": roles]])
            let life = program.run()
            #expect(UIApplication.shared.connectedScenes.first?.delegate is StarterScene)
            life.terminate()
        }
    }
}

private final class Starter: UIResponder, UIApplicationDelegate {
    static var calls: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.calls.append("launched")
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { Self.calls.append("later") }
        return true
    }
}

private final class StarterScene: UIResponder, UIWindowSceneDelegate {}
