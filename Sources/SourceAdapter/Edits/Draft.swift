import SwiftSyntax

/// The edits, additions and diagnostics of a file while it is being adapted.
final class Draft {
    let source: SourceFile
    let facts: FileFacts
    let module: ModuleIndex
    let configuration: SourceAdapter.Configuration
    /// The enclosing types of the current node, outermost first, by qualified name.
    var enclosingTypes: [String] = []
    /// The additional imports: modules, or `struct Module.Name`.
    var neededImports: Set<String> = []
    /// The start of a line near the top without code; nil if there is none.
    var freeLine: Int?
    private(set) var diagnostics: [AdapterDiagnostic] = []

    private let bytes: [UInt8]
    private let lines: LineTable
    private var edits: EditList
    private var constants: [String] = []
    private var additions: [String] = []
    /// Additional conformances of classes, by the start of the classes' bodies.
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

    // MARK: Edits

    func erase(_ node: some SyntaxProtocol) { edits.erase(node.bytes) }

    func erase(_ range: Range<Int>) { edits.erase(range) }

    /// Replaces a node with text, which must not be longer; returns whether it fits.
    @discardableResult
    func replace(_ node: some SyntaxProtocol, with text: String) -> Bool {
        edits.replace(node.bytes, with: text)
    }

    @discardableResult
    func replace(_ range: Range<Int>, with text: String) -> Bool { edits.replace(range, with: text) }

    /// Replaces an expression by another, or by the name of a constant if that is longer.
    func replace(_ node: some SyntaxProtocol, withExpression text: String) {
        guard !edits.replace(node.bytes, with: text) else { return }
        let index = constants.firstIndex(of: text) ?? constants.count
        if index == constants.count { constants.append(text) }
        edits.replace(node.bytes, with: "_K.c\(index)")
            ? () : report(.error, "there is not enough space in the line to adapt this", at: node)
    }

    /// Inserts text between two tokens; the rest of the line moves.
    func insert(_ text: String, at offset: Int) { edits.insert(text, at: offset) }

    /// Inserts text between two tokens. The rest of the line keeps its column in a new line that
    /// has the number of the old one, so that the text must be where a declaration is allowed.
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

    /// Adds a protocol to the inheritance clause of a class that has one.
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

    /// Inserts text at the end of the line if no token follows the offset there; returns whether it did.
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

    /// Adds declarations after the last line of the file unless they have been added already.
    func appendOnce(_ declarations: String) {
        if !additions.contains(declarations), !source.text.contains(declarations) { append(declarations) }
    }

    // MARK: Diagnostics

    func report(_ severity: AdapterDiagnostic.Severity, _ message: String, at node: some SyntaxProtocol) {
        report(severity, message, at: node.bytes.lowerBound)
    }

    func report(_ severity: AdapterDiagnostic.Severity, _ message: String, at offset: Int) {
        let (line, column) = lines.position(of: offset)
        let diagnostic = AdapterDiagnostic(
            severity: severity, path: source.path, line: line, column: column, message: message)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    // MARK: Result

    /// Returns the adapted text, or nil if there are no changes.
    func finished() -> String? {
        insertConformances()
        additions.insert(contentsOf: neededImports.sorted().map { "import \($0)" }, at: 0)
        let isChanged = !(edits.isEmpty && constants.isEmpty && additions.isEmpty)
        switch configuration.naming {
        case .all: if !facts.namesOriginal { nameOriginal() }
        case .changed where isChanged: nameOriginal()
        case .changed, .none: break
        }
        if edits.isEmpty && constants.isEmpty && additions.isEmpty { return nil }
        var (result, conflicts) = edits.applied()
        for conflict in conflicts {
            report(.error, "two edits conflict here; only one is applied", at: conflict.second.lowerBound)
        }
        result += Array(closing().utf8)
        return String(decoding: result, as: UTF8.self)
    }

    /// Adds a reference to the original file, in a line with nothing but a comment if there is one, so
    /// that lines also keep their numbers in the adapted file.
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
    /// The byte range of the node in its file, without trivia.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension String {
    /// Returns the text without unwanted lines.
    fileprivate func lines(without unwanted: Set<String>?) -> String {
        guard let unwanted, !unwanted.isEmpty else { return self }
        return split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !unwanted.contains(String($0)) }.joined(separator: "\n")
    }

    /// The text as a Swift string literal.
    var literal: String {
        let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
        let printable = escaped.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar.value == 0x7F
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return "\"\(printable.joined())\""
    }
}
