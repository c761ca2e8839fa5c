import InterfaceBuilder

/// The connections among the scenes of a document.
struct SceneLinks {
    /// A navigation controller and the scenes on its stack, from the root.
    struct Stack {
        var container: String
        var members: [String]
    }

    /// A segue to a scene, and the controller whose scene it is in.
    struct Link {
        var source: String
        var segue: Segue
    }

    private let initial: String?
    private var roots: [(container: String, root: String)] = []
    private var holders: [String: String] = [:]
    /// The first child of each tab bar controller.
    private var firstTabs: [String: String] = [:]
    private var pushes: [String: [String]] = [:]
    private var presentations: [String: Link] = [:]
    private var embeddings: [String: Link] = [:]
    /// The styles that controllers are presented in where nothing else is said.
    private let styles: PresentationStyles

    init(document: Document) {
        initial = document.initialViewControllerID
        styles = PresentationStyles(document: document)
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
        let link = Link(source: id, segue: segue)
        switch (segue.segueKind, segue.relationship) {
        case (.relationship, "rootViewController"): roots.append((id, destination))
        case (.relationship, "viewControllers"):
            holders[destination] = holders[destination] ?? id
            firstTabs[id] = firstTabs[id] ?? destination
        case (.show, _), (.push, _): pushes[id, default: []].append(destination)
        case (.embed, _): embeddings[destination] = embeddings[destination] ?? link
        case (.presentation, _), (.modal, _), (.popover, _), (.popoverPresentation, _):
            if presentations[destination] == nil, styles.showPresenter(segue) {
                presentations[destination] = link
            }
        default: break
        }
    }

    // MARK: Containers

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

    /// The outermost container of a scene, itself where it stands in none.
    func outermost(of id: String) -> String {
        var (current, seen) = (id, Set([id]))
        while let next = stack(leadingTo: current)?.container ?? tabs(holding: current),
            seen.insert(next).inserted
        {
            current = next
        }
        return current
    }

    /// The scene that a container shows first: the root of a navigation controller, the first tab of a tab bar controller.
    /// Nil where that is shown elsewhere, or the scene is no such container.
    func content(of id: String) -> String? {
        if let root = roots.first(where: { $0.container == id })?.root {
            return stack(leadingTo: root)?.container == id ? root : nil
        }
        guard let tab = firstTabs[id], stack(leadingTo: tab) == nil, holders[tab] == id else { return nil }
        return tab
    }

    // MARK: Presentations

    /// The segue that presents a scene which stands in no container and does not begin the document; the presenter is seen
    /// around it.
    func presentation(of id: String) -> Link? {
        id == initial || embeddings[id] != nil ? nil : presentations[id]
    }

    /// Whether a scene that no segue leads to asks to be presented with its presenter around it.
    func asksForPresentation(_ id: String) -> Bool {
        id != initial && embeddings[id] == nil && presentations[id] == nil
            && styles.controllerShowsPresenter(id)
    }

    /// Whether other scenes than those of its containers are made to show a scene.
    func needsOthers(_ id: String) -> Bool {
        let outermost = outermost(of: id)
        return presentation(of: outermost) != nil || embedding(of: outermost) != nil
    }

    /// The segue that embeds a scene in a container view, where nothing else leads to it.
    func embedding(of id: String) -> Link? {
        id == initial || presentations[id] != nil ? nil : embeddings[id]
    }
}
