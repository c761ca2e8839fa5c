import InterfaceBuilder

/// The size class variations of a view in a document and of its subviews, chosen again when the traits of the view
/// change.
///
/// Only properties that differ between the old and the new size classes are set, so that changes made in code are kept.
@MainActor
final class NibVariations {
    /// An object with variations.
    struct Part {
        let element: Element
        weak var object: AnyObject?
    }

    /// A view with constraints.
    struct Owner {
        let element: Element
        weak var view: UIView?
    }

    private let context: NibContext
    private let parts: [Part]
    private let owners: [Owner]

    /// The traits of the current choice.
    private var environment: TraitEnvironment

    /// The installed constraints, by position of their elements.
    private var installed: Set<Int> = []

    /// All created constraints, by position, whether or not they are installed.
    private var constraints: [Int: NSLayoutConstraint] = [:]

    /// The views that the size classes exclude, which may have no other owner.
    private var removed: [String: UIView] = [:]

    init(_ parts: [Part], _ owners: [Owner], made: [Int: NSLayoutConstraint], _ context: NibContext) {
        self.context = context
        self.parts = parts
        self.owners = owners
        environment = context.traits
        constraints = made
        installed = Set(made.filter { $0.value.isActive }.keys)
        keepRemovedViews()
    }

    /// Chooses for the traits.
    func update(to traits: UITraitCollection) {
        let screen = context.session.environment.traits
        let new = context.session.variationTraits(UITraitCollection(traitsFrom: [screen, traits]))
        guard new != environment else { return }
        let old = environment
        environment = new
        context.traits = new
        updateSubviews()
        updateConstraints(from: old)
        updateProperties(from: old)
    }

    // MARK: Subviews

    private func keepRemovedViews() {
        for part in parts where part.object is UIView {
            for id in part.element.members(of: "subviews").compactMap(\.id)
            where context.uninstalled.contains(id) {
                removed[id] = context.object(id) as? UIView
            }
        }
    }

    private func updateSubviews() {
        for part in parts {
            guard let view = part.object as? UIView else { continue }
            let wanted = Set(part.element.effectiveMembers(of: "subviews", in: environment).map(\.position))
            var previous: UIView?
            for member in part.element.members(of: "subviews") {
                guard let id = member.id, let subview = context.object(id) as? UIView else { continue }
                if wanted.contains(member.position) {
                    include(subview, id, in: view, above: previous)
                } else {
                    exclude(subview, id, from: view)
                }
                if subview.superview === view { previous = subview }
            }
        }
    }

    private func include(_ subview: UIView, _ id: String, in view: UIView, above previous: UIView?) {
        guard context.uninstalled.remove(id) != nil else { return }
        removed[id] = nil
        // Code may have added the view elsewhere meanwhile.
        guard subview.superview == nil else { return }
        if let stack = view as? UIStackView {
            let place = stack.arrangedSubviews.firstIndex { $0 === previous }.map { $0 + 1 } ?? 0
            stack.insertArrangedSubview(subview, at: place)
        } else if let previous {
            view.insertSubview(subview, aboveSubview: previous)
        } else {
            view.insertSubview(subview, at: 0)
        }
    }

    private func exclude(_ subview: UIView, _ id: String, from view: UIView) {
        guard context.uninstalled.insert(id).inserted else { return }
        removed[id] = subview
        if subview.superview === view { subview.removeFromSuperview() }
    }

    // MARK: Constraints

    private func updateConstraints(from old: TraitEnvironment) {
        var wanted: [(constraint: ConstraintElement, owner: UIView)] = []
        for owner in owners {
            guard let view = owner.view else { continue }
            wanted += context.constraints(of: owner.element).filter { context.hasSides($0, owner: view) }
                .map { ($0, view) }
        }
        let positions = Set(wanted.map(\.constraint.element.position))
        // Conflicting constraints are deactivated first.
        for position in installed.subtracting(positions).sorted() { constraints[position]?.isActive = false }
        let new = wanted.filter { !installed.contains($0.constraint.element.position) }
        installed = positions
        for (constraint, owner) in wanted { update(constraint, owner, from: old) }
        for (constraint, owner) in new { activate(constraint, owner) }
        context.connect([])
    }

    /// Sets the size class variations of an existing constraint.
    private func update(_ constraint: ConstraintElement, _ owner: UIView, from old: TraitEnvironment) {
        guard constraint.element.hasVariations, let made = constraints[constraint.element.position] else {
            return
        }
        for name in constraint.element.changedProperties(from: old, to: environment) {
            switch name {
            case "constant": made.constant = context.constant(of: constraint, owner) ?? made.constant
            case "priority": setPriority(context.priority(of: constraint), of: made)
            default: context.reportUnvaried(name, constraint.element)
            }
        }
    }

    /// Sets the priority; that of an active constraint may not change between required and optional.
    private func setPriority(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint) {
        let wasActive = constraint.isActive
        if (priority == .required) != (constraint.priority == .required) { constraint.isActive = false }
        constraint.priority = priority
        if constraint.isActive != wasActive { constraint.isActive = wasActive }
    }

    private func activate(_ constraint: ConstraintElement, _ owner: UIView) {
        let position = constraint.element.position
        if let made = constraints[position] {
            made.isActive = true
        } else {
            constraints[position] = context.install(constraint, owner: owner)
            // Its outlets are set by the connections that are still waiting.
            context.made.removeAll { $0.object is NSLayoutConstraint }
        }
    }

    // MARK: Properties

    private func updateProperties(from old: TraitEnvironment) {
        for part in parts {
            guard let view = part.object as? UIView else { continue }
            let decoder = NibDecoder(element: part.element, context: context)
            for name in part.element.changedProperties(from: old, to: environment) {
                if !decoder.configure(name, of: view) { context.reportUnvaried(name, part.element) }
            }
        }
    }
}

extension NibContext {
    /// Stores the size class variations of each topmost view that a phase has created, and of its subviews.
    func noteVariations(
        in phase: [(element: Element, object: AnyObject)], owners: [(element: Element, view: UIView)]
    ) {
        let varied = phase.filter { $0.element.hasVariations }
        guard !varied.isEmpty else { return }
        let views = phase.reduce(into: [Int: UIView]()) { views, member in
            if let view = member.object as? UIView { views[member.element.position] = view }
        }
        let top = { (element: Element) -> UIView? in
            element.ancestors.compactMap { views[$0.position] }.last ?? views[element.position]
        }
        for case let view as UIView in phase.map(\.object)
        where varied.contains(where: { top($0.element) === view }) {
            let constraints = phase.compactMap { member in
                (member.object as? NSLayoutConstraint).map { (member.element, $0) }
            }
            view.hierarchy.nibVariations = NibVariations(
                varied.filter { top($0.element) === view }.map {
                    .init(element: $0.element, object: $0.object)
                },
                owners.filter { top($0.element) === view }.map { .init(element: $0.element, view: $0.view) },
                made: constraints.filter { top($0.0) === view }.reduce(into: [:]) {
                    $0[$1.0.position] = $1.1
                },
                self)
        }
    }

    /// Reports that a property keeps its value of loading.
    func reportUnvaried(_ name: String, _ element: Element) {
        report(
            "the variation of \(name) of <\(element.name)> is only applied on loading", element,
            about: "variation \(element.name).\(name)")
    }
}
