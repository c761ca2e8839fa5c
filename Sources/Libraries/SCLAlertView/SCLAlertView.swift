@_exported import Foundation
import UIKit

/// A button of an alert.
open class SCLButton: UIButton {
    public var initialTitle: String!
    fileprivate var customColors: (background: UIColor?, text: UIColor?)
    fileprivate var action: (() -> Void)?
}

/// A visible alert, which code can change and close.
@MainActor open class SCLAlertViewResponder {
    let alertview: SCLAlertView

    public init(alertview: SCLAlertView) { self.alertview = alertview }

    open func setTitle(_ title: String) { alertview.labelTitle.text = title }
    open func setSubTitle(_ subTitle: String?) {
        alertview.viewText.text = subTitle
        alertview.view.setNeedsLayout()
    }
    open func close() { alertview.hideView() }
    open func setDismissBlock(_ dismissBlock: @escaping () -> Void) { alertview.dismissBlock = dismissBlock }
}

/// A box with an icon, texts, fields and buttons over the window.
open class SCLAlertView: UIViewController {
    open var iconTintColor: UIColor?
    open var customSubview: UIView?
    open var appearance: SCLAppearance!
    open var labelTitle = UILabel()
    open var viewText = UITextView()

    var dismissBlock: (() -> Void)?
    let contentView = UIView()
    private let circle = UIView()
    private let circleView = UIView()
    private var inputs: [UIView] = []
    private var buttons: [SCLButton] = []
    /// The alert remains while it is visible, as nothing else refers to it.
    private var visibleSelf: SCLAlertView?
    private var timer: Timer?

    public init(appearance: SCLAppearance) {
        super.init(nibName: nil, bundle: nil)
        self.appearance = appearance
        prepare()
    }

    public convenience init() { self.init(appearance: SCLAppearance()) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        appearance = SCLAppearance()
        prepare()
    }

    private func prepare() {
        view.frame = UIScreen.main.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = UIColor.black.withAlphaComponent(appearance.kDefaultShadowOpacity)
        contentView.backgroundColor = appearance.contentViewColor
        contentView.layer.cornerRadius = appearance.contentViewCornerRadius
        contentView.layer.borderWidth = 0.5
        contentView.layer.borderColor = appearance.contentViewBorderColor.cgColor
        circle.backgroundColor = appearance.circleBackgroundColor
        circle.isHidden = !appearance.showCircularIcon
        labelTitle.numberOfLines = 0
        labelTitle.textAlignment = .center
        labelTitle.font = appearance.kTitleFont
        labelTitle.textColor = appearance.titleColor
        viewText.isEditable = false
        viewText.isScrollEnabled = false
        viewText.backgroundColor = .clear
        viewText.textAlignment = appearance.textViewAlignment
        viewText.textContainerInset = .zero
        viewText.textContainer.lineFragmentPadding = 0
        viewText.font = appearance.kTextFont
        viewText.textColor = appearance.subTitleColor
        view.addSubview(contentView)
        view.addSubview(circle)
        circle.addSubview(circleView)
        contentView.addSubview(labelTitle)
        contentView.addSubview(viewText)
    }

    /// A touch beside the box ends editing, and closes the alert if its appearance says so.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, !contentView.frame.contains(touch.location(in: view)) else { return }
        view.endEditing(true)
        if appearance.hideWhenBackgroundViewIsTapped { hideView() }
    }

    // MARK: Parts

    @discardableResult open func addTextField(_ title: String? = nil) -> UITextField {
        let field = UITextField()
        field.placeholder = title ?? ""
        field.borderStyle = .roundedRect
        field.font = appearance.kTextFont
        field.layer.cornerRadius = appearance.fieldCornerRadius
        field.layer.borderWidth = 1
        add(field)
        return field
    }

    @discardableResult open func addTextView() -> UITextView {
        let text = UITextView()
        text.font = appearance.kTextFont
        text.layer.cornerRadius = appearance.fieldCornerRadius
        text.layer.borderWidth = 1
        add(text)
        return text
    }

    private func add(_ input: UIView) {
        contentView.addSubview(input)
        inputs.append(input)
    }

    @discardableResult open func addButton(
        _ title: String, backgroundColor: UIColor? = nil, textColor: UIColor? = nil,
        font: UIFont? = nil, showTimeout: Any? = nil, action: @escaping () -> Void
    ) -> SCLButton {
        let button = SCLButton()
        button.initialTitle = title
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = font ?? appearance.kButtonFont
        button.layer.cornerRadius = appearance.buttonCornerRadius
        button.layer.masksToBounds = true
        button.customColors = (backgroundColor, textColor)
        button.action = action
        button.addAction(
            UIAction { [weak self, weak button] _ in
                guard let self, let button else { return }
                button.action?()
                if appearance.shouldAutoDismiss { hideView() }
            }, for: .touchUpInside)
        contentView.addSubview(button)
        buttons.append(button)
        return button
    }

    @discardableResult open func addButton(
        _ title: String, backgroundColor: UIColor? = nil, textColor: UIColor? = nil,
        font: UIFont? = nil, showTimeout: Any? = nil, target: AnyObject, selector: Selector
    ) -> SCLButton {
        addButton(title, backgroundColor: backgroundColor, textColor: textColor, font: font) {
            [weak target] in
            UIApplication.shared.sendAction(selector, to: target, from: nil, for: nil)
        }
    }

    // MARK: Layout

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (width, margin) = (appearance.kWindowWidth, appearance.margin)
        let inner = width - 2 * margin.horizontal
        let fitting = CGSize(width: inner, height: .greatestFiniteMagnitude)
        var y = (appearance.showCircularIcon ? appearance.kCircleHeight / 2 : 0) + 4

        func place(_ part: UIView, height: CGFloat, spacing: CGFloat) {
            part.frame = CGRect(x: margin.horizontal, y: y, width: inner, height: height)
            y += height + spacing
        }
        let hasTitle = !(labelTitle.text ?? "").isEmpty
        if hasTitle {
            let height = max(appearance.kTitleHeight, labelTitle.sizeThatFits(fitting).height.rounded(.up))
            place(labelTitle, height: height, spacing: 0)
        }
        if let customSubview {
            place(customSubview, height: customSubview.frame.height, spacing: margin.textViewBottom)
        }
        if !(viewText.text ?? "").isEmpty {
            y += margin.textViewTop
            let height = viewText.sizeThatFits(fitting).height.rounded(.up)
            place(viewText, height: height, spacing: margin.textViewBottom)
        }
        for input in inputs {
            let height = input is UITextField ? appearance.kTextFieldHeight : appearance.kTextViewdHeight
            place(input, height: height, spacing: margin.textFieldSpacing)
        }
        placeButtons(inner, &y)
        let height = y - (buttons.isEmpty ? 0 : margin.buttonSpacing) + margin.bottom
        contentView.frame = CGRect(
            x: ((view.bounds.width - width) / 2).rounded(), y: ((view.bounds.height - height) / 2).rounded(),
            width: width, height: height)
        placeCircle()
    }

    private func placeButtons(_ width: CGFloat, _ y: inout CGFloat) {
        let (margin, height) = (appearance.margin, appearance.kButtonHeight)
        guard appearance.buttonsLayout == .horizontal, !buttons.isEmpty else {
            for button in buttons {
                button.frame = CGRect(x: margin.horizontal, y: y, width: width, height: height)
                y += height + margin.buttonSpacing
            }
            return
        }
        let count = CGFloat(buttons.count)
        let part = (width - (count - 1) * margin.buttonSpacing) / count
        for (index, button) in buttons.enumerated() {
            let x = margin.horizontal + CGFloat(index) * (part + margin.buttonSpacing)
            button.frame = CGRect(x: x, y: y, width: part, height: height)
        }
        y += height + margin.buttonSpacing
    }

    private func placeCircle() {
        let inset = appearance.kCircleBackgroundTopPosition / 2
        let size = appearance.kCircleHeight + 2 * inset
        circle.frame = CGRect(
            x: contentView.frame.midX - size / 2,
            y: contentView.frame.minY - size / 2 + appearance.kCircleTopPosition, width: size, height: size)
        circle.layer.cornerRadius = size / 2
        circleView.frame = circle.bounds.insetBy(dx: inset, dy: inset)
        circleView.layer.cornerRadius = appearance.kCircleHeight / 2
        let icon = circleView.subviews.first
        let length = appearance.kCircleIconHeight
        icon?.frame = CGRect(
            x: (circleView.bounds.width - length) / 2, y: (circleView.bounds.height - length) / 2,
            width: length, height: length)
    }

    // MARK: Visibility

    /// Shows the alert over the key window.
    @discardableResult open func showTitle(
        _ title: String, subTitle: String? = nil, timeout: SCLTimeoutConfiguration? = nil,
        completeText: String? = nil, style: SCLAlertViewStyle, colorStyle: UInt? = nil,
        colorTextButton: UInt? = nil, circleIconImage: UIImage? = nil,
        animationStyle: SCLAnimationStyle = .topToBottom
    ) -> SCLAlertViewResponder {
        labelTitle.text = title
        viewText.text = subTitle
        if let customSubview { contentView.addSubview(customSubview) }
        if appearance.showCloseButton {
            addButton(completeText ?? "Done") { [weak self] in self?.hideView() }
        }
        let color = UIColor(hex: colorStyle ?? style.defaultColorInt)
        let textColor = UIColor(hex: colorTextButton ?? (style == .warning ? 0x000000 : 0xFFFFFF))
        paint(color, textColor)
        addIcon(style, circleIconImage)
        let window =
            UIApplication.shared.windows.first { $0.isKeyWindow } ?? UIApplication.shared.windows.first
        view.frame = window?.bounds ?? view.frame
        window?.addSubview(view)
        view.setNeedsLayout()
        visibleSelf = self
        close(after: timeout)
        return SCLAlertViewResponder(alertview: self)
    }

    private func paint(_ color: UIColor, _ textColor: UIColor) {
        circleView.backgroundColor = color
        for button in buttons {
            button.backgroundColor = button.customColors.background ?? color
            button.setTitleColor(button.customColors.text ?? textColor, for: .normal)
        }
        for input in inputs { input.layer.borderColor = color.cgColor }
    }

    private func addIcon(_ style: SCLAlertViewStyle, _ image: UIImage?) {
        circleView.subviews.forEach { $0.removeFromSuperview() }
        let tint = iconTintColor ?? (style == .warning ? .black : .white)
        guard let symbol = style.symbol ?? (image == nil ? nil : "") else {
            let indicator = UIActivityIndicatorView(style: appearance.activityIndicatorStyle)
            indicator.color = tint
            indicator.startAnimating()
            return circleView.addSubview(indicator)
        }
        let icon = UIImageView(
            image: image ?? UIImage(systemName: symbol)?.withRenderingMode(.alwaysTemplate))
        icon.contentMode = .scaleAspectFit
        icon.tintColor = tint
        circleView.addSubview(icon)
    }

    private func close(after timeout: SCLTimeoutConfiguration?) {
        timer?.invalidate()
        guard let timeout else { return }
        timer = ClockTimer.scheduledTimer(withTimeInterval: timeout.value, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                timeout.action()
                self?.hideView()
            }
        }
    }

    open func isShowing() -> Bool { view.superview != nil }

    open func hideView() {
        guard visibleSelf != nil else { return }
        timer?.invalidate()
        view.removeFromSuperview()
        dismissBlock?()
        visibleSelf = nil
    }
}

extension UIColor {
    /// Creates a color of a number with two hexadecimal digits for each component.
    fileprivate convenience init(hex: UInt) {
        let parts = [16, 8, 0].map { CGFloat((hex >> $0) & 0xFF) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
}
