import UIKit

extension AnyListSource {
    /// Gives the items of a list layout the swipe actions of their models. Tables ask for theirs by themselves; of a
    /// collection view the layout is asked.
    ///
    /// ```swift
    /// var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    /// dataSource.addSwipeActions(to: &configuration)
    /// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    /// ```
    ///
    /// Models that can be deleted have an action for that where no other is given.
    public func addSwipeActions(to configuration: inout UICollectionLayoutListConfiguration) {
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.behaviour(at: path).leadingActions()
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let behaviour = self?.behaviour(at: path) else { return nil }
            return behaviour.trailingActions() ?? (behaviour.canDelete ? self?.deletion(at: path) : nil)
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
