import UIKit

extension ListSource {
    /// Shows sections' headers and footers anew: in place where they are visible and were registered, with the whole
    /// section otherwise. UIKit fills no header anew by itself.
    func refreshTitles(_ changed: [Int], since old: [ListSection<Model>], in lists: [any AttachedList]) {
        for list in lists {
            let stale = changed.filter { !refill(list, $0, since: old[$0]) }
            if !stale.isEmpty { list.reload(sections: IndexSet(stale)) }
        }
    }

    /// Whether everything about a section could be filled anew where it is.
    private func refill(_ list: any AttachedList, _ index: Int, since old: ListSection<Model>) -> Bool {
        let section = sections[index]
        if let list = list as? AttachedCollection {
            return supplementaryView == nil
                && views.supplements.allSatisfy { kind, supplements in
                    list.supplement(ofKind: kind, of: index).map { view in
                        supplements.contains { $0.refill(view, section) }
                    } ?? false
                }
        }
        return [TitlePlace.header, .footer].allSatisfy { place in
            guard let titles = views.titles[place] else { return section.text(place) == old.text(place) }
            guard let view = list.title(place, of: index) else { return false }
            return titles.contains { $0.refill(view, section) }
        }
    }
}

extension ListSection {
    /// The text above or below the models.
    func text(_ place: TitlePlace) -> String? { place == .header ? header : footer }
}

extension TitlePlace {
    /// What collection views call it.
    @MainActor var kind: String {
        switch self {
        case .header: UICollectionView.elementKindSectionHeader
        case .footer: UICollectionView.elementKindSectionFooter
        }
    }
}
