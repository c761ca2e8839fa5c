import InterfaceBuilder

/// Unwinds to a previous controller: finds the one that has the unwind action, calls the source's and then the
/// destination's methods, and has the containers in between remove the controllers above it.
@MainActor
struct UnwindPerformance {
    let template: SegueTemplate
    let sender: Any?

    /// Performs the unwind segue; does nothing if no controller has the action (Apple: UIViewController, "Unwinding").
    func perform() {
        guard let name = template.segue.unwindAction else {
            return template.context.report("the unwind segue has no action", template.segue.element)
        }
        guard let source = template.controller else { return }
        let action = Selector(name)
        let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        guard let destination = Self.destination(of: origin),
            let made = ownSegue(from: source, to: destination) ?? defaultSegue(from: source, to: destination)
        else { return }
        source.prepare(for: made, sender: sender)
        ActionTable.perform(action, on: destination, with: [made])
        made.perform()
    }

    /// Returns the segue of the destination's container; nil if it has none of its own.
    private func ownSegue(from source: UIViewController, to destination: UIViewController)
        -> UIStoryboardSegue?
    {
        (destination.parent ?? destination).segueForUnwinding(
            to: destination, from: source, identifier: template.segue.identifier)
    }

    private func defaultSegue(from source: UIViewController, to destination: UIViewController)
        -> UIStoryboardSegue?
    {
        let made = template.makeSegue(from: source, to: destination)
        made?.performance = Self.unwind
        return made
    }

    // MARK: Searching

    /// Finds the destination: each container or presenter from the source outward is searched, with its content.
    static func destination(of origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
        outwards(from: origin.source).dropFirst().lazy.compactMap { search($0, origin) }.first
    }

    private static func search(_ controller: UIViewController, _ origin: UIStoryboardUnwindSegueSource)
        -> UIViewController?
    {
        // An iteration in place of recursion: children before their container, in the allowed order.
        var stack: [(controller: UIViewController, isOpened: Bool)] = [(controller, false)]
        while let (candidate, isOpened) = stack.popLast() {
            if isOpened {
                let answers = candidate.canPerformUnwindSegueAction(
                    origin.unwindAction, from: origin.source, sender: origin.sender)
                if answers { return candidate }
            } else {
                stack.append((candidate, true))
                stack += candidate.allowedChildrenForUnwinding(from: origin).reversed().map { ($0, false) }
            }
        }
        return nil
    }

    /// Returns the controller, its container or presenter, and so on.
    private static func outwards(from controller: UIViewController) -> [UIViewController] {
        Array(sequence(first: controller, next: { $0.parent ?? $0.storage.presenting }))
    }

    // MARK: Unwinding

    /// Dismisses the presented controllers between the source and the nearest common container, then calls each
    /// container down to the destination to show the next one.
    private static func unwind(_ segue: UIStoryboardSegue) {
        let containers = outwards(from: segue.destination)
        let way = outwards(from: segue.source)
        guard let index = way.firstIndex(where: { candidate in containers.contains { $0 === candidate } })
        else { return }
        let common = way[index]
        let presenter = way[...index].last { $0.storage.presented.map(way[..<index].contains) ?? false }
        presenter?.dismiss(animated: segue.isAnimated)
        let path = containers.prefix { $0 !== common } + [common]
        for (container, next) in zip(path.dropFirst(), path).reversed() where next.parent === container {
            container.unwind(for: segue, towards: next)
        }
    }
}
