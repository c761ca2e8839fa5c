import CoreGraphics

/// The view that shows a content configuration inside a cell, a header or a footer.
@MainActor
struct ConfiguredContent {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (UIView & UIContentView)?

    /// The system's list view, which is placed without constraints.
    var listView: UIListContentView? { view as? UIListContentView }

    /// Shows the configuration in the container, in the view that is there if it can.
    mutating func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
        self.configuration = configuration
        if let configuration, let view, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        view?.removeFromSuperview()
        view = configuration?.makeContentView()
        guard let view else { return }
        container.addSubview(view)
        if listView == nil { Self.pin(view, to: container) }
    }

    /// Places the system's list view; others are placed by their constraints.
    func place(in container: UIView) { listView?.frame = container.bounds }

    /// Returns the height of the system's list view, in points.
    func fittingHeight(width: CGFloat) -> CGFloat? { listView?.fittingContentHeight(width: width) }

    private static func pin(_ view: UIView, to container: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
    }
}

/// The background view of a background configuration.
@MainActor
final class ConfiguredBackground: UIView {
    var configuration = UIBackgroundConfiguration() { didSet { configurationDidChange(oldValue) } }

    private let ground = UIView(frame: .zero)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(ground)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func configurationDidChange(_ old: UIBackgroundConfiguration) {
        ground.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        ground.layer.cornerRadius = configuration.cornerRadius
        ground.clipsToBounds = configuration.cornerRadius > 0
        ground.layer.borderWidth = configuration.strokeWidth
        if configuration.strokeWidth > 0 { strokeDidChange() }
        if old.customView !== configuration.customView { old.customView?.removeFromSuperview() }
        if let custom = configuration.customView, custom.superview !== ground { ground.addSubview(custom) }
        setNeedsLayout()
    }

    private func strokeDidChange() {
        ground.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor).resolvedCGColor(with: traitCollection)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        configurationDidChange(configuration)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configuration.strokeWidth > 0 { strokeDidChange() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var insets = configuration.backgroundInsets
        let (edges, margins) = (
            configuration.edgesAddingLayoutMarginsToBackgroundInsets,
            superview?.directionalLayoutMargins ?? .zero
        )
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        ground.frame = bounds.inset(by: UIEdgeInsets(insets, rightToLeft: isRightToLeft))
        configuration.customView?.frame = ground.bounds
    }
}
