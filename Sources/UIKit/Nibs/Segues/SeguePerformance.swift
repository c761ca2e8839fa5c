import CoreGraphics
import InterfaceBuilder

/// The action of a kind of segue with its controllers.
@MainActor
struct SeguePerformance {
    let template: SegueTemplate
    /// The object that triggered the segue.
    let sender: Any?

    private var segue: Segue { template.segue }
    private var context: NibContext { template.context }

    /// Configures the properties that the source may access in `prepare(for:sender:)`. Returns the segue's action.
    func performance(preparing made: UIStoryboardSegue) -> (@MainActor (UIStoryboardSegue) -> Void)? {
        switch segue.segueKind {
        case .show: return { $0.source.show($0.destination, sender: nil) }
        case .showDetail: return { $0.source.showDetailViewController($0.destination, sender: nil) }
        case .push: return push
        case .replace: return replace
        case .embed: return embed
        case .presentation, .modal:
            prepareStyles(of: made.destination)
            return Self.present
        case .popoverPresentation, .popover:
            preparePopover(of: made.destination)
            return Self.present
        case .custom, .relationship, .unwind: return nil
        case nil:
            context.report("the segue kind is not known: \(segue.element["kind"] ?? "")", segue.element)
            return nil
        }
    }

    private static func present(_ made: UIStoryboardSegue) {
        made.source.present(made.destination, animated: made.isAnimated)
    }

    private func push(_ made: UIStoryboardSegue) {
        guard let stack = made.source.navigationController else {
            return context.report(
                "Push segues can only be used when the source controller is managed by an instance of UINavigationController.",
                segue.element, severity: .error)
        }
        stack.pushViewController(made.destination, animated: made.isAnimated)
    }

    private func replace(_ made: UIStoryboardSegue) {
        guard let split = made.source as? UISplitViewController ?? made.source.splitViewController else {
            return context.report(
                "Replace segues can only be used when the source controller is managed by an instance of UISplitViewController.",
                segue.element, severity: .error)
        }
        let index = segue.splitViewControllerTargetIndex ?? 1
        var controllers = split.viewControllers
        if controllers.indices.contains(index) {
            controllers[index] = made.destination
        } else {
            controllers.append(made.destination)
        }
        split.viewControllers = controllers
    }

    /// Embeds the destination in the container view, which is the source of the segue.
    private func embed(_ made: UIStoryboardSegue) {
        guard let container = template.sourceID.flatMap({ context.object($0) }) as? UIView else { return }
        made.source.embed(made.destination, in: container)
    }

    // MARK: Styles

    private func prepareStyles(of destination: UIViewController) {
        if let name = segue.modalPresentationStyle {
            if let style = UIModalPresentationStyle(documentName: name) {
                destination.modalPresentationStyle = style
            } else {
                context.report("modalPresentationStyle is not known: \(name)", segue.element)
            }
        }
        guard let name = segue.modalTransitionStyle else { return }
        guard let style = UIModalTransitionStyle(documentName: name) else {
            return context.report("modalTransitionStyle is not known: \(name)", segue.element)
        }
        destination.modalTransitionStyle = style
    }

    private func preparePopover(of destination: UIViewController) {
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        popover.permittedArrowDirections = arrowDirections
        let views = segue.popoverPassthroughViewIDs.compactMap { context.object($0) as? UIView }
        if !views.isEmpty { popover.passthroughViews = views }
        if let id = segue.popoverAnchorViewID { popover.sourceView = context.object(id) as? UIView }
        if let id = segue.popoverAnchorBarButtonItemID {
            popover.barButtonItem = context.object(id) as? UIBarButtonItem
        }
        guard popover.sourceView == nil, popover.barButtonItem == nil else { return }
        popover.barButtonItem = sender as? UIBarButtonItem
        popover.sourceView = sender as? UIView
    }

    private var arrowDirections: UIPopoverArrowDirection {
        let directions: [String: UIPopoverArrowDirection] = [
            "up": .up, "down": .down, "left": .left, "right": .right,
        ]
        guard let names = segue.popoverArrowDirections, !names.isEmpty else { return .any }
        return names.reduce(into: []) { $0.formUnion(directions[$1] ?? []) }
    }
}
