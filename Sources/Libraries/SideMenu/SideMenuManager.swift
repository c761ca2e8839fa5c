@_spi(Frameworks) import UIKit

/// The menus at both edges, and the gestures that present them.
@MainActor open class SideMenuManager {
    public static let `default` = SideMenuManager()

    public enum PresentDirection: Int, Sendable { case left = 1, right = 0 }

    /// The styles of former versions.
    public enum MenuPresentMode: Sendable {
        case menuSlideIn, viewSlideOut, viewSlideInOut, viewSlideOutMenuIn, menuDissolveIn

        @MainActor var style: SideMenuPresentationStyle {
            switch self {
            case .menuSlideIn: .menuSlideIn
            case .viewSlideOut: .viewSlideOut
            case .viewSlideInOut, .viewSlideOutMenuIn: .viewSlideOutMenuIn
            case .menuDissolveIn: .menuDissolveIn
            }
        }
    }

    public init() {}

    open var leftMenuNavigationController: SideMenuNavigationController? {
        didSet {
            leftMenuNavigationController?.leftSide = true
            leftMenuNavigationController.map(apply)
        }
    }
    open var rightMenuNavigationController: SideMenuNavigationController? {
        didSet { rightMenuNavigationController.map(apply) }
    }

    // MARK: Gestures

    @discardableResult
    open func addPanGestureToPresent(toView view: UIView) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.onAction = { [weak self, weak view] in
            guard let pan = $0 as? UIPanGestureRecognizer, pan.state == .began else { return }
            self?.present(pan.velocity(in: view).x > 0 ? .left : .right, from: view)
        }
        view.addGestureRecognizer(pan)
        return pan
    }

    @discardableResult
    open func addScreenEdgePanGesturesToPresent(toView view: UIView) -> [UIScreenEdgePanGestureRecognizer] {
        [.left, .right].map { addScreenEdgePanGesturesToPresent(toView: view, forMenu: $0) }
    }

    @discardableResult
    open func addScreenEdgePanGesturesToPresent(toView view: UIView, forMenu direction: PresentDirection)
        -> UIScreenEdgePanGestureRecognizer
    {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = direction == .left ? .left : .right
        pan.onAction = { [weak self, weak view] in
            if $0.state == .began { self?.present(direction, from: view) }
        }
        view.addGestureRecognizer(pan)
        return pan
    }

    private func present(_ direction: PresentDirection, from view: UIView?) {
        let menu = direction == .left ? leftMenuNavigationController : rightMenuNavigationController
        let controller =
            sequence(first: view as UIResponder?) { $0?.next }
            .compactMap { $0 as? UIViewController }.first ?? view?.window?.rootViewController
        if let menu, menu.presentingViewController == nil { controller?.present(menu, animated: true) }
    }

    // MARK: Names of former versions

    open var menuLeftNavigationController: SideMenuNavigationController? {
        get { leftMenuNavigationController }
        set { leftMenuNavigationController = newValue }
    }
    open var menuRightNavigationController: SideMenuNavigationController? {
        get { rightMenuNavigationController }
        set { rightMenuNavigationController = newValue }
    }
    open var menuPresentMode = MenuPresentMode.viewSlideOut {
        didSet { change { [value = menuPresentMode] in $0.settings.presentationStyle = value.style } }
    }
    open var menuWidth: CGFloat = 240 {
        didSet { change { [value = menuWidth] in $0.settings.menuWidth = value } }
    }
    open var menuFadeStatusBar = true
    open var menuAllowPushOfSameClassTwice = true {
        didSet {
            change { [value = menuAllowPushOfSameClassTwice] in $0.settings.allowPushOfSameClassTwice = value
            }
        }
    }
    open var menuEnableSwipeGestures = true
    open var menuDismissOnPush = true {
        didSet { change { [value = menuDismissOnPush] in $0.settings.dismissOnPush = value } }
    }
    open var menuAnimationFadeStrength: CGFloat = 0 {
        didSet {
            change { [value = 1 - menuAnimationFadeStrength] in
                $0.presentationStyle = $0.presentationStyle.faded(to: value)
            }
        }
    }
    open var menuAnimationTransformScaleFactor: CGFloat = 1
    open var menuAnimationBackgroundColor: UIColor?
    open var menuShadowOpacity: Float = 0.5
    open var menuShadowColor = UIColor.black
    open var menuShadowRadius: CGFloat = 5
    open var menuBlurEffectStyle: UIBlurEffect.Style?

    /// The changes of the manager's values, which menus of former versions share.
    private var changes: [(SideMenuNavigationController) -> Void] = []

    private func change(_ change: @escaping (SideMenuNavigationController) -> Void) {
        changes.append(change)
        [leftMenuNavigationController, rightMenuNavigationController].compactMap { $0 }.forEach(change)
    }

    private func apply(to menu: SideMenuNavigationController) { changes.forEach { $0(menu) } }

    @discardableResult
    open func menuAddPanGestureToPresent(toView view: UIView) -> UIPanGestureRecognizer {
        addPanGestureToPresent(toView: view)
    }

    @discardableResult
    open func menuAddScreenEdgePanGesturesToPresent(
        toView view: UIView, forMenu direction: PresentDirection? = nil
    )
        -> [UIScreenEdgePanGestureRecognizer]
    {
        guard let direction else { return addScreenEdgePanGesturesToPresent(toView: view) }
        return [addScreenEdgePanGesturesToPresent(toView: view, forMenu: direction)]
    }
}
