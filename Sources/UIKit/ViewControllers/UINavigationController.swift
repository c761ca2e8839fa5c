import CoreGraphics
import Foundation

/// Shows one controller of a stack, with a navigation bar above it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The bar that shows the navigation items of the stack.
    open var navigationBar: UINavigationBar { bars.navigation }

    /// The bar that shows the top controller's toolbar items.
    open var toolbar: UIToolbar! { bars.tool }

    /// The bars. Their public properties are read-only, so that subclasses may override them with other types.
    var bars = (navigation: UINavigationBar(frame: .zero), tool: UIToolbar(frame: .zero))

    /// The object that is notified when another controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    open var isNavigationBarHidden = false { didSet { navigationBar.isHidden = isNavigationBarHidden } }
    open var isToolbarHidden = true { didSet { barsDidChange() } }
    /// Whether a swipe up hides the bars, and one down shows them.
    open var hidesBarsOnSwipe = false { didSet { barHidingDidChange() } }
    /// Whether a tap hides or shows the bars.
    open var hidesBarsOnTap = false { didSet { barHidingDidChange() } }
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false

    /// The recognizer that pops the top controller by a pan from the leading edge.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
    private(set) lazy var popGesture = PopGestureRecognizer(self)
    /// The driver of an interactive transition.
    weak var popDriver: FingerDriver?

    /// The change of the stack.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    private(set) var stack: [UIViewController] = []
    /// The added controllers that are notified once they are visible.
    var arrivals: [UIViewController] = []

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// Creates a controller with bars of the given classes; nil for those of UIKit.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let type = navigationBarClass as? UINavigationBar.Type { bars.navigation = AdaptedCode.make(type) }
        if let type = toolbarClass as? UIToolbar.Type { bars.tool = AdaptedCode.make(type) }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    /// The tab bar item of the root controller, unless the navigation controller has an item or a title of its own.
    open override var tabBarItem: UITabBarItem! {
        get {
            guard storage.tabBarItem == nil, title == nil, let root = stack.first else {
                return super.tabBarItem
            }
            return root.tabBarItem
        }
        set { super.tabBarItem = newValue }
    }

    /// Makes the item of the root the controller's own: its image stays when the controller gets a title.
    func keepTabBarItemOfRoot() {
        if storage.tabBarItem == nil { storage.tabBarItem = stack.first?.storage.tabBarItem }
    }

    /// The controllers from the root to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    /// The visible controller: the one presented by the stack, else its top.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else {
            return RuntimeDiagnostics.report(
                "Pushing the same view controller instance more than once is not supported")
        }
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

    /// The duration of hiding or showing the bars in UIKit, in seconds. Here they change at once.
    open class var hideShowBarDuration: CGFloat { 0.2 }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popToViewController(subsequentVC, animated: unwindSegue.isAnimated)
    }

    override var shownChild: UIViewController? { topViewController }

    /// Adopts the preferred content size of the top controller.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.isManaged = true
        navigationBar.delegate = self as? any UINavigationBarDelegate
        navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
        toolbar.isManaged = true
        toolbar.isOverContent = { [weak self] in self?.isContentBelowToolbar ?? false }
        view.clipsToBounds = true
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        view.addGestureRecognizer(popGesture)
        barHidingDidChange()
        navigationBar.items = stack.map(\.navigationItem)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        _ = beginContent()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        beginContent()?.joinAppearance()
        placeBars()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    /// The child for the status bar style: none if the navigation bar is visible, which determines it, else the top
    /// controller.
    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .default ? .default : .lightContent
    }

    override func didFinishAppearing() {
        super.didFinishAppearing()
        announceArrivals()
    }

    override func connectRelationship(_ name: String, to controllers: [UIViewController]) {
        guard name == "rootViewController" else { return super.connectRelationship(name, to: controllers) }
        viewControllers = controllers
    }

    /// Changes the stack with the calls in UIKit's order: the views of the removed and added controllers first, and
    /// only then the containment.
    private func replaceStack(with new: [UIViewController], animated: Bool) {
        storage.running?.finishNow()
        let (old, before) = (topViewController, stack)
        let leaving = stack.filter { !new.contains($0) }
        for controller in leaving { controller.willLeaveParent() }
        let coming = new.filter { $0.parent !== self }
        for controller in coming { addChild(controller) }
        arrivals += coming
        var seen: Set<ObjectIdentifier> = []
        stack = new.filter { $0.parent === self && seen.insert(ObjectIdentifier($0)).inserted }
        showTop(insteadOf: old, animated: animated) { [weak self] didComplete in
            guard let self else { return }
            guard didComplete else { return restore(before, instead: coming) }
            for controller in leaving { leave(controller) }
        }
    }

    /// Restores the stack before a cancelled transition.
    private func restore(_ before: [UIViewController], instead coming: [UIViewController]) {
        stack = before
        for controller in coming {
            controller.willLeaveParent()
            leave(controller)
        }
        navigationBar.items = stack.map(\.navigationItem)
        barsDidChange()
    }

    private func leave(_ controller: UIViewController) {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        controller.setContainerInsets(.zero)
        arrivals.removeAll { $0 === controller }
    }
}
