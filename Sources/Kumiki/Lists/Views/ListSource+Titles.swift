import UIKit

extension ListSource {
    /// Shows a view above each section of a table. Of several registrations the last one that accepts a section shows it.
    public func register<View: UITableViewHeaderFooterView>(
        header view: View.Type, style: String = "", file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (View, ListSection<Model>) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        changeRegistrations { $0.headers.add(Self.title(view, style, place, { $0 }, show), for: nil) }
    }

    /// Shows a view above those sections of a table for which a closure returns a value, such as
    /// `for: { $0.info?.as(Chapter.self) }`.
    public func register<View: UITableViewHeaderFooterView, Value>(
        header view: View.Type, style: String = "",
        for value: @escaping @MainActor (ListSection<Model>) -> Value?,
        file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (View, Value) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        changeRegistrations {
            $0.headers.add(Self.title(view, style, place, value, show)) { value($0) != nil }
        }
    }

    /// Shows a view below each section of a table. Of several registrations the last one that accepts a section shows it.
    public func register<View: UITableViewHeaderFooterView>(
        footer view: View.Type, style: String = "", file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (View, ListSection<Model>) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        changeRegistrations { $0.footers.add(Self.title(view, style, place, { $0 }, show), for: nil) }
    }

    /// Shows a view below those sections of a table for which a closure returns a value.
    public func register<View: UITableViewHeaderFooterView, Value>(
        footer view: View.Type, style: String = "",
        for value: @escaping @MainActor (ListSection<Model>) -> Value?,
        file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (View, Value) -> Void
    ) {
        let place = CallPlace(file: file, line: line)
        changeRegistrations {
            $0.footers.add(Self.title(view, style, place, value, show)) { value($0) != nil }
        }
    }

    /// Shows a supplementary view for each section of a collection view, a header unless another kind is given.
    ///
    /// Of several registrations the last one for the kind that accepts a section shows it.
    public func register<View: UICollectionReusableView>(
        supplementary view: View.Type, ofKind kind: String = UICollectionView.elementKindSectionHeader,
        style: String = "", file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (View, ListSection<Model>) -> Void
    ) {
        register(supplementary: view, ofKind: kind, style: style, for: { $0 }, file: file, line: line, show)
    }

    /// Shows a supplementary view for those sections of a collection view for which a closure returns a value.
    public func register<View: UICollectionReusableView, Value>(
        supplementary view: View.Type, ofKind kind: String = UICollectionView.elementKindSectionHeader,
        style: String = "", for value: @escaping @MainActor (ListSection<Model>) -> Value?,
        file: StaticString = #fileID, line: UInt = #line,
        _ show: @escaping @MainActor (View, Value) -> Void
    ) {
        let call = CallPlace(file: file, line: line)
        let supplement = ViewRegister<Model>.Supplement { list, place, path in
            guard let value = place.section.flatMap(value),
                let view = list.dequeue(view, ofKind: kind, style: style, for: path, call)
            else { return nil }
            view.configure { show(view, value) }
            return view
        } reconfigure: {
            Self.reconfigure($0, $1, value, show)
        }
        changeRegistrations {
            $0.supplements.add(supplement) { $0.kind == kind && $0.section.flatMap(value) != nil }
            $0.kinds?.insert(kind)
        }
    }

    /// Shows supplementary views of all kinds that a closure dequeues and configures, as a collection view's data source
    /// does.
    public func register(
        supplementaryViewProvider provider:
            @escaping @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView
    ) {
        changeRegistrations {
            let supplement = ViewRegister<Model>.Supplement { list, place, path in
                list.collection.map { provider($0, place.kind, path) }
            } reconfigure: {
                _, _ in
                false
            }
            $0.supplements.add(supplement, for: nil)
            $0.kinds = nil
        }
    }

    /// Shows any view above each section, in tables and in collection views.
    public func register<Maker: BackingViewMaker>(
        headerView maker: Maker.Type, _ show: @escaping @MainActor (Maker.View, ListSection<Model>) -> Void
    ) {
        register(header: WrapperHeaderFooter<Maker>.self) { $0.show($1, show) }
        register(supplementary: WrapperCell<Maker>.self) { $0.show($1, show) }
    }

    /// Shows any view below each section, in tables and in collection views.
    public func register<Maker: BackingViewMaker>(
        footerView maker: Maker.Type, _ show: @escaping @MainActor (Maker.View, ListSection<Model>) -> Void
    ) {
        register(footer: WrapperHeaderFooter<Maker>.self) { $0.show($1, show) }
        register(supplementary: WrapperCell<Maker>.self, ofKind: UICollectionView.elementKindSectionFooter) {
            $0.show($1, show)
        }
    }

    private static func title<View: UITableViewHeaderFooterView, Value>(
        _ view: View.Type, _ style: String, _ place: CallPlace,
        _ value: @escaping (ListSection<Model>) -> Value?,
        _ show: @escaping (View, Value) -> Void
    ) -> ViewRegister<Model>.Title {
        ViewRegister.Title { list, section in
            guard let value = value(section),
                let view = list.dequeue(headerFooter: view, style: style, place)
            else { return nil }
            view.configure { show(view, value) }
            return view
        } reconfigure: {
            reconfigure($0, $1, value, show)
        }
    }

    private static func reconfigure<View: UIView, Value>(
        _ view: UIView, _ section: ListSection<Model>, _ value: (ListSection<Model>) -> Value?,
        _ show: (View, Value) -> Void
    ) -> Bool {
        guard let view = view as? View, let value = value(section) else { return false }
        view.configure { show(view, value) }
        return true
    }
}

extension ViewWrapper {
    /// Configures the wrapped view of a header or footer.
    fileprivate func show<Section>(_ section: Section, _ show: (Maker.View, Section) -> Void) {
        update { view in view.configure { show(view, section) } }
    }
}
