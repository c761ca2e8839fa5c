/// The layout state of a view.
@MainActor
final class ViewLayoutState {
    var needsLayout = true
    var needsUpdateConstraints = true
    /// Whether the view's properties are to be updated before the next layout.
    var needsUpdateProperties = true
    /// Whether the view, or one below it, may be marked in one of the ways above. Marking a view sets this on all views
    /// above it, so that a pass skips hierarchies where it is not set.
    var treeIsMarked = true
    /// The same for `needsUpdateConstraints` alone, so that a pass without changes of constraints skips the hierarchy.
    var treeWantsConstraints = true
    var isInLayoutPass = false
    var translatesAutoresizingMask = true
    var hugging = AxisPair(horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compressionResistance = AxisPair(
        horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

    var address = ObjectAddress()

    lazy var anchors = LayoutAnchors()

    /// Addresses of the constraints that the view implies, by name.
    var impliedAddresses: [String: ObjectAddress] = [:]

    /// Whether a constraint that the view holds or held relates baselines, which depend on texts.
    var relatesBaselines = false

    /// The constraints that the view holds, in the order in which they were added.
    var constraints: [NSLayoutConstraint] = []

    /// The author's guides, in the order in which they were added.
    var guides: [UILayoutGuide] = []

    /// The system's guides that have been accessed.
    var systemGuides: [SystemLayoutGuide] = []

    var keyboardGuide: UIKeyboardLayoutGuide?

    /// Guides that the view uses internally.
    var hiddenGuides: [UILayoutGuide] = []

    /// The engine of the tree of which the view is the root.
    var engine: LayoutEngine?

    /// Whether the view is in the engine's queue of changed views.
    var isQueuedInEngine = false

    /// The intrinsic size of the document, which replaces the view's own.
    var assumedSize: AssumedSize?

    /// Whether the intrinsic size is rounded up to whole points.
    var isSizedInWholePoints = false

    /// The radii of the corners, which each layout determines.
    var corners: CornerConfigurationBox?

    /// The margins that were set; nil is the default.
    var margins: NSDirectionalEdgeInsets?

    /// The default margins that a list sets for its parts in place of 8 points.
    var defaultMargins: NSDirectionalEdgeInsets?

    var announcedMargins: UIEdgeInsets?
    var announcedSafeArea = UIEdgeInsets.zero

    /// The last computed safe area; nil if it is to be computed on access.
    var safeArea: UIEdgeInsets?

    /// The safe area of a root view without a window.
    var detachedSafeArea: UIEdgeInsets?

    var insetOverrides = InsetOverrides()
    var marginOverrides = InsetOverrides()

    var allGuides: [UILayoutGuide] {
        systemGuides + guides + hiddenGuides + (keyboardGuide.map { [$0] } ?? [])
    }
}
