import UIKit

/// A screen whose view comes from a ``CodeInterfaceBuilder``, or from a storyboard as before.
///
/// Made with a key, the controller builds its view in code and follows the variants of its layout. Made by a
/// storyboard, it takes the storyboard's view: so a class leaves its storyboard one screen at a time and serves both
/// meanwhile. What a storyboard gives for nothing is given again: the screen is saved and restored, with its layout and,
/// when it is ``StateKeeping``, with its state.
///
/// ```swift
/// final class MapViewController: CodeViewController {
///     @IBOutlet private var countLabel: UILabel!
///
///     override func bind(_ builder: CodeInterfaceBuilder) throws {
///         countLabel = try builder.part("countLabel")
///         try builder.addAction(to: "nahaButton") { [weak self] in self?.countLabel.text = "Naha!" }
///     }
/// }
///
/// let screen = MapViewController(builderKey: .wholeMap)
/// ```
open class CodeViewController: UIViewController, UIViewControllerRestoration {
    /// Which layout the screen has; nil when a storyboard made it.
    public private(set) var builderKey: CodeInterfaceBuilderKey?

    /// Why the last attempt to build the view failed; nil when it did not.
    public private(set) var buildError: (any Error)?

    private lazy var follower = VariantFollower(self, language: preferredLanguage)

    /// A screen with a layout in code. It can be restored: its restoration identifier is the class's name.
    public init(builderKey: CodeInterfaceBuilderKey) {
        self.builderKey = builderKey
        super.init(nibName: nil, bundle: nil)
        becomeRestorable()
    }

    /// A screen from a storyboard, or from what ``encode(with:)`` or ``encodeRestorableState(with:)`` wrote.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        builderKey = coder.builderKey
        if builderKey != nil { becomeRestorable() }
        (self as? any StateKeeping)?.decodeState(with: coder)
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
        follower.traitsDidChange()
    }

    // MARK: State

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeScreen(with: coder)
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeScreen(with: coder)
    }

    /// The layout is that of the controller which is restored: it was made with the key that had been saved.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        (self as? any StateKeeping)?.decodeState(with: coder)
    }

    /// Writes layout and state into the activity that this is the keeper of: the one in `userActivity`.
    open override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.builderKey = builderKey
        (self as? any StateKeeping)?.encodeState(in: activity)
    }

    /// Takes the state from an activity that is gone on with. The layout is that which the screen was made with; a
    /// scene's delegate makes it with the activity's `builderKey`.
    open override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        (self as? any StateKeeping)?.decodeState(from: activity)
    }

    private func encodeScreen(with coder: NSCoder) {
        coder.encode(builderKey: builderKey)
        (self as? any StateKeeping)?.encodeState(with: coder)
    }

    // MARK: Restoration

    /// Storyboards make their own controllers anew; a screen in code is made by its class.
    private func becomeRestorable() {
        restorationIdentifier = restorationIdentifier ?? String(describing: type(of: self))
        restorationClass = type(of: self)
    }

    /// Makes the screen anew with the layout that was saved; nil, and the screen is left out, when there is no such
    /// layout any longer.
    open class func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let key = coder.builderKey, CodeInterfaceBuilder.keys.contains(key) else { return nil }
        return self.init(coder: coder)
    }
}
