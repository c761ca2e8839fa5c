import UIKit

/// A view controller's view as a component: in a list, the controller is contained by the controller of the list for as
/// long as its cell is in a window.
///
/// ```swift
/// enum MapMaker: BackingViewMaker {
///     static func make() -> ControllerView<MapViewController> { ControllerView(MapViewController.instance()) }
/// }
/// typealias MapCell = WrapperCell<MapMaker>
/// ```
public final class ControllerView<Controller: UIViewController>: UIView, ReusableViewType {
    /// The controller whose view this shows.
    public let controller: Controller

    /// Shows a controller. Its view is loaded, so that it can be measured.
    public init(_ controller: Controller) {
        self.controller = controller
        super.init(frame: .zero)
        addFilling(controller.view)
    }

    /// Views of controllers are not in documents: use a container view there.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, controller.parent != nil { controller.willMove(toParent: nil) }
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        let parent = window == nil ? nil : enclosingController
        guard parent !== controller.parent else { return }
        if controller.parent != nil { controller.removeFromParent() }
        guard let parent else { return }
        parent.addChild(controller)
        controller.didMove(toParent: parent)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { controller.view.sizeThatFits(size) }

    /// Hands the call on to a controller that is ``ReusableController``.
    public func prepareForReuse() {
        (controller as? any ReusableController)?.prepareForReuse()
    }

    /// The controller of the screen that contains this view.
    private var enclosingController: UIViewController? {
        ResponderWalk.responders(from: next).lazy.compactMap { $0 as? UIViewController }.first
    }
}

/// A controller that a list may show for one item after another.
@MainActor
public protocol ReusableController: UIViewController {
    /// Called before the controller shows another item.
    func prepareForReuse()
}
