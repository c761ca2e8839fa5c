@_spi(Frameworks) import UIKit

extension UIScrollView {
    /// The source of what the list shows while it has no rows or items.
    public var emptyDataSetSource: (any DZNEmptyDataSetSource)? {
        get { EmptyData.of(self).source }
        set { EmptyData.of(self).source = newValue }
    }

    public var emptyDataSetDelegate: (any DZNEmptyDataSetDelegate)? {
        get { EmptyData.of(self).delegate }
        set { EmptyData.of(self).delegate = newValue }
    }

    /// Whether the view of an empty list is there.
    public var isEmptyDataSetVisible: Bool { EmptyData.of(self).view.superview != nil }

    /// Shows or removes the view, with the current values of its source.
    public func reloadEmptyDataSet() { EmptyData.of(self).update() }
}

/// The view of a list while it is empty, and what it consists of.
@MainActor final class EmptyData: NSObject {
    private static let values = AssociatedValue<EmptyData>()

    static func of(_ list: UIScrollView) -> EmptyData {
        values.value(of: list) { EmptyData(list) }
    }

    weak var source: (any DZNEmptyDataSetSource)? { didSet { updateLater() } }
    weak var delegate: (any DZNEmptyDataSetDelegate)? { didSet { updateLater() } }
    let view = EmptyView()
    private weak var list: UIScrollView?
    private var observation: NSKeyValueObservation?

    private init(_ list: UIScrollView) {
        self.list = list
        super.init()
        // A list whose rows are loaded has another size, unless it stays empty.
        observation = list.observe(\.contentSize) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.updateLater() }
        }
        view.onTap = { [weak self] tapped in
            guard let self, let list = self.list else { return }
            if let button = tapped as? UIButton {
                let (list, button): (UIScrollView?, UIButton?) = (list, button)
                self.delegate?.emptyDataSet(list, didTap: button)
            } else if self.delegate?.emptyDataSetShouldAllowTouch(list as UIScrollView?) != false {
                let (list, view): (UIScrollView?, UIView?) = (list, tapped)
                self.delegate?.emptyDataSet(list, didTap: view)
            }
        }
    }

    private var isPending = false

    /// The list has its rows after its next layout.
    private func updateLater() {
        guard !isPending else { return }
        isPending = true
        DispatchQueue.main.async { [weak self] in
            self?.isPending = false
            self?.update()
        }
    }

    func update() {
        guard let list else { return }
        let given: UIScrollView? = list
        let isForced = delegate?.emptyDataSetShouldBeForced(toDisplay: given) == true
        let isWanted = delegate?.emptyDataSetShouldDisplay(given) != false && list.isEmpty || isForced
        guard let source, isWanted else { return remove(from: list) }
        let isNew = view.superview == nil
        if isNew { delegate?.emptyDataSetWillAppear(given) }
        view.show(source, in: list)
        // Lists place rows and headers above their other subviews.
        if isNew { list.insertSubview(view, at: list.subviews.count) }
        list.isScrollEnabled = delegate?.emptyDataSetShouldAllowScroll(given) == true
        if isNew { delegate?.emptyDataSetDidAppear(given) }
    }

    private func remove(from list: UIScrollView) {
        guard view.superview != nil else { return }
        delegate?.emptyDataSetWillDisappear(list as UIScrollView?)
        view.removeFromSuperview()
        list.isScrollEnabled = true
        delegate?.emptyDataSetDidDisappear(list as UIScrollView?)
    }
}

extension UIScrollView {
    /// Whether a list has no rows or items.
    fileprivate var isEmpty: Bool {
        if let table = self as? UITableView {
            return (0..<table.numberOfSections).allSatisfy { table.numberOfRows(inSection: $0) == 0 }
        }
        guard let collection = self as? UICollectionView else { return true }
        return (0..<collection.numberOfSections).allSatisfy { collection.numberOfItems(inSection: $0) == 0 }
    }
}
