import CoreGraphics
import Foundation

/// The selection of a pan with two touches over a list.
struct MultipleSelection {
    /// The index path at which the touches began.
    let start: IndexPath
    /// Whether the gesture selects rows; it deselects them if the first one was selected.
    let selects: Bool
    /// The rows whose selection the gesture has changed.
    var changed: Set<IndexPath> = []
}

/// A list in which a pan with two touches can select several rows (Apple:
/// `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`).
@MainActor
protocol MultiplySelectedList: UIScrollView {
    var multipleSelection: MultipleSelection? { get set }

    func chosenRow(at point: CGPoint) -> IndexPath?
    /// Returns whether the delegate allows the gesture to select.
    func mayBeginMultipleSelection(at path: IndexPath) -> Bool
    func didBeginMultipleSelection(at path: IndexPath)
    func didEndMultipleSelection()
    func isChosen(_ path: IndexPath) -> Bool
    /// Selects or deselects a row and calls the delegate, as a tap does.
    func toggleChosen(_ path: IndexPath)
    /// Returns the rows between two, inclusive, starting with the first argument.
    func rows(from first: IndexPath, through last: IndexPath) -> [IndexPath]
}

extension MultiplySelectedList {
    /// Adds the recognizer before the pan recognizer for scrolling, which two touches would trigger as well.
    func addMultipleSelectionGesture() {
        let recognizer = MultipleSelectionGestureRecognizer()
        gestureRecognizers = [recognizer] + (gestureRecognizers ?? [])
    }

    func beginMultipleSelection(at point: CGPoint) {
        guard let path = chosenRow(at: point) else { return }
        didBeginMultipleSelection(at: path)
        multipleSelection = MultipleSelection(start: path, selects: !isChosen(path))
        extendMultipleSelection(to: point)
    }

    /// Selects all rows from the first one to the one under the touches, and restores those beyond.
    func extendMultipleSelection(to point: CGPoint) {
        guard let selection = multipleSelection, let end = chosenRow(at: point) else { return }
        let between = rows(from: min(selection.start, end), through: max(selection.start, end))
        let gone = selection.changed.subtracting(between)
        for path in gone.sorted() where isChosen(path) == selection.selects { toggleChosen(path) }
        for path in between where isChosen(path) != selection.selects {
            toggleChosen(path)
            multipleSelection?.changed.insert(path)
        }
        multipleSelection?.changed.subtract(gone)
    }

    func endMultipleSelection() {
        guard multipleSelection != nil else { return }
        multipleSelection = nil
        didEndMultipleSelection()
    }
}

/// A recognizer of pans with two touches over a list.
@MainActor
final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
    private var list: (any MultiplySelectedList)? { view as? any MultiplySelectedList }

    init() {
        super.init(target: nil, action: nil)
        (minimumNumberOfTouches, maximumNumberOfTouches) = (2, 2)
    }

    required init?(coder: NSCoder) { nil }

    private var start: CGPoint { location(in: view) - translation(in: view) }

    /// Called when all other conditions are met, so that delegates are called only once.
    func mayBegin() -> Bool {
        guard let list, let path = list.chosenRow(at: start) else { return false }
        return list.mayBeginMultipleSelection(at: path)
    }

    override func tellTargets() {
        switch state {
        case .began:
            list?.beginMultipleSelection(at: start)
            list?.extendMultipleSelection(to: location(in: view))
        case .changed: list?.extendMultipleSelection(to: location(in: view))
        case .ended, .cancelled: list?.endMultipleSelection()
        default: break
        }
        super.tellTargets()
    }
}

extension UITableView: MultiplySelectedList {
    func chosenRow(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
        guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing else { return false }
        return tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func didBeginMultipleSelection(at path: IndexPath) {
        endSwipe()
        tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func didEndMultipleSelection() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }
    func isChosen(_ path: IndexPath) -> Bool { selection.contains(path) }

    func toggleChosen(_ path: IndexPath) {
        guard selectsSeveral else { return }
        if selection.contains(path) { tapSelectedRow(path) } else { selectByTap(path) }
    }

    func rows(from first: IndexPath, through last: IndexPath) -> [IndexPath] {
        var rows: [IndexPath] = []
        var part: TablePart? = .row(first)
        while let current = part {
            if case .row(let path) = current {
                guard path <= last else { break }
                rows.append(path)
            }
            part = content.geometry.part(after: current)
        }
        return rows
    }
}

extension UICollectionView: MultiplySelectedList {
    func chosenRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
        guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing else { return false }
        return collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
            ?? false
    }

    func didBeginMultipleSelection(at path: IndexPath) {
        collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func didEndMultipleSelection() {
        collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    }

    func isChosen(_ path: IndexPath) -> Bool { selection.contains(path) }
    func toggleChosen(_ path: IndexPath) { if selectsSeveral { chooseItem(at: path) } }

    func rows(from first: IndexPath, through last: IndexPath) -> [IndexPath] {
        (first.section...last.section).flatMap { section -> [IndexPath] in
            let start = section == first.section ? first.item : 0
            let end = section == last.section ? last.item + 1 : numberOfItems(inSection: section)
            return (start..<max(end, start)).map { IndexPath(item: $0, section: section) }
        }
    }
}
