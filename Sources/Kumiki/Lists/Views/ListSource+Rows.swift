import UIKit

extension ListSource {
    /// Shows models in rows of a table.
    ///
    /// ```swift
    /// dataSource.register(row: UserCell.self) { cell, user in cell.textLabel?.text = user.name }
    /// ```
    ///
    /// The class is registered with the table when it is first needed, with its nib if it is ``Nibable``. A prototype of the
    /// storyboard with the class's name has precedence.
    ///
    /// Of several registrations the last one that accepts a model shows it, as in UIKit. Register general ones before those
    /// for some models. Lists that show models already are reloaded.
    ///
    /// A cell that is reused still shows the model before. Set every property, and load what arrives late with the cell's
    /// `task(for:_:show:)`, which never shows a result in a cell that has been reused meanwhile.
    ///
    /// - Parameters:
    ///   - cell: The class of the rows.
    ///   - style: Distinguishes cells of one class that are set up in different ways and must not be reused for each other.
    ///   - file: The file that is named where the class's nib is missing.
    ///   - line: The line that is named there.
    ///   - show: Configures a row for a model.
    public func register<Cell: UITableViewCell>(
        row cell: Cell.Type, style: String = "", file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (Cell, Model) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        changeRegistrations { $0.rows.add(Self.row(cell, style, place, { $0 }, show), for: nil) }
    }

    /// Shows some of the models in rows of a table: those for which a closure returns a value, such as
    /// `for: { $0.as(Ad.self) }` or, for an enumeration, `for: \.ad`.
    public func register<Cell: UITableViewCell, Value>(
        row cell: Cell.Type, style: String = "", for value: @escaping @MainActor (Model) -> Value?,
        file: StaticString = #fileID, line: UInt = #line, _ show: @escaping @MainActor (Cell, Value) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        changeRegistrations { $0.rows.add(Self.row(cell, style, place, value, show)) { value($0) != nil } }
    }

    /// Shows models in rows that a closure dequeues and configures, as a table's data source does.
    ///
    /// ```swift
    /// dataSource.register(rowProvider: { table, indexPath, user in
    ///     let cell = table.dequeueReusableCell(withIdentifier: "user", for: indexPath)
    ///     cell.textLabel?.text = user.name
    ///     return cell
    /// })
    /// ```
    public func register(
        rowProvider provider: @escaping @MainActor (UITableView, IndexPath, Model) -> UITableViewCell
    ) {
        changeRegistrations {
            $0.rows.add({ _, list, path, model in list.table.map { provider($0, path, model) } }, for: nil)
        }
    }

    /// Shows models in items of a collection view.
    ///
    /// The class is registered with the collection view when it is first needed, with its nib if it is ``Nibable``, unless
    /// it is a ``StoryboardPrototype``. The rest is as for rows.
    public func register<Cell: UICollectionViewCell>(
        item cell: Cell.Type, style: String = "", file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (Cell, Model) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        changeRegistrations { $0.items.add(Self.item(cell, style, place, { $0 }, show), for: nil) }
    }

    /// Shows some of the models in items of a collection view: those for which a closure returns a value.
    public func register<Cell: UICollectionViewCell, Value>(
        item cell: Cell.Type, style: String = "", for value: @escaping @MainActor (Model) -> Value?,
        file: StaticString = #fileID, line: UInt = #line, _ show: @escaping @MainActor (Cell, Value) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        changeRegistrations { $0.items.add(Self.item(cell, style, place, value, show)) { value($0) != nil } }
    }

    /// Shows models in items that a closure dequeues and configures, as a collection view's data source does.
    public func register(
        itemProvider provider:
            @escaping @MainActor (UICollectionView, IndexPath, Model) -> UICollectionViewCell
    ) {
        changeRegistrations {
            $0.items.add(
                { _, list, path, model in list.collection.map { provider($0, path, model) } }, for: nil)
        }
    }

    /// Changes the registrations. Lists that show models already are reloaded, since a row cannot be configured again in a
    /// cell of another class.
    func changeRegistrations(_ change: (inout ViewRegister<Model>) -> Void) {
        change(&views)
        guard hasData else { return }
        for list in attachments.lists(of: self) { list.reload() }
    }

    private static func row<Cell: UITableViewCell, Value>(
        _ cell: Cell.Type, _ style: String, _ place: CallPlace, _ value: @escaping (Model) -> Value?,
        _ show: @escaping (Cell, Value) -> Void
    ) -> ViewRegister<Model>.Row {
        { source, list, path, model in
            guard let value = value(model), let cell = list.dequeue(cell, style: style, for: path, place)
            else { return nil }
            source.configure(cell, for: model) { show(cell, value) }
            return cell
        }
    }

    private static func item<Cell: UICollectionViewCell, Value>(
        _ cell: Cell.Type, _ style: String, _ place: CallPlace, _ value: @escaping (Model) -> Value?,
        _ show: @escaping (Cell, Value) -> Void
    ) -> ViewRegister<Model>.Item {
        { source, list, path, model in
            guard let value = value(model), let cell = list.dequeue(cell, style: style, for: path, place)
            else { return nil }
            source.configure(cell, for: model) { show(cell, value) }
            return cell
        }
    }
}

// MARK: - Any view

extension ListSource {
    /// Shows models in any view, in rows of tables and in items of collection views.
    ///
    /// The state of an item, by ``ItemStateKeeping``, is kept while the item is off screen, until the model is
    /// removed.
    public func register<Maker: BackingViewMaker>(
        view maker: Maker.Type, _ show: @escaping @MainActor (Maker.View, Model) -> Void
    ) {
        register(view: maker, accepting: nil, { $0 }, show)
    }

    /// Shows some of the models in any view, in rows of tables and in items of collection views: those for which a closure
    /// returns a value.
    public func register<Maker: BackingViewMaker, Value>(
        view maker: Maker.Type, for value: @escaping @MainActor (Model) -> Value?,
        _ show: @escaping @MainActor (Maker.View, Value) -> Void
    ) {
        register(view: maker, accepting: { value($0) != nil }, value, show)
    }

    private func register<Maker: BackingViewMaker, Value>(
        view maker: Maker.Type, accepting accepts: ((Model) -> Bool)?, _ value: @escaping (Model) -> Value?,
        _ show: @escaping (Maker.View, Value) -> Void
    ) {
        changeRegistrations {
            $0.rows.add(
                { source, list, path, model in
                    let cell = list.dequeue(WrapperTableCell<Maker>.self, style: "", for: path, .dataSource)
                    guard let cell, let value = value(model) else { return nil }
                    source.configure(cell, for: model) { show($0, value) }
                    return cell
                }, for: accepts)
            $0.items.add(
                { source, list, path, model in
                    let cell = list.dequeue(WrapperCell<Maker>.self, style: "", for: path, .dataSource)
                    guard let cell, let value = value(model) else { return nil }
                    source.configure(cell, for: model) { show($0, value) }
                    return cell
                }, for: accepts)
        }
    }

    private func configure<Wrapper: ViewWrapper>(
        _ wrapper: Wrapper, for model: Model, _ show: (Wrapper.Maker.View) -> Void
    ) {
        wrapper.update(for: model.id, keeping: itemStates) { view in
            configure(view, for: model) { show(view) }
        }
    }
}

// MARK: - Models of several types

extension ListSource where Model == AnyModel {
    /// Shows the models of one type, or of all types that conform to a protocol, in rows of a table.
    public func register<Cell: UITableViewCell, Value>(
        row cell: Cell.Type, style: String = "", of type: Value.Type,
        file: StaticString = #fileID, line: UInt = #line, _ show: @escaping @MainActor (Cell, Value) -> Void
    ) {
        register(row: cell, style: style, for: { $0.as(type) }, file: file, line: line, show)
    }

    /// Shows the models of one type, or of all types that conform to a protocol, in items of a collection view.
    public func register<Cell: UICollectionViewCell, Value>(
        item cell: Cell.Type, style: String = "", of type: Value.Type,
        file: StaticString = #fileID, line: UInt = #line, _ show: @escaping @MainActor (Cell, Value) -> Void
    ) {
        register(item: cell, style: style, for: { $0.as(type) }, file: file, line: line, show)
    }

    /// Shows the models of one type, or of all types that conform to a protocol, in any view.
    public func register<Maker: BackingViewMaker, Value>(
        view maker: Maker.Type, of type: Value.Type, _ show: @escaping @MainActor (Maker.View, Value) -> Void
    ) {
        register(view: maker, for: { $0.as(type) }, show)
    }
}
