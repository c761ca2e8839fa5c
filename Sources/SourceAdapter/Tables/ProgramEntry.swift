/// Where an application begins: a type marked `@main`, or the statements of a `main.swift`. The tables of the file
/// announce it, so that a tool can launch the application.
struct ProgramEntry {
    private let call: String
    private let moduleName: String
    private let topLevelCode: Int?

    /// The function that holds the statements of a `main.swift`.
    private static let functionName = "__applicationMain"

    /// Returns whether the statements of an adapted `main.swift` are in a function, so that it is a file as any other.
    static func isWrapped(_ text: String) -> Bool { text.contains("func \(functionName)()") }

    /// The entry of a file; nil where nothing begins there.
    init?(_ draft: Draft) {
        moduleName = draft.module.name
        let marked = draft.facts.types.first {
            !$0.attributes.isDisjoint(with: ["main", "UIApplicationMain", "NSApplicationMain"])
        }
        if let marked, !marked.isLocal, !marked.isGeneric, !marked.isHidden, marked.condition == nil {
            topLevelCode = nil
            call = "\(marked.name).main()"
        } else if let offset = draft.facts.topLevelCode, draft.source.text.contains("UIApplicationMain") {
            guard draft.facts.types.isEmpty else {
                let text = "the application is not launched: main.swift declares types besides its statements"
                draft.report(.warning, text, at: offset)
                return nil
            }
            topLevelCode = offset
            call = "\(Self.functionName)()"
        } else {
            return nil
        }
    }

    /// The statement that announces the entry.
    var registration: String {
        "UIKit.AdaptedApplication.register(\(moduleName.literal)) { \(call) }"
    }

    /// Statements outside of functions are allowed in a program's own `main.swift` alone.
    func prepare(_ draft: Draft) {
        guard let topLevelCode else { return }
        draft.insertDeclarations("@MainActor private func \(Self.functionName)() {", at: topLevelCode)
        draft.ending = "}"
    }
}
