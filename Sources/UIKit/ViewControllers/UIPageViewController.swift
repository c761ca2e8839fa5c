import CoreGraphics
import Foundation

/// Shows one page of many, each a controller.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    /// Where the spine lies that pages turn around.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min = 1
        case mid = 2
        case max = 3
    }

    /// Is asked for the pages next to the one that is shown when the user turns to them.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Is told of pages that the user turns to.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Whether the back of each page shows content too.
    open var isDoubleSided = false
    open internal(set) var spineLocation = SpineLocation.min
    /// Points between pages while they scroll (Apple: UIPageViewController.OptionsKey.interPageSpacing).
    var pageSpacing: CGFloat = 0

    open internal(set) var transitionStyle = TransitionStyle.pageCurl
    open internal(set) var navigationOrientation = NavigationOrientation.horizontal

    /// The pages that are shown.
    open private(set) var viewControllers: [UIViewController]?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    /// Shows the pages; the completion is told that the transition has ended.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for old in self.viewControllers ?? [] {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        self.viewControllers = viewControllers
        for page in viewControllers ?? [] { embed(page, in: view) }
        completion?(true)
    }
}
