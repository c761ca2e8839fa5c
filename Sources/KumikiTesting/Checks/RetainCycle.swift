/// The way on which an object holds itself, as far as reflection sees: through stored properties, optionals and
/// collections, not through closures.
struct RetainCycle {
    /// The names of the properties, the object's own first; empty where there is no way.
    let path: [String]

    /// How many objects are looked at, nearest first.
    private static let searchLimit = 2_000

    private struct Step {
        let value: Any
        let path: [String]
    }

    init(of object: AnyObject) {
        path = Self.search(from: object) ?? []
    }

    private static func search(from start: AnyObject) -> [String]? {
        var queue = children(of: start, at: [])
        var seen: Set<ObjectIdentifier> = []
        var next = 0
        while next < queue.count, next < searchLimit {
            let step = queue[next]
            next += 1
            guard let object = object(in: step.value) else {
                queue += children(of: step.value, at: step.path)
                continue
            }
            if object === start { return step.path }
            guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
            queue += children(of: object, at: step.path)
        }
        return nil
    }

    private static func object(in value: Any) -> AnyObject? {
        type(of: value) is AnyObject.Type ? value as AnyObject : nil
    }

    /// What a value holds, inherited properties too. Weak ones do not count: reflection shows them as they are, so that
    /// those of common use, delegates and owners of views, are known by their name.
    private static func children(of value: Any, at path: [String]) -> [Step] {
        var found: [Step] = []
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for child in current.children {
                let name = child.label ?? "[…]"
                found.append(Step(value: child.value, path: name == "some" ? path : path + [name]))
            }
            mirror = current.superclassMirror
        }
        return found
    }
}
