import CoreGraphics
import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ReusableView, UIGestureRecognizerDelegate {
    /// The view that contains the cell's content.
    open private(set) var contentView = UIView(frame: .zero)

    open private(set) var reuseIdentifier: String?

    /// The label of the cell's style, created on first access.
    open var textLabel: UILabel? { textPart() }
    /// The second label; nil in the default style, which has none.
    open var detailTextLabel: UILabel? { detailPart() }
    /// The image view of the cell's style, created on first access; nil in the style `value2`, which has none.
    open var imageView: UIImageView? { imagePart() }

    open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    open var editingAccessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
    open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
    open var selectionStyle: SelectionStyle = .default { didSet { selectionDidChange() } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    open var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
    open var focusStyle = FocusStyle.default
    open var userInteractionEnabledWhileDragging = true
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation level in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    open var selectedBackgroundView: UIView? { didSet { replaceSelectedBackground(oldValue) } }
    /// The background of a selected cell in multiple selection.
    open var multipleSelectionBackgroundView: UIView? { didSet { replaceSelectedBackground(oldValue) } }
    /// The separator's insets from the cell's edges, in points; aligned with the text unless set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Configurations

    /// The content configuration, which replaces the parts of the cell's style.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.configuration }
        set { show(newValue) }
    }
    /// The background configuration.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Changes the configurations for a state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Changes the configurations of a cell for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// Returns the default content configuration for the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration { contentOfStyle }
    open var configurationState: UICellConfigurationState { currentState }
    open func setNeedsUpdateConfiguration() { markForConfiguration() }
    open func updateConfiguration(using state: UICellConfigurationState) {}

    // MARK: Editing

    /// The action of the control at the leading edge while the table is edited.
    open var editingStyle: EditingStyle { editingControls.style }
    /// Whether the actions at the trailing edge are shown.
    open var showingDeleteConfirmation: Bool { isSwiped }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ dragState: DragState) {}

    private(set) var style: CellStyle
    var configured = ConfiguredContent()
    var configuredGround: ConfiguredBackground?
    var needsUpdateConfiguration = true
    var editingControls = EditingControls()
    /// Whether the cell's swipe actions are visible.
    var isSwiped = false { didSet { if isSwiped != oldValue { stateDidChange() } } }
    var dragState = DragState.none
    var parts = CellParts()
    var ownSeparatorInset: UIEdgeInsets?
    /// The sizes that the document specifies for the cell.
    var documentSize = DocumentCellSize()
    /// The background of the table's style; if the cell's color differs, its author has set it.
    var defaultBackground: UIColor?
    /// The default background of a selected cell.
    var selectionView: UIView?
    var place = CellPlace() { didSet { placeDidChange() } }
    weak var table: UITableView?
    /// The segue that a tap on the cell, or on its accessory, performs besides calling the delegate.
    var selectionSegue: SegueTemplate?
    var accessorySegue: SegueTemplate?
    let decoration = CellDecoration()
    /// The reorder control, which a touch drags to move the row.
    var grip: ReorderGrip?

    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        assemble()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
        assemble()
    }

    open func prepareForReuse() {
        isHighlighted = false
        markForConfiguration()
    }
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

    /// Measures the cell in its table again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.contentSizeDidChange(of: self)
    }

    /// Whether the cell can be focused, determined by its list.
    open override var canBecomeFocused: Bool {
        guard let list = table, let path = list.indexPath(for: self) else { return false }
        return list.canFocus(at: path)
    }
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { setNeedsUpdateConfiguration() }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        layoutParts()
        super.layoutSubviews()
    }

    /// Returns the size that the content's constraints determine, plus the parts beside the content. Tables call this
    /// method, so that subclasses can override the size.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: heightThatFits(width: size.width))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Adopts the cell's properties in the document.
    func adopt(content: UIView?, style: CellStyle, reuseIdentifier: String?) {
        if let content { contentView = content }
        self.style = style
        self.reuseIdentifier = reuseIdentifier
    }

    // MARK: Recognizers

    // As in UIKit, subclasses can override the delegate methods of gesture recognizers.

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { true }

    private func assemble() {
        if contentView.superview !== self { addSubview(contentView) }
        contentView.preservesSuperviewLayoutMargins = true
        addSubview(decoration)
        guard backgroundColor == nil else { return }
        defaultBackground = .systemBackground
        backgroundColor = defaultBackground
    }
}

/// The sizes that a document specifies for a cell, in points.
struct DocumentCellSize {
    /// The row height of the document.
    var rowHeight: CGFloat?
    /// The height of the cell on the canvas.
    var height: CGFloat?
    /// The distances of the content view from the trailing and bottom edges on the canvas.
    var contentInsets: CGSize?
}

extension UITableViewCell {
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1 = 1
        case value2 = 2
        case subtitle = 3
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        case singleLineEtched = 2
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    /// The controls that a cell shows.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    public enum FocusStyle: Int, Sendable {
        case `default` = 0
        case custom = 1
    }
}
