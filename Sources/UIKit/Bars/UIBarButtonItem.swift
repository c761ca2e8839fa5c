import CoreGraphics
import Foundation

/// A button of a navigation bar or toolbar.
@MainActor
open class UIBarButtonItem: UIBarItem {
    open var style: Style = .plain { didSet { didChange() } }
    /// In points; 0 lets the content decide.
    open var width: CGFloat = 0 { didSet { didChange() } }
    open var customView: UIView? { didSet { didChange() } }
    open var tintColor: UIColor? { didSet { didChange() } }
    open var possibleTitles: Set<String>?
    open weak var target: AnyObject?

    /// What the item is, where it is one of the system's.
    var systemItem: SystemItem? { didSet { didChange() } }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

extension UIBarButtonItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case bordered = 1
        case done = 2
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
