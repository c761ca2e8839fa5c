import CoreGraphics
import Foundation

/// Shows one page of many, each a controller.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The object that provides the pages before and after the visible one.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { indicatorDidChange() } }
    /// The object that is notified of pages that the user turns to.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Whether the back of each page shows content too.
    open var isDoubleSided = false
    open internal(set) var spineLocation = SpineLocation.min
    /// Points between pages while they scroll (Apple: UIPageViewController.OptionsKey.interPageSpacing).
    var pageSpacing: CGFloat = 0

    open internal(set) var transitionStyle = TransitionStyle.pageCurl
    open internal(set) var navigationOrientation = NavigationOrientation.horizontal

    /// The pages that are shown.
    open var viewControllers: [UIViewController]? { pages }
    var pages: [UIViewController]?

    private lazy var pan = PageGestureRecognizer(self)
    private let indicator = UIPageControl(frame: .zero)

    /// The container of scrolled pages; pages that curl are in the view itself.
    private lazy var scrollView = PageScrollView(
        turnedBy: pan, isVertical: navigationOrientation == .vertical)

    /// The view that contains the pages.
    var pageContainer: UIView { transitionStyle == .scroll ? scrollView : view }

    /// The recognizers that turn pages that curl; scrolled pages are turned by that of their scroll view.
    open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .scroll ? [] : [pan] }

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        pageSpacing = KeyValue.length(options?[.interPageSpacing]) ?? 0
        let spine = options?[.spineLocation]
        let number = KeyValue.number(spine).map(KeyValue.integer)
        spineLocation = spine as? SpineLocation ?? number.flatMap { SpineLocation(rawValue: $0) } ?? .min
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    /// Shows the pages; the completion handler is called at the end of the transition.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let turn = PageTurn(self, to: viewControllers ?? [], direction)
        turn.run(animated: animated, driver: nil) { completion?($0) }
    }

    override var shownChild: UIViewController? { pages?.first }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        if transitionStyle == .scroll { view.addSubview(scrollView) } else { view.addGestureRecognizer(pan) }
        indicatorDidChange()
        placeContainer()
        for page in pages ?? [] { pageContainer.insertSubview(page.view, at: 0) }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeIndicator()
        placeContainer()
        if storage.running == nil { placePages() }
    }

    // MARK: Places

    /// Returns the frame of one of the pages side by side, in their container.
    func frame(ofPage index: Int, of count: Int) -> CGRect {
        let whole = view.convert(pageArea, to: pageContainer)
        let width = whole.width / CGFloat(max(count, 1))
        return CGRect(
            x: whole.minX + width * CGFloat(index), y: whole.minY, width: width, height: whole.height)
    }

    /// The area of the pages: the whole view, less the page indicator.
    private var pageArea: CGRect {
        var whole = view.bounds
        if !indicator.isHidden { whole.size.height = max(whole.height - Self.indicatorHeight, 0) }
        return whole
    }

    /// Half of the space between pages is on either side of the scroll view's page.
    private func placeContainer() {
        guard transitionStyle == .scroll else { return }
        let isVertical = navigationOrientation == .vertical
        scrollView.place(
            in: pageArea.insetBy(
                dx: isVertical ? 0 : -pageSpacing / 2, dy: isVertical ? -pageSpacing / 2 : 0))
    }

    func placePages() {
        guard let pages, isViewLoaded else { return }
        for (index, page) in pages.enumerated() where page.viewIfLoaded?.superview === pageContainer {
            let frame = frame(ofPage: index, of: pages.count)
            if page.view.frame != frame { page.view.frame = frame }
        }
    }

    // MARK: Dots

    /// The height of the page indicator in points, as in the system's.
    private static let indicatorHeight: CGFloat = 37

    /// Updates the page indicator, which is visible if the data source returns the number of pages, and they scroll
    /// horizontally.
    func indicatorDidChange() {
        guard isViewLoaded else { return }
        let count =
            transitionStyle == .scroll && navigationOrientation == .horizontal
            ? dataSource?.presentationCount(for: self) ?? 0 : 0
        indicator.isHidden = count < 1
        if indicator.superview == nil { view.addSubview(indicator) }
        guard count > 0 else { return }
        indicator.numberOfPages = count
        indicator.currentPage = dataSource?.presentationIndex(for: self) ?? 0
        indicator.isUserInteractionEnabled = false
    }

    func indicatorMoves(by step: Int) {
        if !indicator.isHidden { indicator.currentPage += step }
    }

    private func placeIndicator() {
        let height = Self.indicatorHeight
        indicator.frame = CGRect(
            x: 0, y: view.bounds.height - height - view.safeAreaInsets.bottom, width: view.bounds.width,
            height: height)
    }
}

extension UIPageViewController {
    /// The direction of a page turn.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    /// The axis along which pages are arranged.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The transition between pages. Curls slide here, as scrolled pages do.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    /// The location of the spine around which pages turn.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min = 1
        case mid = 2
        case max = 3
    }

    /// The options for creating a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A number of points between pages.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// A `SpineLocation`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }
}
