import CoreGraphics
import Foundation
import InterfaceBuilder

/// A segue of a document, which can be performed any number of times.
@MainActor
package final class SegueTemplate: NSObject {
    /// The segue as it is written.
    package let segue: Segue
    /// The id of the object that triggers the segue; the controller's own for manual segues.
    package let sourceID: String?
    let context: NibContext

    /// The method that the trigger of a segue calls, with itself.
    static let trigger: Selector = "perform:"

    /// The name to perform the segue by.
    package var identifier: String? { segue.identifier }

    /// The controller that the segue starts from.
    var controller: UIViewController? { context.controller }

    init(segue: Segue, context: NibContext) {
        self.segue = segue
        self.context = context
        sourceID = segue.element.connectionSource?.id
        super.init()
    }

    /// Creates the destination of the segue; nil if the document has none.
    package func makeDestination() -> UIViewController? { context.makeDestination(of: segue, sender: nil) }

    /// Returns the segues of a scene, except for relationships of containers with their children.
    static func all(in scene: Scene?, context: NibContext) -> [SegueTemplate] {
        guard let scene else { return [] }
        return scene.element.descendants.filter { $0.isNamed("segue") && !$0.has("key") }.compactMap {
            let segue = Segue($0)
            return segue.segueKind == .relationship ? nil : SegueTemplate(segue: segue, context: context)
        }
    }

    // MARK: Performing

    /// Performs a triggered segue if the source allows it.
    func performTriggered(by sender: Any?) {
        guard let controller else { return }
        guard controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender: sender)
    }

    /// Creates the destination and the segue, prepares the source and performs the segue.
    func perform(sender: Any?) {
        if segue.segueKind == .unwind { return UnwindPerformance(template: self, sender: sender).perform() }
        guard let source = controller,
            let destination = context.makeFreshDestination(of: segue, sender: sender)
        else { return }
        run(from: source, to: destination, sender: sender)
    }

    /// Returns the segue to a newly created destination, for tools: the source is loaded, but not asked or prepared, and nothing
    /// is animated. A popover points at the view that triggers the segue, otherwise at the middle of the source.
    package func unprepared() -> UIStoryboardSegue? {
        guard let source = controller else { return nil }
        source.loadViewIfNeeded()
        guard let destination = context.makeFreshDestination(of: segue, sender: nil) else { return nil }
        let made = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        made.isAnimated = false
        let sender = sourceID.flatMap { context.object($0) }
        made.performance = SeguePerformance(template: self, sender: sender).performance(preparing: made)
        if destination.modalPresentationStyle == .popover,
            let popover = destination.popoverPresentationController,
            popover.sourceView == nil, popover.barButtonItem == nil
        {
            let bounds = source.view.bounds
            popover.sourceView = source.view
            popover.sourceRect = CGRect(x: bounds.midX, y: bounds.midY, width: 1, height: 1)
        }
        return made
    }

    private func run(from source: UIViewController, to destination: UIViewController, sender: Any?) {
        guard let made = makeSegue(from: source, to: destination) else { return }
        made.performance = SeguePerformance(template: self, sender: sender).performance(preparing: made)
        ActionRecording.record(
            ActionTrace(
                .segue, made.identifier ?? "", from: sender.map { $0 as AnyObject }, to: destination))
        source.prepare(for: made, sender: sender)
        made.perform()
    }

    /// Creates the segue, of the document's class if there is one.
    func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue? {
        let type = customType ?? UIStoryboardSegue.self
        let made = type.init(identifier: identifier, source: source, destination: destination)
        made.isAnimated = segue.animates
        return made
    }

    private var customType: UIStoryboardSegue.Type? {
        guard let custom = segue.element.customClass else { return nil }
        guard let type = context.session.type(of: custom) else {
            let name = custom.module.map { "\($0).\(custom.name)" } ?? custom.name
            context.report(
                "Could not find a custom segue class named '\(name)'; the segue of its kind is used instead",
                segue.element, about: "class \(name)")
            return nil
        }
        guard let segueType = type as? UIStoryboardSegue.Type else {
            context.report(
                "\(custom.name) is no subclass of UIStoryboardSegue; the segue of its kind is used instead",
                segue.element, about: "class \(custom.name)")
            return nil
        }
        return segueType
    }
}
