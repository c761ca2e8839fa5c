import CoreGraphics
import Foundation

/// A reusable header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ReusableView {
    /// The view that contains the content.
    open private(set) var contentView: UIView
    open private(set) var reuseIdentifier: String?

    /// The title, created on first access.
    open var textLabel: UILabel? {
        if text == nil { text = makeLabel(.headline, .label) }
        return text
    }

    /// A second text, created on first access.
    open var detailTextLabel: UILabel? {
        if detail == nil { detail = makeLabel(.subheadline, .secondaryLabel) }
        return detail
    }

    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

    // MARK: Configurations

    /// The content configuration, which replaces the view's labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.configuration }
        set {
            configured.show(newValue, in: contentView)
            setNeedsLayout()
        }
    }

    /// The background configuration.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Changes the configurations for a state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Changes the configurations of a header or footer for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) ->
        Void

    weak var table: UITableView?
    /// Whether the view stays at the edge while its section scrolls.
    var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }
    private var text: UILabel?
    private var detail: UILabel?
    private var configured = ConfiguredContent()
    private var ground: ConfiguredBackground?
    private var needsUpdateConfiguration = false

    public required init(reuseIdentifier: String?) {
        contentView = UIView(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        contentView = UIView(frame: .zero)
        super.init(coder: coder)
        insertSubview(contentView, at: 0)
    }

    open func prepareForReuse() {}

    // MARK: State

    /// Returns the text of a header of the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        table?.style == .plain ? .plainHeader() : .groupedHeader()
    }

    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        return state
    }

    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UIViewConfigurationState) {}

    private func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
            backgroundConfiguration = background.updated(for: state)
        }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    /// Returns the height of the system's list content, in points.
    func configuredHeight(width: CGFloat) -> CGFloat? { configured.fittingHeight(width: width) }

    // MARK: Parts

    private func showBackground() {
        guard let backgroundConfiguration else {
            ground?.removeFromSuperview()
            ground = nil
            return
        }
        let view = ground ?? ConfiguredBackground()
        ground = view
        insertSubview(view, at: 0)
        view.configuration = backgroundConfiguration
        setNeedsLayout()
    }

    private func makeLabel(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        label.textColor = color
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    private func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    // MARK: Layout

    /// Returns the size that the content's constraints determine. Tables call this method, so that subclasses can
    /// override the size.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        ground?.frame = bounds
        configured.place(in: contentView)
        placeLabels()
        super.layoutSubviews()
    }

    /// Places the labels below each other, centered, between the table's margins.
    private func placeLabels() {
        let labels = [text, detail].compactMap { $0 }.filter { $0.text?.isEmpty == false }
        let margins = (superview as? UITableView)?.cellMargins ?? (left: 16, right: 16)
        let width = max(bounds.width - margins.left - margins.right, 0)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let heights = labels.map { $0.sizeThatFits(room).height }
        var y = (bounds.height - heights.reduce(0, +)) / 2
        for (label, height) in zip(labels, heights) {
            label.frame = CGRect(x: margins.left, y: y, width: width, height: height)
                .roundedToPixels(scale: pixelScale)
            y += height
        }
    }
}
