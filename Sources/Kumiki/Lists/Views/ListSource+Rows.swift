import UIKit

extension ListSource {
    /// Shows models in rows of a table.
    ///
    /// The class is registered when it is first needed, with its nib if it is ``Nibable``; a prototype of the
    /// storyboard that bears the class's name goes before.
    ///
    /// - Parameters:
    ///   - cell: The class of the rows.
    ///   - style: Tells apart cells of one class that are set up in different ways and must not be exchanged for each
    ///     other.
    ///   - file: The file that is named where the class's nib is missing.
    ///   - line: The line that is named there.
    ///   - show: Fills a row with a model.
    public func register<Cell: UITableViewCell>(
        row cell: Cell.Type, style: String = "", file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (Cell, Model) -> Void
    ) {
        register(row: cell, style: style, for: { $0 }, file: file, line: line, show)
    }

    /// Shows some of the models in rows of a table: those that the closure makes a value of, such as
    /// `for: { $0.as(Ad.self) }` or, for an enum, `for: \.ad`.
    public func register<Cell: UITableViewCell, Value>(
        row cell: Cell.Type, style: String = "", for value: @escaping @MainActor (Model) -> Value?,
        file: StaticString = #fileID, line: UInt = #line, _ show: @escaping @MainActor (Cell, Value) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        views.add { list, path, model in
            guard let value = value(model), let made = list.dequeue(cell, style: style, for: path, place)
            else { return nil }
            show(made, value)
            return made
        } for: {
            value($0) != nil
        }
    }

    /// Shows models in items of a collection view.
    ///
    /// The class is registered when it is first needed, with its nib if it is ``Nibable``, unless it is a
    /// ``StoryboardPrototype``.
    public func register<Cell: UICollectionViewCell>(
        item cell: Cell.Type, style: String = "", file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (Cell, Model) -> Void
    ) {
        register(item: cell, style: style, for: { $0 }, file: file, line: line, show)
    }

    /// Shows some of the models in items of a collection view: those that the closure makes a value of.
    public func register<Cell: UICollectionViewCell, Value>(
        item cell: Cell.Type, style: String = "", for value: @escaping @MainActor (Model) -> Value?,
        file: StaticString = #fileID, line: UInt = #line, _ show: @escaping @MainActor (Cell, Value) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        views.add { list, path, model in
            guard let value = value(model), let made = list.dequeue(cell, style: style, for: path, place)
            else { return nil }
            show(made, value)
            return made
        } for: {
            value($0) != nil
        }
    }

    /// Shows models by any view, in rows of tables and in items of collection views.
    public func register<Maker: BackingViewMaker>(
        view maker: Maker.Type, _ show: @escaping @MainActor (Maker.View, Model) -> Void
    ) {
        register(view: maker, for: { $0 }, show)
    }

    /// Shows some of the models by any view, in rows of tables and in items of collection views.
    ///
    /// What a view keeps for its item (``ItemStateKeeping``) is kept while the item is off screen, until the model is
    /// gone.
    public func register<Maker: BackingViewMaker, Value>(
        view maker: Maker.Type, for value: @escaping @MainActor (Model) -> Value?,
        _ show: @escaping @MainActor (Maker.View, Value) -> Void
    ) {
        views.add(
            row: { [itemStates] list, path, model in
                let cell = list.dequeue(WrapperTableCell<Maker>.self, style: "", for: path, .dataSource)
                guard let cell, let value = value(model) else { return nil }
                cell.update(for: model.id, keeping: itemStates) { show($0, value) }
                return cell
            }, for: { value($0) != nil })
        views.add(
            item: { [itemStates] list, path, model in
                let cell = list.dequeue(WrapperCell<Maker>.self, style: "", for: path, .dataSource)
                guard let cell, let value = value(model) else { return nil }
                cell.update(for: model.id, keeping: itemStates) { show($0, value) }
                return cell
            }, for: { value($0) != nil })
    }
}

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

    /// Shows the models of one type, or of all types that conform to a protocol, by any view.
    public func register<Maker: BackingViewMaker, Value>(
        view maker: Maker.Type, of type: Value.Type, _ show: @escaping @MainActor (Maker.View, Value) -> Void
    ) {
        register(view: maker, for: { $0.as(type) }, show)
    }
}
