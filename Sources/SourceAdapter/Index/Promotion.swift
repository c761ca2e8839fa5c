/// A member of an extension that has to be in the body of its class, where Swift dispatches it dynamically.
///
/// The member stays in place under a name of the same length, and a method with its own name in the class calls it.
struct Promotion: Sendable {
    let type: String
    let member: MemberFacts
    /// The access of the extension, which applies to members without access modifiers.
    let access: Access
    /// The name of the member in the class's body.
    let name: String
    /// Whether a superclass has the member in its body.
    let isOverride: Bool
    /// Whether the class is isolated to the main actor.
    var isOnMainActor = false

    /// Textual descriptions that every object has, nonisolated.
    private static let texts: Set = ["description", "debugDescription"]

    /// The new name of the member in the extension.
    var disguise: String { Disguise.name(for: member.name, salt: "\(type).\(member.fullName)") }

    /// The reason why the member cannot be called from the class; nil if it can.
    var obstacle: String? {
        if member.name.utf8.count < 2 { return "its name is too short" }
        if member.parameters.contains(where: \.isVariadic) { return "it is variadic" }
        if member.condition != nil { return "it is inside of an #if" }
        return nil
    }

    /// The declaration that is added to the class.
    var declaration: String {
        let access = member.access ?? access
        let words = [
            member.carriedAttributes, access == .internal || access == .private ? "" : "\(access.rawValue) ",
            isOverride ? "override " : "", member.isStatic ? "class " : "",
        ]
        return words.joined() + (member.kind == .property ? property : method)
    }

    private var property: String {
        let type = member.type ?? "Never"
        if let observer = member.observer {
            let value = observer == "willSet" ? "newValue" : name
            return "var \(name): \(type) { \(observer) { \(disguise) = \(value) } }"
        }
        let isAnywhere = isOverride && isOnMainActor && Self.texts.contains(member.name)
        let getter = isAnywhere ? "MainActor.assumeIsolated { \(disguise) }" : disguise
        let body = member.isSettable ? "get { \(getter) } set { \(disguise) = newValue }" : getter
        return "var \(name): \(type) { \(body) }"
    }

    private var method: String {
        let parameters = member.parameters.named
        let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
        let result = member.type.map { " -> \($0)" } ?? ""
        let constraints = member.constraints.isEmpty ? "" : " \(member.constraints)"
        let call = "\(disguise)(\(parameters.forwarded))"
        let marks = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
        let signature = "(\(parameters.declared()))\(effects)\(result)\(constraints)"
        return "func \(name)\(member.generics)\(signature) { \(marks)\(call) }".onOneLine
    }
}

extension String {
    /// The text without line breaks.
    var onOneLine: String {
        split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension ModuleIndex {
    /// Returns the members that have to be called from the body of a class of this module.
    func promotions(of type: String) -> [Promotion] {
        guard let entry = entry(type), entry.declaration?.kind == .class else { return [] }
        return entry.extensions.flatMap { _, facts, _ in
            facts.members.filter { isPromoted($0, of: type) }.map { member in
                let family = family(of: member, in: type)
                let hasAncestor = family.map { !$0.tops.contains(type) }
                return Promotion(
                    type: type, member: member, access: facts.access,
                    name: family?.name(in: type) ?? member.name,
                    isOverride: member.isOverride && hasAncestor ?? !isInformal(member, of: type),
                    isOnMainActor: isOnMainActor(type))
            }
        }
    }

    /// Returns whether a class is isolated to the main actor, as far as its own module and UIKit's names show.
    private func isOnMainActor(_ type: String) -> Bool {
        lineage(of: type).contains { name in
            entry(name)?.declaration.map { $0.attributes.contains("MainActor") } ?? name.hasPrefix("UI")
        }
    }

    /// Returns whether a member of an extension overrides, or is overridden by a subclass in this module or a dependent one.
    func isPromoted(_ member: MemberFacts, of type: String) -> Bool {
        guard member.kind != .initializer, !member.overridesClosed else { return false }
        if member.isOverride, !isInformal(member, of: type) { return true }
        guard !member.modifiers.contains("static") else { return false }
        return overriders(of: member, below: type).contains { !isDeclaredBetween($0, and: type, member) }
            || isOverriddenElsewhere(member, of: type)
    }

    /// Returns whether a class between the subclass and the type declares the member itself.
    private func isDeclaredBetween(_ subclass: String, and type: String, _ member: MemberFacts) -> Bool {
        lineage(of: subclass).dropFirst().prefix { $0 != type }.contains { ancestor in
            entry(ancestor)?.members.contains { !$0.isOverride && $0.fullName == member.fullName } == true
        }
    }
}

extension MemberFacts {
    /// Returns whether the member overrides one of Foundation's that is not open here.
    var overridesClosed: Bool {
        isOverride
            && ["isKind(of:)", "isMember(of:)", "conforms(to:)", "forwardingTarget(for:)"].contains(fullName)
    }
}
