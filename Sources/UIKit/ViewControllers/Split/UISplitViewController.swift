import CoreGraphics
import Foundation

/// Shows a list and its detail side by side where there is room, one after the other where there is not.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The primary controller first, the detail last.
    open var viewControllers: [UIViewController] = [] { didSet { replaceChildren(oldValue) } }

    /// Share of the width that the primary column takes; nil for the system's.
    open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension

    /// The least and the greatest width of the primary column in points; `automaticDimension` for the system's.
    open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// Which columns are wished for where there is room.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// Whether a swipe brings in a column that is not shown.
    open var presentsWithGesture = true
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// Stands for the system's choice.
    open class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

    /// Is asked and told how columns come together and apart.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Whether only one column had room when the view was last laid out; nil before.
    var wasCollapsed: Bool?
    /// What came onto the primary column's stack as the columns came together.
    var collapsed: CollapsedColumn?

    private let divider = UIView(frame: .zero)
    /// Primary, supplementary and secondary controllers as the document names them.
    private var columns: [[UIViewController]] = [[], [], []]

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    /// Whether only one column has room.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    /// Pushes onto the primary column where only one has room, else replaces the detail.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isCollapsed, let primary = viewControllers.first {
            return primary.show(vc.contentOfStack, sender: sender)
        }
        viewControllers = viewControllers.prefix(max(viewControllers.count - 1, 1)) + [vc]
    }

    /// Shows the controller in the primary column, or where that is no stack, in its place.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        let detail = viewControllers.count > 1 ? viewControllers.last : nil
        viewControllers = [vc] + (detail.map { [$0] } ?? [])
    }

    override var shownChild: UIViewController? { isCollapsed ? viewControllers.first : viewControllers.last }

    open override func viewDidLoad() {
        super.viewDidLoad()
        divider.backgroundColor = .separator
        view.addSubview(divider)
        replaceChildren([])
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        adaptToRoom()
        placeColumns()
    }

    override func connectRelationship(_ name: String, to controllers: [UIViewController]) {
        switch name {
        case "masterViewController", "primaryViewController": columns[0] = controllers
        case "supplementaryViewController": columns[1] = controllers
        case "detailViewController", "secondaryViewController": columns[2] = controllers
        default: return super.connectRelationship(name, to: controllers)
        }
        viewControllers = columns.flatMap { $0 }
    }
}

extension UISplitViewController {
    private func replaceChildren(_ old: [UIViewController]) {
        for controller in old where !viewControllers.contains(controller) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        let coming = viewControllers.filter { $0.parent !== self }
        for controller in coming { addChild(controller) }
        if isViewLoaded { showColumns() }
        for controller in coming { controller.didMove(toParent: self) }
    }

    /// One column where only one has room; else what is wished for. Where that is left to the system and the view is
    /// higher than wide, it is the detail alone (Apple: UISplitViewController.DisplayMode.automatic). Columns that lie
    /// over the detail come in by a touch only.
    private var shownControllers: [UIViewController] {
        if isCollapsed { return Array(viewControllers.prefix(1)) }
        switch preferredDisplayMode {
        case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: return viewControllers.suffix(1)
        case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: return viewControllers
        case .automatic:
            return view.bounds.height > view.bounds.width ? viewControllers.suffix(1) : viewControllers
        }
    }

    private func showColumns() {
        let shown = shownControllers
        for controller in viewControllers where !shown.contains(controller) {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        for controller in shown where controller.view.superview !== view {
            // Where the columns come into sight with their container, its appearance tells them the rest.
            if storage.appearance == .appearing {
                controller.beginAppearanceTransition(true, animated: false)
            }
            view.addSubview(controller.view)
        }
        view.bringSubviewToFront(divider)
    }

    private func placeColumns() {
        showColumns()
        let shown = shownControllers
        divider.isHidden = shown.count < 2
        if divider.isHidden { shown.first?.view.frame = view.bounds } else { placeSideBySide() }
    }

    /// The system's primary column takes 320 points.
    private var wishedPrimaryWidth: CGFloat {
        let fraction = preferredPrimaryColumnWidthFraction
        var width = fraction > 0 && fraction < 1 ? (view.bounds.width * fraction).rounded() : 320
        if maximumPrimaryColumnWidth >= 0 { width = min(width, maximumPrimaryColumnWidth) }
        return max(width, minimumPrimaryColumnWidth, 0)
    }

    private func placeSideBySide() {
        let share = wishedPrimaryWidth
        let primary = min(share, view.bounds.width / CGFloat(max(viewControllers.count, 1)))
        let line = 1 / max(traitCollection.displayScale, 1)
        var x: CGFloat = 0
        for (index, controller) in viewControllers.enumerated() {
            let isLast = index == viewControllers.count - 1
            let width = isLast ? view.bounds.width - x : primary
            let place = view.isRightToLeft ? view.bounds.width - x - width : x
            controller.view.frame = CGRect(x: place, y: 0, width: max(width, 0), height: view.bounds.height)
            x += width + line
        }
        divider.frame = CGRect(
            x: view.isRightToLeft ? view.bounds.width - primary - line : primary, y: 0, width: line,
            height: view.bounds.height)
    }
}
