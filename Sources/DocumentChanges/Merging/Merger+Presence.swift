import InterfaceBuilder

extension Merger {
    /// An object that one side removed, with the objects removed with it.
    struct Removal {
        let root: Int
        let remover: Side
        var members: [Int] = []
        /// The changes of the other side to the removed objects.
        var reasons: [Reason] = []
    }

    /// A reason why a removal may be a conflict.
    struct Reason {
        let element: Element
        let words: String
        /// Whether the removal would lose an object, or something outside that was made to depend on it. A changed
        /// property alone has no meaning without its object.
        let isSubstantial: Bool
    }

    /// Determines which objects are in the result.
    mutating func decidePresence() {
        var removals = removals()
        collectReasons(&removals)
        for removal in removals.values.sorted(by: { $0.root < $1.root }) { decide(removal) }
        for part in correspondence.parts.indices where correspondence.parts[part].isObject {
            let elements = elements(part)
            if elements.base != nil, elements.ours == nil, elements.theirs == nil { isPresent[part] = false }
        }
    }

    private mutating func decide(_ removal: Removal) {
        var choice: Side? = removal.reasons.isEmpty ? removal.remover : nil
        if choice == nil {
            let conflict = conflict(about: removal)
            choice = options.answers(conflict.key)
            if choice == nil, !options.isStrict, !removal.reasons.contains(where: \.isSubstantial) {
                choice = removal.remover
                remarks.append(remark(about: removal))
            }
            if choice == nil {
                conflicts.append(conflict)
                conflictParts.append(removal.root)
            }
        }
        // The base contains the removed object too.
        let isRemoved = choice == removal.remover
        for member in removal.members {
            isPresent[member] = !isRemoved
            if !isRemoved { keepers[member] = removal.remover.other }
        }
    }

    /// Returns the side that removed an object that the other side contains.
    func remover(of part: Int) -> Side? {
        let elements = elements(part)
        guard correspondence.parts[part].isObject, elements.base != nil else { return nil }
        if elements.ours == nil { return elements.theirs == nil ? nil : .ours }
        return elements.theirs == nil ? .theirs : nil
    }

    /// Returns the removals by their outermost object.
    private func removals() -> [Int: Removal] {
        var result: [Int: Removal] = [:]
        for part in correspondence.parts.indices {
            guard let remover = remover(of: part) else { continue }
            let root = removalRoot(of: part, remover)
            result[root, default: Removal(root: root, remover: remover)].members.append(part)
        }
        return result
    }

    private func removalRoot(of part: Int, _ remover: Side) -> Int {
        var root = part
        while let outer = enclosingObject(of: root, in: remover.other), self.remover(of: outer) == remover {
            root = outer
        }
        return root
    }

    private func collectReasons(_ removals: inout [Int: Removal]) {
        guard !removals.isEmpty else { return }
        for part in correspondence.parts.indices {
            for keeper in [Side.ours, .theirs] {
                guard let element = element(part, keeper) else { continue }
                let outer = remover(of: part) == keeper.other ? part : enclosingObject(of: part, in: keeper)
                if let outer, remover(of: outer) == keeper.other {
                    let root = removalRoot(of: outer, keeper.other)
                    if let words = change(of: part, in: keeper) {
                        let isSubstantial =
                            words == Self.added && !element.hasMeaningOfItsOwn && !element.isLayoutGuide
                        removals[root]?.reasons.append(
                            Reason(
                                element: element, words: words,
                                isSubstantial: isSubstantial && correspondence.parts[part].isObject))
                    }
                } else if correspondence.parts[part].isObject || !correspondence.parts[part].isValue {
                    addReferences(of: part, element, keeper, to: &removals)
                }
            }
        }
    }

    private static let added = "added"

    /// Returns a description of a side's change to a part inside an object that the other side removed; nil if there is none.
    private func change(of part: Int, in side: Side) -> String? {
        guard let element = element(part, side), !Noise.isComputed(element) else { return nil }
        guard let base = self.element(part, .base) else {
            if self.element(part, side.other) != nil { return nil }
            return Self.added
        }
        if correspondence.parts[part].isValue {
            return base.contentText == element.contentText || ValueEquality.areEqual(base, element)
                ? nil : "changed"
        }
        if element.hasMeaningOfItsOwn, refersToRemoved(part, by: side.other) { return nil }
        return hasChangedAttributes(base, element) ? "changed" : nil
    }

    /// Returns whether a connection or constraint of the base refers to an object that the side removed.
    private func refersToRemoved(_ part: Int, by side: Side) -> Bool {
        guard let element = element(part, .base) else { return false }
        return element.attributes.contains { attribute in
            guard Vocabulary.isReference(attribute.name),
                let other = document(.base).element(withID: attribute.value),
                let target = correspondence.part(of: other, in: 0)
            else { return false }
            return remover(of: target) == side
        }
    }

    private func hasChangedAttributes(_ base: Element, _ element: Element) -> Bool {
        if base.text != element.text || base.name != element.name { return true }
        let names = Set(base.attributes.map(\.name)).union(element.attributes.map(\.name))
        return names.contains { name in
            name != "id" && !Noise.isComputed(attribute: name, of: element.name)
                && base[name] != element[name]
        }
    }

    /// Adds the references that one side made to an object that the other side removed.
    private func addReferences(
        of part: Int, _ element: Element, _ side: Side, to removals: inout [Int: Removal]
    ) {
        guard !element.isMember else { return }
        for attribute in element.attributes where Vocabulary.isReference(attribute.name) {
            guard let other = document(side).element(withID: attribute.value),
                let target = correspondence.part(of: other, in: side.rawValue),
                remover(of: target) == side.other,
                self.element(part, .base)?[attribute.name] != attribute.value
            else { continue }
            let root = removalRoot(of: target, side.other)
            removals[root]?.reasons.append(
                Reason(
                    element: element, words: "refers to it",
                    isSubstantial: !onlyPlaces(element, other, attribute.name, side)))
        }
    }

    /// Returns whether a constraint only positions an object in its superview, and can be removed with it.
    private func onlyPlaces(_ constraint: Element, _ object: Element, _ attribute: String, _ side: Side)
        -> Bool
    {
        guard constraint.isNamed("constraint") else { return false }
        guard let id = constraint[attribute == "firstItem" ? "secondItem" : "firstItem"] else { return true }
        guard let other = document(side).element(withID: id) else { return false }
        if let part = correspondence.part(of: other, in: side.rawValue), remover(of: part) == side.other {
            return true
        }
        let container = other.isLayoutGuide ? other.enclosingObject ?? other : other
        return object.ancestors.contains(container)
    }
}
