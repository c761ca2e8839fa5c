import SwiftSyntax

/// Reads the tests of a file, and the types that they depend on.
final class TestReader: SyntaxVisitor {
    /// A function that may be a test.
    struct Candidate {
        var library: DeclaredTest.Library
        var suite: String
        var name: String
        var line: Int
        /// Whether only the compiler knows if it exists.
        var isConditional: Bool
        /// The byte range of the declaration.
        var range: Range<Int>
        /// The reason why it exists on iOS alone; nil for a test that is built.
        var absence: String?
        /// Whether its class is generic: such a class has no tests of its own, but those that are derived from it inherit them.
        var isGeneric = false
        /// Whether it is an example of Quick's, which is certain only when its class runs.
        var isExample = false
    }

    /// The functions that are tests, possibly depending on their class.
    private(set) var candidates: [Candidate] = []
    /// The first inherited type of each class.
    private(set) var superclasses: [String: String] = [:]
    /// The protocols, whose extensions contain helpers and no tests.
    private(set) var protocols: Set<String> = []
    /// The words in the parts of each outermost type that are not tests.
    private(set) var words: [String: Set<String>] = [:]
    /// The words in the tests, in the order of the candidates.
    private(set) var testWords: [Set<String>] = []

    private let conditions: Conditions
    private let conditionsOfDevice: Conditions
    private let lines: LineTable
    private var names: [String] = []
    /// The number of enclosing conditions that only the compiler can evaluate.
    private var conditionDepth = 0
    /// The reason why the clause that is being read is not built.
    private var absence: String?
    /// The generic classes around what is being read.
    private var genericDepth = 0
    /// The private classes around what is being read. XCTest finds methods as the Objective-C runtime has them, without those of private
    /// classes, so that their tests are skipped (SwiftLint: `private_unit_test`).
    private var privateDepth = 0

    init(_ tree: SourceFileSyntax, _ text: String, _ configuration: SourceAdapter.Configuration) {
        conditions = Conditions(configuration)
        conditionsOfDevice = Conditions(configuration, ofDevice: true)
        lines = LineTable(Array(text.utf8))
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        names.append(node.name.plainText)
        genericDepth += node.genericParameterClause == nil ? 0 : 1
        privateDepth += Self.isPrivate(node) ? 1 : 0
        superclasses[names.joined(separator: ".")] = first.map { String($0.prefix { $0 != "<" }) } ?? ""
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        names.removeLast()
        genericDepth -= node.genericParameterClause == nil ? 0 : 1
        privateDepth -= Self.isPrivate(node) ? 1 : 0
    }

    private static func isPrivate(_ node: ClassDeclSyntax) -> Bool {
        !node.modifiers.names.isDisjoint(with: ["private", "fileprivate"])
            && !node.attributes.plain.contains { $0.name == "objc" }
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        protocols.insert((names + [node.name.plainText]).joined(separator: "."))
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: ActorDeclSyntax) { names.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        names.append(name)
        return .visitChildren
    }

    // MARK: Tests

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let library = library(of: node) {
            candidates.append(
                Candidate(
                    library: library, suite: names.joined(separator: "."), name: name(of: node, library),
                    line: lines.position(of: node.name.bytes.lowerBound).line,
                    isConditional: conditionDepth > 0,
                    range: node.bytes, absence: absence, isGeneric: genericDepth > 0))
            testWords.append(Self.words(in: node))
            return .skipChildren
        }
        note(Self.words(in: node))
        if node.name.plainText == "spec", !names.isEmpty { addExamples(of: node) }
        return .skipChildren
    }

    /// Adds the examples that a specification of Quick's names by literals; where all are in helpers, the specification
    /// counts as one, so that it is not lost with them.
    private func addExamples(of node: FunctionDeclSyntax) {
        let calls = ExampleFinder.calls(in: node).map { ($0.name, $0.place) }
        for (name, place) in calls.isEmpty ? [("spec", node.name.bytes.lowerBound)] : calls {
            let line = lines.position(of: place).line
            candidates.append(
                Candidate(
                    library: .xctest, suite: names.joined(separator: "."), name: "\(name), line \(line)",
                    line: line, isConditional: conditionDepth > 0, range: node.bytes, isExample: true))
            testWords.append(Self.words(in: node))
        }
    }

    private func library(of node: FunctionDeclSyntax) -> DeclaredTest.Library? {
        if node.attributes.plain.contains(where: { $0.name == "Test" || $0.name == "Testing.Test" }) {
            return .testing
        }
        let isTest =
            node.name.plainText.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
            && node.signature.returnClause == nil && !names.isEmpty && privateDepth == 0
            && node.modifiers.names.isDisjoint(with: ["static", "class", "private", "fileprivate"])
            && !node.attributes.names.contains("unavailable")
        return isTest ? .xctest : nil
    }

    private func name(of node: FunctionDeclSyntax, _ library: DeclaredTest.Library) -> String {
        guard library == .testing else { return node.name.plainText }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.plainText + ":" }
        return "\(node.name.plainText)(\(labels.joined()))"
    }

    // MARK: Words

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { noteAll(node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { noteAll(node) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { noteAll(node) }

    override func visit(_ node: InheritedTypeListSyntax) -> SyntaxVisitorContinueKind {
        note(Self.words(in: node))
        return .skipChildren
    }

    private func noteAll(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        note(Self.words(in: node))
        return .skipChildren
    }

    private func note(_ found: Set<String>) {
        guard let type = names.first?.split(separator: ".").first.map(String.init) else { return }
        words[type, default: []].formUnion(found)
    }

    private static func words(in node: some SyntaxProtocol) -> Set<String> {
        var words: Set<String> = []
        for token in node.tokens(viewMode: .sourceAccurate) {
            if case .identifier = token.tokenKind { words.insert(token.plainText) }
        }
        return words
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let built = conditions.active(node)
        for part in built {
            guard let elements = part.clause.elements else { continue }
            conditionDepth += part.condition == nil ? 0 : 1
            walk(Syntax(fromProtocol: elements))
            conditionDepth -= part.condition == nil ? 0 : 1
        }
        for part in conditionsOfDevice.active(node) where part.condition == nil && absence == nil {
            guard let elements = part.clause.elements, let condition = part.clause.condition,
                !built.contains(where: { $0.clause.id == part.clause.id })
            else { continue }
            absence = "\(condition.trimmedDescription) is false here"
            walk(Syntax(fromProtocol: elements))
            absence = nil
        }
        return .skipChildren
    }
}

/// Finds calls such as `it("opens the door") { … }`.
private final class ExampleFinder: SyntaxVisitor {
    private var calls: [(name: String, place: Int)] = []

    static func calls(in node: some SyntaxProtocol) -> [(name: String, place: Int)] {
        let finder = ExampleFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.calls
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["it", "fit", "xit"].contains(name),
            let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
        else { return .visitChildren }
        calls.append((literal.segments.trimmedDescription, node.bytes.lowerBound))
        return .skipChildren
    }
}
