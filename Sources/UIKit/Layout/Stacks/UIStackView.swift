import CoreGraphics
import Foundation

/// Lines up views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The distribution of the views along the stack.
    public enum Distribution: Int, Sendable {
        /// Views grow and shrink by their hugging and compression resistance.
        case fill = 0
        /// All views have the same length.
        case fillEqually = 1
        /// Views have lengths in proportion to their intrinsic sizes.
        case fillProportionally = 2
        /// The spaces between them are equal.
        case equalSpacing = 3
        /// The distances between their centres are equal, as far as the spacing allows.
        case equalCentering = 4
    }

    /// The alignment of the views across the stack.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// The custom spacing that equals the stack's own.
    open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// The spacing determined by the system.
    open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    /// Stack views have no margins unless set (frames that Interface Builder saved).
    private static let defaultMargins = NSDirectionalEdgeInsets.zero

    /// The stored arrangement besides the properties.
    var arrangement = StackStorage()

    /// The views lined up, in order. They are subviews too.
    open var arrangedSubviews: [UIView] { arrangement.views }

    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The spacing between neighbors, in points: exact for the filling distributions, the minimum for the others.
    open var spacing: CGFloat = 0 {
        didSet {
            if !acceptsSpacing(spacing) { spacing = oldValue }
            if spacing != oldValue { arrangementDidChange() }
        }
    }

    /// Whether vertical spacing is measured from baseline to baseline.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views stay within the margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setDefaultMargins(Self.defaultMargins)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        load(from: coder)
        setDefaultMargins(Self.defaultMargins)
        (coder as? NibDecoder)?.configure(self)
    }

    /// Adds a view to the end of the arrangement, as a subview too.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangement.views.count) }

    /// Inserts a view into the arrangement, and adds it as a subview if necessary. An arranged view is moved.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if !(0...arrangement.views.count).contains(stackIndex) {
            RuntimeDiagnostics.report(
                "insertArrangedSubview(_:at:): index \(stackIndex) is out of bounds "
                    + "[0 .. \(arrangement.views.count)]")
        }
        arrange(view, at: stackIndex)
    }

    /// Removes a view from the arrangement. It remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangement.views.contains(where: { $0 === view }) else { return }
        arrangement.views.removeAll { $0 === view }
        arrangement.customSpacing[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Sets the space after a view of the arrangement, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard acceptsSpacing(spacing), arrangement.views.contains(where: { $0 === arrangedSubview }) else {
            return
        }
        arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] =
            spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the custom spacing after a view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        removeArrangedSubview(subview)
        super.willRemoveSubview(subview)
    }

    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

    override func impliedRelations() -> [ImpliedRelation] { StackArrangement(self).relations() }
}
