/// An implementation of an optional requirement of UIKit's protocols that only its selector relates to the requirement.
struct AddedMethod: Hashable, Sendable {
    let member: MemberFacts
    /// The requirement, as a member with the names that it has in the protocol.
    let requirement: MemberFacts
    /// The protocol, if the class has to declare its conformance: UIKit calls methods of protocols that are derived from the
    /// declared one if the object responds to their selectors.
    let conformance: String?
}

extension ModuleIndex {
    /// Returns the requirement that a method implements without being its witness in Swift: a superclass declares the conformance,
    /// without the method, or the method has the requirement's selector but other labels.
    func addedMethod(_ member: MemberFacts, of type: TypeFacts) -> AddedMethod? {
        guard member.kind == .method, !member.isStatic, !member.isOverride, member.isCallableByName,
            entry(type.name)?.declaration?.kind == .class, !type.isLocal
        else { return nil }
        if FrameworkOptionals.names.contains(member.fullName) { return inherited(member, of: type) }
        return renamed(member, of: type)
    }

    private func inherited(_ member: MemberFacts, of type: TypeFacts) -> AddedMethod? {
        let ancestors = lineage(of: type.name).dropFirst()
        guard let parent = ancestors.first, !declares(member.fullName, in: ancestors),
            !DelegateProtocols.declaring(member.fullName).isDisjoint(with: delegateProtocols(of: parent))
        else { return nil }
        return AddedMethod(member: member, requirement: member, conformance: nil)
    }

    private func renamed(_ member: MemberFacts, of type: TypeFacts) -> AddedMethod? {
        let isExposed =
            member.isExposed || entry(type.name)?.declaration?.attributes.contains("objcMembers") == true
        guard isExposed, let names = FrameworkSelectors.requirements[member.selector] else { return nil }
        let own = delegateProtocols(of: type.name)
        for name in names.sorted() where !declares(name, in: lineage(of: type.name)[...]) {
            let protocols = DelegateProtocols.declaring(name)
            let derived = protocols.filter { !own.isDisjoint(with: DelegateProtocols.bases(of: $0)) }.min()
            guard derived != nil || !protocols.isDisjoint(with: own) else { continue }
            return AddedMethod(
                member: member, requirement: member.named(name),
                conformance: protocols.isDisjoint(with: own) ? derived : nil)
        }
        return nil
    }

    /// Returns whether one of the classes of this module has the member.
    private func declares(_ fullName: String, in classes: ArraySlice<String>) -> Bool {
        classes.contains { entry($0)?.members.contains { $0.fullName == fullName } == true }
    }

    /// Returns UIKit's protocols to which a class conforms, with their bases.
    private func delegateProtocols(of type: String) -> Set<String> {
        let declared = protocols(of: type)
        let inherited = lineage(of: type).last.flatMap { DelegateProtocols.ofClasses[$0] } ?? []
        return declared.union(inherited).reduce(into: []) { found, name in
            let last = Self.lastPart(of: name)
            found.insert(last)
            found.formUnion(DelegateProtocols.bases(of: last))
        }
    }

    /// Returns the protocols to which a class has to declare conformance for methods of this declaration or extension of it; each is
    /// returned for one of them.
    func addedConformances(of type: TypeFacts) -> [String] {
        guard let entry = entry(type.name) else { return [] }
        let parts = [entry.declaration].compactMap(\.self) + entry.extensions.map(\.facts)
        var first: [String: TypeFacts] = [:]
        for part in parts {
            for name in part.members.compactMap({ addedMethod($0, of: part)?.conformance })
            where first[name] == nil {
                first[name] = part
            }
        }
        let inherited = lineage(of: type.name).dropFirst().compactMap { self.entry($0)?.declaration }
            .flatMap(addedConformances)
        return first.filter { $0.value == type && !inherited.contains($0.key) }.keys.sorted()
    }
}

/// UIKit's protocols whose defaults call methods that classes add to a conformance.
enum DelegateProtocols {
    /// Returns those that have the optional requirement.
    static func declaring(_ fullName: String) -> Set<String> { protocols[fullName] ?? [] }

    /// Returns the protocols from which one is derived.
    static func bases(of name: String) -> Set<String> { bases[name] ?? [] }

    /// The protocols to which UIKit's own classes conform, apart from those whose methods are in the classes' bodies.
    static let ofClasses: [String: Set<String>] = ["UICollectionViewController": ["UICollectionViewDelegate"]]

    private static let protocols: [String: Set<String>] = bases.keys.reduce(into: [:]) { found, name in
        for method in FrameworkOptionals.methods[name] ?? [] { found[method, default: []].insert(name) }
    }

    private static let bases: [String: Set<String>] = [
        "UICollectionViewDataSource": [], "UICollectionViewDelegate": ["UIScrollViewDelegate"],
        "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate", "UIScrollViewDelegate"],
        "UIGestureRecognizerDelegate": [], "UINavigationControllerDelegate": [],
        "UIPageViewControllerDataSource": [], "UIPageViewControllerDelegate": [], "UIPickerViewDelegate": [],
        "UIScrollViewDelegate": [], "UISearchBarDelegate": [], "UITabBarControllerDelegate": [],
        "UITableViewDataSource": [], "UITableViewDelegate": ["UIScrollViewDelegate"],
        "UITextFieldDelegate": [], "UITextViewDelegate": ["UIScrollViewDelegate"],
    ]
}

extension MemberFacts {
    /// Returns the method with the name and labels.
    fileprivate func named(_ fullName: String) -> MemberFacts {
        var result = self
        result.name = String(fullName.prefix { $0 != "(" })
        let labels = fullName.dropFirst(result.name.count + 1).dropLast().split(separator: ":")
        guard labels.count == parameters.count else { return self }
        for (index, label) in labels.enumerated() { result.parameters[index].label = String(label) }
        return result
    }
}
