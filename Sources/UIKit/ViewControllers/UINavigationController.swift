import CoreGraphics
import Foundation

/// Shows one controller of a stack, with a navigation bar above it.
@MainActor
open class UINavigationController: UIViewController {
    /// The bar that shows the navigation items of the stack.
    open internal(set) var navigationBar = UINavigationBar(frame: .zero)

    /// The bar that shows the top controller's toolbar items.
    open internal(set) var toolbar: UIToolbar! = UIToolbar(frame: .zero)

    open var isNavigationBarHidden = false { didSet { barsDidChange() } }
    open var isToolbarHidden = true { didSet { barsDidChange() } }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false

    private var stack: [UIViewController] = []

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    /// The controllers from the root to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { stack.last }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old = topViewController
        for controller in stack where !viewControllers.contains(controller) { remove(controller) }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        stack = viewControllers
        showTop(insteadOf: old, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(stack + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else { return nil }
        let popped = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return popped
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.isManaged = true
        view.clipsToBounds = true
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        showTop(insteadOf: nil, animated: false)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBars()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override var childForStatusBarStyle: UIViewController? { topViewController }
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    override func connectRelationship(_ name: String, to controllers: [UIViewController]) {
        guard name == "rootViewController" else { return super.connectRelationship(name, to: controllers) }
        viewControllers = controllers
    }
}

extension UINavigationController {
    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// Puts the top controller's view into place, with the appearance calls of both controllers.
    private func showTop(insteadOf old: UIViewController?, animated: Bool) {
        navigationBar.items = stack.map(\.navigationItem)
        guard isViewLoaded, let top = topViewController else { return }
        let isVisible = storage.appearance != .disappeared
        let replaces = old !== top
        if isVisible, replaces {
            old?.beginAppearanceTransition(false, animated: animated)
            top.beginAppearanceTransition(true, animated: animated)
        }
        if replaces { old?.viewIfLoaded?.removeFromSuperview() }
        placeTopView(top)
        if isVisible, replaces {
            old?.endAppearanceTransition()
            top.endAppearanceTransition()
        }
        top.didMove(toParent: self)
    }

    private func placeTopView(_ top: UIViewController) {
        top.view.frame = view.bounds
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(top.view, at: 0)
        toolbar.items = top.toolbarItems
        barsDidChange()
    }

    func barsDidChange() {
        guard isViewLoaded else { return }
        navigationBar.isHidden = isNavigationBarHidden
        toolbar.isHidden = isToolbarHidden
        placeBars()
        view.setNeedsLayout()
    }

    /// Bars stand inside the safe area; their ground reaches the edges. What they cover is unsafe for the content.
    private func placeBars() {
        let insets = view.safeAreaInsets
        let size = view.bounds.size
        let height = navigationBar.height(for: navigationBar.traitCollection)
        navigationBar.frame = CGRect(x: 0, y: insets.top, width: size.width, height: height)
        let bottom = toolbar.barHeight
        toolbar.frame = CGRect(x: 0, y: size.height - insets.bottom - bottom, width: size.width, height: bottom)
        for controller in stack {
            controller.setContainerInsets(
                UIEdgeInsets(
                    top: isNavigationBarHidden ? 0 : height, left: 0, bottom: isToolbarHidden ? 0 : bottom, right: 0))
        }
    }
}

extension UIViewController {
    /// The nearest navigation controller that holds this one.
    public var navigationController: UINavigationController? { nearest() }

    /// The nearest tab bar controller that holds this one.
    public var tabBarController: UITabBarController? { nearest() }

    /// The nearest split view controller that holds this one.
    public var splitViewController: UISplitViewController? { nearest() }

    private func nearest<T: UIViewController>() -> T? {
        sequence(first: self, next: { $0.parent }).dropFirst().lazy.compactMap { $0 as? T }.first
    }

    /// Says what a container's bars cover.
    func setContainerInsets(_ insets: UIEdgeInsets) {
        guard storage.containerInsets != insets else { return }
        storage.containerInsets = insets
        viewIfLoaded?.insetsMayHaveChanged()
        viewIfLoaded?.setNeedsLayout()
    }
}
