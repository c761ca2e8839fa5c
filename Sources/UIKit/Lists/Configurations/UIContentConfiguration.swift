/// The content of a cell as a value, which creates the view that displays it.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// Returns a new view that displays the configuration.
    func makeContentView() -> UIView & UIContentView

    /// Returns the configuration for a state of its cell, such as selected.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration and supports others.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view displays.
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether the view supports the configuration; by default one of the type of its current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
