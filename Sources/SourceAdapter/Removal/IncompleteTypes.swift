import SwiftParser
import SwiftSyntax

/// The types of tested code that lost something without a trace: their superclass, a conformance, or a member that others
/// call dynamically. Nothing else would notice the loss, so that creating an object of such a type ends the process.
public struct IncompleteTypes {
    /// The reasons, by the qualified names of the types.
    private var reasons: [String: String] = [:]

    /// Finds the types in a module's original sources and what was left out of each.
    public init(_ sources: [SourceFile], _ removals: [String: CodeRemoval]) {
        let requirements = RequirementFinder.names(in: removals.isEmpty ? [] : sources)
        for source in sources {
            guard let units = removals[source.path]?.removedUnits, !units.isEmpty else { continue }
            let lines = LineTable(Array(source.text.utf8))
            for unit in units where !unit.isRepair {
                guard let name = Self.incompleteType(unit, requirements) else { continue }
                let file = source.path.split(separator: "/").last ?? ""
                let place = "\(file):\(lines.position(of: unit.place).line)"
                let reason =
                    "\(name) lacks \(unit.name) (\(place)), which does not compile here: \(unit.message)"
                if reasons[name] == nil { reasons[name] = reason }
            }
        }
    }

    /// Returns the sources with a property in each incomplete type, at the end of its declaration, whose initial value ends the
    /// process. Classes of tests, which are created in order to be listed, are reported in another way.
    public func marked(_ sources: [SourceFile], besides help: TestHelpers? = nil) -> [SourceFile] {
        let reasons = reasons.filter { help?.losses[$0.key] == nil }
        guard !reasons.isEmpty else { return sources }
        let words = reasons.keys.compactMap { $0.split(separator: ".").last }
        return sources.map { source in
            guard words.contains(where: source.text.contains) else { return source }
            let finder = DeclarationFinder(reasons)
            finder.walk(Parser.parse(source: source.text))
            guard !finder.ends.isEmpty else { return source }
            var edits = EditList(Array(source.text.utf8))
            for end in finder.ends {
                edits.insert(end.separator + Self.property(end.reason), at: end.offset)
            }
            return SourceFile(
                path: source.path, text: String(decoding: edits.applied().bytes, as: UTF8.self))
        }
    }

    /// An integer, so that the type remains equatable, codable and sendable.
    private static func property(_ reason: String) -> String {
        " private let _lost: Int = { fatalError(\(reason.literal)) }() "
    }

    /// Returns the qualified name of the type that is incomplete without the unit; nil if other code does not compile
    /// without it either, or if its absence ends the process.
    private static func incompleteType(_ unit: RemovalUnit, _ requirements: Set<String>) -> String? {
        guard let node = unit.node else { return nil }
        let holders = sequence(first: node, next: \.parent).compactMap(TypeHolder.init)
        guard let holder = holders.first else { return nil }
        let isMissingType = unit.message.hasPrefix("cannot find type")
        let declaration = SilentLoss.declaration(node)
        let isLost: Bool
        if unit.isExact {
            // Whatever needs the conformance to an unknown protocol does not compile.
            isLost = !isMissingType || holder.isClass && holder.isFirst(node) && !isProtocolByName(node)
        } else if TypeHolder(declaration) != nil {
            isLost = holder.isExtension && holder.inherits && !isMissingType
        } else if node.is(MemberBlockItemSyntax.self) {
            isLost =
                isCalledDynamically(declaration)
                || holder.mayWitness && !isMissingType && isWitness(declaration, requirements)
        } else {
            // A statement or a body ends the process where it would have run.
            isLost = false
        }
        guard isLost else { return nil }
        return holders.reversed().map(\.qualifiedName).joined(separator: ".")
    }

    /// Whether the name of the type that the node belongs to is usually one of a protocol.
    private static func isProtocolByName(_ node: Syntax) -> Bool {
        let type = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(InheritedTypeSyntax.self) }
            .first
        let name = type?.type.trimmedDescription ?? ""
        return ["Delegate", "DataSource", "Protocol", "able", "Type"].contains(where: name.hasSuffix)
    }

    private static func isCalledDynamically(_ declaration: Syntax) -> Bool {
        if declaration.is(DeinitializerDeclSyntax.self) { return true }
        let words = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.names ?? []
        return words.contains("override") || words.contains("required")
    }

    /// Whether the declaration may implement a requirement that has a default implementation.
    private static func isWitness(_ declaration: Syntax, _ requirements: Set<String>) -> Bool {
        guard let words = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.names,
            words.isDisjoint(with: ["private", "fileprivate"])
        else { return false }
        return RequirementFinder.names(of: declaration).contains(where: requirements.contains)
    }
}

/// Finds the names of the requirements of protocols.
private final class RequirementFinder: SyntaxVisitor {
    private var found: Set<String> = []

    static func names(in sources: [SourceFile]) -> Set<String> {
        sources.reduce(into: []) { names, source in
            guard source.text.contains("protocol ") else { return }
            let finder = RequirementFinder(viewMode: .sourceAccurate)
            finder.walk(Parser.parse(source: source.text))
            names.formUnion(finder.found)
        }
    }

    /// Returns the names of a function or a property.
    static func names(of declaration: Syntax) -> [String] {
        if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.plainText] }
        return declaration.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in node.memberBlock.members { found.formUnion(Self.names(of: Syntax(member.decl))) }
        return .skipChildren
    }
}

/// Finds the ends of the declarations of classes, structures and actors.
private final class DeclarationFinder: SyntaxVisitor {
    struct End {
        let offset: Int
        /// The separator from a member in the same line.
        let separator: String
        let reason: String
    }

    private(set) var ends: [End] = []
    private let reasons: [String: String]
    private var names: [String] = []

    init(_ reasons: [String: String]) {
        self.reasons = reasons
        super.init(viewMode: .sourceAccurate)
    }

    private func enter(_ name: String, _ block: MemberBlockSyntax?) -> SyntaxVisitorContinueKind {
        names.append(name)
        if let block, let reason = reasons[names.joined(separator: ".")] {
            let isInLine = !block.rightBrace.leadingTrivia.contains(where: \.isNewline)
            let needsSeparator = isInLine && block.members.last.map { $0.semicolon == nil } == true
            ends.append(
                End(
                    offset: block.rightBrace.bytes.lowerBound, separator: needsSeparator ? ";" : "",
                    reason: reason))
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plainText, node.memberBlock)
    }
    override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plainText, node.memberBlock)
    }
    override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plainText, node.memberBlock)
    }
    override func visitPost(_ node: ActorDeclSyntax) { names.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plainText, nil)
    }
    override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, nil)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }
}
