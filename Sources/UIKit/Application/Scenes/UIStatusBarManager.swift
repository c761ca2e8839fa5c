import CoreGraphics
import Foundation

/// The properties of a scene's status bar, as determined by the visible controllers.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    private var window: UIWindow? { scene?.keyWindow ?? scene?.windows.first }

    /// The style of the text, never the default one.
    open var statusBarStyle: UIStatusBarStyle { window?.statusBarStyle ?? .default }

    /// Whether the status bar is hidden.
    open var isStatusBarHidden: Bool { window?.isStatusBarHidden ?? true }

    /// The frame of the status bar, in the window's coordinates in points; empty while it is hidden.
    open var statusBarFrame: CGRect {
        guard let window, !isStatusBarHidden else { return .zero }
        return CGRect(
            x: 0, y: 0, width: window.bounds.width, height: window.screen.environment.statusBarHeight)
    }
}

extension UIWindow {
    /// Whether the status bar is hidden according to the controllers' last update: when one appeared or requested an
    /// update.
    var isStatusBarHidden: Bool {
        if let known = knownStatusBarHidden { return known }
        let isHidden = asksForHiddenStatusBar
        knownStatusBarHidden = isHidden
        return isHidden
    }

    /// The style of the status bar according to the controllers; `default` follows light and dark.
    var statusBarStyle: UIStatusBarStyle {
        if showsStackedCard { return .lightContent }
        let decider = statusBarController?.decider(\.childForStatusBarStyle)
        let wanted = screen.environment.statusBar?.style ?? decider?.preferredStatusBarStyle ?? .default
        guard wanted == .default else { return wanted }
        let traits = decider?.traitCollection ?? traitCollection
        return traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }

    /// Whether the status bar stands on the black around a card below a sheet.
    private var showsStackedCard: Bool {
        sequence(first: rootViewController, next: { $0?.storage.presented }).contains { controller in
            guard let controller, !controller.modalPresentationCapturesStatusBarAppearance else {
                return false
            }
            return controller.storage.presentation?.stacksPresenter == true
        }
    }

    /// Updates the status bar from the controllers. If it alone determines the safe area above, that follows.
    func updateStatusBar() {
        let isHidden = asksForHiddenStatusBar
        guard let known = knownStatusBarHidden, known != isHidden else {
            return knownStatusBarHidden = isHidden
        }
        knownStatusBarHidden = isHidden
        guard hasNothingButStatusBarAbove else { return }
        insetsMayHaveChanged()
        setNeedsLayout()
    }

    /// Whether the device's safe area above consists of the status bar alone, as on those with a home button.
    private var hasNothingButStatusBarAbove: Bool {
        let environment = screen.environment
        return !environment.isCanvas && environment.statusBarHeight > 0
            && environment.safeAreaInsets.top == environment.statusBarHeight
            && environment.device.cornerRadius == 0
    }

    private var asksForHiddenStatusBar: Bool {
        if let statusBar = screen.environment.statusBar, statusBar.isHidden { return true }
        guard screen.environment.statusBar == nil else { return screen.environment.statusBarHeight == 0 }
        return screen.environment.statusBarHeight == 0
            || statusBarController?.decider(\.childForStatusBarHidden).prefersStatusBarHidden == true
    }

    /// The insets covered by the device's bars and edges.
    var screenInsets: UIEdgeInsets {
        guard keepsClearOfBars else { return .zero }
        var insets = screen.environment.safeAreaInsets
        if isCanvasSheet || hasNothingButStatusBarAbove && isStatusBarHidden { insets.top = 0 }
        return insets
    }

    /// The visible controller that fills the screen, or captures the status bar's appearance all the same (Apple:
    /// modalPresentationCapturesStatusBarAppearance).
    private var statusBarController: UIViewController? {
        var found = rootViewController
        var next = found?.storage.presented
        while let presented = next, !presented.isBeingDismissed {
            let fills = presented.storage.presentation?.shouldRemovePresentersView ?? false
            if fills || presented.modalPresentationCapturesStatusBarAppearance { found = presented }
            next = presented.storage.presented
        }
        return found
    }
}

extension UIViewController {
    /// Follows the containers to the controller that determines the status bar. Subclasses may return cycles.
    fileprivate func decider(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
        var found = self
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        while let child = next(found), seen.insert(ObjectIdentifier(child)).inserted { found = child }
        return found
    }
}
