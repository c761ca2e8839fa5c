import Foundation
import InterfaceBuilder
import UIKit
import Workers

/// The app that this program holds, launched on a screen as on a device: its delegate, its scene, its windows, and
/// whatever its launch has set up.
@MainActor
package final class AppLaunch {
    /// The variable by which a run without launching is asked for, after a launch that has ended the process.
    nonisolated package static let variable = "KUMIKI_LAUNCH"

    /// The name of a worker's activity while it launches the app.
    package nonisolated static let activity = "launch"

    /// The module whose app is launched, which is that of the program; nil for a program without an app.
    package static var module: String?

    /// Whether the program holds an app, and launching is not switched off.
    package static var isPossible: Bool {
        module != nil && ProcessInfo.processInfo.environment[variable] != "off"
            && !AdaptedApplication.modules.isEmpty
    }

    /// The app that was launched last.
    package private(set) static var current: AppLaunch?

    /// The app's surroundings in words.
    private let key: [String]
    private let screen: UIScreen
    private let clock = VirtualClock()
    private let life: ApplicationLife?
    /// Whether nothing was done to the app since its launch.
    private var isUntouched = true
    /// The messages that were reported during the launch.
    package private(set) var messages: [String] = []

    /// The app in the surroundings of a variant, of a document where the variant leaves them open: the running one, or
    /// launched again where it has others or was used.
    package static func app(in variant: Variant, of document: Document? = nil) -> AppLaunch? {
        guard isPossible else { return nil }
        let canvas = document?.canvasEnvironment ?? ScreenEnvironment()
        let key = key(variant, canvas)
        if let current, current.key == key, current.isUntouched { return current }
        end()
        // The launch's own job has what the app prints.
        var environment = variant.environment(canvas: canvas)
        if let library = ResourceLibrary.current,
            let info = library.application(near: document?.path ?? (library.files?.root ?? "") + "/")
        {
            environment.adopt(info)
        }
        current = AppLaunch(environment, key, keepsOutput: document == nil)
        return current
    }

    /// Ends the running app, and forgets what it has kept in its folders.
    package static func end() {
        guard let former = current else { return }
        former.life?.discard()
        current = nil
        AppContainer.empty()
    }

    /// The surroundings that the app is launched in for a document's scenes, in words.
    package static func surroundings(_ variant: Variant, of document: Document? = nil) -> [String] {
        key(variant, document?.canvasEnvironment ?? ScreenEnvironment())
    }

    private static func key(_ variant: Variant, _ canvas: ScreenEnvironment) -> [String] {
        variant.words + ["", canvas.device.name, "\(canvas.isLandscape)", "\(canvas.style.rawValue)"]
    }

    private init(_ environment: ScreenEnvironment, _ key: [String], keepsOutput: Bool) {
        self.key = key
        let screen = UIScreen(environment: environment)
        let clock = clock
        self.screen = screen
        let (life, messages) = RuntimeDiagnostics.collect {
            WorkerService.during(Self.activity, keepingOutput: keepsOutput) {
                clock.asMain {
                    screen.performAsMain { () -> ApplicationLife? in
                        let life = AdaptedApplication.launch(module: Self.module)
                        Settling(window: UIApplication.shared.keyWindow).settle()
                        return life
                    }
                }
            }
        }
        self.life = life
        self.messages = messages
    }

    /// The window that the user sees: the frontmost one with a controller.
    package var window: UIWindow? {
        let shown = (life?.windows ?? []).filter { $0.rootViewController != nil }
        let key = UIApplication.shared.keyWindow.flatMap { key in shown.first { $0 === key } }
        return key ?? shown.last
    }

    /// The screen that the app opens with; nil where it shows no window.
    package var opening: StagedScene? {
        guard let window, let root = window.rootViewController else { return nil }
        return StagedScene(
            info: .launch, window: window, controller: root.shownContent, isView: false,
            isWholeScreen: true)
    }

    /// Why the app shows nothing that pictures can be taken of; nil where it does.
    package var failure: String? {
        if life == nil { return "the app cannot be launched: its delegate is not known here" }
        return opening == nil ? "the app was launched and shows no window with a controller" : nil
    }

    /// Does something to the app with its screen and its clock as the main ones; it is launched again before it is
    /// used for another picture.
    package func use<T>(_ work: () throws -> T) rethrows -> T {
        isUntouched = false
        return try look(work)
    }

    /// Runs the closure with the app's screen and clock as the main ones.
    package func look<T>(_ work: () throws -> T) rethrows -> T {
        try clock.asMain { try screen.performAsMain(work) }
    }

    // MARK: Scenes of the app

    /// The controller of a document's scene as the app itself has made it, shown: in front of its navigation stack
    /// and in the selected tab. Nil where the app has none, or cannot be brought there.
    package func show(_ scene: StoryboardLoader.SceneInfo, of document: Document) -> StagedScene? {
        guard let window, let root = window.rootViewController,
            let controller = root.descendant(withID: scene.id, inDocument: document.path)
        else { return nil }
        let isShown = use {
            controller.bringToFront()
            window.layoutIfNeeded()
            Settling(window: window).settle()
            return controller.viewIfLoaded?.window === window
        }
        guard isShown else { return nil }
        return StagedScene(
            info: scene, window: window, controller: controller, isView: false, isWholeScreen: true)
    }
}

extension UIViewController {
    /// The controller whose content is in front, inside of containers.
    fileprivate var shownContent: UIViewController {
        var current = self
        for _ in 0..<16 {
            if let presented = current.presentedViewController {
                current = presented
            } else if let next = (current as? UINavigationController)?.topViewController
                ?? (current as? UITabBarController)?.selectedViewController
            {
                current = next
            } else {
                break
            }
        }
        return current
    }

    /// The controller below this one, or itself, that came from the object of a document.
    fileprivate func descendant(withID id: String, inDocument path: String) -> UIViewController? {
        var pending = [self]
        while let next = pending.popLast() {
            if next.nibIdentifier == id, next.storyboard?.document?.path.hasSamePlace(as: path) == true {
                return next
            }
            pending += next.children.reversed() + [next.presentedViewController].compactMap { $0 }
        }
        return nil
    }

    /// Selects the tabs and pops the controllers that hide this one.
    fileprivate func bringToFront() {
        var inner = self
        while let container = inner.parent {
            (container as? UITabBarController)?.selectedViewController = inner
            if let navigation = container as? UINavigationController, navigation.topViewController !== inner {
                navigation.popToViewController(inner, animated: false)
            }
            inner = container
        }
    }
}

extension String {
    /// Whether two paths lead to one file.
    fileprivate func hasSamePlace(as other: String) -> Bool {
        self == other
            || URL(fileURLWithPath: self).resolvingSymlinksInPath().path
                == URL(fileURLWithPath: other).resolvingSymlinksInPath().path
    }
}
