import UIKit

/// Keeps a screen's variants in step with its traits.
///
/// A ``CodeViewController`` has one. Another controller makes its own, calls ``update()`` in `viewIsAppearing(_:)`,
/// when traits are certain, and ``traitsDidChange()`` in `traitCollectionDidChange(_:)`. From iOS 17 on the follower
/// registers for changes of traits itself, once, and that second call does nothing.
@MainActor
public final class VariantFollower {
    private weak var controller: UIViewController?
    private let language: String
    private let registers: Bool

    /// What follows the traits: the variants of the view that is loaded now.
    public var variants: LayoutVariants?

    /// Follows the traits of a controller, which it does not hold.
    ///
    /// - Parameters:
    ///   - controller: Whose traits decide.
    ///   - language: The language that decides between variants; an app is started anew for another one.
    public convenience init(
        _ controller: UIViewController, language: String = VariantTraits.preferredLanguage
    ) {
        if #available(iOS 17.0, *) {
            self.init(controller, language: language, registers: true)
        } else {
            self.init(controller, language: language, registers: false)
        }
    }

    /// - Parameter registers: Whether changes come by registration, and not by `traitCollectionDidChange(_:)`.
    init(_ controller: UIViewController, language: String, registers: Bool) {
        self.controller = controller
        self.language = language
        self.registers = registers
        if #available(iOS 17.0, *), registers { register(controller) }
    }

    @available(iOS 17.0, *)
    private func register(_ controller: UIViewController) {
        controller.registerForTraitChanges(VariantTraits.observed) {
            [weak self] (_: UIViewController, _: UITraitCollection) in self?.change()
        }
    }

    /// Brings the view to the controller's traits.
    public func update() {
        guard let controller else { return }
        variants?.apply(VariantTraits(controller.traitCollection, language: language))
    }

    /// To be called in `traitCollectionDidChange(_:)`, which is how changes are known before iOS 17.
    public func traitsDidChange() {
        if !registers { change() }
    }

    /// Until the view is loaded, there is nothing to bring to the traits.
    private func change() {
        guard controller?.isViewLoaded == true else { return }
        update()
    }
}
