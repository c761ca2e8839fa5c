import CoreGraphics
import Foundation

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    open var style: Style = .plain { didSet { didChange() } }
    /// The width in points; 0 for that of the content.
    open var width: CGFloat = 0 { didSet { didChange() } }
    open var customView: UIView? { didSet { didChange() } }
    open var tintColor: UIColor? { didSet { didChange() } }
    open var possibleTitles: Set<String>?
    /// The object whose method is called; if nil, the responder chain is searched.
    open weak var target: AnyObject?
    /// The method that a tap calls.
    open var action: Selector?
    /// The action of a tap in place of the method; its title and image are used for the item.
    open var primaryAction: UIAction? { didSet { adoptPrimaryAction() } }
    /// Whether the item has no glass behind it (iOS 26).
    open var hidesSharedBackground = false { didSet { didChange() } }
    /// Whether the item is on the same glass as the items beside it (iOS 26).
    open var sharesBackground = true { didSet { didChange() } }
    /// The name by which an item is recognized when the bar's items change. Stored.
    open var identifier: String?
    /// Whether the item is left out of its bar.
    open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
    /// The mark at the upper corner of the button (iOS 26).
    open var badge: Badge? { didSet { didChange() } }
    /// Whether the item is on. Stored; bars draw it as another one.
    open var isSelected = false
    /// Whether a tap switches the item on or off.
    open var changesSelectionAsPrimaryAction = false
    /// The menu of the item. Stored; menus are not displayed.
    open var menu: UIMenu?

    /// The bar's view of the item while it is shown.
    weak var shownView: UIView?

    /// The system item; nil for others.
    var systemItem: SystemItem? { didSet { didChange() } }

    /// Pictures behind the button and places of its parts.
    var customization = BarButtonCustomization() { didSet { didChange() } }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style) = (title, style)
        setTarget(target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style) = (image, style)
        setTarget(target, action)
    }

    /// Creates an item with another image for bars in compact height, as on phones in landscape orientation.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        setTarget(target, action)
    }

    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.systemItem = systemItem
        setPrimary(primaryAction, menu)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        setPrimary(primaryAction, menu)
        if let title { self.title = title }
        if let image { self.image = image }
    }

    public convenience init(
        title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?
    ) {
        self.init(title: title, image: image, menu: menu)
        setTarget(target, action)
    }

    private func setTarget(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Sets the action and the menu; property observers do not run in an initializer.
    private func setPrimary(_ action: UIAction?, _ menu: UIMenu?) {
        primaryAction = action
        self.menu = menu
    }

    private func adoptPrimaryAction() {
        guard let primaryAction, systemItem == nil else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
    }

    /// Performs a tap on the item.
    func performAction(_ event: UIEvent? = nil) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { return primaryAction.perform(sender: self) }
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
}

extension UIBarButtonItem: NibActionSource {
    package func addNibAction(_ action: NibAction) {
        target = action.target
        self.action = action.selector
    }
}

extension UIBarButtonItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case bordered = 1
        case done = 2

        /// The style of the most important action, on tinted glass in iOS 26: the same as `done`.
        public static var prominent: Style { .done }
    }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case pageCurl = 23
        case close = 24
    }
}
