import UIKit

extension ListSource {
    /// Shows a view above each section of a table.
    public func register<View: UITableViewHeaderFooterView>(
        header view: View.Type, style: String = "", file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (View, ListSection<Model>) -> Void
    ) {
        register(header: view, style: style, for: { $0 }, file: file, line: line, show)
    }

    /// Shows a view above those sections of a table that the closure makes a value of, such as
    /// `for: { $0.info?.as(Chapter.self) }`.
    public func register<View: UITableViewHeaderFooterView, Value>(
        header view: View.Type, style: String = "",
        for value: @escaping @MainActor (ListSection<Model>) -> Value?,
        file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (View, Value) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        views.add(Self.title(view, style, place, value, show), at: .header)
    }

    /// Shows a view below each section of a table.
    public func register<View: UITableViewHeaderFooterView>(
        footer view: View.Type, style: String = "", file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (View, ListSection<Model>) -> Void
    ) {
        register(footer: view, style: style, for: { $0 }, file: file, line: line, show)
    }

    /// Shows a view below those sections of a table that the closure makes a value of.
    public func register<View: UITableViewHeaderFooterView, Value>(
        footer view: View.Type, style: String = "",
        for value: @escaping @MainActor (ListSection<Model>) -> Value?,
        file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (View, Value) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        views.add(Self.title(view, style, place, value, show), at: .footer)
    }

    /// Shows a supplementary view for each section of a collection view, a header unless another kind is given.
    public func register<View: UICollectionReusableView>(
        supplementary view: View.Type, ofKind kind: String = UICollectionView.elementKindSectionHeader,
        style: String = "", file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (View, ListSection<Model>) -> Void
    ) {
        register(supplementary: view, ofKind: kind, style: style, for: { $0 }, file: file, line: line, show)
    }

    /// Shows a supplementary view for those sections of a collection view that the closure makes a value of.
    public func register<View: UICollectionReusableView, Value>(
        supplementary view: View.Type, ofKind kind: String = UICollectionView.elementKindSectionHeader,
        style: String = "", for value: @escaping @MainActor (ListSection<Model>) -> Value?,
        file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (View, Value) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        views.add(
            ViewRegister.Supplement { list, path, section in
                guard let value = value(section),
                    let made = list.dequeue(view, ofKind: kind, style: style, for: path, place)
                else { return nil }
                show(made, value)
                return made
            } refill: {
                Self.refill($0, $1, value, show)
            }, ofKind: kind)
    }

    /// Shows any view above each section, in tables and in collection views.
    public func register<Maker: BackingViewMaker>(
        headerView maker: Maker.Type, _ show: @escaping @MainActor (Maker.View, ListSection<Model>) -> Void
    ) {
        register(header: WrapperHeaderFooter<Maker>.self) { view, section in view.update { show($0, section) }
        }
        register(supplementary: WrapperReusableView<Maker>.self) { view, section in
            view.update { show($0, section) }
        }
    }

    /// Shows any view below each section, in tables and in collection views.
    public func register<Maker: BackingViewMaker>(
        footerView maker: Maker.Type, _ show: @escaping @MainActor (Maker.View, ListSection<Model>) -> Void
    ) {
        register(footer: WrapperHeaderFooter<Maker>.self) { view, section in view.update { show($0, section) }
        }
        register(
            supplementary: WrapperReusableView<Maker>.self, ofKind: UICollectionView.elementKindSectionFooter
        ) {
            view, section in view.update { show($0, section) }
        }
    }

    private static func title<View: UITableViewHeaderFooterView, Value>(
        _ view: View.Type, _ style: String, _ place: CallPlace,
        _ value: @escaping (ListSection<Model>) -> Value?,
        _ show: @escaping (View, Value) -> Void
    ) -> ViewRegister<Model>.Title {
        ViewRegister.Title { list, section in
            guard let value = value(section),
                let made = list.dequeue(headerFooter: view, style: style, place)
            else { return nil }
            show(made, value)
            return made
        } refill: {
            refill($0, $1, value, show)
        }
    }

    private static func refill<View: UIView, Value>(
        _ view: UIView, _ section: ListSection<Model>, _ value: (ListSection<Model>) -> Value?,
        _ show: (View, Value) -> Void
    ) -> Bool {
        guard let view = view as? View, let value = value(section) else { return false }
        show(view, value)
        return true
    }
}
