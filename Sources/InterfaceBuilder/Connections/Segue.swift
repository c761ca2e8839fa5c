/// A way from one scene to another.
public struct Segue: ElementFacade {
    /// The kinds of segue.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Pushes, or presents where nothing can push.
        case show
        /// Replaces the detail of a split view, or presents.
        case showDetail
        /// Presents modally.
        case presentation
        /// Presents in a popover.
        case popoverPresentation
        /// Places a child controller in a container view.
        case embed
        /// Not a transition: the destination is a child of the source container.
        case relationship
        /// Goes back to a scene on the way here.
        case unwind
        /// A class of the app's own.
        case custom
        /// Pushes, in the notation before size classes.
        case push
        /// Presents, in the notation before size classes.
        case modal
        /// Presents in a popover, in the notation before size classes.
        case popover
        /// Replaces a child of a split view, in the notation before size classes.
        case replace
    }

    /// What sets the segue off, where it is not the source's own event.
    public enum Trigger: String, Sendable, Hashable {
        /// A tap on a cell.
        case selection
        /// A tap on a cell's accessory.
        case accessoryAction
    }

    /// The `segue` element.
    public let element: Element

    /// A typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The kind; nil for a name that is not known.
    public var segueKind: Kind? { element["kind"].flatMap(Kind.init) }

    /// The id of the controller that the segue leads to, or of the exit for an unwind segue.
    public var destinationID: String { element["destination"] ?? "" }

    /// The name to perform the segue by.
    public var identifier: String? { element["identifier"] }

    /// For relationships: `rootViewController`, `viewControllers`, `masterViewController`,
    /// `detailViewController`, `supplementaryViewController`, `compactViewController`…
    public var relationship: String? { element["relationship"] }

    /// For unwind segues, the selector of the action that marks the scene to go back to.
    public var unwindAction: String? { element["unwindAction"] }

    /// The selector of the source's method that makes the destination.
    public var destinationCreationSelector: String? { element["destinationCreationSelector"] }

    /// The presentation style; nil for the destination's own.
    public var modalPresentationStyle: String? { element["modalPresentationStyle"] }

    /// The transition style; nil for the destination's own.
    public var modalTransitionStyle: String? { element["modalTransitionStyle"] }

    /// Whether the transition is animated.
    public var animates: Bool { element.bool("animates", default: true) }

    /// What sets the segue off.
    public var trigger: Trigger? { element.value("trigger") }

    /// The id of the view that a popover points at.
    public var popoverAnchorViewID: String? { element["popoverAnchorView"] }

    /// The id of the bar item that a popover points at.
    public var popoverAnchorBarButtonItemID: String? { element["popoverAnchorBarButtonItem"] }

    /// The directions a popover's arrow may point in: `up`, `down`, `left`, `right`.
    public var popoverArrowDirections: [String]? { element.child(named: "popoverArrowDirection")?.options }

    /// The ids of views that stay usable below a popover.
    public var popoverPassthroughViewIDs: [String] {
        element.members(of: "popoverPassthroughViews").compactMap { $0["reference"] }
    }

    /// For replace segues, the index of the split view's child.
    public var splitViewControllerTargetIndex: Int? { element.int("splitViewControllerTargetIndex") }

    /// The segue to preview the destination by pressing.
    public var preview: Segue? { element.child(named: "segue", key: "preview").map(Segue.init) }

    /// The segue for pressing harder on a preview.
    public var commit: Segue? { element.child(named: "segue", key: "commit").map(Segue.init) }
}
