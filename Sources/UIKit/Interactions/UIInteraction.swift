import Foundation

/// An interaction with a view that works without the view's code.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view of the interaction; not retained.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, and with nil before it is removed.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, and with nil after it was removed.
    func didMove(to view: UIView?)
}

extension UIView {
    func take(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        hierarchy.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func drop(_ interaction: any UIInteraction) {
        guard let place = hierarchy.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        hierarchy.interactions.remove(at: place)
        interaction.didMove(to: nil)
    }
}
