import UIKit

/// A layout in code: the view of a screen, and its parts as properties.
///
/// A builder is to a controller what a storyboard scene is: the controller creates it in `loadView()`, by key, and
/// connects its parts in ``LayoutBinding/bind(_:)``. Several keys share one set of parts; a part that only some of the
/// layouts have is optional.
///
/// ```swift
/// struct MapLayout: CodeInterfaceBuilder {
///     enum Key: String, CodeInterfaceBuilderKey { case whole, corner }
///
///     let view = UIView()
///     let countLabel = UILabel()
///     let button = UIButton(type: .system)
///
///     init(key: Key) {
///         view.addSubview(countLabel)
///         view.addSubview(button)
///         button.setTitle(key == .whole ? "Okinawa" : "沖縄", for: .normal)
///     }
/// }
/// ```
@MainActor
public protocol CodeInterfaceBuilder {
    /// The keys of the layouts.
    associatedtype Key: CodeInterfaceBuilderKey where Key.RawValue == String

    /// Builds the layout of a key. Every builder has views of its own.
    init(key: Key)

    /// The root view of the layout.
    var view: UIView { get }

    /// The parts of the layout that depend on size classes, language and other traits; none by default.
    var variants: [LayoutVariant] { get }
}

extension CodeInterfaceBuilder {
    public var variants: [LayoutVariant] { [] }
}
