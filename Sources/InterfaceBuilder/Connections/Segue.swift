/// A transition from one scene to another.
public struct Segue: ElementFacade {
    /// The kinds of segue.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Pushes, or presents where there is no navigation controller.
        case show
        /// Replaces the detail of a split view, or presents.
        case showDetail
        /// Presents modally.
        case presentation
        /// Presents in a popover.
        case popoverPresentation
        /// Places a child controller in a container view.
        case embed
        /// Not a transition: the destination is a child of the container.
        case relationship
        /// Returns to an earlier scene.
        case unwind
        /// A custom segue class.
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

    /// The event of the source that triggers the segue, where the source has several.
    public enum Trigger: String, Sendable, Hashable {
        /// A tap on a cell.
        case selection
        /// A tap on a cell's accessory.
        case accessoryAction
    }

    /// The `segue` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The kind; nil for an unknown name.
    public var segueKind: Kind? { element["kind"].flatMap(Kind.init) }

    /// The id of the destination controller, or of the exit for an unwind segue.
    public var destinationID: String { element["destination"] ?? "" }

    /// The identifier by which code performs the segue.
    public var identifier: String? { element["identifier"] }

    /// For relationships: `rootViewController`, `viewControllers`, `masterViewController`,
    /// `detailViewController`, `supplementaryViewController`, `compactViewController`…
    public var relationship: String? { element["relationship"] }

    /// For unwind segues, the selector of the action that marks the scene to return to.
    public var unwindAction: String? { element["unwindAction"] }

    /// The selector of the source's method that creates the destination.
    public var destinationCreationSelector: String? { element["destinationCreationSelector"] }

    /// The presentation style; nil for the destination's default.
    public var modalPresentationStyle: String? { element["modalPresentationStyle"] }

    /// The transition style; nil for the destination's default.
    public var modalTransitionStyle: String? { element["modalTransitionStyle"] }

    /// Whether the transition is animated.
    public var animates: Bool { element.bool("animates", default: true) }

    /// The event of the source that triggers the segue; nil for the source's only event.
    public var trigger: Trigger? { element.value("trigger") }

    /// The id of the view that a popover is anchored to.
    public var popoverAnchorViewID: String? { element["popoverAnchorView"] }

    /// The id of the bar item that a popover is anchored to.
    public var popoverAnchorBarButtonItemID: String? { element["popoverAnchorBarButtonItem"] }

    /// The directions a popover's arrow may point in: `up`, `down`, `left`, `right`.
    public var popoverArrowDirections: [String]? { element.child(named: "popoverArrowDirection")?.options }

    /// The ids of views that receive touches while the popover is presented.
    public var popoverPassthroughViewIDs: [String] {
        element.members(of: "popoverPassthroughViews").compactMap { $0["reference"] }
    }

    /// For replace segues, the index of the split view's child.
    public var splitViewControllerTargetIndex: Int? { element.int("splitViewControllerTargetIndex") }

    /// The segue that previews the destination (3D Touch).
    public var preview: Segue? { element.child(named: "segue", key: "preview").map(Segue.init) }

    /// The segue that is performed when the preview is committed (3D Touch).
    public var commit: Segue? { element.child(named: "segue", key: "commit").map(Segue.init) }
}
