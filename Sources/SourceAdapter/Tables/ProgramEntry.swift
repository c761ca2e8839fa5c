/// The entry point of an application: a type marked `@main`, or the statements of a `main.swift`. The tables of the file
/// register it, so that a tool can launch the application.
struct ProgramEntry {
    private let call: String
    private let moduleName: String
    private let topLevelCode: TopLevelCode?

    /// The function with the statements of a `main.swift`.
    private static let functionName = "__applicationMain"

    /// Returns whether the statements of an adapted `main.swift` are in a function, so that it can be compiled like other files.
    static func isWrapped(_ text: String) -> Bool { text.contains("func \(functionName)()") }

    /// Creates the entry point of a file; nil where it has none.
    init?(_ draft: Draft) {
        moduleName = draft.module.name
        let marked = draft.facts.types.first {
            !$0.attributes.isDisjoint(with: ["main", "UIApplicationMain", "NSApplicationMain"])
        }
        if let marked, !marked.isLocal, !marked.isGeneric, !marked.isHidden, marked.condition == nil {
            topLevelCode = nil
            call = "\(marked.name).main()"
        } else if let code = draft.facts.topLevelCode, draft.source.text.contains("UIApplicationMain") {
            guard !draft.facts.types.contains(where: { code.range.contains($0.nameOffset) }) else {
                let text = "the application is not launched: main.swift declares types between its statements"
                draft.report(.warning, text, at: code.range.lowerBound)
                return nil
            }
            topLevelCode = code
            call = "\(Self.functionName)()"
        } else {
            return nil
        }
    }

    /// The statement that registers the entry point.
    var registration: String {
        "UIKit.AdaptedApplication.register(\(moduleName.literal)) { \(call) }"
    }

    /// Top-level statements are allowed in a program's own `main.swift` only.
    func prepare(_ draft: Draft) {
        guard let topLevelCode else { return }
        for modifier in topLevelCode.accessLevels { draft.erase(modifier) }
        draft.insertDeclarations(
            "@MainActor private func \(Self.functionName)() {", at: topLevelCode.range.lowerBound)
        draft.insert(" }", at: topLevelCode.range.upperBound)
    }
}

/// The statements of a `main.swift`, and the declarations between them.
struct TopLevelCode: Hashable, Sendable {
    let range: Range<Int>
    /// The access levels of the declarations, which those in a function cannot have.
    let accessLevels: [Range<Int>]

    static let accessLevels: Set<String> = ["private", "fileprivate", "internal", "package", "public"]
}
