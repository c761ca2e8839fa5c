import CoreGraphics
import Foundation

/// Shows one of several controllers, with a tab bar to choose among them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    open var tabBar: UITabBar { bar }
    /// The bar. Its public property is read-only, so that subclasses may override it with another type.
    var bar = UITabBar(frame: .zero) {
        // Apps replace it by key-value coding, before or after the view is loaded.
        didSet {
            guard isViewLoaded, oldValue !== bar else { return }
            oldValue.removeFromSuperview()
            installBar()
        }
    }

    /// The object that decides about and is notified of tabs that the user selects.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The item for the controllers that do not fit in the bar.
    private let moreItem = UITabBarItem(
        title: SystemWord.more.text, image: UIImage(systemName: "ellipsis"), tag: 0)

    /// The controllers to choose among.
    open var viewControllers: [UIViewController]? {
        didSet { replaceChildren(oldValue ?? []) }
    }

    private var shownIndex = 0

    /// The state of a bar that floats.
    var floating = FloatingBarState()

    open var selectedIndex: Int {
        get { shownIndex }
        set {
            guard newValue != shownIndex else { return }
            let old = selectedViewController
            shownIndex = newValue
            showSelected(insteadOf: old)
        }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { controller(at: selectedIndex) }
        set {
            if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Adds a tab for a controller that has none, as apps that fill their bars in this way rely on; Apple's documentation does not
    /// mention it.
    open override func addChild(_ childController: UIViewController) {
        let controllers = viewControllers ?? []
        guard !controllers.contains(childController) else { return super.addChild(childController) }
        viewControllers = controllers + [childController]
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    override var shownChild: UIViewController? { selectedViewController }

    open override func viewDidLoad() {
        super.viewDidLoad()
        installBar()
    }

    private func installBar() {
        tabBar.isManaged = true
        tabBar.onChoice = { [weak self] item in
            guard let self else { return }
            tabBar(tabBar, didSelect: item)
            userChose(item)
        }
        tabBar.isOverContent = { [weak self] in self?.isContentBelowBar ?? false }
        view.addSubview(tabBar)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        _ = beginContent()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        beginContent()?.joinAppearance()
        tabBar.items = barItems
        tabBar.selectedItem = selectedBarItem
        placeBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    /// Whether the bar is hidden on all screens.
    open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// Hides or shows the bar, with or without animation at once.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    /// Selects a tab that the user has tapped.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // The bar's other messages, which subclasses override. None is sent, since items cannot be customized.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    override func connectRelationship(_ name: String, to controllers: [UIViewController]) {
        guard name == "viewControllers" else { return super.connectRelationship(name, to: controllers) }
        viewControllers = controllers
    }
}

extension UITabBarController {
    /// Handles a tap on a tab: calls the delegate and selects the tab. If it is selected already, its navigation
    /// controller pops to its root.
    private func userChose(_ item: UITabBarItem) {
        guard item !== moreItem else {
            return RuntimeDiagnostics.report("The list of further tabs behind \"More\" is not available")
        }
        guard let controller = viewControllers?.first(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: controller) ?? true
        else { return }
        if controller === selectedViewController, tabBar.isMinimized {
            setMinimized(false)
        } else if controller === selectedViewController {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedViewController = controller
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func controller(at index: Int) -> UIViewController? {
        guard let viewControllers, viewControllers.indices.contains(index) else { return nil }
        return viewControllers[index]
    }

    private func replaceChildren(_ old: [UIViewController]) {
        let new = viewControllers ?? []
        let wasSelected = old.indices.contains(shownIndex) ? old[shownIndex] : nil
        for controller in old where !new.contains(controller) { controller.willLeaveParent() }
        let coming = new.filter { $0.parent !== self }
        // Not by `addChild`, which a subclass may override to call it with another controller.
        for controller in coming { adopt(controller) }
        if let wasSelected, let index = new.firstIndex(of: wasSelected) {
            shownIndex = index
        } else if !new.indices.contains(selectedIndex) {
            shownIndex = 0
        }
        if selectedViewController !== wasSelected {
            showSelected(insteadOf: wasSelected)
        } else {
            barDidChange()
        }
        for controller in old where !new.contains(controller) { leave(controller) }
        for controller in coming { controller.didMove(toParent: self) }
    }

    private func leave(_ controller: UIViewController) {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        controller.setContainerInsets(.zero)
    }

    /// Called when a transition to another tab was cancelled.
    func chooseAgain(_ controller: UIViewController?) {
        guard let index = viewControllers?.firstIndex(where: { $0 === controller }) else { return }
        shownIndex = index
        barDidChange()
    }

    /// Adds the view of the selected controller at the first appearance or layout, and returns the controller then.
    private func beginContent() -> UIViewController? {
        guard !storage.hasContent else { return nil }
        storage.hasContent = true
        barDidChange()
        guard let selected = selectedViewController else { return nil }
        selected.loadViewIfNeeded()
        guard selected === selectedViewController, selected.view.superview !== view else { return nil }
        placeContent(of: selected)
        return selected
    }

    private func placeContent(of selected: UIViewController) {
        selected.view.frame = view.bounds
        selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(selected.view, at: 0)
        placeBar()
    }

    private func showSelected(insteadOf old: UIViewController?) {
        tabBar.isMinimized = false
        barDidChange()
        guard storage.hasContent, let selected = selectedViewController, old !== selected else { return }
        storage.running?.finishNow()
        selected.loadViewIfNeeded()
        if let transition = makeTransition(from: old, to: selected) {
            old?.beginAppearanceTransition(false, animated: true)
            selected.beginAppearanceTransition(true, animated: true)
            return run(transition, old, selected)
        }
        if isShown {
            old?.beginAppearanceTransition(false, animated: false)
            selected.beginAppearanceTransition(true, animated: false)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        placeContent(of: selected)
        let isInSight = storage.appearance == .appeared
        if isInSight { selected.settleAppearance() }
        old?.endAppearanceTransition()
        if isInSight { selected.endAppearanceTransition() }
    }

    private var isContentBelowBar: Bool {
        let content =
            (selectedViewController as? UINavigationController)?.topViewController ?? selectedViewController
        return content?.viewIfLoaded?.scrollsOn(below: tabBar) ?? false
    }

    private func barDidChange() {
        tabBar.items = barItems
        tabBar.selectedItem = selectedBarItem
    }

    // MARK: More

    /// Whether "More" is displayed: in a compact width there is space for five items; if there are more, the last ones
    /// are below it.
    private var showsMore: Bool {
        (viewControllers?.count ?? 0) > 5 && traitCollection.horizontalSizeClass != .regular
    }

    private var barItems: [UITabBarItem] {
        let items = (viewControllers ?? []).compactMap { $0.tabBarItem }
        return showsMore ? Array(items.prefix(4)) + [moreItem] : items
    }

    private var selectedBarItem: UITabBarItem? {
        showsMore && selectedIndex >= 4 ? moreItem : selectedViewController?.tabBarItem
    }
}

/// The state of a tab bar that floats.
struct FloatingBarState {
    var accessory: UITabAccessory?
    var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic
}
