import SwiftSyntax

/// Stored properties that an initializer does not set, since the code that sets them is left out. Their types become implicitly
/// unwrapped, so that the initializer runs and only the uses of the missing values fail.
enum UnassignedProperties {
    /// Returns the units that change the properties' declarations; none if the error has another cause.
    static func units(
        around token: TokenSyntax, _ error: RemovalError, without removed: [RemovalUnit]
    ) -> [RemovalUnit] {
        if error.purpose == .pictures, error.message.hasSuffix("' has no initializers") {
            return withoutInitializers(token, removed)
        }
        if error.purpose == .pictures, error.message.hasPrefix("unknown attribute '") {
            return withoutWrapper(token)
        }
        guard error.purpose == .pictures, isCause(error.message),
            let initializer = token.nearest(InitializerDeclSyntax.self),
            let members = initializer.nearestMembers
        else { return [] }
        let named = property(namedBy: error.message)
        let assignments = AssignmentFinder.assignments(in: initializer)
        return members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap { variable in
            guard let unit = unit(for: variable, without: removed) else { return nil }
            let name = unit.property
            if let named { return name == named ? unit.unit : nil }
            let places = assignments[name] ?? []
            let isLost =
                places.isEmpty
                || places.contains { place in
                    removed.contains { $0.range.lowerBound <= place && place < $0.range.upperBound }
                }
            return isLost ? unit.unit : nil
        }
    }

    /// Returns the property that an error names as one without a value.
    static func property(namedBy message: String) -> String? {
        guard isCause(message) else { return nil }
        return message.firstMatch(of: /'self\.(\w+)'/).map { String($0.1) }
    }

    /// Returns the units for a class whose initializers are left out, which then has the one without arguments.
    private static func withoutInitializers(_ token: TokenSyntax, _ removed: [RemovalUnit]) -> [RemovalUnit] {
        let members = token.parent?.as(ClassDeclSyntax.self)?.memberBlock.members
        return members?.compactMap {
            $0.decl.as(VariableDeclSyntax.self).flatMap { unit(for: $0, without: removed) }?.unit
        } ?? []
    }

    /// Returns the units for a property whose wrapper is missing, such as one that injects the value.
    private static func withoutWrapper(_ token: TokenSyntax) -> [RemovalUnit] {
        guard let attribute = token.nearest(AttributeSyntax.self),
            let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first, variable.bindings.count == 1, binding.initializer == nil,
            let type = binding.typeAnnotation?.type
        else { return [] }
        let change = unit(for: variable)?.unit
        guard change != nil || isOptional(type) else { return [] }
        var wrapper = RemovalUnit(
            attribute.bytes, name: "the wrapper \(attribute.trimmedDescription)",
            place: attribute.bytes.lowerBound)
        wrapper.isExact = true
        return [wrapper] + (change.map { [$0] } ?? [])
    }

    /// Whether the compiler misses the value of a property at the end of an initializer, or where it is first needed.
    private static func isCause(_ message: String) -> Bool {
        message.hasPrefix("return from initializer without initializing all stored properties")
            || message.contains("not initialized at super.init call")
            || message.contains("before all stored properties are initialized")
            || message.hasPrefix("constant 'self.") || message.hasPrefix("variable 'self.")
    }

    /// Returns the change of a property that needs a value; nil for others. A missing type is the one that replaces it.
    private static func unit(
        for variable: VariableDeclSyntax, without removed: [RemovalUnit] = []
    ) -> (unit: RemovalUnit, property: String)? {
        guard let binding = variable.bindings.first, variable.bindings.count == 1,
            binding.initializer == nil, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let annotation = binding.typeAnnotation, !isOptional(annotation.type),
            !variable.modifiers.contains(where: { excluded.contains($0.name.text) })
        else { return nil }
        let range = variable.bindingSpecifier.bytes.lowerBound..<annotation.type.bytes.upperBound
        var unit = RemovalUnit(
            range, "var \(name): (\(text(of: annotation.type, without: removed)))!",
            name: "the value of \(name)", place: binding.bytes.lowerBound)
        unit.isExact = true
        return (unit, name)
    }

    /// Returns the type with the replacements of its parts.
    private static func text(of type: TypeSyntax, without removed: [RemovalUnit]) -> String {
        let range = type.bytes
        var bytes = Array(type.trimmedDescription.utf8)
        let parts = removed.filter {
            range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound
        }
        for part in parts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) where !part.range.isEmpty
        {
            let start = part.range.lowerBound - range.lowerBound
            bytes.replaceSubrange(start..<start + part.range.count, with: part.replacement.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let excluded: Set = ["static", "class", "lazy", "weak", "unowned"]

    private static func isOptional(_ type: TypeSyntax) -> Bool {
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension InitializerDeclSyntax {
    /// The members of the type that the initializer is declared in; nil in an extension, which has no stored properties.
    fileprivate var nearestMembers: MemberBlockItemListSyntax? {
        for node in sequence(first: Syntax(self), next: \.parent) {
            if let type = node.as(ClassDeclSyntax.self) { return type.memberBlock.members }
            if let type = node.as(StructDeclSyntax.self) { return type.memberBlock.members }
            if node.is(ExtensionDeclSyntax.self) { return nil }
        }
        return nil
    }
}

/// Finds the assignments of an initializer to properties.
private final class AssignmentFinder: SyntaxVisitor {
    /// The offsets of the assignments by the names of the properties.
    private var found: [String: [Int]] = [:]

    static func assignments(in initializer: InitializerDeclSyntax) -> [String: [Int]] {
        let finder = AssignmentFinder(viewMode: .sourceAccurate)
        finder.walk(initializer)
        return finder.found
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), let name = name(of: elements[0]) {
            found[name, default: []].append(node.bytes.lowerBound)
        }
        return .visitChildren
    }

    private func name(of target: ExprSyntax) -> String? {
        if let name = target.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let access = target.as(MemberAccessExprSyntax.self),
            access.base?.trimmedDescription == "self"
        else { return nil }
        return access.declName.baseName.text
    }
}
