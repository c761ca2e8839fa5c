import UIKit

extension ListSource {
    /// Updates sections' headers and footers: registered views that are visible are configured again, others are reloaded
    /// with their section, since UIKit has no other way to update them.
    func refreshTitles(_ changed: [Int], since old: [ListSection<Model>], in lists: [any AttachedList]) {
        for list in lists {
            let stale = changed.filter { !reconfigureTitles(of: $0, since: old[$0], in: list) }
            if !stale.isEmpty { list.reload(sections: IndexSet(stale)) }
        }
    }

    /// Configures the views of a section again, and returns whether that was possible for all of them.
    private func reconfigureTitles(
        of index: Int, since old: ListSection<Model>, in list: any AttachedList
    ) -> Bool {
        if let list = list as? AttachedCollection {
            return reconfigureSupplements(of: index, since: old, in: list)
        }
        let section = sections[index]
        return [TitlePlace.header, .footer].allSatisfy { place in
            let titles = views.titles(place)
            guard titles.index(for: old) == titles.index(for: section) else { return false }
            guard let title = titles.view(for: section) else { return section.text(place) == old.text(place) }
            return list.title(place, of: index).map { title.reconfigure($0, section) } ?? false
        }
    }

    private func reconfigureSupplements(
        of index: Int, since old: ListSection<Model>, in list: AttachedCollection
    ) -> Bool {
        let supplements = views.supplements
        return views.kinds?.allSatisfy { kind in
            let place = (kind: kind, section: Optional(sections[index]))
            guard supplements.index(for: (kind, old)) == supplements.index(for: place) else { return false }
            guard let supplement = supplements.view(for: place) else { return true }
            return list.supplement(ofKind: kind, of: index).map {
                supplement.reconfigure($0, sections[index])
            }
                ?? false
        } ?? false
    }
}

extension ListSection {
    /// Returns the text above or below the models.
    func text(_ place: TitlePlace) -> String? { place == .header ? header : footer }
}

extension TitlePlace {
    /// The kind of supplementary views in collection views.
    @MainActor var kind: String {
        switch self {
        case .header: UICollectionView.elementKindSectionHeader
        case .footer: UICollectionView.elementKindSectionFooter
        }
    }
}
