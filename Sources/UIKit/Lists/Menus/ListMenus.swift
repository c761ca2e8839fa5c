import CoreGraphics
import Foundation

/// A long press on a row that opens its menu.
@MainActor
final class RowMenuGestureRecognizer: UILongPressGestureRecognizer {
    init() { super.init(target: nil, action: nil) }
    required init?(coder: NSCoder) { nil }

    /// Returns whether the row has a menu: otherwise the touch continues on the row.
    func mayBegin() -> Bool {
        switch view {
        case let table as UITableView: table.hasMenu(at: location(in: table))
        case let collection as UICollectionView: collection.hasMenu(at: location(in: collection))
        default: false
        }
    }

    override func tellTargets() {
        if state == .began {
            switch view {
            case let table as UITableView: table.showMenu()
            case let collection as UICollectionView: collection.showMenu()
            default: break
            }
        }
        super.tellTargets()
    }
}

/// The menu of a row or item that is open or about to be.
struct RowMenu {
    let path: IndexPath
    let configuration: UIContextMenuConfiguration
    weak var panel: MenuPanel?
}

extension UITableView {
    func hasMenu(at point: CGPoint) -> Bool {
        guard !isEditing, let path = indexPathForRow(at: point), editing.menu == nil else {
            return false
        }
        let configuration = tableDelegate?.tableView(
            self, contextMenuConfigurationForRowAt: path, point: point)
        guard let configuration else { return false }
        editing.menu = RowMenu(path: path, configuration: configuration)
        return true
    }

    /// Presents the requested menu.
    func showMenu() {
        guard let menu = editing.menu else { return }
        announceMenu(menu.configuration)
        guard let window, let shown = menu.configuration.makeMenu(),
            let panel = MenuPanel.open(
                shown, in: window, beside: convert(rectForRow(at: menu.path), to: window), sender: self)
        else { return closeContextMenu() }
        editing.menu?.panel = panel
        panel.closed = { [weak self] in self?.closeContextMenu() }
    }
}

extension UICollectionView {
    func hasMenu(at point: CGPoint) -> Bool {
        guard content.menu == nil, content.movement == nil, let path = indexPathForItem(at: point),
            let configuration = contextMenu(at: point)
        else { return false }
        content.menu = RowMenu(path: path, configuration: configuration)
        return true
    }

    /// Presents the requested menu.
    func showMenu() {
        guard let menu = content.menu else { return }
        let animator = MenuAnimator(preview: menu.configuration.previewProvider?())
        collectionDelegate?.collectionView(
            self, willDisplayContextMenu: menu.configuration, animator: animator)
        animator.run()
        let place = layoutAttributesForItem(at: menu.path).map(shownFrame) ?? .zero
        guard let window, let shown = menu.configuration.makeMenu(),
            let panel = MenuPanel.open(
                shown, in: window, beside: convert(place, to: window), sender: self)
        else { return closeMenu() }
        content.menu?.panel = panel
        panel.closed = { [weak self] in self?.closeMenu() }
    }

    private func closeMenu() {
        guard let menu = content.menu else { return }
        content.menu = nil
        menu.panel?.close()
        let animator = MenuAnimator()
        collectionDelegate?.collectionView(
            self, willEndContextMenuInteraction: menu.configuration, animator: animator)
        animator.run()
    }
}
