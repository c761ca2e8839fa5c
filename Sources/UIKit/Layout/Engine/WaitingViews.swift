/// Views that wait in an engine, each once, in the order in which they came.
///
/// All but the root, which keeps the engine, are kept alive meanwhile: weak references would cost each view of a screen
/// a table. Views that leave the tree are taken out.
@MainActor
struct WaitingViews {
    private enum Entry {
        case root
        case view(UIView)
        case gone
    }

    private var entries: [Entry] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// The entries before are gone.
    private var head = 0

    var isEmpty: Bool { places.isEmpty }

    /// Where the next view will be put.
    var end: Int { entries.count }

    func contains(_ view: UIView) -> Bool { places[ObjectIdentifier(view)] != nil }

    mutating func append(_ view: UIView, isRoot: Bool) {
        let id = ObjectIdentifier(view)
        guard places[id] == nil else { return }
        places[id] = entries.count
        entries.append(isRoot ? .root : .view(view))
    }

    mutating func remove(_ ids: Set<ObjectIdentifier>) {
        guard !places.isEmpty else { return }
        for id in ids {
            if let place = places.removeValue(forKey: id) { entries[place] = .gone }
        }
    }

    /// Takes out the first view, if it was put before the place.
    mutating func takeFirst(before end: Int, root: UIView?) -> UIView? {
        while head < min(end, entries.count) {
            let entry = entries[head]
            entries[head] = .gone
            head += 1
            guard let view = Self.view(entry, root) else { continue }
            places[ObjectIdentifier(view)] = nil
            return view
        }
        if head == entries.count { self = WaitingViews() }
        return nil
    }

    /// All that wait, the first one first.
    func all(root: UIView?) -> [UIView] { entries.compactMap { Self.view($0, root) } }

    private static func view(_ entry: Entry, _ root: UIView?) -> UIView? {
        switch entry {
        case .root: root
        case .view(let view): view
        case .gone: nil
        }
    }
}
