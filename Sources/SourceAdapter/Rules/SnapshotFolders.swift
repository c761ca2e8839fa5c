import SwiftSyntax

/// The folder of recorded pictures, where pictures recorded here are to be separate from those of a simulator.
///
/// swift-snapshot-testing, and helpers that tests write for it, name the folder by a literal in the call that appends it to a
/// path. Helpers add the processor or the system: `__Snapshots__x86__` becomes `FOLDERx86__`.
struct SnapshotFolders: Rule {
    private static let name = "__Snapshots__"

    func examine(_ node: FunctionCallExprSyntax, in draft: Draft) {
        guard let folder = draft.configuration.snapshotFolder else { return }
        for argument in node.arguments {
            guard let literal = argument.expression.as(StringLiteralExprSyntax.self),
                let value = literal.representedLiteralValue, value.hasPrefix(Self.name)
            else { continue }
            draft.replace(literal, withExpression: (folder + value.dropFirst(Self.name.count)).literal)
        }
    }
}
