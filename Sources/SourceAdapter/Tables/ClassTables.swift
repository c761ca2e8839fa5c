/// Writes the Objective-C metadata of each class: its name, its properties and its methods.
///
/// A function that runs when the program is loaded registers the tables of a file. It only records them;
/// they are filled when UIKit first looks up a name.
struct ClassTables: DeclarationWriter {
    /// The function that fills the tables of a file, by which adapted files are recognized.
    static let functionName = "__adapted"

    func write(to draft: Draft) {
        guard !draft.facts.hasTables else { return }
        var tables: [ClassTable] = []
        for type in draft.facts.types where type.kind == .class || type.kind == .extension {
            if isUnavailable(type, in: draft) { continue }
            if type.inherited.contains("UIKit.SelfAdapting") || type.adaptsItself { return }
            let table = ClassTable(type, in: draft)
            guard !table.isEmpty else { continue }
            if let obstacle = table.obstacle {
                draft.report(
                    .warning, "actions and outlets of \(type.name) are not known by name: \(obstacle)",
                    at: type.nameOffset)
            } else {
                tables.append(table)
            }
        }
        let entry = ProgramEntry(draft)
        guard !tables.isEmpty || entry != nil else { return }
        if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
        entry?.prepare(draft)
        write(tables, entry, to: draft)
    }

    /// Returns whether a class, or a type around it, must not be used: it has been renamed or removed.
    private func isUnavailable(_ type: TypeFacts, in draft: Draft) -> Bool {
        if type.attributes.contains("unavailable") { return true }
        let names = type.name.split(separator: ".")
        return names.indices.contains { index in
            let name = names[...index].joined(separator: ".")
            return draft.module.entry(name)?.declaration?.attributes.contains("unavailable") == true
        }
    }

    private func write(_ tables: [ClassTable], _ entry: ProgramEntry?, to draft: Draft) {
        var calls = entry.map { [$0.registration] } ?? []
        for (index, table) in tables.enumerated() {
            let name = "__adapted\(index)"
            let call = "\(table.type.name).\(name)()"
            if table.type.isHidden, !table.type.isLocal {
                draft.insertDeclarations(table.function(name), at: table.type.bodyStart)
                let caller = "@MainActor fileprivate static func \(name)_() { \(table.lastName).\(name)() }"
                draft.append("extension \(table.outerName) { \(caller) }")
                calls.append("\(table.outerName).\(name)_()")
            } else if table.type.isGeneric || table.type.isLocal {
                write(selfAdapting: table, to: draft)
            } else {
                let text = "extension \(table.type.name) {\n\(table.function(name))\n}"
                draft.append(Conditioned(condition: table.type.condition, text: text).text)
                calls.append(Conditioned(condition: table.type.condition, text: call).text)
            }
        }
        guard !calls.isEmpty else { return }
        draft.append("@MainActor private func \(Self.functionName)() {\n\(calls.joined(separator: "\n"))\n}")
        draft.append(
            "@section(\".init_array\") @used private let __adaptedAtLoad: @convention(c) () -> Void = "
                + "{ UIKit.AdaptedCode.add { \(Self.functionName)() } }")
    }
}

extension ClassTables {
    /// A generic class has a table for each of its specializations, which UIKit finds by a conformance, and so has a class in
    /// a function, which cannot be named outside. Subclasses inherit it.
    fileprivate func write(selfAdapting table: ClassTable, to draft: Draft) {
        let isInherited = hasSelfAdaptingSuperclass(table.type, in: draft)
        draft.insertDeclarations(table.selfAdapting(isOverride: isInherited), at: table.type.bodyStart)
        guard !isInherited else { return }
        if table.type.isLocal { return draft.conform(table.type, to: "UIKit.SelfAdapting") }
        let text = "extension \(table.type.name): UIKit.SelfAdapting {}"
        draft.append(Conditioned(condition: table.type.condition, text: text).text)
    }

    private func hasSelfAdaptingSuperclass(_ type: TypeFacts, in draft: Draft) -> Bool {
        draft.module.lineage(of: type.name).dropFirst().contains { name in
            guard let declaration = draft.module.entry(name)?.declaration, declaration.kind == .class,
                declaration.isGeneric || declaration.isLocal
            else { return false }
            let table = ClassTable(declaration, in: draft)
            return !table.isEmpty && table.obstacle == nil
        }
    }
}

extension TypeFacts {
    /// Returns whether the class already has the method with which generic classes fill their tables.
    fileprivate var adaptsItself: Bool {
        isGeneric && members.contains { $0.isStatic && $0.isOverride && $0.fullName == "adapt()" }
    }
}

/// The table of a declaration or an extension of a class.
struct ClassTable {
    let type: TypeFacts
    private let properties: [MemberFacts]
    private let methods: [MemberFacts]
    private let classMethods: [MemberFacts]
    private let additions: [AddedMethod]
    private let implemented: [String]
    private let isDerivedFromGeneric: Bool
    private let isOnOtherActor: Bool
    private let isMadeByName: Bool
    private let moduleName: String

    init(_ type: TypeFacts, in draft: Draft) {
        self.type = type
        moduleName = draft.module.name
        let entry = draft.module.entry(type.name)
        let exposesAll =
            type.attributes.contains("objcMembers")
            || type.attributes.contains("objc") && type.kind == .extension
            || entry?.declaration?.attributes.contains("objcMembers") == true
        let isClass = entry?.declaration.map { $0.kind == .class } ?? !ValueTypes.names.contains(type.name)
        let all = isClass ? type.members.filter { !$0.isUnavailable } : []
        let members = all.filter { !$0.isStatic }
        classMethods = all.filter {
            $0.isStatic && $0.kind == .method && $0.isCallableByName
                && ($0.isExposed || exposesAll && $0.isVisible && !$0.isOverride)
        }
        properties = members.filter { $0.kind == .property && ($0.isExposed || exposesAll && $0.isVisible) }
        methods = members.filter {
            $0.kind == .method && $0.isCallableByName
                && ($0.isExposed || exposesAll && $0.isVisible && !$0.isOverride
                    || draft.module.selectorNames.contains($0.name) && entry?.declaration != nil
                        && !$0.isOverride
                    || InformalMembers.calledByName.contains($0.fullName)
                        && draft.module.isInformal($0, of: type.name))
        }
        additions = members.compactMap { draft.module.addedMethod($0, of: type) }
        implemented = Self.implemented(members + additions.map(\.requirement), of: type, in: draft)
        isMadeByName = PlainInitializer(draft.module).isWanted(by: type)
        let declaration = entry?.declaration
        isDerivedFromGeneric =
            declaration?.isGeneric == true && !type.isGeneric
            || declaration == nil && FrameworkClasses.generic.contains(type.name)
        isOnOtherActor = (declaration ?? type).attributes.contains {
            $0.hasSuffix("Actor") && $0 != "MainActor"
        }
    }

    /// Returns the optional methods of frameworks' protocols among the members, by their selectors.
    private static func implemented(_ members: [MemberFacts], of type: TypeFacts, in draft: Draft) -> [String]
    {
        let candidates = members.filter {
            $0.kind == .method && FrameworkOptionals.names.contains($0.fullName)
        }
        guard !candidates.isEmpty else { return [] }
        let resolver = SelectorResolver(module: draft.module)
        return candidates.map { resolver.frameworkSelector($0) }
    }

    private var objcName: String? { type.kind == .class ? type.objcName : nil }

    var isEmpty: Bool {
        properties.isEmpty && methods.isEmpty && classMethods.isEmpty && implemented.isEmpty
            && additions.isEmpty && objcName == nil && !isMadeByName
            && !(type.kind == .class && type.access <= .fileprivate && !type.inherited.isEmpty
                && !type.isLocal)
    }

    /// The reason why there can be no table; nil if there can.
    var obstacle: String? {
        if type.isLocal, type.kind != .class || type.inherited.isEmpty || type.condition != nil {
            return "the class is declared in a function"
        }
        if isOnOtherActor { return "the class is isolated to another actor than the main actor" }
        if type.isHidden, !type.isLocal,
            type.isGeneric || type.name.split(separator: ".").count > 2 || type.kind == .extension
        {
            return "the class is private to the types around it"
        }
        if type.isGeneric, type.kind == .extension || type.condition != nil || objcName != nil {
            return "the class is generic"
        }
        return isDerivedFromGeneric ? "the class is generic" : nil
    }

    var lastName: Substring { type.name.split(separator: ".").last ?? "" }
    /// The name of the class in its table: in extensions of nested types, enclosing names are not visible. In a generic class
    /// its name alone has its type arguments.
    private var ownName: String {
        type.isHidden || type.isLocal || type.isGeneric ? String(lastName) : type.name
    }
    var outerName: String { type.name.split(separator: ".").dropLast().joined(separator: ".") }

    // MARK: Writing

    /// Returns the method with which each specialization of a generic class fills its table.
    func selfAdapting(isOverride: Bool) -> String {
        let access = type.access >= .public ? "public " : ""
        let text = "@MainActor \(access)\(isOverride ? "override " : "")class func adapt() {\n\(body)\n}"
        return text.contains("#if ") ? text : text.replacing("\n", with: " ")
    }

    func function(_ name: String) -> String {
        let text = "@MainActor fileprivate static func \(name)() {\n\(body)\n}"
        let isSimple = !text.contains("#if ")
        return type.isHidden && isSimple ? text.replacing("\n", with: " ") : text
    }

    private var body: String {
        let isNamed = type.kind == .class && !type.isLocal
        let names = [objcName, isNamed ? "\(moduleName).\(type.name)" : nil].compactMap(\.self)
        let arguments = ["\(ownName).self"] + names.map(\.literal)
        let table = "UIKit.AdaptedClass(\(arguments.joined(separator: ", ")));"
        let entries =
            properties.map { entry($0, property($0)) }
            + methods.map {
                entry($0, "table.method(\(Self.selector($0).literal)) { \(call($0, on: ownName)) };")
            }
            + additions.map {
                entry(
                    $0.member,
                    "table.addition(\($0.requirement.fullName.literal)) { \(call($0.member, on: ownName)) };")
            }
            + classMethods.map {
                entry(
                    $0,
                    "table.classMethod(\(Self.selector($0).literal)) { \(call($0, on: ownName + ".Type")) };")
            }
            + (isMadeByName ? ["table.make { \(ownName)() };"] : [])
            + (implemented.isEmpty
                ? [] : ["table.implements(\(implemented.map(\.literal).joined(separator: ", ")));"])
        return (["\(entries.isEmpty ? "_" : "let table") = \(table)"] + entries).joined(separator: "\n")
    }

    /// Setting by a key path also calls a getter, which a property for documents only may lack.
    private func property(_ member: MemberFacts) -> String {
        let setter = member.isComputed ? " { $0.`\(member.name)` = $1 }" : ""
        return "table.property(\(member.name.literal), \\\(ownName).`\(member.name)`)\(setter);"
    }

    /// Returns the selector of a member; an override has that of the framework.
    private static func selector(_ member: MemberFacts) -> String {
        guard member.isOverride, member.objcName == nil else { return member.selector }
        return FrameworkSelectors.selector(member.name, labels: member.parameters.map(\.label))
            ?? member.selector
    }

    private func entry(_ member: MemberFacts, _ text: String) -> String {
        Conditioned(condition: member.condition, text: text).text
    }

    private func call(_ method: MemberFacts, on receiver: String) -> String {
        let parameters = method.parameters.enumerated().map { "a\($0): \($1.plainType)" }
        let arguments = method.parameters.enumerated().map {
            $1.label == "_" ? "a\($0)" : "\($1.label): a\($0)"
        }
        let mark = method.isThrowing ? "try? " : ""
        let head = (["o: \(receiver)"] + parameters).joined(separator: ", ")
        return "(\(head)) in \(mark)o.`\(method.name)`(\(arguments.joined(separator: ", ")))".onOneLine
    }
}

extension MemberFacts {
    fileprivate var isVisible: Bool { (access ?? .internal) > .fileprivate }

    /// Whether a call through Objective-C could pass the arguments.
    var isCallableByName: Bool {
        !isAsync && generics.isEmpty && parameters.count <= 6
            && parameters.allSatisfy { parameter in
                !parameter.isInout && !parameter.isVariadic && !parameter.isAutoclosure
                    && !parameter.isClosureOfTheCall
                    && !parameter.type.hasPrefix("some ")
            }
    }
}

extension SelectorResolver {
    /// Returns the selector of a method that a framework's protocol requires.
    func frameworkSelector(_ member: MemberFacts) -> String {
        FrameworkSelectors.selector(member.name, labels: member.parameters.map(\.label)) ?? member.selector
    }
}
