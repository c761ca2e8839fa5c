/// The content of a cell as a SwiftUI view: here the name of the view is displayed.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    /// The insets of the content in points.
    private var insets = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    private var width: CGFloat = 0
    private var height: CGFloat = 0

    /// Creates a configuration of a view, which is not evaluated.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}

    private init(insets: NSDirectionalEdgeInsets, _ width: CGFloat, _ height: CGFloat) {
        (self.insets, self.width, self.height) = (insets, width, height)
    }

    /// Sets the background, which is not displayed.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(insets: insets, width, height)
    }

    /// Sets the background, which is not displayed.
    public func background<S>(_ style: S) -> UIHostingConfiguration<Content, EmptyView> {
        UIHostingConfiguration<Content, EmptyView>(insets: insets, width, height)
    }

    /// Sets insets of the content in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        var changed = self
        if edges.contains(.top) { changed.insets.top = length }
        if edges.contains(.leading) { changed.insets.leading = length }
        if edges.contains(.bottom) { changed.insets.bottom = length }
        if edges.contains(.trailing) { changed.insets.trailing = length }
        return changed
    }

    /// Sets the insets of the content in points.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        var changed = self
        if edges.contains(.top) { changed.insets.top = insets.top }
        if edges.contains(.leading) { changed.insets.leading = insets.leading }
        if edges.contains(.bottom) { changed.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { changed.insets.trailing = insets.trailing }
        return changed
    }

    /// Sets the minimum size in points.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var changed = self
        (changed.width, changed.height) = (width ?? self.width, height ?? self.height)
        return changed
    }

    /// Returns a view with the name of the content.
    public func makeContentView() -> UIView & UIContentView {
        RuntimeDiagnostics.reportOnce("SwiftUI draws nothing here: the name of \(Content.self) is shown")
        return HostedContentView(self, named: "\(Content.self)", insets: insets, width: width, height: height)
    }

    /// Returns the configuration itself.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

/// A view with the name of a SwiftUI view in the content of a cell.
private final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(
        _ configuration: any UIContentConfiguration, named name: String, insets: NSDirectionalEdgeInsets,
        width: CGFloat, height: CGFloat
    ) {
        self.configuration = configuration
        super.init(frame: .zero)
        let label = UILabel()
        (label.text, label.textColor, label.numberOfLines) = (name, .secondaryLabel, 0)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
            bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: insets.bottom),
            trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: insets.trailing),
            widthAnchor.constraint(greaterThanOrEqualToConstant: width),
            heightAnchor.constraint(greaterThanOrEqualToConstant: height),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
