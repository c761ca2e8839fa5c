import UIKit

/// A controller that connects its outlets and actions with a layout in code.
///
/// The type of the layout is that of the parameter of ``bind(_:)``. A controller whose initializer takes more than a key
/// conforms to this protocol and sets ``builderKey``; all others conform to ``CodeScreen``.
///
/// ```swift
/// final class UserViewController: CodeViewController, LayoutBinding {
///     private let user: User
///
///     init(user: User, builderKey: MapLayout.Key) {
///         self.user = user
///         super.init(nibName: nil, bundle: nil)
///         self.builderKey = builderKey
///     }
///
///     required init?(coder: NSCoder) { nil }
///
///     func bind(_ layout: MapLayout) { layout.countLabel.text = user.name }
/// }
/// ```
@MainActor
public protocol LayoutBinding: CodeViewController {
    /// The type of the layout.
    associatedtype Layout: CodeInterfaceBuilder

    /// Connects outlets and actions, as a storyboard does. The controller's view is set; `viewDidLoad()` comes next.
    func bind(_ layout: Layout)
}

extension LayoutBinding {
    /// The layout of the screen; nil when a storyboard created it.
    ///
    /// The view is built with the key that is set when it is loaded. A controller with a key can be restored: its class is
    /// its `restorationClass`, and its restoration identifier is the name of the class unless it has one already.
    public var builderKey: Layout.Key? {
        get { savedKey.flatMap { Layout.Key(rawValue: $0) } }
        set { savedKey = newValue?.rawValue }
    }

    static func hasLayout(_ key: String) -> Bool { Layout.Key(rawValue: key) != nil }

    static var keys: [String] { Layout.Key.allCases.map(\.rawValue) }

    /// Builds the view; nil without a key. Variants note the values of properties before the controller changes them.
    func buildView() -> LayoutVariants? {
        guard let builderKey else { return nil }
        let layout = Layout(key: builderKey)
        let variants = LayoutVariants(layout.variants, language: preferredLanguage)
        view = layout.view
        bind(layout)
        return variants
    }
}
