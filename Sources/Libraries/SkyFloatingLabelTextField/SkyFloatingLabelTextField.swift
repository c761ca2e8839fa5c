@_exported import Foundation
import UIKit

/// A text field with a line, whose placeholder is a title above the text once there is one.
open class SkyFloatingLabelTextField: UITextField {
    public enum ErrorMessagePlacement: Sendable { case `default`, bottom }

    open var titleFadeInDuration: TimeInterval = 0.2
    open var titleFadeOutDuration: TimeInterval = 0.3
    open var errorMessagePlacement = ErrorMessagePlacement.default { didSet { updateControl() } }
    open var isLTRLanguage = true

    open var titleFont = UIFont.systemFont(ofSize: 13) { didSet { updateControl() } }
    open var placeholderFont: UIFont? { didSet { updatePlaceholder() } }
    open var placeholderColor = UIColor.lightGray { didSet { updatePlaceholder() } }
    open var titleColor = UIColor.gray { didSet { updateControl() } }
    open var lineColor = UIColor.lightGray { didSet { updateControl() } }
    open var errorColor = UIColor.red { didSet { updateControl() } }
    open var lineErrorColor: UIColor? { didSet { updateControl() } }
    open var textErrorColor: UIColor? { didSet { updateControl() } }
    open var titleErrorColor: UIColor? { didSet { updateControl() } }
    open var disabledColor = UIColor(white: 0.88, alpha: 1) { didSet { updateControl() } }
    open var selectedTitleColor = UIColor.blue { didSet { updateControl() } }
    open var selectedLineColor = UIColor.black { didSet { updateControl() } }
    /// The heights of the line, in points.
    open var lineHeight: CGFloat = 0.5 { didSet { updateControl() } }
    open var selectedLineHeight: CGFloat = 1 { didSet { updateControl() } }

    open var titleLabel: UILabel! = UILabel()
    open var lineView: UIView! = UIView()
    open var titleFormatter: (String) -> String = { $0.uppercased() } { didSet { updateControl() } }

    open var errorMessage: String? { didSet { updateControl() } }
    open var title: String? { didSet { updateControl() } }
    open var selectedTitle: String? { didSet { updateControl() } }

    /// The color of the text where there is no error.
    private var plainTextColor: UIColor?
    private var showsTitle = false
    private var isUpdating = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        borderStyle = .none
        plainTextColor = textColor
        titleLabel.alpha = 0
        lineView.isUserInteractionEnabled = false
        addSubview(titleLabel)
        addSubview(lineView)
        for event in [UIControl.Event.editingChanged, .editingDidBegin, .editingDidEnd] {
            addAction(UIAction { [weak self] _ in self?.updateControl(animated: true) }, for: event)
        }
        updatePlaceholder()
        updateControl()
    }

    // MARK: State

    open var hasErrorMessage: Bool { !(errorMessage ?? "").isEmpty }
    open var editingOrSelected: Bool { isEditing || isSelected }

    open override var isEnabled: Bool { didSet { updateControl() } }
    open override var isSelected: Bool { didSet { updateControl() } }
    open override var isHighlighted: Bool { didSet { updateControl() } }
    open override var text: String? { didSet { updateControl() } }
    open override var placeholder: String? {
        didSet {
            updatePlaceholder()
            updateControl()
        }
    }
    open override var textColor: UIColor? {
        didSet {
            guard !isUpdating else { return }
            plainTextColor = textColor
            updateControl()
        }
    }

    /// The uppercase title, or the message of an error.
    private var shownTitle: String? {
        if hasErrorMessage, errorMessagePlacement == .default { return errorMessage.map(titleFormatter) }
        let plain = title ?? placeholder
        return (editingOrSelected ? selectedTitle ?? plain : plain).map(titleFormatter)
    }

    open func isTitleVisible() -> Bool { hasText || hasErrorMessage || showsTitle }

    open func setTitleVisible(
        _ titleVisible: Bool, animated: Bool = false,
        animationCompletion: ((_ completed: Bool) -> Void)? = nil
    ) {
        showsTitle = titleVisible
        updateControl(animated: animated)
        animationCompletion?(true)
    }

    // MARK: Appearance

    open func updateColors() {
        let isActive = editingOrSelected || isHighlighted
        lineView.backgroundColor =
            !isEnabled
            ? disabledColor
            : hasErrorMessage ? lineErrorColor ?? errorColor : isActive ? selectedLineColor : lineColor
        titleLabel.textColor =
            !isEnabled
            ? disabledColor
            : hasErrorMessage ? titleErrorColor ?? errorColor : isActive ? selectedTitleColor : titleColor
        let color =
            !isEnabled
            ? disabledColor : hasErrorMessage ? textErrorColor ?? errorColor : plainTextColor
        isUpdating = true
        if textColor != color { textColor = color }
        isUpdating = false
    }

    private func updatePlaceholder() {
        guard let placeholder, let font = placeholderFont ?? font else { return }
        let color = isEnabled ? placeholderColor : disabledColor
        attributedPlaceholder = NSAttributedString(
            string: placeholder, attributes: [.foregroundColor: color, .font: font])
    }

    private func updateControl(animated: Bool = false) {
        updateColors()
        titleLabel.font = titleFont
        titleLabel.text = shownTitle
        let isVisible = isTitleVisible()
        let change = {
            self.titleLabel.alpha = isVisible ? 1 : 0
            self.titleLabel.frame = self.titleLabelRectForBounds(self.bounds, editing: isVisible)
        }
        let duration = isVisible ? titleFadeInDuration : titleFadeOutDuration
        if animated { UIView.animate(withDuration: duration, animations: change) } else { change() }
        lineView.frame = lineViewRectForBounds(bounds, editing: editingOrSelected)
    }

    // MARK: Layout

    open func titleHeight() -> CGFloat { titleFont.lineHeight }
    open func textHeight() -> CGFloat { (font?.lineHeight ?? 15) + 7 }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        inner(super.textRect(forBounds: bounds))
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        inner(super.editingRect(forBounds: bounds))
    }
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: 0, y: titleHeight(), width: bounds.width,
            height: bounds.height - titleHeight() - selectedLineHeight)
    }

    /// Returns the space of the text below the title and above the line.
    private func inner(_ area: CGRect) -> CGRect {
        CGRect(
            x: area.minX, y: titleHeight(), width: area.width,
            height: area.height - titleHeight() - selectedLineHeight)
    }

    /// Returns the frame of the title, which is below the field's top while it is hidden.
    open func titleLabelRectForBounds(_ bounds: CGRect, editing: Bool) -> CGRect {
        CGRect(x: 0, y: editing ? 0 : titleHeight(), width: bounds.width, height: titleHeight())
    }

    open func lineViewRectForBounds(_ bounds: CGRect, editing: Bool) -> CGRect {
        let height = editing ? selectedLineHeight : lineHeight
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = titleLabelRectForBounds(bounds, editing: isTitleVisible())
        lineView.frame = lineViewRectForBounds(bounds, editing: editingOrSelected)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: bounds.width, height: titleHeight() + textHeight())
    }
}

/// A field with an icon before its text.
open class SkyFloatingLabelTextFieldWithIcon: SkyFloatingLabelTextField {
    public enum IconType: Int, Sendable { case font, image }

    open var iconLabel: UILabel! = UILabel()
    open var iconImageView: UIImageView! = UIImageView()
    open var iconType = IconType.font { didSet { updateIcon() } }
    open var iconText: String? { didSet { updateIcon() } }
    open var iconFont: UIFont? { didSet { updateIcon() } }
    open var iconImage: UIImage? { didSet { updateIcon() } }
    open var iconColor = UIColor.gray { didSet { updateIcon() } }
    open var selectedIconColor = UIColor.gray { didSet { updateIcon() } }
    open var iconWidth: CGFloat = 20 { didSet { setNeedsLayout() } }
    open var iconMarginLeft: CGFloat = 4 { didSet { setNeedsLayout() } }
    open var iconMarginBottom: CGFloat = 4 { didSet { setNeedsLayout() } }
    open var iconRotationDegrees: Double = 0 {
        didSet {
            let turned = CGAffineTransform(rotationAngle: CGFloat(iconRotationDegrees * .pi / 180))
            (iconLabel.transform, iconImageView.transform) = (turned, turned)
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addIcon()
    }

    public convenience init(frame: CGRect, iconType: IconType) {
        self.init(frame: frame)
        self.iconType = iconType
        updateIcon()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addIcon()
    }

    private func addIcon() {
        iconLabel.textAlignment = .center
        iconImageView.contentMode = .scaleAspectFit
        addSubview(iconLabel)
        addSubview(iconImageView)
        updateIcon()
    }

    private func updateIcon() {
        (iconLabel.isHidden, iconImageView.isHidden) = (iconType != .font, iconType != .image)
        (iconLabel.text, iconLabel.font) = (iconText, iconFont ?? font)
        iconImageView.image = iconImage
        iconLabel.textColor = editingOrSelected ? selectedIconColor : iconColor
    }

    open override func updateColors() {
        super.updateColors()
        if iconLabel != nil { updateIcon() }
    }

    private func moved(_ area: CGRect) -> CGRect {
        let width = iconWidth + iconMarginLeft
        return CGRect(x: area.minX + width, y: area.minY, width: area.width - width, height: area.height)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.textRect(forBounds: bounds))
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.editingRect(forBounds: bounds))
    }
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.placeholderRect(forBounds: bounds))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = textHeight()
        let frame = CGRect(
            x: 0, y: bounds.height - height - iconMarginBottom, width: iconWidth, height: height)
        (iconLabel.frame, iconImageView.frame) = (frame, frame)
    }
}

// Documents set these properties as runtime attributes.
@section(".init_array") @used private let __fieldsAtLoad: @convention(c) () -> Void = {
    AdaptedCode.add {
        let field = AdaptedClass(SkyFloatingLabelTextField.self)
        field.property("placeholderColor", \SkyFloatingLabelTextField.placeholderColor)
        field.property("titleColor", \SkyFloatingLabelTextField.titleColor)
        field.property("lineColor", \SkyFloatingLabelTextField.lineColor)
        field.property("errorColor", \SkyFloatingLabelTextField.errorColor)
        field.property("lineErrorColor", \SkyFloatingLabelTextField.lineErrorColor)
        field.property("textErrorColor", \SkyFloatingLabelTextField.textErrorColor)
        field.property("titleErrorColor", \SkyFloatingLabelTextField.titleErrorColor)
        field.property("disabledColor", \SkyFloatingLabelTextField.disabledColor)
        field.property("selectedTitleColor", \SkyFloatingLabelTextField.selectedTitleColor)
        field.property("selectedLineColor", \SkyFloatingLabelTextField.selectedLineColor)
        field.property("lineHeight", \SkyFloatingLabelTextField.lineHeight)
        field.property("selectedLineHeight", \SkyFloatingLabelTextField.selectedLineHeight)
        field.property("errorMessage", \SkyFloatingLabelTextField.errorMessage)
        field.property("title", \SkyFloatingLabelTextField.title)
        field.property("selectedTitle", \SkyFloatingLabelTextField.selectedTitle)
        let icon = AdaptedClass(SkyFloatingLabelTextFieldWithIcon.self)
        icon.property("iconText", \SkyFloatingLabelTextFieldWithIcon.iconText)
        icon.property("iconImage", \SkyFloatingLabelTextFieldWithIcon.iconImage)
        icon.property("iconColor", \SkyFloatingLabelTextFieldWithIcon.iconColor)
        icon.property("selectedIconColor", \SkyFloatingLabelTextFieldWithIcon.selectedIconColor)
        icon.property("iconMarginLeft", \SkyFloatingLabelTextFieldWithIcon.iconMarginLeft)
        icon.property("iconMarginBottom", \SkyFloatingLabelTextFieldWithIcon.iconMarginBottom)
        icon.property("iconRotationDegrees", \SkyFloatingLabelTextFieldWithIcon.iconRotationDegrees)
    }
}
