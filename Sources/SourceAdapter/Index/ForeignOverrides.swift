/// The members that classes of other modules override, such as those of a module's tests, or a module's own classes.
struct ForeignOverrides: Sendable {
    /// The names with labels of overridden members, by the name of the nearest superclass outside of these classes.
    private var names: [String: Set<String>] = [:]

    init(in files: [FileFacts]) {
        let types = files.flatMap(\.types)
        let superclasses = Dictionary(
            types.filter { $0.kind == .class }.compactMap { type in
                type.inherited.first.map { (type.name, Self.lastPart(of: $0)) }
            }, uniquingKeysWith: { first, _ in first })
        for type in types {
            let overridden = type.members.filter(\.isOverride).map(\.fullName)
            guard !overridden.isEmpty, var ancestor = superclasses[type.name] else { continue }
            var seen: Set<String> = []
            while let next = superclasses[ancestor], seen.insert(ancestor).inserted { ancestor = next }
            names[ancestor, default: []].formUnion(overridden)
        }
    }

    /// Returns whether a subclass of one of these types, which are named without their modules, overrides the member.
    func contains(_ member: MemberFacts, below types: [String]) -> Bool {
        contains(member.fullName, below: types)
    }

    /// Returns whether a subclass of one of these types, which are named without their modules, overrides the member of this name
    /// with its labels.
    func contains(_ fullName: String, below types: [String]) -> Bool {
        types.contains { names[Self.lastPart(of: $0)]?.contains(fullName) == true }
    }

    /// Returns whether a class overrides the member of this name with its labels whose nearest superclass outside of these classes,
    /// which is named without its module, fulfills the condition.
    func contains(_ fullName: String, where fits: (String) -> Bool) -> Bool {
        names.contains { $0.value.contains(fullName) && fits($0.key) }
    }

    private static func lastPart(of name: String) -> String {
        ModuleIndex.lastPart(of: String(name.prefix { $0 != "<" }))
    }
}
