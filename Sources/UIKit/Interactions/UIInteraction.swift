import Foundation

/// A way to use a view that the view need not know of.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction; held weakly.
    var view: UIView? { get }
    /// Called before the interaction comes to a view, and with nil before it goes from its own.
    func willMove(to view: UIView?)
    /// Called after the interaction has come to a view, and with nil after it has gone.
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
