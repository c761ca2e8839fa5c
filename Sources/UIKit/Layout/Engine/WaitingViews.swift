/// Views waiting in an engine, without duplicates, in insertion order.
///
/// All but the root, which retains the engine, are retained meanwhile: weak references would cost a table for each view
/// of a screen. Views that leave the hierarchy are removed.
@MainActor
struct WaitingViews {
    private enum Entry {
        case root
        case view(UIView)
        case gone
    }

    private var entries: [Entry] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// The entries before are removed.
    private var head = 0

    var isEmpty: Bool { places.isEmpty }

    /// The index of the next view.
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

    /// Removes and returns the first view, if it was inserted before the index.
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

    /// Returns all waiting views, the first one first.
    func all(root: UIView?) -> [UIView] { entries.compactMap { Self.view($0, root) } }

    private static func view(_ entry: Entry, _ root: UIView?) -> UIView? {
        switch entry {
        case .root: root
        case .view(let view): view
        case .gone: nil
        }
    }
}
