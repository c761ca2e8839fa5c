/// Constraints whose rows are to be derived again, each once for every view that holds or held it.
@MainActor
struct ChangedConstraints {
    struct Entry {
        let constraint: NSLayoutConstraint
        weak var view: UIView?
    }

    private struct Key: Hashable {
        let constraint: ObjectIdentifier
        let view: ObjectIdentifier
    }

    /// The entries in the order of their changes. Constraints are retained until they are processed, so that no new one
    /// can be mistaken for one of them.
    private var entries: [(key: Key, entry: Entry)] = []
    private var keys: Set<Key> = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func insert(_ constraint: NSLayoutConstraint, of view: UIView) {
        let key = Key(constraint: ObjectIdentifier(constraint), view: ObjectIdentifier(view))
        guard keys.insert(key).inserted else { return }
        entries.append((key, Entry(constraint: constraint, view: view)))
    }

    /// Removes the entries of views that leave the hierarchy.
    mutating func forget(_ views: Set<ObjectIdentifier>) {
        guard !entries.isEmpty else { return }
        entries.removeAll { views.contains($0.key.view) }
        keys = keys.filter { !views.contains($0.view) }
    }

    mutating func takeAll() -> [Entry] {
        defer {
            entries = []
            keys = []
        }
        return entries.map(\.entry)
    }
}

extension LayoutEngine {
    /// Records that a constraint was added to the view, removed or changed.
    func enqueue(_ constraint: NSLayoutConstraint, of view: UIView) {
        changedConstraints.insert(constraint, of: view)
    }

    /// Derives the rows of changed constraints, unless the whole view is queued.
    func deriveChangedConstraints() {
        for entry in changedConstraints.takeAll() {
            guard let view = entry.view, !queue.contains(view) else { continue }
            let wanted = entry.constraint.holder === view ? wantedRow(of: entry.constraint) : nil
            let id = ObjectIdentifier(entry.constraint)
            replaceRow(RowName(kind: .constraint(id)), by: wanted, of: view)
            let tight = wanted.flatMap { tightRow(of: entry.constraint, $0) }
            replaceRow(RowName(kind: .tightness(id)), by: tight, of: view)
        }
    }

    private func replaceRow(_ name: RowName, by wanted: WantedRow?, of view: UIView) {
        let id = ObjectIdentifier(view)
        let known = installed[id]?.rows[name]
        if let wanted, let placed = place(wanted, over: known) {
            installed[id, default: InstalledRows()].set(placed, wanted.row, for: name)
        } else if let known {
            remove(known.id)
            installed[id]?.rows[name] = nil
        }
    }
}
