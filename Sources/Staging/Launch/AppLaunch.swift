import Foundation
import InterfaceBuilder
import UIKit
import Workers

/// The app of this program, launched as on a device: its delegate, its scene, its windows, and
/// everything that its launch has set up.
@MainActor
package final class AppLaunch {
    /// The environment variable that disables launching, for another attempt after a launch that terminated the process.
    nonisolated package static let variable = "KUMIKI_LAUNCH"

    /// The name of a worker's activity while it launches the app.
    package nonisolated static let activity = "launch"

    /// The module of the app, which is that of the program; nil for a program without an app.
    package static var module: String?

    /// Whether the program contains an app and launching is not disabled.
    package static var isPossible: Bool {
        module != nil && ProcessInfo.processInfo.environment[variable] != "off"
            && !AdaptedApplication.modules.isEmpty
    }

    /// The most recently launched app.
    package private(set) static var current: AppLaunch?

    /// A description of the app's environment.
    private let key: [String]
    private let screen: UIScreen
    private let clock = VirtualClock()
    private let life: ApplicationLife?
    /// Whether no action has changed the app since its launch.
    private var isUntouched = true
    /// The messages reported during the launch.
    package private(set) var messages: [String] = []

    /// Returns the app in the environment of a variant, completed by the document's canvas: the running app, or the app
    /// launched again if its environment differs or an action has changed it.
    package static func app(in variant: Variant, of document: Document? = nil) -> AppLaunch? {
        guard isPossible else { return nil }
        let canvas = document?.canvasEnvironment ?? ScreenEnvironment()
        let key = surroundings(variant, on: canvas)
        if let current, current.key == key, current.isUntouched { return current }
        end()
        // The job that shows the launch has the app's output.
        var environment = variant.environment(canvas: canvas)
        if let library = ResourceLibrary.current,
            let info = information(near: document?.path ?? (library.files?.root ?? "") + "/", in: library)
        {
            environment.adopt(info)
        }
        let build = newestBuild(ResourceLibrary.current)
        environment.barsAreClearAtEdge = Document.isOfClearBars(build)
        environment.tabBarsFloatOnPad = Document.isOfFloatingTabBars(build)
        current = AppLaunch(environment, key, keepsOutput: document == nil)
        return current
    }

    /// The `Info.plist` of the app: that of its bundle, which contains the keys of build settings, or else the nearest of the
    /// project.
    package static func information(near path: String, in resources: ResourceLibrary) -> BundleInfo? {
        let built = module == nil ? nil : BundleInfo(contentsOf: Bundle.main.bundlePath + "/Info.plist")
        return built ?? resources.application(near: path)
    }

    /// The build of Interface Builder's plug-in that wrote the newest of the project's storyboards; nil if there are none, or one
    /// does not say, as today's SDK is then assumed.
    private static func newestBuild(_ resources: ResourceLibrary?) -> Int? {
        let storyboards = (resources?.files?.documents ?? []).filter { $0.kind == .storyboard }
        var newest: Int?
        for storyboard in storyboards.prefix(16) {
            guard let document = try? Document(contentsOf: storyboard.path) else { continue }
            guard let build = document.pluginBuild else { return nil }
            newest = max(newest ?? 0, build)
        }
        return newest
    }

    /// Terminates the running app and empties its folders.
    package static func end() {
        guard let former = current else { return }
        former.life?.discard()
        current = nil
        AppContainer.empty()
    }

    /// Returns a description of the environment in which the app is launched for a document's scenes.
    package static func surroundings(_ variant: Variant, of document: Document? = nil) -> [String] {
        surroundings(variant, on: document?.canvasEnvironment ?? ScreenEnvironment())
    }

    /// Returns the same for a document's canvas.
    package static func surroundings(_ variant: Variant, on canvas: ScreenEnvironment) -> [String] {
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

    /// The visible window: the frontmost one with a controller.
    package var window: UIWindow? {
        let shown = (life?.windows ?? []).filter { $0.rootViewController != nil }
        let key = UIApplication.shared.keyWindow.flatMap { key in shown.first { $0 === key } }
        return key ?? shown.last
    }

    /// The app's first screen; nil if it shows no window.
    package var opening: StagedScene? {
        guard let window, let root = window.rootViewController else { return nil }
        return StagedScene(
            info: .launch, window: window, controller: root.shownContent, isView: false,
            isWholeScreen: true)
    }

    /// The reason why no image of the app can be captured; nil if one can.
    package var failure: String? {
        if life == nil { return "the app cannot be launched: its delegate is not known here" }
        return opening == nil ? "the app was launched and shows no window with a controller" : nil
    }

    /// Performs an action in the app, with its screen and its clock as the main ones; the app is launched again before
    /// the next image.
    package func use<T>(_ work: () throws -> T) rethrows -> T {
        isUntouched = false
        return try look(work)
    }

    /// Runs the closure with the app's screen and clock as the main ones.
    package func look<T>(_ work: () throws -> T) rethrows -> T {
        try clock.asMain { try screen.performAsMain(work) }
    }

    // MARK: Scenes of the app

    /// Returns the controller that the app itself created for a document's scene, or whose view is the xib's, brought to the front
    /// of its navigation stack and in the selected tab. Returns nil if the app has no such controller or it cannot be brought to
    /// the front.
    package func show(_ scene: StoryboardLoader.SceneInfo, of document: Document) -> StagedScene? {
        guard let window, let root = window.rootViewController,
            let controller = root.descendant(where: { $0.isScene(scene.id, of: document) })
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
    /// The controller with the visible content, inside containers.
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

    /// Returns the first of this controller and its descendants that fulfills a condition.
    fileprivate func descendant(where isWanted: (UIViewController) -> Bool) -> UIViewController? {
        var pending = [self]
        while let next = pending.popLast() {
            if isWanted(next) { return next }
            pending += next.children.reversed() + [next.presentedViewController].compactMap { $0 }
        }
        return nil
    }

    /// Returns whether the controller was created from an object of a storyboard, or is the owner of a xib's view.
    fileprivate func isScene(_ id: String, of document: Document) -> Bool {
        if nibIdentifier == id { return storyboard?.document?.path.hasSamePlace(as: document.path) == true }
        // The views of most xibs have the same id.
        guard let owner = document.filesOwner?.customClass?.name else { return false }
        return String(describing: type(of: self)) == owner && viewIfLoaded?.nibIdentifier == id
    }

    /// Selects the tab and pops the controllers that cover this one.
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
    /// Returns whether two paths refer to the same file.
    fileprivate func hasSamePlace(as other: String) -> Bool {
        self == other
            || URL(fileURLWithPath: self).resolvingSymlinksInPath().path
                == URL(fileURLWithPath: other).resolvingSymlinksInPath().path
    }
}

extension Document {
    /// Whether a build wrote documents for bars that are clear at the content's edge: that of Xcode 13, whose numbers start at
    /// 19000 and which introduced the SDK of iOS 15, or a later one.
    static func isOfClearBars(_ build: Int?) -> Bool { (build ?? 19_000) >= 19_000 }

    /// Whether a build wrote documents for tab bars at the top of an iPad: that of Xcode 16, whose numbers start at 23000 and
    /// which introduced the SDK of iOS 18, or a later one.
    static func isOfFloatingTabBars(_ build: Int?) -> Bool { (build ?? 23_000) >= 23_000 }
}
