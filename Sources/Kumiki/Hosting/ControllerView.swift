import UIKit

/// A view controller's view as a component. In a list, the list's controller contains the controller while its cell is in
/// a window.
///
/// ```swift
/// enum MapMaker: BackingViewMaker {
///     static func make() -> ControllerView<MapViewController> { ControllerView(MapViewController.instance()) }
/// }
/// typealias MapCell = WrapperCell<MapMaker>
/// ```
///
/// A controller that is ``ReusableViewType`` is notified of reuse and of the cell's state.
public final class ControllerView<Controller: UIViewController>: UIView, ReusableViewType {
    /// The controller whose view this shows.
    public let controller: Controller

    /// Creates a view that shows a controller. The controller's view is loaded, so that it can be measured.
    public init(_ controller: Controller) {
        self.controller = controller
        super.init(frame: .zero)
        addFilling(controller.view)
    }

    /// Not available: documents have container views for controllers.
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

    /// Calls the controller's method of the same name.
    public func prepareForReuse() {
        (controller as? any ReusableViewType)?.prepareForReuse()
    }

    /// Calls the controller's method of the same name.
    public func updateConfiguration(using state: UICellConfigurationState) {
        (controller as? any ReusableViewType)?.updateConfiguration(using: state)
    }

    /// The controller of the screen that contains this view.
    private var enclosingController: UIViewController? {
        ResponderWalk.responders(from: next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
