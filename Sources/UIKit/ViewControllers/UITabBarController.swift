import CoreGraphics
import Foundation

/// Shows one of several controllers, with a tab bar to choose among them.
@MainActor
open class UITabBarController: UIViewController {
    open internal(set) var tabBar = UITabBar(frame: .zero)

    /// The controllers to choose among.
    open var viewControllers: [UIViewController]? {
        didSet { replaceChildren(oldValue ?? []) }
    }

    open var selectedIndex = 0 {
        didSet { if selectedIndex != oldValue { showSelected(insteadOf: controller(at: oldValue)) } }
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
        set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        showSelected(insteadOf: nil)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    override func connectRelationship(_ name: String, to controllers: [UIViewController]) {
        guard name == "viewControllers" else { return super.connectRelationship(name, to: controllers) }
        viewControllers = controllers
    }
}

extension UITabBarController {
    private func controller(at index: Int) -> UIViewController? {
        guard let viewControllers, viewControllers.indices.contains(index) else { return nil }
        return viewControllers[index]
    }

    private func replaceChildren(_ old: [UIViewController]) {
        let new = viewControllers ?? []
        for controller in old where !new.contains(controller) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        showSelected(insteadOf: nil)
    }

    private func showSelected(insteadOf old: UIViewController?) {
        tabBar.items = (viewControllers ?? []).map(\.tabBarItem)
        tabBar.selectedItem = selectedViewController?.tabBarItem
        guard isViewLoaded, let selected = selectedViewController else { return }
        let isVisible = storage.appearance != .disappeared
        if isVisible {
            old?.beginAppearanceTransition(false, animated: false)
            selected.beginAppearanceTransition(true, animated: false)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        selected.view.frame = view.bounds
        selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(selected.view, at: 0)
        placeBar()
        if isVisible {
            old?.endAppearanceTransition()
            selected.endAppearanceTransition()
        }
    }

    private var hidesBar: Bool {
        let shown = (selectedViewController as? UINavigationController)?.topViewController ?? selectedViewController
        return shown?.hidesBottomBarWhenPushed == true && shown !== selectedViewController
    }

    private func placeBar() {
        let height = tabBar.sizeThatFits(view.bounds.size).height
        let bottom = view.safeAreaInsets.bottom
        tabBar.isHidden = hidesBar
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
        for controller in viewControllers ?? [] {
            controller.setContainerInsets(UIEdgeInsets(top: 0, left: 0, bottom: hidesBar ? 0 : height, right: 0))
        }
    }
}
