import InterfaceBuilder

/// The segues between the scenes of a document.
struct SceneLinks {
    /// A navigation controller and the scenes on its stack, from the root.
    struct Stack {
        var container: String
        var members: [String]
    }

    private var roots: [(container: String, root: String)] = []
    private var holders: [String: String] = [:]
    private var pushes: [String: [String]] = [:]

    init(document: Document) {
        for scene in document.scenes {
            guard let controller = scene.controller, let id = controller.id else { continue }
            for segue in Self.segues(in: scene) { add(segue, from: id) }
        }
    }

    private static func segues(in scene: Scene) -> [Segue] {
        scene.element.descendants.filter { $0.isNamed("segue") }.map(Segue.init)
    }

    private mutating func add(_ segue: Segue, from id: String) {
        guard let destination = segue.element["destination"] else { return }
        switch (segue.element["kind"], segue.element["relationship"]) {
        case ("relationship", "rootViewController"): roots.append((id, destination))
        case ("relationship", "viewControllers"): holders[destination] = holders[destination] ?? id
        case ("show", _), ("push", _): pushes[id, default: []].append(destination)
        default: break
        }
    }

    /// Returns the id of the tab bar controller of which the scene is a tab.
    func tabs(holding id: String) -> String? { holders[id] }

    /// Returns the shortest stack with the scene on top.
    func stack(leadingTo id: String) -> Stack? {
        var queue = roots.map { Stack(container: $0.container, members: [$0.root]) }
        var seen = Set(roots.map(\.root))
        var next = 0
        while next < queue.count {
            let stack = queue[next]
            next += 1
            guard let top = stack.members.last else { continue }
            if top == id { return stack }
            for destination in pushes[top] ?? [] where seen.insert(destination).inserted {
                queue.append(Stack(container: stack.container, members: stack.members + [destination]))
            }
        }
        return nil
    }
}
