import UIKit

/// Keeps a screen's variants in step with its traits.
@MainActor
final class VariantFollower {
    private weak var controller: UIViewController?
    private let language: String

    /// What follows the traits: the variants of the view that is loaded now.
    var variants: LayoutVariants?

    init(_ controller: UIViewController, language: String) {
        self.controller = controller
        self.language = language
    }

    /// Brings the view to the controller's traits. To be called when they are certain, in `viewIsAppearing(_:)`, and
    /// when they change.
    func update() {
        guard let controller else { return }
        variants?.apply(VariantTraits(controller.traitCollection, language: language))
    }
}
