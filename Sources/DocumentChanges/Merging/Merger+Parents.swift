import InterfaceBuilder

extension Merger {
    /// Determines the parent of each object.
    mutating func determineParents() {
        for part in correspondence.parts.indices.dropFirst()
        where correspondence.parts[part].isObject && isPresent[part] {
            parents[part] = parent(of: part)
        }
        breakCycles()
        restoreRemovedParents()
    }

    private mutating func parent(of part: Int) -> Int? {
        if let keeper = keepers[part] { return correspondence.parent(of: part, in: keeper.rawValue) }
        let parents = Triple { correspondence.parent(of: part, in: $0.rawValue) }
        guard parents.ours != nil else { return parents.theirs }
        guard parents.theirs != nil else { return parents.ours }
        if let winner = parents.winner { return parents[winner] }
        return parents[ask(about: part, "place", parents.map { place($0) }) ?? .ours] ?? parents.ours
    }

    private func place(_ part: Int?) -> String {
        guard let part else { return "(none)" }
        let side = Side.allCases.first { element(part, $0) != nil }
        guard let side, let element = element(part, side) else { return "(none)" }
        let object = element.objectID == nil ? element.enclosingObject ?? element : element
        return element == object ? object.description : "\(element.name) of \(object)"
    }

    /// Restores one side's parents for objects that the two sides moved into each other.
    private mutating func breakCycles() {
        var safe: Set<Int> = [0]
        for part in parents.keys.sorted() {
            var path: [Int] = []
            var onPath: Set<Int> = []
            var current: Int? = part
            while let next = current, !safe.contains(next) {
                if !onPath.insert(next).inserted {
                    restoreParents(of: path.drop { $0 != next }.filter { correspondence.parts[$0].isObject })
                    break
                }
                path.append(next)
                current = outer(next)
            }
            safe.formUnion(path)
        }
    }

    /// Gives all objects of a cycle their parents on the side that the answer chooses; a side by itself has no cycles.
    private mutating func restoreParents(of cycle: [Int]) {
        let places = cycle.map { member in Triple { correspondence.parent(of: member, in: $0.rawValue) } }
        guard let moved = places.firstIndex(where: { $0.ours != $0.theirs }) else { return }
        let side = ask(about: cycle[moved], "place", places[moved].map { place($0) }) ?? .ours
        for (member, parents) in zip(cycle, places) {
            self.parents[member] = parents[side] ?? parents.ours ?? parents.base
        }
    }

    /// Returns the parent of a part in the result.
    private func outer(_ part: Int) -> Int? {
        if correspondence.parts[part].isObject { return parents[part] }
        return Side.first { self.correspondence.parent(of: part, in: $0.rawValue) }
    }

    /// Restores the other side's parents for objects that one side moved into an object that is not in the result.
    private mutating func restoreRemovedParents() {
        for part in parents.keys.sorted() where isPresent[part] && !isReachable(part) {
            for side in [Side.ours, .theirs, .base] {
                guard let parent = correspondence.parent(of: part, in: side.rawValue), parent != parents[part]
                else { continue }
                let old = parents[part]
                parents[part] = parent
                if isReachable(part) { break }
                parents[part] = old
            }
        }
    }

    private func isReachable(_ part: Int) -> Bool {
        var current = part
        for _ in 0..<2_048 {
            if current == 0 { return true }
            if correspondence.parts[current].isObject, !isPresent[current] { return false }
            guard let next = outer(current) else { return false }
            current = next
        }
        return false
    }
}
