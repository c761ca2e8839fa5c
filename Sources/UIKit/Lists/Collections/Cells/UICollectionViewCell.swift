import CoreGraphics
import Foundation

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Called when the cell's state has changed, before it is displayed.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The state of a cell in a drag.
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    /// The view that contains the cell's content.
    open internal(set) var contentView = UIView(frame: .zero)

    open var isSelected = false { didSet { stateDidChange() } }
    open var isHighlighted = false { didSet { stateDidChange() } }
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            placeSelectedBackground()
        }
    }

    // MARK: Configurations

    /// The content configuration, which replaces views in the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.configuration }
        set {
            configured.show(newValue, in: contentView)
            setNeedsLayout()
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    /// Whether the content follows the cell's state by itself.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background follows the cell's state automatically.
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var configurationState: UICellConfigurationState { currentState }

    /// Has the configurations updated before the cell is laid out next.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Called when the cell's state has changed, for subclasses to change their configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called when the drag state of the cell has changed.
    open func dragStateDidChange(_ dragState: DragState) {}

    var configured = ConfiguredContent()
    var configuredGround: ConfiguredBackground?
    var needsUpdateConfiguration = false

    /// Whether the collection's items are being edited, this one among them.
    var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
    /// Whether the items below the cell's are shown.
    var isExpanded = false { didSet { if isExpanded != oldValue { stateDidChange() } } }

    /// Whether the cell's swipe actions are visible.
    var isSwiped = false { didSet { if isSwiped != oldValue { stateDidChange() } } }

    /// The cell's state in the current drag.
    var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            stateDidChange()
            dragStateDidChange(dragState)
        }
    }

    /// The collection that shows the cell.
    weak var collection: UICollectionView?

    /// The segue that a tap on the cell performs besides calling the delegate.
    var selectionSegue: SegueTemplate?

    /// The size of the cell in the document, in points.
    var documentSize: CGSize?

    public required init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
        assemble()
    }

    private func assemble() {
        if contentView.superview !== self { addSubview(contentView) }
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Updates the appearance for the state.
    func stateDidChange() {
        placeSelectedBackground()
        setNeedsUpdateConfiguration()
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        applyState()
    }

    override func fittedSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        updateConfigurationIfNeeded()
        if let height = configured.fittingHeight(width: attributes.size.width) {
            return CGSize(width: attributes.size.width, height: height)
        }
        return fittedSize(of: contentView, for: attributes)
    }

    /// The frame of the content in the cell, in points.
    var contentPlace: CGRect { bounds }

    /// Whether the cell can be focused, determined by its list.
    open override var canBecomeFocused: Bool {
        guard let list = collection, let path = list.indexPath(for: self) else { return false }
        return list.canFocus(at: path)
    }
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { setNeedsUpdateConfiguration() }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        backgroundView?.frame = bounds
        if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
        if configuredGround?.frame != bounds { configuredGround?.frame = bounds }
        contentView.frame = contentPlace
        configured.place(in: contentView)
        super.layoutSubviews()
    }
}
