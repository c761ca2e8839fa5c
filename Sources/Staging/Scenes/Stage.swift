import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// A document in an environment, whose scenes can be created and shown in windows.
@MainActor
public final class Stage {
    /// The context of a scene: a running app, or Interface Builder's canvas.
    public enum Setting: Sendable {
        case app
        case canvas
    }

    let loader: StoryboardLoader
    let screen: UIScreen
    /// The project of the document, whose resources are the main bundle's for its code.
    private let resources: ResourceLibrary?
    let setting: Setting
    private let isHighContrast: Bool
    private var messages: [Diagnostic] = []

    package init(
        document: Document, resources: ResourceLibrary? = nil, variant: Variant = Variant(),
        setting: Setting = .app
    ) {
        var environment = variant.environment(canvas: document.canvasEnvironment)
        environment.barsAreClearAtEdge = Document.isOfClearBars(document.pluginBuild)
        environment.tabBarsFloatOnPad =
            setting == .app && Document.isOfFloatingTabBars(document.pluginBuild)
        if setting == .canvas {
            environment.isCanvas = true
            if let build = document.pluginBuild {
                environment.controls = .canvas(build: build)
                if variant.contentSize == nil, let size = CanvasMetrics.contentSize(build: build) {
                    environment.contentSize = size
                }
                if !environment.isLandscape, environment.device.idiom == .phone {
                    environment.canvasSafeArea = environment.geometry.canvasSafeArea(build: build)
                }
            }
        }
        if setting == .app, let info = AppLaunch.information(near: document.path, in: resources ?? .empty) {
            environment.adopt(info, isLaunchScreen: document.launchScreen)
        }
        self.setting = setting
        self.resources = resources
        isHighContrast = variant.isHighContrast == true
        screen = UIScreen(environment: environment)
        loader = StoryboardLoader(
            document: document, resources: resources ?? .empty, environment: environment,
            language: variant.language)
    }

    /// The scenes with content; references to other documents have none.
    package var scenes: [StoryboardLoader.SceneInfo] { loader.scenes.filter { !$0.isReference } }

    /// All diagnostics of the document so far.
    public var diagnostics: [Diagnostic] { loader.diagnostics + messages }

    /// The diagnostics with their subjects.
    var findings: [SceneReply.Finding] {
        let subjects = loader.subjects
        return loader.diagnostics.map { SceneReply.Finding(diagnostic: $0, subject: subjects[$0]) }
            + messages.map { SceneReply.Finding(diagnostic: $0) }
    }

    /// Shows a scene in its own window and lays it out; returns nil if it cannot be created, which the diagnostics explain.
    /// It can be shown without what presents it.
    package func show(
        _ scene: StoryboardLoader.SceneInfo, presents: Bool = true,
        adjusting adjust: (StagedScene) -> Void = { _ in }
    ) -> StagedScene? {
        let (staged, messages) = RuntimeDiagnostics.collect {
            inProject {
                screen.performAsMain {
                    make(scene, presents, adjust) ?? (presents ? make(scene, false, adjust) : nil)
                }
            }
        }
        for message in messages { report(message, scene) }
        return staged
    }

    private func inProject<T>(_ work: () -> T) -> T { resources?.performAsCurrent(work) ?? work() }

    /// Nil where the scene cannot be made, or was not presented by what presents it.
    private func make(
        _ scene: StoryboardLoader.SceneInfo, _ presents: Bool, _ adjust: (StagedScene) -> Void
    ) -> StagedScene? {
        let isView = scene.isView
        let context = SceneContext(loader: loader, presents: presents)
        let standsAlone = isView || setting == .canvas
        guard let placed = standsAlone ? context.alone(scene.id) : context.place(scene) else { return nil }
        let window = UIWindow(screen: screen)
        // The scene belongs to the launched app, if there is one.
        window.windowScene =
            UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        window.tintColor = loader.tintColor
        if isHighContrast { window.traitOverrides.accessibilityContrast = .high }
        let embedded =
            standsAlone || !presents || !placed.presentations.isEmpty
            ? nil : EmbeddedSize(context: context, screen: screen).size(of: scene.id)
        let freeform = embedded ?? (placed.root === placed.scene ? freeformSize(of: scene) : nil)
        window.backgroundColor = isView || freeform != nil ? .systemBackground : .black
        let staged = StagedScene(
            info: scene, window: window, controller: placed.scene, isView: isView,
            isWholeScreen: !isView && freeform == nil)
        resize(window, for: placed.root, isView: isView, freeform: freeform)
        if setting == .canvas, !isView {
            let metrics = CanvasMetrics(document: loader.document)
            window.isCanvasSheet = metrics.isSheet(scene.id, in: context.links, on: screen.bounds.size)
            let bars = metrics.bars(around: scene.id, in: context.links, isSheet: window.isCanvasSheet)
            placed.scene.keepClearOfBars(top: bars.top, bottom: bars.bottom)
        }
        adjust(staged)
        // Without a launched app the scene is in the only window, which code finds when the scene appears.
        if setting == .app, UIApplication.shared.keyWindow == nil { window.makeKey() }
        window.rootViewController = placed.root
        window.layoutIfNeeded()
        placed.present()
        guard placed.presentations.isEmpty || placed.scene.viewIfLoaded?.window === window else { return nil }
        guard setting == .canvas else {
            Settling(window: window).settle()
            return staged
        }
        settleCanvas(window)
        // Lists add their rows during layout; adjustments by id have to apply to these too.
        adjust(staged)
        window.layoutIfNeeded()
        return staged
    }

    /// Completes transitions and animations that the layout of the canvas has started.
    private func settleCanvas(_ window: UIWindow) {
        guard !VirtualClock.main.isIdle else { return }
        VirtualClock.main.advance(by: 1)
        window.layoutIfNeeded()
    }

    /// Resizes the window to a xib's view, or to a root view on the canvas. A view of the screen's size
    /// has the device's safe area, as in Interface Builder.
    private func resize(
        _ window: UIWindow, for controller: UIViewController, isView: Bool, freeform: CGSize?
    ) {
        guard isView || setting == .canvas || freeform != nil else { return }
        let size = freeform ?? controller.view.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        window.frame = CGRect(origin: .zero, size: size)
        if isView || freeform != nil { window.keepsClearOfBars = size == screen.bounds.size }
    }

    /// Returns the size of a standalone scene that is not a full screen, such as an extension's or a sheet's.
    private func freeformSize(of scene: StoryboardLoader.SceneInfo) -> CGSize? {
        setting == .app ? CanvasMetrics(document: loader.document).freeformSize(of: scene.id) : nil
    }

    func report(_ message: String, _ scene: StoryboardLoader.SceneInfo) {
        let diagnostic = Diagnostic(.warning, file: loader.document.path, line: scene.line, message: message)
        if !messages.contains(diagnostic) { messages.append(diagnostic) }
    }
}

/// A scene in its window.
@MainActor
package struct StagedScene {
    package let info: StoryboardLoader.SceneInfo
    package let window: UIWindow
    /// The scene's own controller, which may be inside a container.
    package let controller: UIViewController
    /// Whether the scene is a view of a xib.
    let isView: Bool
    /// Whether the window represents the device's whole screen.
    let isWholeScreen: Bool
}

extension Document {
    /// The device and orientation of the document's canvas, always in light appearance. A document
    /// for iPad without a device uses a default iPad.
    package var canvasEnvironment: ScreenEnvironment {
        let isForPad = targetRuntime?.hasSuffix(".iPad") == true
        let standard = (isForPad ? DeviceModel.canvas("ipad9_7") : nil) ?? .standard
        guard let device else { return ScreenEnvironment(device: standard) }
        return ScreenEnvironment(
            device: DeviceModel.canvas(device.id) ?? standard, isLandscape: device.isLandscape)
    }
}
