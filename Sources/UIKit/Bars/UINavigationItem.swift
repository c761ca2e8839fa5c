import CoreGraphics
import Foundation

/// The content of a controller in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    open var title: String? { didSet { didChange() } }
    open var titleView: UIView? { didSet { didChange() } }
    /// The line below the title, in place of which `attributedSubtitle` and `subtitleView` are displayed.
    open var subtitle: String? { didSet { didChange() } }
    open var attributedSubtitle: AttributedString? { didSet { didChange() } }
    open var subtitleView: UIView? { didSet { didChange() } }
    /// The title and the line below it while the title is large; nil for those of the item.
    open var largeTitle: String? { didSet { didChange() } }
    open var largeSubtitle: String? { didSet { didChange() } }
    open var largeAttributedSubtitle: AttributedString? { didSet { didChange() } }
    open var largeSubtitleView: UIView? { didSet { didChange() } }
    open var prompt: String? { didSet { didChange() } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
    open var backButtonTitle: String? { didSet { didChange() } }
    /// The text of the button that goes back to this screen.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { didChange() } }
    open var hidesBackButton = false { didSet { didChange() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    open var leftItemsSupplementBackButton = false { didSet { didChange() } }
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { didChange() } }

    /// The bar's appearance while the item is on top; nil for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The appearance in compact height. Stored; bars have the standard one there.
    open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The appearance at the edge in compact height. Stored; bars have the usual one there.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    /// Called when a property changes, by which the bar updates its views.
    var onChange: (() -> Void)?

    /// Creates an item without a title.
    public override init() { super.init() }

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibDecoder)?.configure(self)
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the button at the left; with or without animation it is there at once.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the button at the right; with or without animation it is there at once.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the buttons at the left; with or without animation they are there at once.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    /// Sets the buttons at the right; with or without animation they are there at once.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
    /// Shows or hides the back button, at once.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// The controller that searches the screen, whose search bar is below the titles.
    open var searchController: UISearchController? { didSet { didChange() } }
    /// Whether the search bar is hidden while the screen is scrolled.
    open var hidesSearchBarWhenScrolling = true { didSet { didChange() } }

    /// The preferred placement of the search bar: in the look of iOS 26 on an iPhone, `stacked` keeps it below the titles.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic { didSet { didChange() } }
    /// The placement of the search bar that is shown.
    open internal(set) var searchBarPlacement: SearchBarPlacement {
        get { searchController == nil ? .automatic : shownPlacement }
        set { shownPlacement = newValue }
    }
    private var shownPlacement = SearchBarPlacement.stacked
    /// Whether the search bar may be in a toolbar on an iPhone, in the look of iOS 26.
    open var searchBarPlacementAllowsToolbarIntegration = true { didSet { didChange() } }
    /// The item that is the search bar's place among the items of a toolbar; without it the search bar is the last one.
    open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(systemItem: .search)

    // MARK: Stored

    /// The style of the item. Stored; all items are displayed like those of a navigator.
    open var style: ItemStyle = .navigator
    /// The provider of the title's menu. Stored; titles have no menus here.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// The action of the back button, in place of the navigation controller's.
    open var backAction: UIAction?

    private func didChange() { onChange?() }
}

extension UINavigationItem {
    /// The text of the button that goes back to a screen.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The screen's title, if there is space.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// No text.
        case minimal = 2
    }

    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        /// Among the items of the bar, on an iPhone in the toolbar.
        case integrated = 1
        /// Below the titles.
        case stacked = 2
        case integratedCentered = 3
        /// As `integrated`, but as a button until the search begins.
        case integratedButton = 4

        /// The older name of `integrated`.
        public static var inline: SearchBarPlacement { .integrated }
    }

    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser = 1
        case editor = 2
    }

    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }
}
