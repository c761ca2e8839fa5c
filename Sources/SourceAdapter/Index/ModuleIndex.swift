/// The declarations of all files of a module.
final class ModuleIndex: Sendable {
    /// A type with everything that is declared in it and in its extensions.
    struct Entry: Sendable {
        /// The declaration; nil for a type of another module that is extended here.
        var declaration: TypeFacts?
        /// The file of the declaration.
        var path = ""
        /// The extensions, with what their files import.
        var extensions: [(path: String, facts: TypeFacts, imports: Set<String>)] = []

        /// The members of the declaration and of all extensions.
        var members: [MemberFacts] { (declaration?.members ?? []) + extensions.flatMap(\.facts.members) }
        var inherited: [String] {
            (declaration?.inherited ?? []) + extensions.flatMap(\.facts.inherited)
        }
    }

    /// A member and its type.
    struct Found: Sendable {
        let type: String
        let member: MemberFacts
    }

    let name: String
    /// The modules that files of the module import.
    let imports: Set<String>
    private let entries: [String: Entry]
    /// Members by name, then by type.
    private let membersByName: [String: [String: [Found]]]
    /// The types that override a member, by the member's name with labels.
    private let overridersByName: [String: Set<String>]
    /// The subclasses of each class of this module or another.
    private let subclasses: [String: [String]]
    private let shortNames: [String: [String]]
    /// The type aliases, as far as the module's files agree.
    private let aliases: [String: AliasFacts]
    /// The members of extensions that require dynamic dispatch, by their base names.
    private let families: [String: [ExtensionFamily]]
    private let dependencies: [ModuleSummary]
    /// The protocols and classes of other modules that isolate classes to the main actor.
    private let importedIsolatedTypes: Set<String>
    private let missingModules: Set<String>
    private let bringsUIKit: Bool
    /// The base names in `#selector` expressions of the module.
    let selectorNames: Set<String>
    /// The optional requirements of the protocols of this module and of imported ones.
    let optionals: [OptionalRequirement]
    private let optionalsByName: [String: [OptionalRequirement]]

    private let foreignOverrides: ForeignOverrides
    private let ownOverrides: ForeignOverrides

    init(
        _ files: [FileFacts], overrides: ForeignOverrides = ForeignOverrides(in: []),
        configuration: SourceAdapter.Configuration
    ) {
        name = configuration.moduleName
        imports = files.reduce(into: []) { $0.formUnion($1.imports) }
        foreignOverrides = overrides
        ownOverrides = ForeignOverrides(in: files)
        dependencies = configuration.dependencies
        importedIsolatedTypes = Set(dependencies.flatMap(\.isolatedTypes))
        missingModules = configuration.missingModules
        bringsUIKit = configuration.bringsUIKit
        let aliases = Dictionary(files.flatMap(\.aliases).map { ($0.name, $0) }) { first, _ in first }
        self.aliases = aliases
        entries = Self.entries(of: files, aliases.mapValues(\.type))
        membersByName = Self.members(of: entries)
        overridersByName = membersByName.values.lazy.flatMap(\.values).joined().filter(\.member.isOverride)
            .reduce(into: [:]) { $0[$1.member.fullName, default: []].insert($1.type) }
        shortNames = Dictionary(grouping: entries.keys.sorted()) { Self.lastPart(of: $0) }
        let links = Links(
            name: name, entries: entries, shortNames: shortNames, aliases: aliases.mapValues(\.type),
            dependencies: dependencies)
        subclasses = links.subclasses
        families = ExtensionFamily.all(
            in: links, overriders: overridersByName, elsewhere: foreignOverrides)
        selectorNames = files.reduce(into: []) { $0.formUnion($1.selectorNames) }
        optionals = OptionalRequirement.all(in: files) + dependencies.flatMap(\.optionals)
        optionalsByName = Dictionary(grouping: optionals, by: \.name)
    }

    private static func entries(of files: [FileFacts], _ aliases: [String: String]) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        for file in files {
            for type in file.types {
                if type.kind == .extension {
                    let name = extendedName(type.name, aliases)
                    entries[name, default: Entry()].extensions.append(
                        (file.path, type, file.imports))
                } else if entries[type.name]?.declaration == nil {
                    entries[type.name, default: Entry()].declaration = type
                    entries[type.name]?.path = file.path
                }
            }
        }
        return entries
    }

    private static func members(of entries: [String: Entry]) -> [String: [String: [Found]]] {
        var result: [String: [String: [Found]]] = [:]
        for (type, entry) in entries.sorted(by: { $0.key < $1.key }) {
            for member in entry.members {
                result[member.name, default: [:]][type, default: []].append(Found(type: type, member: member))
            }
        }
        return result
    }

    static func lastPart(of name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    // MARK: Types

    /// Returns the name of an extended type, which an extension may name by an alias of its module.
    func extendedName(_ written: String) -> String {
        Self.extendedName(written, aliases.mapValues(\.type))
    }

    private static func extendedName(_ written: String, _ aliases: [String: String]) -> String {
        var (name, seen) = (written, Set<String>())
        while let other = aliases[name], !other.contains("<"), seen.insert(name).inserted { name = other }
        return name
    }

    func entry(_ type: String) -> Entry? { entries[type] }

    private var links: Links {
        Links(
            name: name, entries: entries, shortNames: shortNames, aliases: aliases.mapValues(\.type),
            dependencies: dependencies)
    }

    /// Returns the qualified name of a type of this module, by its name in the scope of other types.
    func qualified(_ written: String, within scope: String = "") -> String? {
        links.qualified(written, within: scope)
    }

    /// Returns whether a module that this one depends on has a class or a type alias of the name.
    func isOfDependency(_ name: String) -> Bool {
        dependencies.contains { $0.conformances[name] != nil || $0.aliases[name] != nil }
    }

    /// Returns the class itself, if it is of this module, and its superclasses, nearest first; the last may be of another
    /// module.
    func lineage(of type: String) -> [String] { links.lineage(of: type) }

    /// Returns all protocols to which a type of this module declares conformance, including those of its superclasses and of
    /// the protocols themselves.
    func protocols(of type: String) -> Set<String> {
        var result: Set<String> = []
        var pending = lineage(of: type)
        while let next = pending.popLast() {
            let imported = dependencies.flatMap { $0.conformances[next] ?? [] }
            for written in (entries[next]?.inherited ?? []) + imported {
                for part in written.split(separator: "&") {
                    let bare = part.filter { !$0.isWhitespace }
                    let name = qualified(bare, within: next) ?? bare
                    if result.insert(name).inserted { pending.append(name) }
                }
            }
        }
        return result
    }

    /// Whether the main actor isolates the type: by its attribute, by a superclass's, or by that of a protocol of the module,
    /// of another one or of UIKit.
    func isIsolated(_ type: String) -> Bool {
        let protocols = protocols(of: type)
        return declareIsolation(lineage(of: type) + protocols) || protocols.contains(where: isDelegateOfUIKit)
    }

    private func declareIsolation(_ types: [String]) -> Bool {
        types.contains {
            entry($0)?.declaration?.attributes.contains("MainActor") == true
                || importedIsolatedTypes.contains($0)
        }
    }

    private func isDelegateOfUIKit(_ name: String) -> Bool {
        let name = String(name.split(separator: ".").last ?? "")
        return name.hasPrefix("UI") && entry(name) == nil
            && ["Delegate", "DataSource"].contains(where: name.hasSuffix)
    }

    /// The classes of this module, in the order of their names.
    var classes: [(name: String, entry: Entry)] {
        entries.filter { $0.value.declaration?.kind == .class }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    /// Returns the class and its superclasses, including those of Apple's frameworks.
    func wholeLineage(of type: String) -> [String] { links.wholeLineage(of: type) }

    // MARK: Members

    /// Returns the families of members with the base name.
    func families(named name: String) -> [ExtensionFamily] { families[name] ?? [] }

    /// Returns the families that the class overrides and none of its superclasses in this module does.
    func families(toppedBy type: String) -> [ExtensionFamily] {
        families.values.joined().filter { $0.tops.contains(type) }.sorted {
            $0.protocolName < $1.protocolName
        }
    }

    /// Returns the optional requirements with the name.
    func optionals(named name: String) -> [OptionalRequirement] { optionalsByName[name] ?? [] }

    /// Returns the members with the name in any type of the module, in the order of the types' names.
    func members(named name: String) -> [Found] {
        (membersByName[name] ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
    }

    /// Returns the only protocol, or else the only class, that declares a member with the name; nil if there are others.
    func onlyOwner(of name: String) -> String? {
        let owners = members(named: name).filter { !$0.member.isStatic }.map(\.type)
        func only(_ kind: TypeFacts.Kind) -> String? {
            let found = Set(owners.filter { entry($0)?.declaration?.kind == kind })
            return found.count == 1 ? found.first : nil
        }
        return only(.protocol) ?? only(.class)
    }

    /// Returns the members with the name in a type.
    func members(named name: String, of type: String) -> [Found] { membersByName[name]?[type] ?? [] }

    /// Returns the subclasses of the type that override the member.
    func overriders(of member: MemberFacts, below type: String) -> [String] {
        guard let below = subclasses[type], let overriders = overridersByName[member.fullName] else {
            return []
        }
        return below.filter(overriders.contains)
    }

    /// Returns whether a subclass in another module overrides the member.
    func isOverriddenElsewhere(_ member: MemberFacts, of type: String) -> Bool {
        foreignOverrides.contains(member, below: [type] + (subclasses[type] ?? []))
    }

    /// Returns whether a class of the module or of its tests, which may be local to a function, overrides a member of a type of
    /// another module.
    func isOverridden(_ fullName: String, of foreignType: String) -> Bool {
        ownOverrides.contains(fullName, below: [foreignType])
            || foreignOverrides.contains(fullName, below: [foreignType] + (subclasses[foreignType] ?? []))
    }

    // MARK: Other modules

    /// Returns whether importing the module also imports UIKit, as with the umbrella header of a framework. Missing
    /// modules are assumed to be such frameworks.
    func isBearerOfUIKit(_ module: String) -> Bool {
        missingModules.contains(module) || dependencies.contains { $0.module == module && $0.bringsUIKit }
    }

    var summary: ModuleSummary {
        var superclasses: [String: String] = [:]
        var conformances: [String: [String]] = [:]
        for (type, _) in classes {
            superclasses[type] = links.superclass(of: type)
            conformances[type] = protocols(of: type).sorted()
        }
        let plain = classes.filter { PlainInitializer(self).isOffered(by: $0.entry.declaration) }
        return ModuleSummary(
            module: name,
            optionals: optionals.filter { $0.module == name || $0.module.isEmpty }
                .map { $0.inModule(name) },
            superclasses: superclasses, conformances: conformances, bringsUIKit: bringsUIKit,
            plainClasses: plain.map(\.name),
            aliases: aliases.filter { $0.value.access >= .public }.mapValues(\.type),
            newerNames: newerNames, isolatedTypes: isolatedTypes,
            families: families.sorted { $0.key < $1.key }.flatMap(\.value).compactMap {
                $0.exported(from: name)
            })
    }

    /// The protocols that the main actor isolates, and the classes that inherit its attribute.
    private var isolatedTypes: [String] {
        entries.filter { type, entry in
            entry.declaration?.kind == .protocol ? isIsolated(type) : declareIsolation(lineage(of: type))
        }.keys.sorted()
    }

    /// The public types that are named like those that Foundation has since later versions.
    private var newerNames: [String: String] {
        var found: [String: String] = [:]
        for name in ["Predicate", "Expression"] {
            guard let declaration = entry(name)?.declaration, declaration.access >= .public else { continue }
            found[name] = declaration.keyword == "actor" ? "class" : declaration.keyword
        }
        return found
    }

    /// Returns what to import so that a name of Foundation and of an imported module is that of the module, as before
    /// Foundation had it; nil for other names.
    func scopedImport(of name: String, among imports: Set<String>) -> String? {
        guard qualified(name) == nil,
            let module = dependencies.first(where: {
                imports.contains($0.module) && $0.newerNames[name] != nil
            }), let keyword = module.newerNames[name]
        else { return nil }
        return "\(keyword) \(module.module).\(name)"
    }

    /// Returns whether a class of another module is known to have an initializer without arguments.
    func isMadePlainly(_ type: String) -> Bool {
        dependencies.contains { $0.plainClasses.contains(type) }
    }
}
