import SwiftSyntax

/// Removes `dynamic`, which requires Objective-C's dispatch, and makes such properties notify their observers.
struct DynamicMembers: Rule {
    func examine(_ node: DeclModifierSyntax, in draft: Draft) {
        if node.name.text == "dynamic" { draft.erase(node) }
    }

    func examine(_ node: VariableDeclSyntax, in draft: Draft) {
        guard let facts = MemberReader.properties(node).first, facts.isObservable(in: draft),
            let binding = node.bindings.first, node.bindings.count == 1
        else { return }
        let notifier = ChangeNotifier(key: facts.name, draft: draft)
        switch binding.accessorBlock?.accessors {
        case nil: notifier.observe(binding)
        case .accessors(let accessors): notifier.notify(from: accessors)
        case .getter: break
        @unknown default: break
        }
    }
}

extension MemberFacts {
    /// Returns whether Objective-C would detect that the property is set.
    fileprivate func isObservable(in draft: Draft) -> Bool {
        guard modifiers.contains("dynamic"), modifiers.isDisjoint(with: ["override", "lazy", "weak"]),
            !isStatic, let type = draft.enclosingTypes.last,
            let declaration = draft.module.entry(type)?.declaration, declaration.kind == .class,
            isExposed || declaration.attributes.contains("objcMembers")
        else { return false }
        // Only subclasses of Objective-C's root class are observed.
        guard let root = draft.module.lineage(of: type).last, !Self.protocols.contains(root) else {
            return false
        }
        return draft.module.entry(root)?.declaration == nil
    }

    /// Protocols that are written first by a class without a superclass, such as one that is missing and has been left out.
    private static let protocols: Set = [
        "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
        "Encodable",
        "Equatable", "Error", "Hashable", "Identifiable", "ObservableObject", "Sendable",
    ]
}

/// Writes the calls that notify observers of changes.
private struct ChangeNotifier {
    let key: String
    let draft: Draft

    private var will: String { "willChangeValue(forKey: \(key.literal))" }
    private var did: String { "didChangeValue(forKey: \(key.literal))" }

    /// Adds observers to a property without any.
    func observe(_ binding: PatternBindingSyntax) {
        let text = " { willSet { \(will) } didSet { \(did) } }"
        // The observers precede a semicolon, which a new line replaces.
        let semicolon = binding.parent?.parent?.parent?.as(MemberBlockItemSyntax.self)?.semicolon
        if let semicolon { draft.erase(semicolon) }
        let end = (semicolon?.bytes ?? binding.bytes).upperBound
        if !draft.insertAtLineEnd(text, after: end) { draft.insertDeclarations(text, at: end) }
        needUIKit()
    }

    func notify(from accessors: AccessorDeclListSyntax) {
        func body(_ word: String) -> CodeBlockSyntax? { accessor(word, accessors)?.body }
        if let setter = body("set") {
            insert("\(will); defer { \(did) };", in: setter)
        } else if let after = accessor("didSet", accessors), let block = after.body {
            if let before = body("willSet") { insert("\(will);", in: before) }
            let old = after.parameters?.name.text ?? "oldValue"
            // Without a `willSet` that has the old value, it is read here.
            let change = "changeOfValue(forKey: \(key.literal), from: \(old), to: \(key))"
            insert("defer { \(body("willSet") == nil ? change : did) };", in: block)
        } else if let before = body("willSet") {
            insert("changeOfValue(forKey: \(key.literal), from: \(key), to: newValue);", in: before)
        }
    }

    private func accessor(_ word: String, _ list: AccessorDeclListSyntax) -> AccessorDeclSyntax? {
        list.first { $0.accessorSpecifier.text == word }
    }

    private func insert(_ statements: String, in body: CodeBlockSyntax) {
        draft.insertDeclarations(statements, at: body.leftBrace.bytes.upperBound)
        needUIKit()
    }

    private func needUIKit() {
        if !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
    }
}
