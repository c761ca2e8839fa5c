import CoreGraphics
import Foundation

/// Keeps the rows of a table controller clear of the keyboard while its view is visible (Apple: UITableViewController,
/// which resizes its table for the keyboard).
@MainActor
final class KeyboardRoom {
    private var observer: (any NSObjectProtocol)?
    private var table: () -> UITableView? = { nil }
    /// The inset added below the content, in points.
    private var added: CGFloat = 0

    func follow(_ table: @escaping () -> UITableView?) {
        end()
        self.table = table
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] note in
            let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            MainActor.assumeIsolated { self?.keyboardMoves(to: frame ?? .zero) }
        }
    }

    func end() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
    }

    isolated deinit { end() }

    private func keyboardMoves(to frame: CGRect) {
        guard let table = table(), let window = table.window, KeyboardController.moving === window else {
            return
        }
        let place = window.convert(table.bounds, from: table)
        let covered = max(min(place.maxY - frame.minY, place.height), 0)
        let room = max(covered - table.safeAreaShare.bottom, 0)
        guard room != added else { return }
        table.contentInset.bottom += room - added
        table.verticalScrollIndicatorInsets.bottom += room - added
        added = room
        if room > 0 { reveal(window.firstResponder, in: table) }
    }

    /// Scrolls to the row that is being edited, or else to the view.
    private func reveal(_ responder: UIResponder?, in table: UITableView) {
        guard let view = responder as? UIView, view !== table, view.isDescendant(of: table) else { return }
        let cell = sequence(first: view, next: \.superview).first { $0 is UITableViewCell }
        let shown = cell ?? view
        table.scrollRectToVisible(table.convert(shown.bounds, from: shown), animated: true)
    }
}
