import SwiftSyntax

/// A file while it is being adapted: what is to change, what is to be added, and what is to be said about it.
final class Draft {
    let source: SourceFile
    let facts: FileFacts
    let module: ModuleIndex
    let configuration: SourceAdapter.Configuration
    /// The types around the node that is examined, outermost first, by qualified name.
    var enclosingTypes: [String] = []
    /// What has to be imported besides what the file imports: modules, or `struct Module.Name`.
    var neededImports: Set<String> = []
    /// Ends what was opened before the file's last line.
    var ending: String?
    /// The start of a line near the beginning that holds no code; nil if there is none.
    var freeLine: Int?
    private(set) var diagnostics: [AdapterDiagnostic] = []

    private let bytes: [UInt8]
    private let lines: LineTable
    private var edits: EditList
    private var constants: [String] = []
    private var additions: [String] = []
    /// Protocols that classes conform to in addition, by where the bodies of the classes start.
    private var conformances: [Int: [String]] = [:]

    init(
        _ source: SourceFile, facts: FileFacts, module: ModuleIndex,
        configuration: SourceAdapter.Configuration
    ) {
        self.source = source
        self.facts = facts
        self.module = module
        self.configuration = configuration
        bytes = Array(source.text.utf8)
        lines = LineTable(bytes)
        edits = EditList(bytes)
    }

    // MARK: Changing

    func erase(_ node: some SyntaxProtocol) { edits.erase(node.bytes) }

    func erase(_ range: Range<Int>) { edits.erase(range) }

    /// Puts text in the place of a node, which must be as long; answers whether it is.
    @discardableResult
    func replace(_ node: some SyntaxProtocol, with text: String) -> Bool {
        edits.replace(node.bytes, with: text)
    }

    @discardableResult
    func replace(_ range: Range<Int>, with text: String) -> Bool { edits.replace(range, with: text) }

    /// Puts an expression in the place of another, by the name of a constant if it is longer.
    func replace(_ node: some SyntaxProtocol, withExpression text: String) {
        guard !edits.replace(node.bytes, with: text) else { return }
        let index = constants.firstIndex(of: text) ?? constants.count
        if index == constants.count { constants.append(text) }
        edits.replace(node.bytes, with: "_K.c\(index)")
            ? () : report(.error, "no room to adapt this", at: node)
    }

    /// Adds text between two tokens; what follows in the line moves.
    func insert(_ text: String, at offset: Int) { edits.insert(text, at: offset) }

    /// Adds text between two tokens. If something follows in the line it is kept in its place by a new line that
    /// takes over the old one's number, so the text may stand only where a declaration may.
    func insertDeclarations(_ text: String, at offset: Int) {
        edits.insert(keepingPlaces(text, at: offset), at: offset)
    }

    private func keepingPlaces(_ text: String, at offset: Int) -> String {
        let rest = bytes[offset...].prefix { $0 != .lineFeed }
        if Self.isBlankOrComment(rest) { return " " + text }
        let (line, column) = lines.position(of: offset)
        let directive = "#sourceLocation(file: \(source.path.literal), line: \(line))"
        let padding = String(repeating: " ", count: column - 1)
        return " \(text)\n\(directive)\n\(padding)"
    }

    /// Lets a class with types after its colon conform to one more protocol, in its own declaration.
    func conform(_ type: TypeFacts, to name: String) {
        conformances[type.bodyStart, default: []].append(name)
    }

    private func insertConformances() {
        for (start, names) in conformances {
            edits.erase(start - 1..<start)
            edits.insertFirst(keepingPlaces(", \(names.joined(separator: ", ")) {", at: start), at: start)
        }
        conformances = [:]
    }

    /// Adds text at the end of the line if no token follows the offset there; answers whether that is so.
    func insertAtLineEnd(_ text: String, after offset: Int) -> Bool {
        let rest = bytes[offset...].prefix { $0 != .lineFeed }
        guard Self.isBlankOrComment(rest) else { return false }
        edits.insert(text, at: offset)
        return true
    }

    private static func isBlankOrComment(_ rest: ArraySlice<UInt8>) -> Bool {
        let text = rest.drop { $0 == .space || $0 == .tab || $0 == .carriageReturn }
        return text.isEmpty || text.starts(with: Array("//".utf8))
    }

    /// Adds declarations after the last line of the file.
    func append(_ declarations: String) { additions.append(declarations) }

    /// Adds declarations after the last line of the file if they are not there.
    func appendOnce(_ declarations: String) {
        if !additions.contains(declarations), !source.text.contains(declarations) { append(declarations) }
    }

    // MARK: Telling

    func report(_ severity: AdapterDiagnostic.Severity, _ message: String, at node: some SyntaxProtocol) {
        report(severity, message, at: node.bytes.lowerBound)
    }

    func report(_ severity: AdapterDiagnostic.Severity, _ message: String, at offset: Int) {
        let (line, column) = lines.position(of: offset)
        let diagnostic = AdapterDiagnostic(
            severity: severity, path: source.path, line: line, column: column, message: message)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    // MARK: Finishing

    /// Returns the adapted text, or nil if nothing has to change.
    func finished() -> String? {
        insertConformances()
        additions.insert(contentsOf: neededImports.sorted().map { "import \($0)" }, at: 0)
        if let ending { additions.insert(ending, at: 0) }
        let isChanged = !(edits.isEmpty && constants.isEmpty && additions.isEmpty)
        switch configuration.naming {
        case .all: if !facts.namesOriginal { nameOriginal() }
        case .changed where isChanged: nameOriginal()
        case .changed, .none: break
        }
        if edits.isEmpty && constants.isEmpty && additions.isEmpty { return nil }
        var (result, conflicts) = edits.applied()
        for conflict in conflicts {
            report(.error, "two changes meet here; only one is made", at: conflict.second.lowerBound)
        }
        result += Array(closing().utf8)
        return String(decoding: result, as: UTF8.self)
    }

    /// Tells the compiler where the file comes from, in a line that holds nothing but a comment if there is one, so
    /// that lines keep their numbers for whoever counts them too.
    private func nameOriginal() {
        let end = freeLine.map { offset in bytes[offset...].firstIndex(of: .lineFeed) ?? bytes.count }
        guard let start = freeLine, let end else {
            return edits.insert("#sourceLocation(file: \(source.path.literal), line: 1)\n", at: 0)
        }
        let line = lines.position(of: start).line + 1
        edits.erase(start..<end)
        edits.insert("#sourceLocation(file: \(source.path.literal), line: \(line))", at: start)
    }

    private func closing() -> String {
        guard !constants.isEmpty || !additions.isEmpty else { return "" }
        var text = bytes.last == .lineFeed ? "" : "\n"
        if configuration.naming != .none { text += "#sourceLocation()\n" }
        if !constants.isEmpty {
            let lines = constants.enumerated().map { "static let c\($0) = \($1)" }
            text += "fileprivate enum _K { \(lines.joined(separator: "; ")) }\n"
        }
        return text
            + additions.map { $0 + "\n" }.joined().lines(without: configuration.unwantedLines[source.path])
    }
}

extension SyntaxProtocol {
    /// The bytes of the node in its file, without what is around it.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension String {
    /// Returns the text without lines that are not wanted.
    fileprivate func lines(without unwanted: Set<String>?) -> String {
        guard let unwanted, !unwanted.isEmpty else { return self }
        return split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !unwanted.contains(String($0)) }.joined(separator: "\n")
    }

    /// The text as a literal in Swift.
    var literal: String {
        let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
        return "\"\(escaped)\""
    }
}
