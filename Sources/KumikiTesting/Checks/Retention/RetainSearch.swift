/// A breadth-first search for a retain cycle of an object.
@MainActor
struct RetainSearch {
    /// The properties of the shortest retain cycle; empty if none was found.
    private(set) var cycle: [String] = []
    /// The closures and other opaque values that were found, each with the properties that lead to it.
    private(set) var suspects: [String] = []

    private struct Holder {
        let object: AnyObject
        let path: [String]
    }

    private let start: AnyObject
    private var queue: [Holder] = []
    private var seen: Set<ObjectIdentifier> = []
    /// The number of values that may still be visited, which limits the time for large collections.
    private var remaining = 20_000

    private static let suspectLimit = 5

    init(from start: AnyObject) {
        self.start = start
        seen.insert(ObjectIdentifier(start))
        queue.append(Holder(object: start, path: []))
        var next = 0
        while cycle.isEmpty, next < queue.count, remaining > 0 {
            search(queue[next])
            next += 1
        }
    }

    private mutating func search(_ holder: Holder) {
        let owner = String(describing: type(of: holder.object))
        for field in StoredField.all(of: holder.object) + ViewProperties.all(of: holder.object) {
            search(field.value, at: owner + field.suffix, after: holder.path)
        }
    }

    private mutating func search(_ value: Any, at property: String, after path: [String]) {
        remaining -= 1
        guard remaining > 0, cycle.isEmpty else { return }
        if let holder = OpaqueHolder(value) {
            suspect((path + ["\(property) (\(holder.rawValue))"]).joined(separator: " → "))
        } else if type(of: value) is AnyClass {
            found(value as AnyObject, by: property, after: path)
        } else {
            for field in StoredField.all(of: value) {
                search(field.value, at: property + field.suffix, after: path)
            }
        }
    }

    private mutating func suspect(_ path: String) {
        if suspects.count < Self.suspectLimit, !suspects.contains(path) { suspects.append(path) }
    }

    private mutating func found(_ object: AnyObject, by property: String, after path: [String]) {
        let path = Self.isSubview(property) && path.last.map(Self.isView) == true ? path : path + [property]
        if object === start {
            cycle = path
        } else if seen.insert(ObjectIdentifier(object)).inserted {
            queue.append(Holder(object: object, path: path))
        }
    }

    // The superviews of the relevant view are not informative.
    private static func isSubview(_ property: String) -> Bool { property.hasSuffix(".subviews[…]") }
    private static func isView(_ property: String) -> Bool {
        property.hasSuffix(".view") || isSubview(property)
    }
}
