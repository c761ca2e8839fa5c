/// What a cell shows, as a value: it makes the view that shows it.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// A new view that shows the configuration.
    func makeContentView() -> UIView & UIContentView

    /// The configuration for a state of its cell, such as selected.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration and takes others.
@MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can take the configuration; by default one of the type that it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
