/// What layout keeps for a view.
@MainActor
final class ViewLayoutState {
    var needsLayout = true
    var needsUpdateConstraints = true
    /// Whether the view, or one below it, may be marked in one of the ways above. Whatever is marked has this set on
    /// all views above it, so that a pass need not look further down where it is not.
    var treeIsMarked = true
    /// The same for `needsUpdateConstraints` alone, so that a pass for which no constraints change does not look for it.
    var treeWantsConstraints = true
    var isInLayoutPass = false
    var translatesAutoresizingMask = true
    var hugging = AxisPair(horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compressionResistance = AxisPair(
        horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

    var address = ObjectAddress()

    /// Addresses of the constraints that the view implies, by name.
    var impliedAddresses: [String: ObjectAddress] = [:]

    /// Whether a constraint that the view holds or held relates baselines, which follow texts.
    var relatesBaselines = false

    /// The constraints that the view holds, in the order in which they were added.
    var constraints: [NSLayoutConstraint] = []

    /// The author's guides, in the order in which they were added.
    var guides: [UILayoutGuide] = []

    /// The system's guides that were asked for.
    var systemGuides: [SystemLayoutGuide] = []

    var keyboardGuide: UIKeyboardLayoutGuide?

    /// Guides that the view uses for its own ends.
    var hiddenGuides: [UILayoutGuide] = []

    /// The engine of the tree of which the view is the root.
    var engine: LayoutEngine?

    /// Whether the engine knows that the view has changed.
    var isQueuedInEngine = false

    /// The natural size that the document gives in place of the view's own.
    var assumedSize: AssumedSize?

    /// Whether the natural size counts in whole points, rounded up.
    var isSizedInWholePoints = false

    /// The margins that were set; nil is the default.
    var margins: NSDirectionalEdgeInsets?

    /// The default that a list gives its parts in place of 8 points.
    var defaultMargins: NSDirectionalEdgeInsets?

    var announcedMargins: UIEdgeInsets?
    var announcedSafeArea = UIEdgeInsets.zero

    /// The safe area as last computed; nil where it is to be computed when it is asked for.
    var safeArea: UIEdgeInsets?

    /// The safe area of a root view that stands in no window.
    var detachedSafeArea: UIEdgeInsets?

    var insetOverrides = InsetOverrides()
    var marginOverrides = InsetOverrides()

    var allGuides: [UILayoutGuide] {
        systemGuides + guides + hiddenGuides + (keyboardGuide.map { [$0] } ?? [])
    }
}
