import InterfaceBuilder

extension Merger {
    /// Determines the parent of each object.
    mutating func decideHomes() {
        for part in correspondence.parts.indices.dropFirst()
        where correspondence.parts[part].isObject && isPresent[part] {
            homes[part] = home(of: part)
        }
        breakCycles()
        leaveRemovedHomes()
    }

    private mutating func home(of part: Int) -> Int? {
        if let keeper = keepers[part] { return correspondence.parent(of: part, in: keeper.rawValue) }
        let homes = Triple { correspondence.parent(of: part, in: $0.rawValue) }
        guard homes.ours != nil else { return homes.theirs }
        guard homes.theirs != nil else { return homes.ours }
        if let winner = homes.winner { return homes[winner] }
        return homes[ask(about: part, "place", homes.map { place($0) }) ?? .ours] ?? homes.ours
    }

    private func place(_ part: Int?) -> String {
        guard let part else { return "(none)" }
        let side = Side.allCases.first { element(part, $0) != nil }
        guard let side, let element = element(part, side) else { return "(none)" }
        let object = element.objectID == nil ? element.enclosingObject ?? element : element
        return element == object ? object.description : "\(element.name) of \(object)"
    }

    /// Restores our parents for objects that the two sides moved into each other.
    private mutating func breakCycles() {
        var safe: Set<Int> = [0]
        for part in homes.keys.sorted() {
            var path: [Int] = []
            var onPath: Set<Int> = []
            var current: Int? = part
            while let next = current, !safe.contains(next) {
                if !onPath.insert(next).inserted {
                    let cycle = path.drop { $0 != next }
                    for member in cycle where correspondence.parts[member].isObject {
                        let homes = Triple { correspondence.parent(of: member, in: $0.rawValue) }
                        let side = ask(about: member, "place", homes.map { place($0) }) ?? .ours
                        _ = side
                        self.homes[member] = homes.ours ?? homes.base
                    }
                    break
                }
                path.append(next)
                current = outer(next)
            }
            safe.formUnion(path)
        }
    }

    /// Returns the parent of a part in the result.
    private func outer(_ part: Int) -> Int? {
        if correspondence.parts[part].isObject { return homes[part] }
        return Side.first { self.correspondence.parent(of: part, in: $0.rawValue) }
    }

    /// Restores the other side's parents for objects that one side moved into an object that is not in the result.
    private mutating func leaveRemovedHomes() {
        for part in homes.keys.sorted() where isPresent[part] && !isReachable(part) {
            for side in [Side.ours, .theirs, .base] {
                guard let home = correspondence.parent(of: part, in: side.rawValue), home != homes[part]
                else { continue }
                let old = homes[part]
                homes[part] = home
                if isReachable(part) { break }
                homes[part] = old
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
