import UIKit

extension AnyListSource {
    /// Adds the swipe actions of models to the items of a list layout. Tables request them from their delegate; in collection
    /// views they are a property of the layout.
    ///
    /// ```swift
    /// var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    /// dataSource.addSwipeActions(to: &configuration)
    /// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    /// ```
    ///
    /// Models that can be deleted have an action for it, unless they have other trailing actions.
    public func addSwipeActions(to configuration: inout UICollectionLayoutListConfiguration) {
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.behavior(at: path).leadingActions()
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let behavior = self?.behavior(at: path) else { return nil }
            return behavior.trailingActions() ?? (behavior.canDelete ? self?.deletion(at: path) : nil)
        }
    }

    private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
        let action = UIContextualAction(style: .destructive, title: nil) { [weak self] _, _, done in
            self?.delete(at: path)
            done(true)
        }
        action.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [action])
    }
}
