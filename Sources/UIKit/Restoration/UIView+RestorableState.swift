import CoreGraphics
import Foundation

// The state of UIKit's views that is restored automatically: the scroll position, and in lists the selected and visible
// elements, by the identifiers of the data source (Apple: UIDataSourceModelAssociation).
extension UIView {
    func encodeOwnState(with coder: NSCoder) {
        switch self {
        case let list as any RestorableList: list.encodeElements(with: coder)
        case let field as UITextField where field.isFirstResponder:
            coder.encode(true, forKey: StateKey.isEdited)
        case let text as UITextView: text.encodePlace(with: coder)
        case let scroll as UIScrollView: scroll.encodePlace(with: coder)
        default: break
        }
    }

    func decodeOwnState(with coder: NSCoder) {
        switch self {
        case let list as any RestorableList: list.decodeElements(with: coder)
        case let field as UITextField where coder.decodeBool(forKey: StateKey.isEdited):
            field.becomeFirstResponder()
        case let scroll as UIScrollView: scroll.decodePlace(with: coder)
        default: break
        }
    }
}

private enum StateKey {
    static let offset = "kumiki.contentOffset"
    static let zoom = "kumiki.zoomScale"
    static let selected = "kumiki.selected"
    static let first = "kumiki.firstVisible"
    static let isEdited = "kumiki.isEdited"
}

extension UIScrollView {
    /// The upper end of the content that no bar covers.
    fileprivate var topOfSight: CGPoint {
        CGPoint(x: bounds.midX, y: contentOffset.y + adjustedContentInset.top + 1)
    }

    fileprivate func encodePlace(with coder: NSCoder) {
        coder.encode(Double(zoomScale), forKey: StateKey.zoom)
        coder.encode(contentOffset, forKey: StateKey.offset)
    }

    fileprivate func decodePlace(with coder: NSCoder) {
        guard coder.containsValue(forKey: StateKey.offset) else { return }
        let zoom = CGFloat(coder.decodeDouble(forKey: StateKey.zoom))
        if zoom.isFinite, zoom > 0, zoom != zoomScale { setZoomScale(zoom, animated: false) }
        window?.layoutIfNeeded()
        setContentOffset(coder.decodeCGPoint(forKey: StateKey.offset), animated: false)
    }
}

/// A list whose elements a data source identifies by values that do not change when they move.
@MainActor
protocol RestorableList: UIScrollView {
    var namesOfElements: (any UIDataSourceModelAssociation)? { get }
    var selectedElements: [IndexPath] { get }
    var firstVisibleElement: IndexPath? { get }
    func select(_ element: IndexPath)
    func show(_ element: IndexPath)
}

extension RestorableList {
    func encodeElements(with coder: NSCoder) {
        guard let names = namesOfElements else { return }
        layoutIfNeeded()
        let name = { (path: IndexPath) in names.modelIdentifierForElement(at: path, in: self) }
        coder.encode(selectedElements.compactMap(name), forKey: StateKey.selected)
        coder.encode(firstVisibleElement.flatMap(name), forKey: StateKey.first)
    }

    func decodeElements(with coder: NSCoder) {
        guard let names = namesOfElements else { return }
        layoutIfNeeded()
        let place = { (name: String) in names.indexPathForElement(withModelIdentifier: name, in: self) }
        if let first = coder.decodeObject(forKey: StateKey.first) as? String {
            place(first).map(show)
        }
        let selected = coder.decodeObject(forKey: StateKey.selected) as? [String] ?? []
        for element in selected.compactMap(place) { select(element) }
        layoutIfNeeded()
    }
}

extension UITableView: RestorableList {
    var namesOfElements: (any UIDataSourceModelAssociation)? {
        dataSource as? any UIDataSourceModelAssociation
    }
    var selectedElements: [IndexPath] { indexPathsForSelectedRows ?? [] }
    var firstVisibleElement: IndexPath? { indexPathForRow(at: topOfSight) ?? indexPathsForVisibleRows?.min() }

    func select(_ element: IndexPath) {
        guard isThere(element) else { return }
        selectRow(at: element, animated: false, scrollPosition: .none)
    }

    func show(_ element: IndexPath) {
        guard isThere(element) else { return }
        scrollToRow(at: element, at: .top, animated: false)
    }

    private func isThere(_ path: IndexPath) -> Bool {
        path.count == 2 && (0..<numberOfSections).contains(path.section)
            && (0..<numberOfRows(inSection: path.section)).contains(path.row)
    }
}

extension UICollectionView: RestorableList {
    var namesOfElements: (any UIDataSourceModelAssociation)? {
        dataSource as? any UIDataSourceModelAssociation
    }
    var selectedElements: [IndexPath] { indexPathsForSelectedItems?.sorted() ?? [] }
    var firstVisibleElement: IndexPath? {
        indexPathForItem(at: topOfSight) ?? indexPathsForVisibleItems.min()
    }

    func select(_ element: IndexPath) {
        guard isThere(element) else { return }
        selectItem(at: element, animated: false, scrollPosition: [])
    }

    func show(_ element: IndexPath) {
        guard isThere(element) else { return }
        scrollToItem(at: element, at: .top, animated: false)
    }

    private func isThere(_ path: IndexPath) -> Bool {
        path.count == 2 && (0..<numberOfSections).contains(path.section)
            && (0..<numberOfItems(inSection: path.section)).contains(path.item)
    }
}
