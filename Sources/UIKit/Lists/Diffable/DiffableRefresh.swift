import Foundation

/// The existing items and sections that a snapshot marks for reloading, at their current index paths.
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
