import RxSwift
@_spi(Frameworks) import UIKit

/// A data source with the items of index paths.
public protocol SectionedViewDataSourceType {
    func model(at indexPath: IndexPath) throws -> Any
}

/// A data source to which an observable is bound.
public protocol RxTableViewDataSourceType {
    associatedtype Element
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

public protocol RxCollectionViewDataSourceType {
    associatedtype Element
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

public enum RxCocoaError: Swift.Error {
    case unknown
    case invalidOperation(object: Any)
    case itemsNotYetBound(object: Any)
    case invalidPropertyName(object: Any, propertyName: String)
    case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
    case errorDuringSwizzling
    case castingError(object: Any, targetType: Any.Type)
}

/// The data sources of lists, which do not retain them.
private let sources = AssociatedValue<AnyObject>()

/// The items of one section.
private class ItemList<Item>: NSObject, SectionedViewDataSourceType {
    var items: [Item]?

    func model(at indexPath: IndexPath) throws -> Any {
        guard let items, items.indices.contains(indexPath.item) else {
            throw RxCocoaError.itemsNotYetBound(object: self)
        }
        return items[indexPath.item]
    }
}

private final class TableItems<Item>: ItemList<Item>, UITableViewDataSource {
    private let cell: (UITableView, Int, Item) -> UITableViewCell

    init(_ cell: @escaping (UITableView, Int, Item) -> UITableViewCell) { self.cell = cell }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items?.count ?? 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let items, items.indices.contains(indexPath.row) else { return UITableViewCell() }
        return cell(tableView, indexPath.row, items[indexPath.row])
    }
}

private final class CollectionItems<Item>: ItemList<Item>, UICollectionViewDataSource {
    private let cell: (UICollectionView, Int, Item) -> UICollectionViewCell

    init(_ cell: @escaping (UICollectionView, Int, Item) -> UICollectionViewCell) { self.cell = cell }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items?.count ?? 0
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let items, items.indices.contains(indexPath.item) else { return UICollectionViewCell() }
        return cell(collectionView, indexPath.item, items[indexPath.item])
    }
}

// MARK: What tables and collections share

extension Reactive where Base: UIView {
    /// Hands the events of `elements` to a list on the main thread for as long as the list lives. An error
    /// goes to the hook, and the list keeps what it shows. `reset` takes the data source from the list when
    /// the binding is disposed.
    fileprivate func deliver<Element>(
        _ elements: Observable<Element>, to handle: @escaping (Base, Event<Element>) -> Void,
        reset: @escaping (Base) -> Void
    ) -> any Disposable {
        let subscription = elements.observe(on: MainScheduler()).catch { error in
            Hooks.defaultErrorHandler([], error)
            return .empty()
        }.concat(Observable.never()).take(until: deallocated).subscribe { [weak list = base] event in
            if let list { handle(list, event) }
        }
        return Disposables.create { [weak list = base] in
            subscription.dispose()
            guard let list else { return }
            reset(list)
            sources[list] = nil
        }
    }
}

/// Returns the cell of an identifier as the type that the caller configures.
private func dequeued<Cell>(_ cell: UIView, _ identifier: String) -> Cell {
    guard let typed = cell as? Cell else {
        preconditionFailure("the cell \(identifier) is no \(Cell.self)")
    }
    return typed
}

// MARK: Tables

/// The positions of an item before and after the user has moved it.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

extension Reactive where Base: UITableView {
    private func connect<Element>(
        _ source: any UITableViewDataSource, to elements: Observable<Element>,
        _ handle: @escaping (UITableView, Event<Element>) -> Void
    ) -> any Disposable {
        let table = base as UITableView
        sources[table] = source
        if let proxy = table.dataSource as? RxTableViewDataSourceProxy {
            proxy.setForward(source, retain: false)
        } else {
            table.dataSource = source
        }
        _ = proxy
        return deliver(elements, to: handle) { $0.dataSource = nil }
    }

    private func bind<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source, _ cell: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell
    ) -> any Disposable where Source.Element == Sequence {
        let items = TableItems<Sequence.Element>(cell)
        return connect(items, to: source.asObservable()) { [weak items] table, event in
            guard let elements = event.element else { return }
            items?.items = Array(elements)
            table.reloadData()
        }
    }

    public func items<Sequence: Swift.Sequence, Source: ObservableType>(_ source: Source)
        -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) ->
        any Disposable
    where Source.Element == Sequence {
        { bind(source, $0) }
    }

    public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) ->
        any Disposable
    where Source.Element == Sequence {
        { source in
            { configure in
                bind(source) { table, row, item in
                    let path = IndexPath(row: row, section: 0)
                    let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)
                    let typed: Cell = dequeued(cell, cellIdentifier)
                    configure(row, item, typed)
                    return typed
                }
            }
        }
    }

    public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
        { source in
            connect(dataSource, to: source.asObservable()) { [weak dataSource] in
                dataSource?.tableView($0, observedEvent: $1)
            }
        }
    }

    public var dataSource: RxTableViewDataSourceProxy {
        let table = base as UITableView
        return StandardProxy.of(table, RxTableViewDataSourceProxy.init, current: table.dataSource) {
            table.dataSource = $0
        }
    }
    public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
        let proxy = self.dataSource
        proxy.setForward(dataSource, retain: false)
        return Disposables.create { proxy.setForward(nil, retain: false) }
    }

    // MARK: Events

    private func paths(_ selector: Selector) -> ControlEvent<IndexPath> {
        ControlEvent(events: proxy.methodInvoked(selector).compactMap { $0.last as? IndexPath })
    }
    public var itemSelected: ControlEvent<IndexPath> { paths("tableView:didSelectRowAtIndexPath:") }
    public var itemDeselected: ControlEvent<IndexPath> { paths("tableView:didDeselectRowAtIndexPath:") }
    public var itemHighlighted: ControlEvent<IndexPath> { paths("tableView:didHighlightRowAtIndexPath:") }
    public var itemUnhighlighted: ControlEvent<IndexPath> { paths("tableView:didUnhighlightRowAtIndexPath:") }
    public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
        paths("tableView:accessoryButtonTappedForRowWith:")
    }

    private func committed(_ style: UITableViewCell.EditingStyle) -> ControlEvent<IndexPath> {
        ControlEvent(
            events: dataSource.methodInvoked("tableView:commit:forRowAtIndexPath:")
                .filter { $0[1] as? UITableViewCell.EditingStyle == style }.compactMap {
                    $0.last as? IndexPath
                })
    }
    public var itemInserted: ControlEvent<IndexPath> { committed(.insert) }
    public var itemDeleted: ControlEvent<IndexPath> { committed(.delete) }
    public var itemMoved: ControlEvent<ItemMovedEvent> {
        ControlEvent(
            events: dataSource.methodInvoked("tableView:moveRowAtIndexPath:to:").compactMap { arguments in
                guard let from = arguments[1] as? IndexPath, let to = arguments[2] as? IndexPath else {
                    return nil
                }
                return (from, to)
            })
    }

    private func displayed(_ selector: Selector) -> ControlEvent<
        (cell: UITableViewCell, indexPath: IndexPath)
    > {
        ControlEvent(
            events: proxy.methodInvoked(selector).compactMap { arguments in
                guard let cell = arguments[1] as? UITableViewCell, let path = arguments[2] as? IndexPath
                else { return nil }
                return (cell, path)
            })
    }
    public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
        displayed("tableView:willDisplay:forRowAtIndexPath:")
    }
    public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
        displayed("tableView:didEndDisplaying:forRowAtIndexPath:")
    }

    // MARK: Models

    public func model<T>(at indexPath: IndexPath) throws -> T {
        let source: AnyObject? = (base.dataSource as? RxTableViewDataSourceProxy)?.forward ?? base.dataSource
        guard let source = source as? any SectionedViewDataSourceType else {
            throw RxCocoaError.itemsNotYetBound(object: base)
        }
        let model = try source.model(at: indexPath)
        guard let typed = model as? T else {
            throw RxCocoaError.castingError(object: model, targetType: T.self)
        }
        return typed
    }

    private func models<T>(_ paths: ControlEvent<IndexPath>) -> ControlEvent<T> {
        ControlEvent(
            events: paths.flatMap { [weak table = base] path -> Observable<T> in
                // An item of another type, or of a list that has changed, sends nothing.
                guard let table, let model: T = try? table.rx.model(at: path) else { return .empty() }
                return .just(model)
            })
    }
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemSelected) }
    public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeselected) }
    public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeleted) }
}

// MARK: Collections

extension Reactive where Base: UICollectionView {
    private func connect<Element>(
        _ source: any UICollectionViewDataSource, to elements: Observable<Element>,
        _ handle: @escaping (UICollectionView, Event<Element>) -> Void
    ) -> any Disposable {
        let collection = base as UICollectionView
        sources[collection] = source
        collection.dataSource = source
        _ = proxy
        return deliver(elements, to: handle) { $0.dataSource = nil }
    }

    private func bind<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source, _ cell: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell
    ) -> any Disposable where Source.Element == Sequence {
        let items = CollectionItems<Sequence.Element>(cell)
        return connect(items, to: source.asObservable()) { [weak items] collection, event in
            guard let elements = event.element else { return }
            items?.items = Array(elements)
            collection.reloadData()
        }
    }

    public func items<Sequence: Swift.Sequence, Source: ObservableType>(_ source: Source)
        -> (_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) ->
        any Disposable
    where Source.Element == Sequence {
        { bind(source, $0) }
    }

    public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) ->
        any Disposable
    where Source.Element == Sequence {
        { source in
            { configure in
                bind(source) { collection, row, item in
                    let path = IndexPath(item: row, section: 0)
                    let cell = collection.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: path)
                    let typed: Cell = dequeued(cell, cellIdentifier)
                    configure(row, item, typed)
                    return typed
                }
            }
        }
    }

    public func items<
        DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType
    >(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
        { source in
            connect(dataSource, to: source.asObservable()) {
                dataSource.collectionView($0, observedEvent: $1)
            }
        }
    }

    private func paths(_ selector: Selector) -> ControlEvent<IndexPath> {
        ControlEvent(events: proxy.methodInvoked(selector).compactMap { $0.last as? IndexPath })
    }
    public var itemSelected: ControlEvent<IndexPath> { paths("collectionView:didSelectItemAtIndexPath:") }
    public var itemDeselected: ControlEvent<IndexPath> { paths("collectionView:didDeselectItemAtIndexPath:") }
    public var itemHighlighted: ControlEvent<IndexPath> {
        paths("collectionView:didHighlightItemAtIndexPath:")
    }
    public var itemUnhighlighted: ControlEvent<IndexPath> {
        paths("collectionView:didUnhighlightItemAtIndexPath:")
    }

    private func displayed(_ selector: Selector) -> ControlEvent<(cell: UICollectionViewCell, at: IndexPath)>
    {
        ControlEvent(
            events: proxy.methodInvoked(selector).compactMap { arguments in
                guard let cell = arguments[1] as? UICollectionViewCell, let path = arguments[2] as? IndexPath
                else { return nil }
                return (cell, path)
            })
    }
    public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
        displayed("collectionView:willDisplay:forItemAtIndexPath:")
    }
    public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
        displayed("collectionView:didEndDisplaying:forItemAtIndexPath:")
    }

    /// A supplementary view that appears or disappears.
    public typealias SupplementaryEvent = (
        supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath
    )
    private func supplementary(_ selector: Selector) -> ControlEvent<SupplementaryEvent> {
        ControlEvent(
            events: proxy.methodInvoked(selector).compactMap { arguments in
                guard let view = arguments[1] as? UICollectionReusableView,
                    let kind = arguments[2] as? String,
                    let path = arguments[3] as? IndexPath
                else { return nil }
                return (view, kind, path)
            })
    }
    public var willDisplaySupplementaryView: ControlEvent<SupplementaryEvent> {
        supplementary("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:")
    }
    public var didEndDisplayingSupplementaryView: ControlEvent<SupplementaryEvent> {
        supplementary("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:")
    }

    public func model<T>(at indexPath: IndexPath) throws -> T {
        guard let source = base.dataSource as? any SectionedViewDataSourceType else {
            throw RxCocoaError.itemsNotYetBound(object: base)
        }
        let model = try source.model(at: indexPath)
        guard let typed = model as? T else {
            throw RxCocoaError.castingError(object: model, targetType: T.self)
        }
        return typed
    }
    private func models<T>(_ paths: ControlEvent<IndexPath>) -> ControlEvent<T> {
        ControlEvent(
            events: paths.flatMap { [weak collection = base] path -> Observable<T> in
                guard let collection, let model: T = try? collection.rx.model(at: path) else {
                    return .empty()
                }
                return .just(model)
            })
    }
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemSelected) }
    public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeselected) }
}

// MARK: Scroll views

extension Reactive where Base: UIScrollView {
    private func called(_ selector: Selector) -> ControlEvent<Void> {
        ControlEvent(events: proxy.methodInvoked(selector).map { _ in })
    }

    public var contentOffset: ControlProperty<CGPoint> {
        let source = Observable<CGPoint>.deferred { [weak view = base] in
            guard let view else { return .empty() }
            return view.rx.didScroll.asObservable().compactMap { [weak view] in view?.contentOffset }
                .startWith(view.contentOffset)
        }
        return ControlProperty(values: source, valueSink: Binder(base) { $0.contentOffset = $1 })
    }
    public var willBeginZooming: ControlEvent<UIView?> {
        ControlEvent(
            events: proxy.methodInvoked("scrollViewWillBeginZooming:with:").map { $0.last as? UIView })
    }
    public var didEndZooming: ControlEvent<(view: UIView?, scale: CGFloat)> {
        ControlEvent(
            events: proxy.methodInvoked("scrollViewDidEndZooming:with:atScale:").compactMap { arguments in
                (arguments.last as? CGFloat).map { (arguments[1] as? UIView, $0) }
            })
    }
    public var isScrollEnabled: Binder<Bool> { Binder(base) { $0.isScrollEnabled = $1 } }
    public var didScroll: ControlEvent<Void> { called("scrollViewDidScroll:") }
    public var didZoom: ControlEvent<Void> { called("scrollViewDidZoom:") }
    public var didScrollToTop: ControlEvent<Void> { called("scrollViewDidScrollToTop:") }
    public var willBeginDragging: ControlEvent<Void> { called("scrollViewWillBeginDragging:") }
    public var willBeginDecelerating: ControlEvent<Void> { called("scrollViewWillBeginDecelerating:") }
    public var didEndDecelerating: ControlEvent<Void> { called("scrollViewDidEndDecelerating:") }
    public var didEndScrollingAnimation: ControlEvent<Void> { called("scrollViewDidEndScrollingAnimation:") }
    public var willEndDragging:
        ControlEvent<(velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)>
    {
        let selector: Selector = "scrollViewWillEndDragging:withVelocity:targetContentOffset:"
        return ControlEvent(
            events: proxy.methodInvoked(selector).compactMap { arguments in
                guard let velocity = arguments[1] as? CGPoint,
                    let target = arguments[2] as? UnsafeMutablePointer<CGPoint>
                else { return nil }
                return (velocity, target)
            })
    }
    public var didEndDragging: ControlEvent<Bool> {
        ControlEvent(
            events: proxy.methodInvoked("scrollViewDidEndDragging:willDecelerate:").compactMap {
                $0.last as? Bool
            })
    }
}

// MARK: Pickers

/// The rows of a picker, whose selections are sent.
private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
    SectionedViewDataSourceType
{
    var items: [Any] = []
    var title: (Int, Any) -> String? = { _, _ in nil }
    var attributedTitle: (Int, Any) -> NSAttributedString? = { _, _ in nil }
    let selected = PublishSubject<(row: Int, component: Int)>()

    deinit { selected.onCompleted() }

    /// Returns the rows of a picker, which replace its data source and delegate.
    static func of(_ picker: UIPickerView) -> PickerRows {
        if let rows = picker.delegate as? PickerRows { return rows }
        let rows = PickerRows()
        sources[picker] = rows
        if picker.dataSource == nil { picker.dataSource = rows }
        picker.delegate = rows
        return rows
    }

    func model(at indexPath: IndexPath) throws -> Any {
        guard items.indices.contains(indexPath.row) else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return items[indexPath.row]
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { items.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        items.indices.contains(row) ? title(row, items[row]) : nil
    }
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    {
        items.indices.contains(row) ? attributedTitle(row, items[row]) : nil
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        selected.onNext((row, component))
    }
}

extension Reactive where Base: UIPickerView {
    private func show<Items: ObservableType>(_ items: Items, _ set: (PickerRows) -> Void) -> any Disposable
    where Items.Element: Sequence {
        let picker = base as UIPickerView
        let rows = PickerRows.of(picker)
        picker.dataSource = rows
        set(rows)
        return items.subscribe(onNext: { [weak picker, weak rows] items in
            rows?.items = items.map { $0 as Any }
            picker?.reloadAllComponents()
        })
    }

    public func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(_ source: Source)
        -> (_ titleForRow: @escaping (Int, Sequence.Element) -> String?) -> any Disposable
    where Source.Element == Sequence {
        { title in
            show(source) { rows in
                rows.title = { row, item in (item as? Sequence.Element).flatMap { title(row, $0) } }
            }
        }
    }

    public func itemAttributedTitles<Sequence: Swift.Sequence, Source: ObservableType>(_ source: Source)
        -> (_ attributedTitleForRow: @escaping (Int, Sequence.Element) -> NSAttributedString?) ->
        any Disposable
    where Source.Element == Sequence {
        { title in
            show(source) { rows in
                rows.attributedTitle = { row, item in (item as? Sequence.Element).flatMap { title(row, $0) } }
            }
        }
    }

    public var itemSelected: ControlEvent<(row: Int, component: Int)> {
        ControlEvent(events: PickerRows.of(base).selected)
    }

    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<[T]> {
        let rows = PickerRows.of(base)
        return ControlEvent(
            events: rows.selected.compactMap { [weak rows] selection in
                (try? rows?.model(at: IndexPath(row: selection.row, section: 0)) as? T).map { [$0] }
            })
    }
}
