/// Resolves `#selector` to a selector.
struct SelectorResolver {
    let module: ModuleIndex

    /// Returns the selector, and whether a declaration was found for it.
    func selector(_ reference: SelectorReference, within scope: [String]) -> (name: String, isKnown: Bool) {
        let found = member(reference, within: scope)
        switch reference.form {
        case .getter: return (found?.selector ?? reference.name, true)
        case .setter: return (SelectorName.setter(found?.objcName ?? reference.name), true)
        case .method: return method(reference, found)
        }
    }

    private func method(_ reference: SelectorReference, _ found: MemberFacts?) -> (
        name: String, isKnown: Bool
    ) {
        // A method of the same name in the module is not the one of UIKit's type.
        if reference.base.map(isOfFramework) == true,
            let known = FrameworkSelectors.selector(reference.name, labels: reference.labels)
        {
            return (known, true)
        }
        if let found { return (found.selector, true) }
        if let known = FrameworkSelectors.selector(reference.name, labels: reference.labels) {
            return (known, true)
        }
        if let labels = reference.labels {
            return (SelectorName.method(reference.name, labels: labels), true)
        }
        let colons = String(repeating: ":", count: reference.argumentCount ?? 0)
        return (reference.name + colons, reference.argumentCount != nil)
    }

    /// Returns whether the name of a type is not one of this module.
    private func isOfFramework(_ base: String) -> Bool {
        base != "self" && base != "Self" && module.qualified(base) == nil && module.entry(base) == nil
    }

    /// Returns the most likely declaration: of the named or the enclosing type, otherwise of any type.
    private func member(_ reference: SelectorReference, within scope: [String]) -> MemberFacts? {
        for type in places(reference, scope) {
            let own = module.members(named: reference.name, of: type).filter { fits($0.member, reference) }
            if let found = best(own) { return found }
        }
        if reference.base == nil || reference.base == "self", isInherited(reference) { return nil }
        return best(module.members(named: reference.name).filter { fits($0.member, reference) })
    }

    /// Returns whether UIKit has a method with the name, which a bare reference means rather than that of an unrelated type.
    private func isInherited(_ reference: SelectorReference) -> Bool {
        FrameworkSelectors.selector(reference.name, labels: reference.labels) != nil
    }

    private func fits(_ member: MemberFacts, _ reference: SelectorReference) -> Bool {
        guard (member.kind == .property) == (reference.form != .method), member.kind != .initializer else {
            return false
        }
        if let labels = reference.labels, labels != member.parameters.map(\.label) { return false }
        return reference.argumentCount.map { $0 == member.parameters.count } ?? true
    }

    /// Returns the types to search, in order.
    private func places(_ reference: SelectorReference, _ scope: [String]) -> [String] {
        if let base = reference.base, base != "self", base != "Self",
            let type = module.qualified(base, within: scope.last ?? "")
                ?? (module.entry(base) == nil ? nil : base)
        {
            return module.lineage(of: type)
        }
        return scope.reversed().flatMap { module.lineage(of: $0) }
    }

    /// Returns the best candidate, preferring methods that are exposed to Objective-C.
    private func best(_ candidates: [ModuleIndex.Found]) -> MemberFacts? {
        let members = candidates.map(\.member)
        return members.first { $0.isExposed && !$0.isOverride } ?? members.first(where: \.isExposed)
            ?? members.first
    }
}

extension MemberFacts {
    /// Whether an attribute exposes the member to Objective-C.
    var isExposed: Bool {
        !attributes.isDisjoint(with: ["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable"])
    }
}
