/// The depth of the search for the view at a point. Views override `hitTest`, so that an iteration cannot replace its
/// recursion.
@MainActor
enum HitTestDepth {
    static let deepest = 1_000
    private static var depth = 0

    /// Searches one level deeper, or reports that the limit is exceeded.
    static func descend(_ look: () -> UIView?) -> UIView? {
        guard depth < deepest else {
            RuntimeDiagnostics.report(
                "Views nested more than \(deepest) deep receive no touches")
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        return look()
    }
}
