import CoreGraphics
import Foundation

extension UIView: @preconcurrency NSCoding {
    func archive(with coder: NSCoder) {
        forEachArchivedTable(ArchivedVisit(coder: coder, isWriting: true))
        guard holdsArchivedViews else { return }
        coder.encode(subviews as NSArray, forKey: ArchiveKey.subviews)
        if let stack = self as? UIStackView {
            let places = stack.arrangedSubviews.compactMap { subviews.firstIndex(of: $0) }
            coder.encode(places as NSArray, forKey: ArchiveKey.arranged)
        }
        archiveConstraints(with: coder)
    }

    func unarchive(with coder: NSCoder) {
        // Frames of what is laid out by its superview are set before that is there.
        let views = coder.archived(ArchiveKey.subviews) as? [Any] ?? []
        for case let view as UIView in views where view !== self && view.superview == nil { addSubview(view) }
        forEachArchivedTable(ArchivedVisit(coder: coder, isWriting: false))
        arrange(coder.archived(ArchiveKey.arranged) as? [Any] ?? [])
        unarchiveConstraints(with: coder)
    }

    private func arrange(_ places: [Any]) {
        guard let stack = self as? UIStackView else { return }
        let views = subviews
        for place in places.compactMap(KeyValue.number).map(KeyValue.integer)
        where views.indices.contains(place) {
            stack.addArrangedSubview(views[place])
        }
    }

    /// Whether the subviews belong to the app, rather than being created by the class itself.
    private var holdsArchivedViews: Bool {
        switch self {
        case is UIStackView: true
        case is UIControl, is UILabel, is UITextView, is UITableView, is UICollectionView, is UITableViewCell,
            is UICollectionReusableView, is UITableViewHeaderFooterView, is UINavigationBar, is UIToolbar,
            is UITabBar, is UISearchBar, is UIPickerView, is UIVisualEffectView:
            false
        default: true
        }
    }
}
