import UIKit

/// A screen whose view comes from a ``CodeInterfaceBuilder``, or from a storyboard as before.
///
/// Made with a key, the controller builds its view in code and follows the variants of its layout. Made by a
/// storyboard, it takes the storyboard's view: so a class leaves its storyboard one screen at a time and serves both
/// meanwhile.
///
/// ```swift
/// final class MapViewController: CodeViewController {
///     override func bind(_ builder: CodeInterfaceBuilder) throws {
///         countLabel = try builder.part("countLabel")
///         try builder.addAction(to: "nahaButton") { [weak self] in self?.greet() }
///     }
/// }
///
/// let screen = MapViewController(builderKey: .wholeMap)
/// ```
open class CodeViewController: UIViewController {
    private enum Keys {
        static let builder = "Kumiki.builderKey"
    }

    /// Which layout the screen has; nil when a storyboard made it.
    public private(set) var builderKey: CodeInterfaceBuilderKey?

    /// Why the last attempt to build the view failed; nil when it did not.
    public private(set) var buildError: (any Error)?

    private lazy var follower = VariantFollower(self, language: preferredLanguage)

    /// A screen with a layout in code.
    public init(builderKey: CodeInterfaceBuilderKey) {
        self.builderKey = builderKey
        super.init(nibName: nil, bundle: nil)
    }

    /// A screen from a storyboard, or from what ``encode(with:)`` wrote.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        builderKey = Self.key(in: coder)
    }

    /// The language that decides between variants; the one that the main bundle's texts are shown in.
    open var preferredLanguage: String { VariantTraits.preferredLanguage }

    /// Takes parts and actions from the layout, as outlets and actions are connected. The view is not set yet.
    open func bind(_ builder: CodeInterfaceBuilder) throws {}

    /// Called when the layout cannot be built; the screen has an empty view then. Tells the console unless overridden.
    open func buildDidFail(_ error: any Error) {
        NSLog("%@", "\(type(of: self)): \(error)")
    }

    open override func loadView() {
        guard let builderKey else { return super.loadView() }
        do {
            let builder = try CodeInterfaceBuilder(key: builderKey)
            try bind(builder)
            follower.variants = builder.variants
            buildError = nil
            view = builder.view
        } catch {
            follower.variants = nil
            buildError = error
            view = UIView()
            buildDidFail(error)
        }
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        follower.update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard isViewLoaded else { return }
        follower.update()
    }

    // MARK: State

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeKey(with: coder)
    }

    private func encodeKey(with coder: NSCoder) {
        coder.encode(builderKey.map { $0.rawValue as NSString }, forKey: Keys.builder)
    }

    private static func key(in coder: NSCoder) -> CodeInterfaceBuilderKey? {
        guard coder.containsValue(forKey: Keys.builder) else { return nil }
        return coder.decodeObject(of: NSString.self, forKey: Keys.builder).map {
            CodeInterfaceBuilderKey(rawValue: $0 as String)
        }
    }
}
