import CoreGraphics
import Foundation

/// Displays an image, two texts and two buttons in the middle, in place of missing content.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration { didSet { reload() } }
    /// Whether the view scrolls. Stored; the view fills its bounds.
    open var scrollEnabled = false

    private let column = UIStackView()
    private let background = UIView()

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        assemble()
    }

    public required init?(coder: NSCoder) {
        configuration = UIContentUnavailableConfiguration.empty()
        super.init(coder: coder)
        assemble()
    }

    /// The minimum margin at each side, in points.
    private static let sideMargin: CGFloat = 32

    private func assemble() {
        column.axis = .vertical
        column.alignment = .center
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(background)
        addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            column.leadingAnchor.constraint(
                greaterThanOrEqualTo: safeAreaLayoutGuide.leadingAnchor, constant: Self.sideMargin),
        ])
        reload()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
    }

    private func reload() {
        guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        column.alignment = shown.alignment == .center ? .center : .leading
        background.backgroundColor = shown.background.backgroundColor
        add(picture(shown), spacing: shown.imageToTextPadding)
        add(
            label(shown.text, shown.attributedText, shown.textProperties, shown),
            spacing: shown.textToSecondaryTextPadding)
        add(
            label(
                shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, shown),
            spacing: nil)
        if let last = column.arrangedSubviews.last {
            column.setCustomSpacing(shown.textToButtonPadding, after: last)
        }
        add(
            button(shown.button, shown.buttonProperties), spacing: shown.buttonToSecondaryButtonPadding)
        add(button(shown.secondaryButton, shown.secondaryButtonProperties), spacing: nil)
    }

    private func add(_ view: UIView?, spacing: CGFloat?) {
        guard let view else { return }
        column.addArrangedSubview(view)
        if let spacing { column.setCustomSpacing(spacing, after: view) }
    }

    private func picture(_ shown: UIContentUnavailableConfiguration) -> UIView? {
        if shown.isLoading {
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            return spinner
        }
        guard let image = shown.image else { return nil }
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        view.tintColor = shown.imageProperties.tintColor
        view.layer.cornerRadius = shown.imageProperties.cornerRadius
        view.clipsToBounds = shown.imageProperties.cornerRadius > 0
        limit(view, to: shown.imageProperties.maximumSize)
        return view
    }

    private func limit(_ view: UIImageView, to size: CGSize) {
        view.contentMode = .scaleAspectFit
        if size.width > 0 {
            view.widthAnchor.constraint(lessThanOrEqualToConstant: size.width).isActive = true
        }
        if size.height > 0 {
            view.heightAnchor.constraint(lessThanOrEqualToConstant: size.height).isActive = true
        }
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?,
        _ look: UIContentUnavailableConfiguration.TextProperties, _ shown: UIContentUnavailableConfiguration
    ) -> UILabel? {
        guard text?.isEmpty == false || attributed != nil else { return nil }
        let label = UILabel()
        (label.font, label.textColor) = (look.font, look.color)
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.text = text
        if let attributed { label.attributedText = attributed }
        return label
    }

    /// Returns a button; nil without title and image.
    private func button(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let hasTitle = configuration.title?.isEmpty == false || configuration.attributedTitle != nil
        guard hasTitle || configuration.image != nil else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: nil)
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.role = properties.role
        button.isEnabled = properties.isEnabled
        return button
    }
}
