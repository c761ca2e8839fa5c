@_spi(Frameworks) import UIKit

/// The object that is notified of the appearance of a menu.
@MainActor public protocol SideMenuNavigationControllerDelegate: AnyObject {
    func sideMenuWillAppear(menu: SideMenuNavigationController, animated: Bool)
    func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool)
    func sideMenuWillDisappear(menu: SideMenuNavigationController, animated: Bool)
    func sideMenuDidDisappear(menu: SideMenuNavigationController, animated: Bool)
}

// The methods are optional in Objective-C.
extension SideMenuNavigationControllerDelegate {
    public func sideMenuWillAppear(menu: SideMenuNavigationController, animated: Bool) {}
    public func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool) {}
    public func sideMenuWillDisappear(menu: SideMenuNavigationController, animated: Bool) {}
    public func sideMenuDidDisappear(menu: SideMenuNavigationController, animated: Bool) {}
}

public typealias UISideMenuNavigationController = SideMenuNavigationController
public typealias UISideMenuNavigationControllerDelegate = SideMenuNavigationControllerDelegate

/// A navigation controller that is presented at an edge of the screen.
open class SideMenuNavigationController: UINavigationController {
    open weak var sideMenuDelegate: (any SideMenuNavigationControllerDelegate)?
    open weak var sideMenuManager: SideMenuManager! = .default
    /// The edge, which documents set as well.
    open var leftSide = false
    open var settings = SideMenuSettings()
    open private(set) var isHidden = true

    public override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        prepare()
    }

    public init(rootViewController: UIViewController, settings: SideMenuSettings) {
        self.settings = settings
        super.init(rootViewController: rootViewController)
        prepare()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    /// Makes the menu of a document that of its edge.
    open override func awakeFromNib() {
        super.awakeFromNib()
        guard let sideMenuManager else { return }
        if leftSide {
            sideMenuManager.leftMenuNavigationController = self
        } else {
            sideMenuManager.rightMenuNavigationController = self
        }
    }

    // MARK: The settings

    open var menuWidth: CGFloat {
        get { settings.menuWidth }
        set { settings.menuWidth = newValue }
    }
    open var presentationStyle: SideMenuPresentationStyle {
        get { settings.presentationStyle }
        set { settings.presentationStyle = newValue }
    }
    open var statusBarEndAlpha: CGFloat {
        get { settings.statusBarEndAlpha }
        set { settings.statusBarEndAlpha = newValue }
    }
    open var presentDuration: Double {
        get { settings.presentDuration }
        set { settings.presentDuration = newValue }
    }
    open var dismissDuration: Double {
        get { settings.dismissDuration }
        set { settings.dismissDuration = newValue }
    }
    open var dismissOnPush: Bool {
        get { settings.dismissOnPush }
        set { settings.dismissOnPush = newValue }
    }
    open var dismissOnPresent: Bool {
        get { settings.dismissOnPresent }
        set { settings.dismissOnPresent = newValue }
    }
    open var pushStyle: SideMenuPushStyle {
        get { settings.pushStyle }
        set { settings.pushStyle = newValue }
    }
    open var blurEffectStyle: UIBlurEffect.Style? {
        get { settings.blurEffectStyle }
        set { settings.blurEffectStyle = newValue }
    }
    open var allowPushOfSameClassTwice: Bool {
        get { settings.allowPushOfSameClassTwice }
        set { settings.allowPushOfSameClassTwice = newValue }
    }
    open var enableSwipeToDismissGesture: Bool {
        get { settings.enableSwipeToDismissGesture }
        set { settings.enableSwipeToDismissGesture = newValue }
    }
    open var enableTapToDismissGesture: Bool {
        get { settings.enableTapToDismissGesture }
        set { settings.enableTapToDismissGesture = newValue }
    }
    open var presentingViewControllerUserInteractionEnabled: Bool {
        get { settings.presentingViewControllerUserInteractionEnabled }
        set { settings.presentingViewControllerUserInteractionEnabled = newValue }
    }

    // MARK: Appearance

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isHidden = false
        delegateOfAppearance?.sideMenuWillAppear(menu: self, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegateOfAppearance?.sideMenuDidAppear(menu: self, animated: animated)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        delegateOfAppearance?.sideMenuWillDisappear(menu: self, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isHidden = true
        delegateOfAppearance?.sideMenuDidDisappear(menu: self, animated: animated)
    }

    /// The delegate; without one the presenting controller, if it is one.
    private var delegateOfAppearance: (any SideMenuNavigationControllerDelegate)? {
        if let sideMenuDelegate { return sideMenuDelegate }
        let navigation = presentingViewController as? UINavigationController
        return (navigation?.topViewController ?? presentingViewController)
            as? any SideMenuNavigationControllerDelegate
    }

    // MARK: Pushes

    /// Pushes in the navigation controller that presents the menu, which is dismissed, unless the menu has submenus.
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !viewControllers.isEmpty, pushStyle != .subMenu, let target = presentingNavigation else {
            return super.pushViewController(viewController, animated: animated)
        }
        if dismissOnPush { dismiss(animated: animated) }
        if !allowPushOfSameClassTwice, let top = target.topViewController,
            Swift.type(of: top) == Swift.type(of: viewController)
        {
            return
        }
        switch pushStyle {
        case .replace: target.setViewControllers([viewController], animated: animated)
        case .popWhenPossible:
            let same = target.viewControllers.last { Swift.type(of: $0) == Swift.type(of: viewController) }
            if let same {
                target.popToViewController(same, animated: animated)
            } else {
                target.pushViewController(viewController, animated: animated)
            }
        case .preserveAndHideBackButton:
            viewController.navigationItem.hidesBackButton = true
            target.pushViewController(viewController, animated: animated)
        case .default, .preserve, .subMenu: target.pushViewController(viewController, animated: animated)
        }
    }

    private var presentingNavigation: UINavigationController? {
        if let tabs = presentingViewController as? UITabBarController {
            return tabs.selectedViewController as? UINavigationController
        }
        return presentingViewController as? UINavigationController
            ?? presentingViewController?.navigationController
    }
}

extension SideMenuNavigationController: UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        MenuPresentation(presentedViewController: presented, presenting: presenting)
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { MenuTransition(self, presents: true) }

    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { MenuTransition(self, presents: false) }
}

// Documents set the edge as a runtime attribute.
@section(".init_array") @used private let __menuAtLoad: @convention(c) () -> Void = {
    AdaptedCode.add {
        let menu = AdaptedClass(
            SideMenuNavigationController.self, "SideMenu.UISideMenuNavigationController",
            "UISideMenuNavigationController")
        menu.property("leftSide", \SideMenuNavigationController.leftSide)
        menu.property("menuWidth", \SideMenuNavigationController.menuWidth)
    }
}
