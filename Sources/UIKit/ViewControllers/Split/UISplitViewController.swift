import CoreGraphics
import Foundation

/// Shows a list and its detail side by side in regular width, one after the other in compact width.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The number of columns.
    open internal(set) var style: Style

    /// The controllers, the primary first and the detail last. In a split view with columns, those that contain the set
    /// ones.
    open var viewControllers: [UIViewController] {
        get { style == .unspecified ? list : heldControllers }
        set { if style == .unspecified { list = newValue } else { takeColumns(newValue) } }
    }

    private var list: [UIViewController] = [] { didSet { replaceChildren(oldValue, by: list) } }

    /// The controllers set for each column, and their containers: a navigation controller for those that are none.
    var given: [Column: UIViewController] = [:]
    var held: [Column: UIViewController] = [:]

    /// The fraction of the width for the primary column; `automaticDimension` for the system's.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { setNeedsColumns() } }
    /// The width of the primary column in points, in place of a fraction.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { setNeedsColumns() } }
    /// The least and the greatest width of the primary column in points; `automaticDimension` for the system's.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { setNeedsColumns() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { setNeedsColumns() } }
    /// The fraction of the width for the supplementary column; `automaticDimension` for the system's.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { setNeedsColumns() } }
    /// The width of the supplementary column in points, in place of a fraction.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { setNeedsColumns() } }
    /// The least and the greatest width of the supplementary column in points; `automaticDimension` for the system's.
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { setNeedsColumns() } }
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { setNeedsColumns() } }

    /// The preferred visible columns in regular width.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { wishDidChange() } }
    /// The preferred arrangement of the columns and the secondary one.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { wishDidChange() } }
    /// Whether a swipe shows a hidden column.
    open var presentsWithGesture = true { didSet { gestureDidChange() } }
    /// Whether the secondary column has a button to hide the others; it is not drawn here.
    open var showsSecondaryOnlyButton = false
    /// The side of the primary column.
    open var primaryEdge = PrimaryEdge.leading { didSet { setNeedsColumns() } }
    /// The visibility of the button that changes the display mode, which a split view with columns adds to the navigation
    /// bar of its first visible column.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { setNeedsColumns() }
    }
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// The value for the system's choice.
    open class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

    /// The object that decides about and is notified of collapsing and expanding.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Whether the columns were collapsed when the view was last laid out; nil before.
    var wasCollapsed: Bool?
    /// The controllers moved onto the primary column's stack when the columns collapsed.
    var collapsed: CollapsedColumn?
    /// The controllers moved there from each column, of a split view with columns.
    var moved: [Column: [UIViewController]] = [:]
    /// The display mode set by the user or the app since the preferred one was last changed.
    var chosenMode: DisplayMode?
    /// The mode of the last layout.
    var laidOutMode: DisplayMode?

    let divider = UIView(frame: .zero)
    let dimming = UIControl(frame: .zero)
    /// The panel of the primary column in iOS 26.
    let sidebar = SplitSidebar(frame: .zero)
    let edgeSwipe = SplitEdgeSwipe(target: nil, action: nil)
    private func gestureDidChange() {
        edgeSwipe.isEnabled = presentsWithGesture
        setNeedsColumns()
    }

    /// A button that shows and hides the columns, with the image of a sidebar.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }
    private(set) lazy var modeButton = makeModeButton()
    /// Primary, supplementary and secondary controllers as the document names them.
    private var columns: [[UIViewController]] = [[], [], []]

    /// Creates a split view with columns, which are set one by one.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    /// Whether the columns are collapsed.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    /// Pushes onto the primary column if collapsed, else replaces the detail.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        guard style == .unspecified else { return showSecondary(vc) }
        if isCollapsed, let primary = viewControllers.first {
            return primary.show(vc.contentOfStack, sender: sender)
        }
        viewControllers = viewControllers.prefix(max(viewControllers.count - 1, 1)) + [vc]
    }

    /// Shows the controller in the primary column, or replaces that if it is no navigation controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        guard style == .unspecified else { return setViewController(vc, for: .primary) }
        let detail = viewControllers.count > 1 ? viewControllers.last : nil
        viewControllers = [vc] + (detail.map { [$0] } ?? [])
    }

    override var shownChild: UIViewController? {
        let shown = shownColumns.compactMap(controller(in:))
        return isCollapsed ? shown.first : shown.last
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        assembleColumns()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        adaptToRoom()
        placeColumns()
    }

    /// Resets the display mode, as the one chosen for the old size need not suit the new one.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        chosenMode = nil
    }

    override func connectRelationship(_ name: String, to controllers: [UIViewController]) {
        switch name {
        case "masterViewController", "primaryViewController": columns[0] = controllers
        case "supplementaryViewController":
            columns[1] = controllers
            if style == .doubleColumn { style = .tripleColumn }
        case "detailViewController", "secondaryViewController": columns[2] = controllers
        default: return super.connectRelationship(name, to: controllers)
        }
        viewControllers = columns.flatMap { $0 }
    }
}
