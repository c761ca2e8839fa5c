import Foundation

/// What a snapshot asks to be shown anew of all that was there before, at its places of now.
struct DiffableRefresh {
    let reloadedSections: [Int]
    let reloadedItems: [IndexPath]
    let reconfiguredItems: [IndexPath]

    /// Whether anything is to get another view.
    var reloads: Bool { !reloadedSections.isEmpty || !reloadedItems.isEmpty }

    init<Section, Item>(
        _ marks: SnapshotMarks<Section, Item>, from old: DiffableContent<Section, Item>,
        to shown: inout DiffableContent<Section, Item>
    ) {
        var old = old
        let sections = marks.reloadedSections.filter { old.index(of: $0) != nil }
            .compactMap { shown.index(of: $0) }
        reloadedSections = sections
        reloadedItems = marks.reloadedItems.filter { old.place(of: $0) != nil }
            .compactMap { shown.place(of: $0) }.filter { !sections.contains($0.section) }
        reconfiguredItems = marks.reconfiguredItems.filter { old.place(of: $0) != nil }
            .compactMap { shown.place(of: $0) }
    }
}
