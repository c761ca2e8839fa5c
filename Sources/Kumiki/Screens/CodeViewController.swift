import UIKit

/// A screen whose view comes from a ``CodeInterfaceBuilder``, or from a storyboard as before.
///
/// Created with a key, the controller builds its view in code and follows the variants of the layout. Created by a
/// storyboard, it keeps the storyboard's view: a class leaves its storyboard one screen at a time and serves both
/// meanwhile. The class restores behavior that storyboards provide automatically: a screen is saved and restored with its
/// layout and, when it is ``StateKeeping``, with its state.
///
/// ```swift
/// final class MapViewController: CodeViewController, CodeScreen {
///     @IBOutlet private weak var countLabel: UILabel!
///
///     func bind(_ layout: MapLayout) {
///         countLabel = layout.countLabel
///         layout.button.addAction(UIAction { [weak self] _ in self?.sayNaha() }, for: .primaryActionTriggered)
///     }
///
///     private func sayNaha() { countLabel.text = "Naha!" }
/// }
/// ```
open class CodeViewController: UIViewController, UIViewControllerRestoration {
    /// The raw value of the layout's key, as archives keep it; nil when a storyboard created the screen.
    var savedKey: String? {
        didSet { updateRestorability() }
    }

    private var variants: LayoutVariants?
    private var followsTraits = false

    /// Creates a screen without a layout in code; ``LayoutBinding/builderKey`` gives it one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a screen of a storyboard, or one that ``encode(with:)`` or ``encodeRestorableState(with:)`` saved.
    ///
    /// Returns nil when the coder has an unknown key, which is reported to ``restorationDidFail(_:)``.
    public required init?(coder: NSCoder) {
        savedKey = coder.builderKey
        super.init(coder: coder)
        if let savedKey {
            guard Self.canRestore(savedKey) else { return nil }
            updateRestorability()
            // A controller archives its view, whose parts nothing connects; the layout is built again instead.
            if isViewLoaded { view = nil }
        }
        (self as? any StateKeeping)?.decodeState(with: coder)
    }

    /// The language that decides between variants; by default the language that the main bundle's texts are in.
    open var preferredLanguage: String { LayoutVariants.preferredLanguage }

    // MARK: View

    open override func loadView() {
        guard savedKey != nil, let screen = self as? any LayoutBinding else { return super.loadView() }
        variants = screen.buildView()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        followTraits()
        (self as? any StateKeeping)?.restoreAwaitingState()
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        variants?.apply(traitCollection)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if !followsTraits { variants?.apply(traitCollection) }
    }

    /// Whether the system has registrations for changes of traits.
    var canRegisterForTraitChanges: Bool {
        if #available(iOS 17.0, *) { true } else { false }
    }

    /// Registers once, however often the view is loaded.
    private func followTraits() {
        guard #available(iOS 17.0, *), canRegisterForTraitChanges, variants != nil, !followsTraits else {
            return
        }
        followsTraits = true
        registerForTraitChanges(LayoutVariants.observedTraits) {
            (screen: CodeViewController, _: UITraitCollection) in
            screen.variants?.apply(screen.traitCollection)
        }
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

    /// Restores the state. The layout is that of the controller, which was created with the saved key.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        (self as? any StateKeeping)?.decodeState(with: coder)
    }

    /// Writes layout and state into an activity, such as that in `userActivity`.
    open override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.builderKey = savedKey
        (self as? any StateKeeping)?.encodeState(in: activity)
    }

    /// Restores the state from an activity that continues. ``CodeScreen/init(restoring:)`` creates a screen with the
    /// activity's layout.
    open override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        (self as? any StateKeeping)?.decodeState(from: activity)
    }

    private func encodeScreen(with coder: NSCoder) {
        coder.encode(builderKey: savedKey)
        (self as? any StateKeeping)?.encodeState(with: coder)
    }

    // MARK: Restoration

    /// Creates the screen with the layout and state that were saved; nil, so that the screen is left out, without a key or
    /// with an unknown one.
    open class func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        coder.builderKey == nil ? nil : self.init(coder: coder)
    }

    /// Called when saved data name a layout that the class does not have; the screen is left out. Logs the error by default.
    open class func restorationDidFail(_ error: ScreenError) {
        NSLog("%@", "\(self): \(error)")
    }

    /// Whether the class has the layout; reports the error when it does not.
    static func canRestore(_ key: String) -> Bool {
        let layouts = self as? any LayoutBinding.Type
        if layouts?.hasLayout(key) == true { return true }
        restorationDidFail(.unknownKey(key, known: layouts?.keys ?? []))
        return false
    }

    /// A storyboard recreates its own controllers; a screen in code is recreated by its class.
    private func updateRestorability() {
        restorationClass = savedKey == nil ? nil : type(of: self)
        guard savedKey != nil else { return }
        restorationIdentifier = restorationIdentifier ?? String(describing: type(of: self))
    }
}
