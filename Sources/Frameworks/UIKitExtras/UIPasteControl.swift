import UIKit

/// A button that pastes without a question by the system.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// The look of the button.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var displayMode = DisplayMode.iconAndLabel
        open var cornerStyle = UIButton.Configuration.CornerStyle.medium
        /// The corner radius in points for the fixed style; negative for the system's.
        open var cornerRadius: CGFloat = -1
        open var baseForegroundColor: UIColor?
        open var baseBackgroundColor: UIColor?
        open var imagePlacement = NSDirectionalRectEdge.leading
    }

    /// The content of the button.
    public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly, arrowAndLabel }

    public let configuration: Configuration
    /// The object that receives what is pasted; nil for the first responder.
    open weak var target: (any UIPasteConfigurationSupporting)?
    private let button = UIButton(type: .system)

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        assemble()
    }

    public override convenience init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = "Paste" }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 6
        look.imagePlacement = configuration.imagePlacement
        look.cornerStyle = configuration.cornerStyle
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        button.configuration = look
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
        addSubview(button)
    }

    private func paste() { target?.paste(itemProviders: UIPasteboard.general.itemProviders) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}
