/// How deep the search for the view at a point has gone. Views override `hitTest`, so that no list can take the
/// place of its recursion.
@MainActor
enum HitTestDepth {
    static let deepest = 1_000
    private static var depth = 0

    /// Looks one level deeper, or says that it is too deep.
    static func descend(_ look: () -> UIView?) -> UIView? {
        guard depth < deepest else {
            RuntimeDiagnostics.report(
                "Views nested more than \(deepest) deep are not looked into for touches")
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        return look()
    }
}
