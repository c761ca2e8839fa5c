import CoreGraphics
import Foundation
import QuartzCore

/// A control that runs an action when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7

        public static let roundedRect = ButtonType.system
    }

    var content = ButtonContent()
    let parts = ButtonParts()
    var type = ButtonType.custom

    open var buttonType: ButtonType { type }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setButtonDefaults()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Returns a button of the type `system` with an image, which performs the action when it is tapped.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// Creates a button with the configuration.
    public convenience init(configuration: Configuration, primaryAction: UIAction?) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    public convenience init(configuration: Configuration) {
        self.init(configuration: configuration, primaryAction: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setButtonDefaults()
        (coder as? NibDecoder)?.configure(self)
    }

    private func setButtonDefaults() {
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits.insert(.button)
    }

    // MARK: Configuration

    /// The appearance and content of the button, in place of the values for states.
    open var configuration: Configuration? { didSet { configurationDidChange() } }

    /// A closure that updates the configuration of a button.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// Called when the button's state changes, to update the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var automaticallyUpdatesConfiguration = true

    open func setNeedsUpdateConfiguration() {
        updateConfiguration()
        setNeedsLayout()
    }

    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Values for states

    open func setTitle(_ title: String?, for state: UIControl.State) {
        change { content.titles[state] = title }
        if state == .normal { configure(title: title) }
    }
    open func title(for state: UIControl.State) -> String? { content.titles.value(for: state) }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        change { content.attributedTitles[state] = title }
        if state == .normal { configure(attributedTitle: title) }
    }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        content.attributedTitles.value(for: state)
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        change { content.titleColors[state] = color }
    }
    open func titleColor(for state: UIControl.State) -> UIColor? { shownTitleColor(for: state) }

    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        change { content.titleShadowColors[state] = color }
    }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? {
        content.titleShadowColors.value(for: state)
    }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        change { content.images[state] = image }
        if state == .normal { configure(image: image) }
    }
    open func image(for state: UIControl.State) -> UIImage? { content.images.value(for: state) }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        change { content.backgroundImages[state] = image }
    }
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        content.backgroundImages.value(for: state)
    }

    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        change { content.symbolConfigurations[state] = configuration }
    }
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage
        .SymbolConfiguration?
    {
        content.symbolConfigurations.value(for: state)
    }

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { shownTitleColor(for: state) }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    // MARK: Parts

    /// The label of the title, created on first access.
    open var titleLabel: UILabel? {
        let label = parts.makeTitleLabel(for: self)
        updateParts()
        updateConfiguredTitles()
        return label
    }
    open var subtitleLabel: UILabel? {
        updateConfiguredTitles()
        return parts.subtitle
    }
    /// The view of the image, created on first access.
    open var imageView: UIImageView? {
        let view = parts.makeImageView(for: self)
        updateParts()
        return view
    }

    /// The insets of the content, in points; zero on all sides for the type's own.
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { placeDidChange() } }
    /// Moves and shrinks the title after the button has its size.
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// Moves and shrinks the image after the button has its size.
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

    open var reversesTitleShadowWhenHighlighted = false
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
    open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }
    open var showsTouchWhenHighlighted = false

    /// The menu that the button opens if `showsMenuAsPrimaryAction` is set.
    open var menu: UIMenu? {
        didSet {
            if menu != nil { isContextMenuInteractionEnabled = true }
            showSelection()
        }
    }
    open var preferredMenuElementOrder = 0
    open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }
    open override var showsMenuAsPrimaryAction: Bool { didSet { showSelection() } }
    open var role: Role = .normal { didSet { if role != oldValue { configurationDidChange() } } }
    /// Whether the pointer of a pointing device changes over the button.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { pointerInteractionDidChange() } }
    }
    /// Returns the pointer's style over the button; nil for the automatic one.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
    }
    var pointer: ButtonPointer?
    /// Whether the pointer is over the button, if `isPointerInteractionEnabled` is set.
    open var isHovered: Bool { pointer?.isOver ?? false }
    open var isHeld: Bool { false }

    /// Returns the button's menu, if it has one.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    // MARK: Layout

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        plainLayout(in: contentRect).title
    }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        plainLayout(in: contentRect).image
    }

    open override var intrinsicContentSize: CGSize { naturalSize(fitting: nil) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        naturalSize(fitting: size.width > 0 ? size.width : nil)
    }

    override var wrapsContent: Bool { configuration != nil }

    override func contentSize(wrappedTo width: CGFloat) -> CGSize { naturalSize(fitting: width) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    override func userDidRelease(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        guard isInside else { return }
        if showsMenuAsPrimaryAction, openMenu() != nil { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        performActions(for: .primaryActionTriggered, with: event)
    }

    open override func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        traitCollection.performAsCurrent { paintBackground(in: ctx) }
        UIGraphicsPopContext()
        super.draw(layer, in: ctx)
    }

    override func stateDidChange() {
        super.stateDidChange()
        parts.contentDidChange()
        if automaticallyUpdatesConfiguration { updateConfiguration() }
        invalidateIntrinsicContentSize()
    }

    override func contentPlaceDidChange() { setNeedsLayout() }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
        setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
    }

    override var firstBaselineFromTop: CGFloat { titleBaselines.first }
    override var lastBaselineFromBottom: CGFloat { titleBaselines.last }
}

extension UIButton {
    /// The role of a button.
    public enum Role: Int, Sendable {
        case normal = 0
        case primary = 1
        case cancel = 2
        case destructive = 3
    }
}
