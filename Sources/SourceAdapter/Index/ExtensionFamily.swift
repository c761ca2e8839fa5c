/// A member that an extension adds to a class of another module and that subclasses override, which
/// Objective-C dispatches dynamically and Swift does not.
///
/// Each body stays in place under a name of the same length. The member's own name is that of a method that checks
/// the object's class: one of this module, which implements a protocol of the family, or one of another module.
struct ExtensionFamily: Sendable {
    /// A class of another module with an implementation in an extension.
    struct Extended: Sendable {
        let type: String
        let member: MemberFacts
        let access: Access
        /// The imports of the file, one of which has the class.
        var imports: Set<String> = []
    }

    /// The topmost class with the member.
    let root: Extended
    /// Its subclasses in other modules with their own implementations, the lowest first.
    let extended: [Extended]
    /// The classes of this module that override it.
    let classes: Set<String>
    /// Those of them without a superclass among them or among those of the module that declares the member.
    let tops: Set<String>
    /// Whether a class of another module overrides the member.
    var isOverriddenElsewhere = false
    /// The other module that has the extension, and so the method that checks the object's class; nil for this one.
    var module: String?

    var member: MemberFacts { root.member }

    /// The name of the protocol of this module's classes.
    var protocolName: String {
        let words = [member.name] + member.parameters.map(\.label).filter { $0 != "_" }
        let plain = root.type.split(separator: ".").joined(separator: "_")
        return "\(plain)__\(words.joined(separator: "_"))_\(member.parameters.count)"
    }

    /// Returns the name of a type's implementation; nil if it has none.
    func name(in type: String) -> String? {
        let bodies = [root.type] + extended.map(\.type) + [classes.contains(type) ? type : ""]
        guard let index = bodies.firstIndex(of: type) else { return nil }
        if classes.contains(type), !hasShortName { return className }
        let salt = hasShortName ? "" : "\(type)."
        return Disguise.name(for: member.name, salt: salt + member.fullName, index: salt.isEmpty ? index : 0)
    }

    /// There are few short names, and two of a family must not be equal.
    private var hasShortName: Bool { Self.isShort(member.name) }
    private static func isShort(_ name: String) -> Bool { name.utf8.count < 5 }

    /// The name of the implementations of classes, where the member's is not short.
    private var className: String {
        Disguise.name(for: member.name, salt: "\(root.type)>\(member.fullName)", index: 0)
    }

    /// The name of the implementations of classes of this module or another; nil if there are none.
    var nameInClasses: String? { tops.first.flatMap(name) ?? (isOverriddenElsewhere ? className : nil) }

    /// The family for modules that import this one; nil if it is not for them.
    func exported(from name: String) -> ExportedFamily? {
        guard isOverriddenElsewhere, module == nil else { return nil }
        return ExportedFamily(
            module: name, type: root.type, member: member, access: root.access, classes: classes.sorted())
    }

    /// Returns whether the body can be called under another name.
    private static func canBeShared(_ member: MemberFacts) -> Bool {
        member.kind != .initializer && !member.isStatic && member.condition == nil
            && member.name.utf8.count > 1 && !member.parameters.contains(where: \.isVariadic)
            && (member.kind == .method || member.type != nil)
    }

    /// Returns the families of a module by the base name of their members.
    static func all(
        in links: ModuleIndex.Links, overriders: [String: Set<String>], elsewhere: ForeignOverrides
    ) -> [String: [ExtensionFamily]] {
        var result: [String: [ExtensionFamily]] = [:]
        for exported in links.dependencies.flatMap(\.families) {
            guard let below = overriders[exported.member.fullName],
                let family = ExtensionFamily(exported, below: below, in: links)
            else { continue }
            result[exported.member.name, default: []].append(family)
        }
        for (type, entry) in links.entries.sorted(by: { $0.key < $1.key }) where entry.declaration == nil {
            for root in members(of: type, in: entry) where !root.member.isOverride {
                let isElsewhere =
                    !isShort(root.member.name)
                    && elsewhere.contains(root.member.fullName) {
                        links.wholeLineage(of: $0).contains(root.type)
                    }
                let below = overriders[root.member.fullName] ?? []
                guard
                    let family = ExtensionFamily(
                        root, below: below, isOverriddenElsewhere: isElsewhere, in: links)
                else { continue }
                result[root.member.name, default: []].append(family)
            }
        }
        return result
    }

    private static func members(of type: String, in entry: ModuleIndex.Entry) -> [Extended] {
        entry.extensions.filter { !$0.facts.isGeneric && $0.facts.condition == nil }.flatMap { found in
            found.facts.members.filter(canBeShared).map {
                Extended(type: type, member: $0, access: found.facts.access, imports: found.imports)
            }
        }
    }

    /// Creates the part of another module's family that is of this module; fails if there is none.
    private init?(_ exported: ExportedFamily, below overriders: Set<String>, in links: ModuleIndex.Links) {
        root = Extended(type: exported.type, member: exported.member, access: exported.access)
        extended = []
        module = exported.module
        let classes = overriders.filter {
            links.entries[$0]?.declaration?.kind == .class
                && links.wholeLineage(of: $0).dropFirst().contains(exported.type)
        }
        guard !classes.isEmpty else { return nil }
        self.classes = classes
        let others = classes.union(exported.classes)
        tops = classes.filter { links.lineage(of: $0).dropFirst().allSatisfy { !others.contains($0) } }
    }

    private init?(
        _ root: Extended, below overriders: Set<String>, isOverriddenElsewhere: Bool,
        in links: ModuleIndex.Links
    ) {
        let below = overriders.filter { links.wholeLineage(of: $0).dropFirst().contains(root.type) }
        guard isOverriddenElsewhere || !below.isEmpty else { return nil }
        self.isOverriddenElsewhere = isOverriddenElsewhere
        let classes = below.filter { links.entries[$0]?.declaration?.kind == .class }
        self.root = root
        self.classes = classes
        tops = classes.filter { links.lineage(of: $0).dropFirst().allSatisfy { !classes.contains($0) } }
        extended = below.subtracting(classes).flatMap { type in
            links.entries[type].map { Self.members(of: type, in: $0) } ?? []
        }.filter { $0.member.isOverride && $0.member.fullName == root.member.fullName }.sorted {
            let (a, b) = (FrameworkClasses.ancestors(of: $0.type), FrameworkClasses.ancestors(of: $1.type))
            return (b.count, $0.type) < (a.count, $1.type)
        }
    }
}

/// A family whose member classes of other modules override.
struct ExportedFamily: Hashable, Sendable, Codable {
    let module: String
    /// The topmost class with the member.
    let type: String
    let member: MemberFacts
    let access: Access
    /// The classes of the module that override it, by qualified name, in order.
    let classes: [String]
}

extension ModuleIndex.Links {
    /// Returns the class and its superclasses, including those of Apple's frameworks.
    func wholeLineage(of type: String) -> [String] {
        let own = lineage(of: type)
        return own + (own.last.map(FrameworkClasses.ancestors) ?? [])
    }
}

extension ModuleIndex {
    /// Returns the family of a member of a type.
    func family(of member: MemberFacts, in type: String) -> ExtensionFamily? {
        families(named: member.name).first {
            $0.member.fullName == member.fullName && !member.parameters.contains(where: \.isVariadic)
                && $0.name(in: type) != nil
                && (member.isOverride || (type == $0.root.type && $0.module == nil))
        }
    }

    /// Returns the name of the implementation that `super` refers to in a type; nil if no family above the type has it.
    func superName(_ name: String, of type: String, where fits: (MemberFacts) -> Bool) -> String? {
        let ancestors = wholeLineage(of: type).dropFirst()
        for family in families(named: name) where fits(family.member) {
            if let found = ancestors.lazy.compactMap({ family.name(in: $0) }).first { return found }
        }
        return nil
    }
}
