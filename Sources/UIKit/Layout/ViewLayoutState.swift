/// What layout keeps for a view.
@MainActor
final class ViewLayoutState {
    var needsLayout = true
    var needsUpdateConstraints = true
    var translatesAutoresizingMask = true
    var hugging = AxisPair(horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compressionResistance = AxisPair(
        horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

    /// The margins that were set; nil is the default.
    var margins: NSDirectionalEdgeInsets?
    var announcedMargins: UIEdgeInsets?
    var announcedSafeArea = UIEdgeInsets.zero

    /// The safe area of a root view that stands in no window.
    var detachedSafeArea: UIEdgeInsets?

    var insetOverrides = InsetOverrides()
    var marginOverrides = InsetOverrides()
}
