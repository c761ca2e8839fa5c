import CoreGraphics
import InterfaceBuilder
import UIKit

/// The sizes that a document specifies for scenes in place of the device's size.
struct CanvasMetrics {
    let document: Document

    /// Returns the scene's size if it is "Freeform" (Xcode's simulated metrics); nil for the device's size.
    func freeformSize(of id: String) -> CGSize? {
        guard let controller = controller(id) else { return nil }
        if let size = controller.freeformSize { return Self.usable(size.width, size.height) }
        let isFreeform = controller.element.children.contains { $0.isNamed("freeformSimulatedSizeMetrics") }
        guard isFreeform, let frame = controller.view?.element.rect(key: "frame") else { return nil }
        return Self.usable(frame.width, frame.height)
    }

    /// Returns whether the canvas has the scene as a sheet: a segue presents it or its containers so, and its view was saved lower than
    /// the display (by 54 points on displays without a home button, by 20 on others).
    func isSheet(_ id: String, in links: SceneLinks, on display: CGSize) -> Bool {
        guard let presentation = links.presentation(of: links.outermost(of: id)),
            PresentationStyles(document: document).isSheet(presentation.segue),
            let frame = controller(id)?.view?.element.rect(key: "frame")
        else { return false }
        return frame.height < display.height
    }

    /// Returns the heights of the bars that the canvas infers for a scene: those of the navigation and tab bar controllers
    /// whose segues lead to it.
    func bars(around id: String, in links: SceneLinks, isSheet: Bool) -> (top: CGFloat, bottom: CGFloat) {
        let container = links.stack(leadingTo: id)?.container
        let hidesBar = container.flatMap { document.element(withID: $0) }?.bool(
            "navigationBarHidden", default: false)
        let hasTabs = links.tabs(holding: container ?? id) != nil
        let isGlass = (document.pluginBuild ?? 0) >= 24_000
        let bar: CGFloat = isSheet ? (isGlass ? 60 : 56) : (isGlass ? 54 : 44)
        return (hidesBar == false ? bar : 0, hasTabs ? 49 : 0)
    }

    /// Returns the text size of the canvas of a build of Interface Builder's plug-in that does not have the default one: the text
    /// styles of Xcode 12.5 to 13 are those of the smallest size (85 labels that twelve repositories saved with builds 18093 to
    /// 20020; those of 17703 and 21207 have the default).
    static func contentSize(build: Int) -> UIContentSizeCategory? {
        (18_000..<21_000).contains(build) ? .extraSmall : nil
    }

    private func controller(_ id: String) -> Controller? {
        document.scenes.lazy.compactMap(\.controller).first { $0.id == id }
    }

    private static func usable(_ width: Double, _ height: Double) -> CGSize? {
        guard width > 0, height > 0, width <= 10_000, height <= 10_000 else { return nil }
        return CGSize(width: width, height: height)
    }
}
