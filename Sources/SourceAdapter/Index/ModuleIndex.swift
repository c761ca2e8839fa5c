/// What all files of a module declare together.
final class ModuleIndex: Sendable {
    /// A type with everything that is declared in it and its extensions.
    struct Entry: Sendable {
        /// The declaration; nil for a type of another module that is extended here.
        var declaration: TypeFacts?
        /// The file of the declaration.
        var path = ""
        var extensions: [(path: String, facts: TypeFacts)] = []

        /// The members of the declaration and of all extensions.
        var members: [MemberFacts] { (declaration?.members ?? []) + extensions.flatMap(\.facts.members) }
        var inherited: [String] {
            (declaration?.inherited ?? []) + extensions.flatMap(\.facts.inherited)
        }
    }

    /// A member and the type that it belongs to.
    struct Found: Sendable {
        let type: String
        let member: MemberFacts
    }

    let name: String
    private let entries: [String: Entry]
    private let membersByName: [String: [Found]]
    /// The types that override a member, by the member's name with labels.
    private let overridersByName: [String: [String]]
    private let shortNames: [String: [String]]
    private let dependencies: [ModuleSummary]
    /// The base names that `#selector` asks for anywhere in the module.
    let selectorNames: Set<String>
    /// The optional requirements of the protocols of this module and of those it imports.
    let optionals: [OptionalRequirement]

    init(_ files: [FileFacts], configuration: SourceAdapter.Configuration) {
        name = configuration.moduleName
        dependencies = configuration.dependencies
        entries = Self.entries(of: files)
        membersByName = Self.members(of: entries)
        overridersByName = membersByName.values.joined().filter(\.member.isOverride)
            .reduce(into: [:]) { $0[$1.member.fullName, default: []].append($1.type) }
        shortNames = Dictionary(grouping: entries.keys.sorted()) { Self.lastPart(of: $0) }
        selectorNames = files.reduce(into: []) { $0.formUnion($1.selectorNames) }
        optionals = OptionalRequirement.all(in: files) + dependencies.flatMap(\.optionals)
    }

    private static func entries(of files: [FileFacts]) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        for file in files {
            for type in file.types {
                if type.kind == .extension {
                    entries[type.name, default: Entry()].extensions.append((file.path, type))
                } else if entries[type.name]?.declaration == nil {
                    entries[type.name, default: Entry()].declaration = type
                    entries[type.name]?.path = file.path
                }
            }
        }
        return entries
    }

    private static func members(of entries: [String: Entry]) -> [String: [Found]] {
        var result: [String: [Found]] = [:]
        for (type, entry) in entries.sorted(by: { $0.key < $1.key }) {
            for member in entry.members {
                result[member.name, default: []].append(Found(type: type, member: member))
            }
        }
        return result
    }

    private static func lastPart(of name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    // MARK: Types

    func entry(_ type: String) -> Entry? { entries[type] }

    /// The qualified name of a type of this module, by the name that is written inside other types.
    func qualified(_ written: String, within scope: String = "") -> String? {
        let plain = written.prefix { $0 != "<" }
        var name = String(plain)
        if name.hasPrefix("\(self.name).") { name.removeFirst(self.name.count + 1) }
        var outer = scope
        while !outer.isEmpty {
            if entries["\(outer).\(name)"]?.declaration != nil { return "\(outer).\(name)" }
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        if entries[name]?.declaration != nil { return name }
        let candidates = shortNames[name]?.filter { entries[$0]?.declaration != nil } ?? []
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// The class itself, if it is of this module, and its superclasses, nearest first; the last may be of another
    /// module.
    func lineage(of type: String) -> [String] {
        var result: [String] = []
        var next: String? = type
        while let current = next, !result.contains(current) {
            result.append(current)
            next = superclass(of: current)
        }
        return result
    }

    /// The superclass as far as syntax tells: the first type after the colon that is not a protocol of this module.
    private func superclass(of type: String) -> String? {
        guard let declaration = entries[type]?.declaration else {
            return dependencies.lazy.compactMap { $0.superclasses[type] }.first
        }
        guard declaration.kind == .class, let first = declaration.inherited.first else { return nil }
        guard let known = qualified(first, within: type) else { return String(first.prefix { $0 != "<" }) }
        return entries[known]?.declaration?.kind == .class ? known : nil
    }

    /// All protocols that a type of this module says it conforms to, those of its superclasses and of the
    /// protocols themselves included.
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

    /// The classes of this module, in the order of their names.
    var classes: [(name: String, entry: Entry)] {
        entries.filter { $0.value.declaration?.kind == .class }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    // MARK: Members

    /// The members of the name in any type of the module.
    func members(named name: String) -> [Found] { membersByName[name] ?? [] }

    /// The types that override the member, in no order.
    func overriders(of member: MemberFacts) -> [String] { overridersByName[member.fullName] ?? [] }

    // MARK: Other modules

    var summary: ModuleSummary {
        var superclasses: [String: String] = [:]
        var conformances: [String: [String]] = [:]
        for (type, _) in classes {
            superclasses[type] = superclass(of: type)
            conformances[type] = protocols(of: type).sorted()
        }
        return ModuleSummary(
            module: name,
            optionals: optionals.filter { $0.module == name || $0.module.isEmpty }
                .map { $0.inModule(name) },
            superclasses: superclasses, conformances: conformances)
    }
}
