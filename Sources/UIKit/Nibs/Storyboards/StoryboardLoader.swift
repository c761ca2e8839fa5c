import CoreGraphics
import Foundation
import InterfaceBuilder

/// Creates the content of one document for one screen, for tools: lists its scenes, instantiates each by its id, and
/// collects the diagnostics.
@MainActor
package final class StoryboardLoader {
    /// A scene of a storyboard, or a top-level view of a xib.
    package struct SceneInfo: Sendable {
        /// The id of the controller, or of the view.
        package let id: String
        /// The element's name, such as `tableViewController`.
        package let kind: String
        /// The custom class, without its module.
        package let customClass: String?
        package let storyboardIdentifier: String?
        /// The controller's title, else its navigation item's.
        package let title: String?
        /// Whether the document starts with the scene.
        package let isInitial: Bool
        /// Whether the scene is a reference to one in another document.
        package let isReference: Bool
        /// The line of the controller or view.
        package let line: Int

        /// The screen that the launched app shows, which is no scene of a document.
        package static let launch = SceneInfo(
            id: "launch", kind: "viewController", customClass: nil, storyboardIdentifier: nil,
            title: "Launch", isInitial: true, isReference: false, line: 0)

        /// Whether it is a view of a xib that is a controller's and fills the screen.
        package var isScreen = false

        /// Whether it is a view of a xib rather than a controller.
        package var isView: Bool { !Controller.isKind(kind) && !isScreen }
    }

    package let document: Document
    package let session: NibSession
    private let storyboard: UIStoryboard

    package init(
        document: Document, resources: ResourceLibrary = .empty,
        environment: ScreenEnvironment = ScreenEnvironment(),
        language: String? = nil
    ) {
        self.document = document
        session = NibSession(environment: environment, resources: resources, language: language)
        storyboard = UIStoryboard(document: document, session: session)
        for diagnostic in document.diagnostics { session.report(diagnostic) }
    }

    /// The diagnostics so far about objects that could not be created as in the document, without duplicates.
    package var diagnostics: [Diagnostic] { session.diagnostics }

    /// The subjects of the diagnostics, where they are more than the text of a message.
    package var subjects: [Diagnostic: String] { session.subjects }

    /// Returns the names of the classes in a scene, or a xib's view, that have been replaced by others, sorted.
    package func replacedClasses(ofScene id: String) -> [String] {
        guard !document.launchScreen else { return [] }
        let scene = document.scenes.first { $0.controller?.id == id }?.element ?? document.element(withID: id)
        // A placeholder's class is only Interface Builder's information about an external object.
        let elements = (scene.map { [$0] + $0.descendants } ?? []).filter { !$0.isNamed("placeholder") }
        let named = elements.compactMap(\.customClass)
        let replaced = named.filter {
            session.type(of: $0) == nil || session.unfittingClasses.contains($0.name)
        }
        return Set(replaced.map(\.name)).sorted()
    }

    /// The global tint color of the document.
    package var tintColor: UIColor? {
        document.tintColor.flatMap {
            NibContext(document: document, session: session).color($0, document.root)
        }
    }

    /// The scenes, or a xib's top-level views and controllers, in document order.
    package var scenes: [SceneInfo] {
        document.kind == .storyboard ? document.scenes.compactMap(info) : topLevelObjects.compactMap(info)
    }

    private var topLevelObjects: [Element] {
        document.objects.filter {
            !$0.isNamed("placeholder") && ($0.rect(key: "frame") != nil || Controller.isKind($0.name))
        }
    }

    private func info(_ scene: Scene) -> SceneInfo? {
        guard let controller = scene.controller, let id = controller.id else { return nil }
        return SceneInfo(
            id: id, kind: controller.kind, customClass: controller.customClass?.name,
            storyboardIdentifier: controller.storyboardIdentifier,
            title: controller.title ?? controller.navigationItem?.text(key: "title"),
            isInitial: id == document.initialViewControllerID, isReference: controller.reference != nil,
            line: controller.line)
    }

    private func info(_ view: Element) -> SceneInfo? {
        guard let id = view.id else { return nil }
        var info = SceneInfo(
            id: id, kind: view.name, customClass: view.customClass?.name, storyboardIdentifier: nil,
            title: view["userLabel"], isInitial: view == topLevelObjects.first, isReference: false,
            line: view.line)
        info.isScreen = isScreen(view)
        return info
    }

    /// Creates the scene of that id: its controller, whose view is loaded on first access. A top-level view of a xib is
    /// placed in a plain controller. Nil if there is none, which the diagnostics explain.
    package func instantiate(id: String) -> UIViewController? {
        if let controller = storyboard.make(id: id) { return controller }
        if let controller = makeOwner(ofView: id) { return controller }
        guard let view = instantiateView(id: id) else { return nil }
        let controller = UIViewController()
        controller.view = view
        return controller
    }

    /// Creates the top-level view of a xib. The other objects are created too, so that connections are complete.
    package func instantiateView(id: String) -> UIView? {
        NibInstantiation(document: document, session: session).objects(owner: nil, external: [:]).lazy
            .compactMap { $0 as? UIView }.first { $0.hierarchy.nibIdentifier == id }
    }
}

extension UIView {
    /// The view's id in its document.
    package var nibIdentifier: String? {
        get { hierarchy.nibIdentifier }
        set { hierarchy.nibIdentifier = newValue }
    }
}

extension UIView {
    /// The custom class of the view in the document, without its module.
    package var nibClassName: String? { hierarchy.nibClassName }
}

extension UIViewController {
    /// The controller's id in its document.
    package var nibIdentifier: String? {
        get { storage.nibIdentifier }
        set { storage.nibIdentifier = newValue }
    }

    /// The views of the scene outside of the controller's own and of all others: those of bar items, and those that
    /// only outlets refer to.
    package var looseViews: [UIView] {
        let item = storage.navigationItem
        let items = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
        let parts = [item?.titleView] + items.map(\.customView) + storage.nibObjects.map { $0 as? UIView }
        var seen: Set<ObjectIdentifier> = []
        return parts.compactMap { $0 }.filter {
            $0.superview == nil && $0 !== viewIfLoaded && seen.insert(ObjectIdentifier($0)).inserted
        }
    }

    /// Sets the heights, in points, of bars that a canvas displays without their controllers, as safe area of the view.
    package func keepClearOfBars(top: CGFloat, bottom: CGFloat) {
        storage.containerInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        viewIfLoaded?.insetsMayHaveChanged()
    }

    /// The segues of the controller in its document.
    package var segueTemplates: [SegueTemplate] { storage.segueTemplates }
}
