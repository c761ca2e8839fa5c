import CoreGraphics

/// The views of a button, each created when it is needed.
@MainActor
final class ButtonParts {
    private(set) var title: UILabel?
    private(set) var subtitle: UILabel?
    private(set) var image: UIImageView?
    private(set) var indicator: UIActivityIndicatorView?
    private(set) var popUpSign: UIImageView?

    /// Whether the button's content or state has changed since the title was updated.
    private(set) var isTitleOutdated = true
    /// Whether the button's content or state has changed since the image was updated.
    private(set) var isImageOutdated = true

    /// Whether the image is tinted as that of a disabled button.
    var isImageGray = false

    /// Marks the title and the image as those of an earlier content or state.
    func contentDidChange() { (isTitleOutdated, isImageOutdated) = (true, true) }

    /// Marks the title and the image, as far as they exist, as updated.
    func didUpdate() {
        if title != nil { isTitleOutdated = false }
        if image != nil { isImageOutdated = false }
    }

    /// Whether the button itself is changing its parts.
    private(set) var isLayingOut = false

    /// Changes parts without taking the changes for ones from outside.
    func layOut(_ body: () -> Void) {
        let outer = isLayingOut
        isLayingOut = true
        body()
        isLayingOut = outer
    }

    func makeTitleLabel(for button: UIButton) -> UILabel {
        if let title { return title }
        let label = ButtonLabel()
        label.font = button.defaultTitleFont
        label.lineBreakMode = .byTruncatingMiddle
        label.shadowOffset = .zero
        label.isAccessibilityElement = false
        title = label
        button.addSubview(label)
        return label
    }

    func makeSubtitleLabel(for button: UIButton) -> UILabel {
        if let subtitle { return subtitle }
        let label = ButtonLabel()
        label.isAccessibilityElement = false
        subtitle = label
        button.addSubview(label)
        return label
    }

    func makeImageView(for button: UIButton) -> UIImageView {
        if let image { return image }
        let view = UIImageView()
        image = view
        button.insertSubview(view, at: 0)
        return view
    }

    func makePopUpSign(for button: UIButton) -> UIImageView {
        if let popUpSign { return popUpSign }
        let view = UIImageView()
        view.contentMode = .center
        popUpSign = view
        button.addSubview(view)
        return view
    }

    func makeIndicator(for button: UIButton) -> UIActivityIndicatorView {
        if let indicator { return indicator }
        let view = UIActivityIndicatorView(style: .medium)
        indicator = view
        button.addSubview(view)
        return view
    }
}

/// A button's label: changes of its font or text from outside change the button's size.
@MainActor
final class ButtonLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        let button = superview as? UIButton
        // A button that is placing its parts must not be laid out again because of them.
        if let button, button.isLayingOutParts { return setNeedsEngineUpdate() }
        super.invalidateIntrinsicContentSize()
        button?.titleLabelDidChange()
    }
}
